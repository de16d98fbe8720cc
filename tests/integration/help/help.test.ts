import { afterAll, describe, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db";
import { submitHelpRequest } from "@/lib/support/actions";
import { HELP_LIMIT, HELP_MAX_CHARACTERS } from "@/lib/support/constants";
import { HELP_PROBLEMS } from "@/lib/support/problems";
import { formOf } from "../support/forms";
import type { Mailbox } from "../support/mail";
import { type Person, revoke, signedIn } from "../support/people";
import { subscribe } from "../support/subscribe";

const SUPPORT = "help@stepwell.example";

const mailbox: Mailbox = await vi.hoisted(async () => {
  process.env.SUPPORT_EMAIL = "help@stepwell.example";
  return (await import("../support/mail")).startMail();
});
afterAll(() => mailbox.stop());

const ask = ({ browser }: Person, message: unknown) =>
  browser.run(() => submitHelpRequest(null, formOf({ message })));

/** The mails that a person's questions became, newest first. */
async function questionsOf({ email }: Person) {
  const mails = await mailbox.to(SUPPORT);
  return mails.filter(({ replyTo }) => replyTo?.includes(email));
}

test("a question arrives in the support mailbox, and a reply goes to the person", async () => {
  const person = await signedIn();
  const answer = await ask(person, "  Where is my <b>plan</b>?\r\nI archived it.\n\nThank you!  ");
  expect(answer).toEqual({ ok: true, data: null });
  const [mail, ...others] = await questionsOf(person);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: [SUPPORT],
    subject: "Somebody asks for help",
    replyTo: [person.email],
  });
  expect(mail?.headers).toEqual({});
  expect(mail?.text).toContain("Where is my <b>plan</b>?\nI archived it.\n\nThank you!");
  expect(mail?.text).toContain("Free Plan");
  expect(mail?.text).toContain("Ada Lovelace");
  expect(mail?.text).toContain("not confirmed");
  expect(mail?.html).not.toContain("<b>plan");
});

test("of a subscriber it is marked, in the subject and for mail programs", async () => {
  const person = await signedIn();
  await subscribe(person.userId);
  await prisma.user.update({
    where: { id: person.userId },
    data: { emailVerified: new Date() },
  });
  await ask(person, "Where did my plan go?");
  const [mail] = await questionsOf(person);
  expect(mail?.subject).toBe("[Premium] Somebody asks for help");
  expect(mail?.headers).toEqual({ "X-Priority": "1", Importance: "high" });
  expect(mail?.text).not.toContain("not confirmed");
});

test.each(["canceled", "unpaid", "incomplete", "paused"])(
  "a subscription that is %s marks nothing, and neither does what the person says",
  async (status) => {
    const person = await signedIn();
    await subscribe(person.userId, status);
    await prisma.user.update({
      where: { id: person.userId },
      data: { firstName: "[Premium]\r\nBcc: x@example.org", lastName: "Premium" },
    });
    await person.browser.run(() =>
      submitHelpRequest(
        null,
        formOf({ message: "I have Premium, really.", isPremium: "true", to: "x@example.org" }),
      ),
    );
    const [mail] = await questionsOf(person);
    expect(mail?.subject).toBe("Somebody asks for help");
    expect(mail?.headers).toEqual({});
    expect(mail?.to).toEqual([SUPPORT]);
  },
);

describe("a question is refused, and what was typed comes back", () => {
  test.each([
    ["empty", "", HELP_PROBLEMS.tooShort],
    [
      "blank",
      "  \n\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b ",
      HELP_PROBLEMS.tooShort,
    ],
    ["of 9 characters", "123456789", HELP_PROBLEMS.tooShort],
    ["too long", "x".repeat(HELP_MAX_CHARACTERS + 1), HELP_PROBLEMS.tooLong],
  ])("when it is %s", async (_name, message, told) => {
    const person = await signedIn();
    expect(await ask(person, message)).toMatchObject({
      ok: false,
      code: "VALIDATION",
      fieldErrors: { message: told },
      values: { message },
    });
    expect(await questionsOf(person)).toEqual([]);
  });

  test("when it is a file or nothing at all", async () => {
    const person = await signedIn();
    const file = new FormData();
    file.set("message", new File(["x"], "x.txt"));
    for (const form of [file, new FormData()]) {
      const answer = await person.browser.run(() => submitHelpRequest(null, form));
      expect(answer).toMatchObject({ ok: false, code: "VALIDATION" });
    }
  });

  test("when the session has ended", async () => {
    const person = await signedIn();
    await revoke(person);
    const message = "Where did my plan go?";
    expect(await ask(person, message)).toMatchObject({
      ok: false,
      code: "UNAUTHENTICATED",
      values: { message },
    });
    expect(await questionsOf(person)).toEqual([]);
  });
});

test("10 and 4,000 characters are taken", async () => {
  const person = await signedIn();
  expect(await ask(person, "1234567890")).toMatchObject({ ok: true });
  expect(await ask(person, "x".repeat(HELP_MAX_CHARACTERS))).toMatchObject({ ok: true });
  expect(await questionsOf(person)).toHaveLength(2);
});

test("of many questions at once exactly as many go out as an hour allows", async () => {
  if (!("points" in HELP_LIMIT)) throw new Error("a limit by the hour");
  const person = await signedIn();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => ask(person, `Question number ${at}`)),
  );
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(HELP_LIMIT.points);
  const refused = answers.find((answer) => answer?.ok === false);
  expect(refused).toMatchObject({ code: "RATE_LIMITED", message: expect.stringMatching(/wait/) });
  expect(await questionsOf(person)).toHaveLength(HELP_LIMIT.points);
});

test("nothing of a question is stored in clear, not even while its mail waits", async () => {
  const person = await signedIn();
  const marker = `marker-${person.userId}`;
  await ask(person, `Please keep this to yourself: ${marker}`);
  const jobs = await prisma.$queryRaw<object[]>`SELECT * FROM pgboss.job WHERE name = 'send-mail'`;
  expect(jobs.length).toBeGreaterThan(0);
  expect(JSON.stringify(jobs)).not.toContain(marker);
  expect(JSON.stringify(jobs)).not.toContain(person.email);
  expect(await questionsOf(person)).toHaveLength(1);
});
