import { randomUUID } from "node:crypto";
import { afterAll, expect, test, vi } from "vitest";
import { askForNewEmail, keepOldEmail, sendEmailLinkAgain } from "@/lib/auth/account-actions";
import { findPendingEmail } from "@/lib/auth/data";
import { confirmEmailChange } from "@/lib/auth/email-change";
import { setPassword } from "@/lib/auth/set-password";
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

const taken = { ok: true, data: null };
const invalid = { code: "INVALID_LINK" };

const freshAddress = () => `${randomUUID()}@example.org`;

/** A new person with a password. */
async function someone() {
  const browser = new Browser();
  const { email, answer } = await registered(browser);
  return { browser, email, userId: String(answer.body.user?.id) };
}

function ask(browser: Browser, newEmail: string, password = PASSWORD) {
  return browser.run(() => askForNewEmail(null, formOf({ newEmail, password })));
}

function confirm(token: string) {
  return confirmEmailChange(token, new Browser().address);
}

async function tokenFor(address: string): Promise<string> {
  const mails = await mailbox.to(address);
  return linkIn(mails[0], "/confirm-email").searchParams.get("token") ?? "";
}

async function addressOf(userId: string): Promise<string> {
  return (await prisma.user.findUniqueOrThrow({ where: { id: userId } })).email;
}

test("the new address gets a link, the old one is told, and nothing changes before the link", async () => {
  const { browser, email, userId } = await someone();
  const newEmail = freshAddress();
  expect(await ask(browser, `  ${newEmail.toUpperCase()} `)).toEqual(taken);
  expect(await addressOf(userId)).toBe(email);
  expect(await findPendingEmail(userId)).toBe(newEmail);
  const [sent, ...none] = await mailbox.to(newEmail);
  expect(none).toEqual([]);
  expect(sent?.subject).toBe("Confirm your new email address");
  const [warning] = await mailbox.to(email);
  expect(warning?.subject).toBe("Your email address is about to change");
  expect(warning?.text).toContain(newEmail);
  expect(linkIn(warning, "/forgot-password")).toBeTruthy();
  expect(warning?.text).not.toContain(await tokenFor(newEmail));
});

test("the link makes the new address the account's own, confirmed; sessions stay; log-in goes with it", async () => {
  const { browser, email, userId } = await someone();
  const newEmail = freshAddress();
  await ask(browser, newEmail);
  await confirm(await tokenFor(newEmail));
  expect(await findPendingEmail(userId)).toBeNull();
  const me = await browser.call<AuthAnswer>("GET", "/api/auth/me");
  expect(me.body.user).toMatchObject({ email: newEmail, emailVerified: true });
  const logIn = (address: string) =>
    new Browser().call("POST", "/api/auth/login", { email: address, password: PASSWORD });
  expect([(await logIn(newEmail)).status, (await logIn(email)).status]).toEqual([200, 401]);
});

test("a link works once, also when it is used twice at the same time", async () => {
  const { browser } = await someone();
  const newEmail = freshAddress();
  await ask(browser, newEmail);
  const token = await tokenFor(newEmail);
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => confirm(token)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(confirm(token)).rejects.toMatchObject(invalid);
});

test("an expired, a made-up and another purpose's link change nothing", async () => {
  const { browser, email, userId } = await someone();
  const newEmail = freshAddress();
  await ask(browser, newEmail);
  const token = await tokenFor(newEmail);
  const [, verify] = await mailbox.to(email);
  const foreign = linkIn(verify, "/verify-email").searchParams.get("token") ?? "";
  await prisma.emailToken.updateMany({
    where: { userId, purpose: "change_email" },
    data: { expiresAt: new Date(Date.now() - 1000) },
  });
  for (const bad of [token, foreign, "x".repeat(43), ""]) {
    await expect(confirm(bad)).rejects.toMatchObject(invalid);
  }
  expect(await addressOf(userId)).toBe(email);
  expect(await findPendingEmail(userId)).toBeNull();
});

test("sent again, the link before is dead; taken back, both are", async () => {
  const { browser, email, userId } = await someone();
  const newEmail = freshAddress();
  await ask(browser, newEmail);
  const first = await tokenFor(newEmail);
  expect(await browser.run(() => sendEmailLinkAgain(null, new FormData()))).toEqual(taken);
  const second = await tokenFor(newEmail);
  expect(second).not.toBe(first);
  await expect(confirm(first)).rejects.toMatchObject(invalid);
  expect(await browser.run(() => keepOldEmail(null, new FormData()))).toEqual(taken);
  await expect(confirm(second)).rejects.toMatchObject(invalid);
  expect(await addressOf(userId)).toBe(email);
  expect(await browser.run(() => sendEmailLinkAgain(null, new FormData()))).toMatchObject({
    ok: false,
    code: "NOT_FOUND",
  });
});

test("another address asked for takes the place of the first", async () => {
  const { browser, userId } = await someone();
  const [first, second] = [freshAddress(), freshAddress()];
  await ask(browser, first);
  const dead = await tokenFor(first);
  await ask(browser, second);
  await expect(confirm(dead)).rejects.toMatchObject(invalid);
  await confirm(await tokenFor(second));
  expect(await addressOf(userId)).toBe(second);
});

test("a wrong password, the same address and no address are told at their field", async () => {
  const { browser, email, userId } = await someone();
  expect(await ask(browser, freshAddress(), "not the password")).toMatchObject({
    code: "INVALID_CREDENTIALS",
    fieldErrors: { password: "This is not your password. Please try again." },
  });
  expect(await ask(browser, email.toUpperCase())).toMatchObject({
    fieldErrors: { newEmail: "This is your address already, so nothing has to change." },
  });
  expect(await ask(browser, "nonsense")).toMatchObject({
    fieldErrors: { newEmail: "Please enter a valid email address" },
    values: { newEmail: "nonsense" },
  });
  expect(await findPendingEmail(userId)).toBeNull();
});

test("someone without a password sets one first, so that an open browser gives no account away", async () => {
  const { browser, userId, email } = await signedIn();
  for (const password of [PASSWORD, ""]) {
    const form = formOf({ newEmail: freshAddress(), password });
    expect(await browser.run(() => askForNewEmail(null, form))).toMatchObject({ ok: false });
  }
  expect(await findPendingEmail(userId)).toBeNull();
  expect(await addressOf(userId)).toBe(email);
});

test("an address that has an account looks the same to who asks; its owner is told, without a link to confirm", async () => {
  const [ada, eve] = [await someone(), await someone()];
  expect(await ask(eve.browser, ada.email)).toEqual(taken);
  expect(await findPendingEmail(eve.userId)).toBe(ada.email);
  const [told] = await mailbox.to(ada.email);
  expect(told?.subject).toBe("You have a Stepwell account already");
  expect(told?.text).not.toContain("/confirm-email");
  expect(told?.text).not.toContain(eve.email);
  expect(await addressOf(ada.userId)).toBe(ada.email);
});

test("an address that got an account in the meantime is not taken over", async () => {
  const { browser, email, userId } = await someone();
  const newEmail = freshAddress();
  await ask(browser, newEmail);
  const token = await tokenFor(newEmail);
  const owner = await prisma.user.create({ data: { email: newEmail } });
  await expect(confirm(token)).rejects.toMatchObject({
    code: "EMAIL_EXISTS",
    message: expect.stringContaining("belongs to another Stepwell account"),
  });
  expect([await addressOf(userId), await addressOf(owner.id)]).toEqual([email, newEmail]);
  await expect(confirm(token)).rejects.toMatchObject(invalid);
});

test("of two people who confirm the same address at once, one gets it", async () => {
  const [ada, eve] = [await someone(), await someone()];
  const newEmail = freshAddress();
  await ask(ada.browser, newEmail);
  const first = await tokenFor(newEmail);
  await ask(eve.browser, newEmail);
  const second = await tokenFor(newEmail);
  const outcomes = await Promise.allSettled([first, second].map(confirm));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "EMAIL_EXISTS" },
  });
});

test("a new password undoes a change that waits, and links to the old address die with the change", async () => {
  const { browser, email, userId } = await someone();
  const [verify] = await mailbox.to(email);
  const newEmail = freshAddress();
  await ask(browser, newEmail);
  const token = await tokenFor(newEmail);
  await prisma.$transaction((transaction) => setPassword(transaction, userId, "a newer engine"));
  await expect(confirm(token)).rejects.toMatchObject(invalid);
  expect(await addressOf(userId)).toBe(email);

  await browser.call("POST", "/api/auth/login", { email, password: "a newer engine" });
  await ask(browser, newEmail, "a newer engine");
  await confirm(await tokenFor(newEmail));
  expect(await prisma.emailToken.count({ where: { userId } })).toBe(0);
  expect(linkIn(verify, "/verify-email")).toBeTruthy();
});

test("mails to an address that someone wants are limited", async () => {
  const { browser } = await someone();
  const newEmail = freshAddress();
  for (let times = 0; times < 6; times += 1) expect(await ask(browser, newEmail)).toEqual(taken);
  expect(await ask(browser, newEmail)).toMatchObject({ ok: false, code: "RATE_LIMITED" });
  const other = await someone();
  expect(await ask(other.browser, newEmail)).toMatchObject({ ok: false, code: "RATE_LIMITED" });
});
