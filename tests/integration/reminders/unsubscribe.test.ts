import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db";
import { sealValue } from "@/lib/encryption";
import { submitUnsubscribe } from "@/lib/reminders/actions";
import { claimDue } from "@/lib/reminders/send-due";
import { Browser } from "../support/browser";
import { formOf } from "../support/forms";
import { linkIn, type Mailbox } from "../support/mail";
import { attemptAll, makeReminded, type Reminded } from "../support/reminders";

const mailbox: Mailbox = await vi.hoisted(async () =>
  (await import("../support/mail")).startMail(),
);
afterAll(() => mailbox.stop());

let person: Reminded | undefined;
let other: Reminded | undefined;

beforeEach(async () => {
  await prisma.reminderSettings.deleteMany();
  [person, other] = await makeReminded(2);
  await claimDue(new Date());
  await attemptAll(person?.userId ?? "");
});

const mail = () => mailbox.arrived().find(({ to }) => to.includes(person?.email ?? ""));
const oneClick = () =>
  new URL(/<(.+)>/.exec(mail()?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "");
const isOn = async (someone: Reminded | undefined) =>
  (
    await prisma.reminderSettings.findUniqueOrThrow({
      where: { userId: someone?.userId ?? "" },
    })
  ).enabled;

/** What a mail program sends: a form, no cookie, no origin. */
function click(url: URL, method = "POST") {
  return new Browser().call<{ success: boolean; code?: string }>(
    method as "POST",
    url.pathname + url.search,
  );
}

test("one click in a mail program ends them, without a session and as often as it likes", async () => {
  expect((await click(oneClick())).status).toBe(200);
  expect(await isOn(person)).toBe(false);
  expect(await isOn(other)).toBe(true);
  expect((await click(oneClick())).status).toBe(200);
});

test("looking at either address changes nothing", async () => {
  expect((await click(oneClick(), "GET")).status).toBe(405);
  expect(await isOn(person)).toBe(true);
});

test("the button of the page ends them", async () => {
  const token = linkIn(mail(), "/unsubscribe").searchParams.get("token") ?? "";
  const result = await new Browser().run(() => submitUnsubscribe(null, formOf({ token })));
  expect(result).toEqual({ ok: true, data: null });
  expect(await isOn(person)).toBe(false);
});

test("the link works for ever, and after the account is gone it says the same", async () => {
  const url = oneClick();
  await prisma.user.delete({ where: { id: person?.userId ?? "" } });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 20 * 365 * 24 * 60 * 60 * 1000 });
  expect((await click(url)).status).toBe(200);
  vi.useRealTimers();
});

test("a token that was changed, cut or made for something else is refused", async () => {
  const url = oneClick();
  const token = url.searchParams.get("token") ?? "";
  const tokens = [
    "",
    token.slice(0, -1),
    `${token.slice(0, 9)}A${token.slice(10)}`.replace(token, ""),
    sealValue("mail", { userId: person?.userId }),
  ];
  for (const wrong of tokens) {
    url.searchParams.set("token", wrong);
    const { status, body } = await click(url);
    expect([status, body.code]).toEqual([400, "INVALID_LINK"]);
  }
  expect(await isOn(person)).toBe(true);
});
