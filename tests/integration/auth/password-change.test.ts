import { afterAll, expect, test, vi } from "vitest";
import { saveNewPassword, sendPasswordLink } from "@/lib/auth/account-actions";
import { sessionCookieName } from "@/lib/auth/session-token";
import { prisma } from "@/lib/db";
import { type AuthAnswer, PASSWORD, registered } from "../support/accounts";
import { Browser } from "../support/browser";
import { formOf } from "../support/forms";
import { linkIn, type Mailbox } from "../support/mail";
import { signedIn } from "../support/people";

const mailbox: Mailbox = await vi.hoisted(async () =>
  (await import("../support/mail")).startMail(),
);
afterAll(() => mailbox.stop());

const NEW_PASSWORD = "a newer engine";

function change(browser: Browser, fields: Record<string, string> = {}) {
  const form = formOf({
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmPassword: fields.newPassword ?? NEW_PASSWORD,
    ...fields,
  });
  return browser.run(() => saveNewPassword(null, form));
}

const isIn = async (browser: Browser) => (await browser.call("GET", "/api/auth/me")).status === 200;

async function logIn(email: string, password: string): Promise<number> {
  return (await new Browser().call("POST", "/api/auth/login", { email, password })).status;
}

test("every other session ends, this browser goes on with a new one, and a mail tells", async () => {
  const browser = new Browser();
  const { email, answer } = await registered(browser);
  const stolen = new Browser();
  stolen.cookies.set(sessionCookieName(), browser.cookies.get(sessionCookieName()) ?? "");
  const client = new Browser();
  client.bearer = answer.body.token;
  const phone = new Browser();
  await phone.call<AuthAnswer>("POST", "/api/auth/login", { email, password: PASSWORD });

  expect(await change(browser)).toEqual({ ok: true, data: null });
  expect(await isIn(browser)).toBe(true);
  for (const other of [stolen, client, phone]) expect(await isIn(other)).toBe(false);
  expect([await logIn(email, PASSWORD), await logIn(email, NEW_PASSWORD)]).toEqual([401, 200]);
  const [mail] = await mailbox.to(email);
  expect(mail?.subject).toBe("Your password was changed");
});

test("what is wrong stands at its field, and no password comes back", async () => {
  const browser = new Browser();
  const { email } = await registered(browser);
  const wrong = await change(browser, { currentPassword: "difference engine" });
  expect(wrong).toMatchObject({
    ok: false,
    fieldErrors: { currentPassword: "This is not your password. Please try again." },
  });
  expect(JSON.stringify(wrong)).not.toContain("engine");
  expect(await change(browser, { currentPassword: "" })).toMatchObject({
    fieldErrors: { currentPassword: "Password is required" },
  });
  expect(await change(browser, { newPassword: "short" })).toMatchObject({
    fieldErrors: { newPassword: "Password must be at least 8 characters" },
  });
  expect(await change(browser, { newPassword: "x".repeat(129) })).toMatchObject({
    fieldErrors: { newPassword: "Password too long" },
  });
  expect(await change(browser, { confirmPassword: "other" })).toMatchObject({
    fieldErrors: { confirmPassword: "Passwords don't match" },
  });
  expect(await change(browser, { newPassword: PASSWORD })).toMatchObject({
    fieldErrors: { newPassword: "This is your password already. Please choose another." },
  });
  expect(await change(browser, { newPassword: "password1" })).toMatchObject({
    fieldErrors: { newPassword: expect.stringContaining("first that people guess") },
  });
  expect(await isIn(browser)).toBe(true);
  expect(await logIn(email, PASSWORD)).toBe(200);
});

test("of two changes at once one wins, and its browser is signed in", async () => {
  const [one, other] = [new Browser(), new Browser()];
  const { email } = await registered(one);
  await other.call("POST", "/api/auth/login", { email, password: PASSWORD });
  const passwords = ["first new engine", "second new engine"];
  const results = await Promise.all([
    change(one, { newPassword: passwords[0] ?? "" }),
    change(other, { newPassword: passwords[1] ?? "" }),
  ]);
  expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(results.find(({ ok }) => !ok)).toMatchObject({ code: "CONFLICT" });
  const winner = results[0].ok ? 0 : 1;
  expect([await isIn(one), await isIn(other)]).toEqual([winner === 0, winner === 1]);
  expect(await logIn(email, passwords[winner] ?? "")).toBe(200);
});

test("guessing the current password is slowed down, and the right one is given back", async () => {
  const browser = new Browser();
  await registered(browser);
  const codes: unknown[] = [];
  for (let tries = 0; tries < 11; tries += 1) {
    const result = await change(browser, { currentPassword: `guess number ${tries}` });
    codes.push(result.ok ? null : result.code);
  }
  expect(codes.slice(0, 10)).toEqual(Array(10).fill("INVALID_CREDENTIALS"));
  expect(codes[10]).toBe("RATE_LIMITED");
});

test("someone without a password has none to change", async () => {
  const person = await signedIn();
  expect(await change(person.browser)).toMatchObject({
    ok: false,
    fieldErrors: { currentPassword: "This is not your password. Please try again." },
  });
  const row = await prisma.user.findUniqueOrThrow({ where: { id: person.userId } });
  expect(row.passwordHash).toBeNull();
});

test("who uses only Google gets a link to set a password", async () => {
  const person = await signedIn();
  expect(await person.browser.run(() => sendPasswordLink(null, new FormData()))).toEqual({
    ok: true,
    data: null,
  });
  const [mail] = await mailbox.to(person.email);
  const token = linkIn(mail, "/reset-password").searchParams.get("token");
  const answer = await new Browser().call("POST", "/api/auth/reset-password", {
    token,
    newPassword: NEW_PASSWORD,
  });
  expect(answer.status).toBe(200);
  expect(await logIn(person.email, NEW_PASSWORD)).toBe(200);
});
