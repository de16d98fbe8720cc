import { randomUUID } from "node:crypto";
import { afterAll, expect, test, vi } from "vitest";
import { submitForgotPassword } from "@/lib/auth/actions";
import { FORGOT_ACCOUNT_LIMIT, FORGOT_ADDRESS_LIMIT } from "@/lib/auth/constants";
import { prisma } from "@/lib/db";
import { registered } from "../support/accounts";
import { Browser } from "../support/browser";
import { withDatabaseAway } from "../support/database-away";
import { linkIn, type Mailbox } from "../support/mail";
import { statementsOf } from "../support/statements";
import { holdTheClock, letPass } from "../support/waiting";

const mailbox: Mailbox = await vi.hoisted(async () =>
  (await import("../support/mail")).startMail(),
);
afterAll(() => mailbox.stop());
holdTheClock();

const RESET_SUBJECT = "Choose a new password";

function forgot(email: unknown, browser = new Browser()) {
  return browser.call("POST", "/api/auth/forgot-password", { email });
}

async function resetMailsTo(email: string) {
  return (await mailbox.to(email)).filter(({ subject }) => subject === RESET_SUBJECT);
}

test("a person gets a link, however they write their address", async () => {
  const { email } = await registered(new Browser());
  const answer = await forgot(` ${email.toUpperCase()} `);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    success: true,
    message: "If an account with that email exists, we've sent a password reset link.",
  });
  const mails = await resetMailsTo(email);
  expect(mails).toHaveLength(1);
  const token = linkIn(mails[0], "/reset-password").searchParams.get("token");
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(mails[0]?.text).not.toMatch(/Google/);
});

test("an unknown address gets the same answer for the same statements, and no mail", async () => {
  const { email } = await registered(new Browser());
  const unknown = `${randomUUID()}@example.org`;
  await forgot(email);
  const answers: unknown[] = [];
  const asked = async (address: string) => {
    const statements = await statementsOf(async () => {
      const { status, body } = await forgot(address);
      answers.push({ status, body });
    });
    return statements;
  };
  expect(await asked(unknown)).toEqual(await asked(email));
  expect(answers[0]).toEqual(answers[1]);
  expect(await mailbox.to(unknown)).toHaveLength(0);
});

test("nothing readable of the address waits in the queue", async () => {
  const email = `${randomUUID()}@example.org`;
  await forgot(email);
  const [row] = await prisma.$queryRaw<{ jobs: string }[]>`
    SELECT string_agg(data::text, ' ') AS jobs FROM pgboss.job`;
  expect(row?.jobs).toContain("sealed");
  expect(row?.jobs).not.toContain(email);
  await mailbox.to(email);
});

test("someone who signs in with Google only is told so, and may choose a password", async () => {
  const { email } = await registered(new Browser());
  await prisma.user.update({ where: { email }, data: { passwordHash: null } });
  await forgot(email);
  const [mail] = await resetMailsTo(email);
  expect(mail?.text).toMatch(/Google/);
  linkIn(mail, "/reset-password");
});

test("someone who has left the address gets nothing there", async () => {
  const { email } = await registered(new Browser());
  await forgot(email);
  const next = `${randomUUID()}@example.org`;
  await prisma.user.update({ where: { email }, data: { email: next } });
  expect(await resetMailsTo(email)).toHaveLength(0);
  expect(await resetMailsTo(next)).toHaveLength(0);
});

test.each([undefined, "", "nope", 7])("%s is no address", async (email) => {
  expect(await forgot(email)).toMatchObject({
    status: 400,
    body: { success: false, code: "VALIDATION", message: "Invalid email address" },
  });
});

test("one address is not flooded with mails, wherever the wishes come from, and the wait grows", async () => {
  const { email } = await registered(new Browser());
  const answers = await Promise.all(
    Array.from({ length: FORGOT_ACCOUNT_LIMIT.points + 3 }, () => forgot(email)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(FORGOT_ACCOUNT_LIMIT.points);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({ success: false, code: "RATE_LIMITED" });
  expect(refused?.headers.get("retry-after")).toBe("5");
  await letPass(5);
  expect((await forgot(email)).status).toBe(200);
  expect((await forgot(email)).headers.get("retry-after")).toBe("10");
  // An address that nobody has is limited in the same way, so the limit tells nothing either.
  const unknown = `${randomUUID()}@example.org`;
  const others = await Promise.all(
    Array.from({ length: FORGOT_ACCOUNT_LIMIT.points + 3 }, () => forgot(unknown)),
  );
  expect(others.filter(({ status }) => status === 429)).toHaveLength(3);
});

test("one client is not free to ask for everybody", async () => {
  const browser = new Browser();
  const answers = await Promise.all(
    Array.from({ length: FORGOT_ADDRESS_LIMIT.points + 2 }, () =>
      forgot(`${randomUUID()}@example.org`, browser),
    ),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
});

test("while the database is away it says so, and promises no mail", async () => {
  const { email } = await registered(new Browser());
  const answer = await withDatabaseAway(() => forgot(email));
  expect(answer).toMatchObject({ status: 503, body: { success: false, code: "UNAVAILABLE" } });
  expect(await resetMailsTo(email)).toHaveLength(0);
  expect((await forgot(email)).status).toBe(200);
});

test("the form without scripts comes back with what was typed, or with the success", async () => {
  const form = new FormData();
  form.set("email", "ada@example");
  const run = () => new Browser().run(() => submitForgotPassword(null, form));
  expect(await run()).toMatchObject({
    ok: false,
    fieldErrors: { email: "Invalid email address" },
    values: { email: "ada@example" },
  });
  form.set("email", `${randomUUID()}@example.org`);
  expect(await run()).toEqual({ ok: true, data: null });
});
