import { afterAll, expect, test, vi } from "vitest";
import { submitResetPassword } from "@/lib/auth/actions";
import { LOGIN_ACCOUNT_LIMIT, RESET_ADDRESS_LIMIT, RESET_LINK_LIMIT } from "@/lib/auth/constants";
import { findLinkOwner, issueEmailToken } from "@/lib/auth/email-token";
import { sessionCookieName } from "@/lib/auth/session-token";
import { prisma } from "@/lib/db";
import type { EmailTokenPurpose } from "@/prisma/generated/enums";
import { type AuthAnswer, PASSWORD, registered } from "../support/accounts";
import { Browser } from "../support/browser";
import { withDatabaseAway } from "../support/database-away";
import { linkIn, type Mailbox } from "../support/mail";
import { holdTheClock } from "../support/waiting";

const mailbox: Mailbox = await vi.hoisted(async () =>
  (await import("../support/mail")).startMail(),
);
afterAll(() => mailbox.stop());
holdTheClock();

const NEW_PASSWORD = "note G of the translator";

const invalid = {
  status: 400,
  body: {
    success: false,
    code: "INVALID_LINK",
    message: "This password reset link is invalid or has expired.",
  },
};

async function newPerson() {
  const browser = new Browser();
  const { email } = await registered(browser);
  const { id } = await prisma.user.findUniqueOrThrow({ where: { email } });
  return { browser, email, id };
}

function tokenFor(userId: string, purpose: EmailTokenPurpose = "reset_password") {
  return prisma.$transaction((transaction) => issueEmailToken(transaction, { userId, purpose }));
}

function reset(token: unknown, newPassword: unknown = NEW_PASSWORD, browser = new Browser()) {
  return browser.call("POST", "/api/auth/reset-password", { token, newPassword });
}

async function logInStatus(email: string, password: string) {
  const answer = await new Browser().call("POST", "/api/auth/login", { email, password });
  return answer.status;
}

test("the link from the mail gives a new password, ends every session, and tells by mail", async () => {
  const { browser, email } = await newPerson();
  const second = new Browser();
  await second.call("POST", "/api/auth/login", { email, password: PASSWORD });
  await new Browser().call("POST", "/api/auth/forgot-password", { email });
  const [mail] = await mailbox.to(email);
  const token = linkIn(mail, "/reset-password").searchParams.get("token");

  const answer = await reset(token);
  expect(answer).toMatchObject({
    status: 200,
    body: { success: true, message: expect.any(String) },
  });
  expect(await logInStatus(email, PASSWORD)).toBe(401);
  expect(await logInStatus(email, NEW_PASSWORD)).toBe(200);
  for (const device of [browser, second]) {
    expect((await device.call("GET", "/api/auth/me")).status).toBe(401);
  }
  const subjects = (await mailbox.to(email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === "Your password was changed")).toHaveLength(1);
});

test("whoever opens the link reads the mailbox, so the address is confirmed too", async () => {
  const { email, id } = await newPerson();
  await reset(await tokenFor(id));
  const person = new Browser();
  const answer = await person.call<AuthAnswer>("POST", "/api/auth/login", {
    email,
    password: NEW_PASSWORD,
  });
  expect(answer.body.user).toMatchObject({ emailVerified: true });
});

test("a person without a password gets one", async () => {
  const { email, id } = await newPerson();
  await prisma.user.update({ where: { id }, data: { passwordHash: null } });
  expect((await reset(await tokenFor(id))).status).toBe(200);
  expect(await logInStatus(email, NEW_PASSWORD)).toBe(200);
});

test("a link works once", async () => {
  const { email, id } = await newPerson();
  const token = await tokenFor(id);
  await reset(token);
  expect(await reset(token, "another password of hers")).toMatchObject(invalid);
  expect(await logInStatus(email, NEW_PASSWORD)).toBe(200);
});

test("of parallel uses one succeeds", async () => {
  const { email, id } = await newPerson();
  const token = await tokenFor(id);
  const passwords = Array.from({ length: 6 }, (_, index) => `a parallel password ${index}`);
  const answers = await Promise.all(passwords.map((password) => reset(token, password)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? "";
  expect(await logInStatus(email, winner)).toBe(200);
  const mails = await mailbox.to(email);
  expect(mails.filter(({ subject }) => subject === "Your password was changed")).toHaveLength(1);
});

test("a link that has expired is dead, by its call and by its screen", async () => {
  const { email, id } = await newPerson();
  const token = await tokenFor(id);
  expect(await findLinkOwner(token, "reset_password")).toEqual({ email });
  await prisma.emailToken.updateMany({
    where: { userId: id },
    data: { expiresAt: new Date(Date.now() - 1000) },
  });
  expect(await reset(token)).toMatchObject(invalid);
  expect(await findLinkOwner(token, "reset_password")).toBeNull();
  expect(await logInStatus(email, PASSWORD)).toBe(200);
});

test("a newer link takes the place of the one before", async () => {
  const { id } = await newPerson();
  const older = await tokenFor(id);
  const newer = await tokenFor(id);
  expect(await reset(older)).toMatchObject(invalid);
  expect((await reset(newer)).status).toBe(200);
});

test("a link for another purpose is none, and stays good for its own", async () => {
  const { id } = await newPerson();
  for (const purpose of ["verify_email", "change_email"] as const) {
    expect(await reset(await tokenFor(id, purpose))).toMatchObject(invalid);
  }
  expect(await prisma.emailToken.count({ where: { userId: id } })).toBe(2);
});

test("a link changes the password of its owner and of nobody else, whoever is signed in", async () => {
  const [ada, eve] = [await newPerson(), await newPerson()];
  await reset(await tokenFor(ada.id), NEW_PASSWORD, eve.browser);
  expect(await logInStatus(eve.email, PASSWORD)).toBe(200);
  expect(await logInStatus(ada.email, NEW_PASSWORD)).toBe(200);
  expect((await eve.browser.call("GET", "/api/auth/me")).status).toBe(200);
});

test("strangers who hammer at the account do not keep out whoever chose the password", async () => {
  const { email, id } = await newPerson();
  const hammer = () => logInStatus(email, "a wrong password");
  const browser = new Browser();
  await reset(await tokenFor(id), NEW_PASSWORD, browser);
  await Promise.all(Array.from({ length: LOGIN_ACCOUNT_LIMIT.points + 1 }, hammer));
  expect(await hammer()).toBe(429);
  const login = { email, password: NEW_PASSWORD };
  expect((await browser.call("POST", "/api/auth/login", login)).status).toBe(200);
});

test("the browser that asked loses its dead cookie", async () => {
  const { browser, id } = await newPerson();
  await reset(await tokenFor(id), NEW_PASSWORD, browser);
  expect(browser.cookies.has(sessionCookieName())).toBe(false);
});

test.each([
  ["too short", "short", "Password must be at least 8 characters"],
  ["too long", "x".repeat(129), "Password too long"],
  ["missing", undefined, "Password must be at least 8 characters"],
  ["easy to guess", "password1", expect.any(String)],
])("a password that is %s does not use the link up", async (_, newPassword, message) => {
  const { email, id } = await newPerson();
  const token = await tokenFor(id);
  const refused = await new Browser().call("POST", "/api/auth/reset-password", {
    token,
    newPassword,
  });
  expect(refused).toMatchObject({
    status: 400,
    body: { code: "VALIDATION", errors: [{ field: "newPassword", message }] },
  });
  expect(await logInStatus(email, PASSWORD)).toBe(200);
  expect((await reset(token)).status).toBe(200);
});

test.each([undefined, "", 7, "x".repeat(201)])("%s is no link", async (token) => {
  expect(await reset(token)).toMatchObject({
    status: 400,
    body: { code: "VALIDATION", message: invalid.body.message },
  });
});

test("a text that is no token is an invalid link", async () => {
  expect(await reset("nope")).toMatchObject(invalid);
  expect(await findLinkOwner("nope", "reset_password")).toBeNull();
});

test("while the database is away nothing happens, and the link stays good", async () => {
  const { email, id } = await newPerson();
  const token = await tokenFor(id);
  const answer = await withDatabaseAway(() => reset(token));
  expect(answer).toMatchObject({ status: 503, body: { code: "UNAVAILABLE" } });
  expect(await logInStatus(email, PASSWORD)).toBe(200);
  expect((await reset(token)).status).toBe(200);
});

test("tries are limited by client and by link", async () => {
  const statusesOf = async (count: number, call: (index: number) => ReturnType<typeof reset>) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => call(index)));
    return answers.filter(({ status }) => status === 429).length;
  };
  const browser = new Browser();
  const guesses = (index: number) => reset(`guess-${index}`, NEW_PASSWORD, browser);
  expect(await statusesOf(RESET_ADDRESS_LIMIT.points + 3, guesses)).toBe(3);
  expect(await statusesOf(RESET_LINK_LIMIT.points + 2, () => reset("one link"))).toBe(2);
});

test("no token is kept in readable form, in a link's row or in a limit's", async () => {
  const { id } = await newPerson();
  const token = await tokenFor(id);
  await reset(token, "password1");
  const rows = JSON.stringify(await prisma.emailToken.findMany());
  const limits = (await prisma.rateLimit.findMany()).map(({ key }) => key).join(" ");
  expect(limits).toContain("reset-link");
  expect(rows + limits).not.toContain(token);
});

test("the form asks for the password twice", async () => {
  const { id } = await newPerson();
  const form = new FormData();
  form.set("token", await tokenFor(id));
  form.set("newPassword", NEW_PASSWORD);
  form.set("confirmPassword", "another one of hers");
  const run = () => new Browser().run(() => submitResetPassword(null, form));
  const refused = await run();
  expect(refused).toMatchObject({
    ok: false,
    fieldErrors: { confirmPassword: "Passwords don't match" },
  });
  expect(JSON.stringify(refused)).not.toContain(NEW_PASSWORD);
  form.set("confirmPassword", NEW_PASSWORD);
  expect(await run()).toEqual({ ok: true, data: null });
});
