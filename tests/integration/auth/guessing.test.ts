import { describe, expect, test } from "vitest";
import {
  LOGIN_ACCOUNT_LIMIT,
  LOGIN_ADDRESS_LIMIT,
  LOGIN_DEVICE_LIMIT,
  REGISTER_ACCOUNT_LIMIT,
} from "@/lib/auth/constants";
import { issueEmailToken } from "@/lib/auth/email-token";
import { setPassword } from "@/lib/auth/set-password";
import { prisma } from "@/lib/db";
import { type AuthAnswer, PASSWORD, registered, registration } from "../support/accounts";
import type { Answer } from "../support/browser";
import { Browser } from "../support/browser";
import { holdTheClock, letPass } from "../support/waiting";

holdTheClock();

const DEVICE_COOKIE = "stepwell-device";
const WRONG = "difference engine";

function logIn(browser: Browser, email: string, password: string) {
  return browser.call<AuthAnswer>("POST", "/api/auth/login", { email, password });
}

/** Strangers, each at an address of their own, guess at an account until they have to wait. */
async function hammer(email: string, extra = 0): Promise<void> {
  const count = LOGIN_ACCOUNT_LIMIT.points + extra;
  await Promise.all(Array.from({ length: count }, () => logIn(new Browser(), email, WRONG)));
}

function waitOf({ status, headers }: Answer): number {
  expect(status).toBe(429);
  return Number(headers.get("retry-after"));
}

describe("guesses at one account", () => {
  test("wait longer each time, and the answer says how long", async () => {
    const { email } = await registered(new Browser());
    await hammer(email);
    const refused = await logIn(new Browser(), email, PASSWORD);
    expect(waitOf(refused)).toBe(LOGIN_ACCOUNT_LIMIT.firstWaitSeconds);
    expect(refused.body).toEqual({
      success: false,
      code: "RATE_LIMITED",
      message:
        "That was a lot in a short time. Please wait 5 seconds, then try again. Nothing is lost.",
    });
    for (const wait of [5, 10, 20, 40]) {
      await letPass(wait);
      expect((await logIn(new Browser(), email, WRONG)).status).toBe(401);
      expect(waitOf(await logIn(new Browser(), email, WRONG))).toBe(2 * wait);
    }
    await letPass(24 * 60 * 60);
    expect((await logIn(new Browser(), email, PASSWORD)).status).toBe(200);
  });

  test("are forgotten when a stranger's browser turns out to be the owner's", async () => {
    const { email } = await registered(new Browser());
    await hammer(email);
    await letPass(5);
    expect((await logIn(new Browser(), email, PASSWORD)).status).toBe(200);
    await hammer(email);
    expect(waitOf(await logIn(new Browser(), email, WRONG))).toBe(5);
  });

  test("look the same where there is no such account", async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    await hammer(email);
    expect(waitOf(await logIn(new Browser(), email, WRONG))).toBe(5);
  });

  test("do not keep the owner out of a browser in which they have signed in before", async () => {
    const browser = new Browser();
    const { email } = await registered(browser);
    await browser.call("POST", "/api/auth/logout");
    await hammer(email, 20);
    expect((await logIn(browser, email, WRONG)).status).toBe(401);
    expect((await logIn(browser, email, PASSWORD)).status).toBe(200);
    // What strangers did is not forgotten by that.
    expect(waitOf(await logIn(new Browser(), email, PASSWORD))).toBe(5);
  });

  test("do not keep out whoever chooses a new password by link, in that browser from then on", async () => {
    const { email } = await registered(new Browser());
    const { id: userId } = await prisma.user.findUniqueOrThrow({ where: { email } });
    await hammer(email, 20);
    const token = await prisma.$transaction((transaction) =>
      issueEmailToken(transaction, { userId, purpose: "reset_password" }),
    );
    const browser = new Browser();
    const body = { token, newPassword: "a newer engine" };
    expect((await browser.call("POST", "/api/auth/reset-password", body)).status).toBe(200);
    await hammer(email, 20);
    expect((await logIn(browser, email, "a newer engine")).status).toBe(200);
  });

  test("are forgotten by a new password", async () => {
    const { email } = await registered(new Browser());
    const { id } = await prisma.user.findUniqueOrThrow({ where: { email } });
    await hammer(email);
    await prisma.$transaction((transaction) => setPassword(transaction, id, "a newer engine"));
    expect((await logIn(new Browser(), email, "a newer engine")).status).toBe(200);
  });
});

describe("a browser that an account knows", () => {
  test("has its own count, which a right password ends", async () => {
    const browser = new Browser();
    const { email } = await registered(browser);
    const tries = () =>
      Promise.all(
        Array.from({ length: LOGIN_DEVICE_LIMIT.points }, () => logIn(browser, email, WRONG)),
      );
    await tries();
    expect(waitOf(await logIn(browser, email, PASSWORD))).toBe(5);
    expect((await logIn(new Browser(), email, WRONG)).status).toBe(401);
    await letPass(5);
    expect((await logIn(browser, email, PASSWORD)).status).toBe(200);
    await tries();
    expect(waitOf(await logIn(browser, email, WRONG))).toBe(5);
  });

  test("is a stranger to every other account, and so is one with a forged cookie", async () => {
    const browser = new Browser();
    await registered(browser);
    const { email } = await registered(new Browser());
    await hammer(email);
    expect(waitOf(await logIn(browser, email, WRONG))).toBe(5);
    for (const forged of ["x", "A".repeat(200), "%00", JSON.stringify([{ account: email }])]) {
      const other = new Browser();
      other.cookies.set(DEVICE_COOKIE, forged);
      expect(waitOf(await logIn(other, email, WRONG))).toBe(5);
    }
  });

  test("is known to the last three accounts that signed in there", async () => {
    const browser = new Browser();
    const emails: string[] = [];
    for (let person = 0; person < 4; person += 1) emails.push((await registered(browser)).email);
    for (const email of emails) await hammer(email);
    const statuses: number[] = [];
    for (const email of emails) statuses.push((await logIn(browser, email, WRONG)).status);
    expect(statuses).toEqual([429, 401, 401, 401]);
  });

  test("has a cookie that scripts can't read and that names nobody", async () => {
    const browser = new Browser();
    const form = registration();
    const answer = await browser.call("POST", "/api/auth/register", form);
    const line = answer.headers.getSetCookie().find((text) => text.startsWith(DEVICE_COOKIE));
    expect(line).toMatch(/^stepwell-device=[\w-]+; Path=\/; .*Max-Age=31536000/);
    expect(line).toMatch(/; HttpOnly/i);
    expect(line).toMatch(/; SameSite=lax/i);
    const value = browser.cookies.get(DEVICE_COOKIE) ?? "";
    expect(Buffer.from(value, "base64url").toString("latin1")).not.toContain(String(form.email));
  });
});

test("wrong passwords from one address end in waiting, whichever accounts they are tried on", async () => {
  const browser = new Browser();
  const guess = () => logIn(browser, `${crypto.randomUUID()}@example.org`, WRONG);
  const answers = await Promise.all(Array.from({ length: LOGIN_ADDRESS_LIMIT.points + 4 }, guess));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(LOGIN_ADDRESS_LIMIT.points);
  expect(waitOf(await guess())).toBe(LOGIN_ADDRESS_LIMIT.firstWaitSeconds);
  const { email } = await registered(new Browser());
  expect((await logIn(new Browser(), email, PASSWORD)).status).toBe(200);
});

test("one's own right password does not win back an address's guesses at others", async () => {
  const browser = new Browser();
  const { email } = await registered(new Browser());
  const guess = () => logIn(browser, `${crypto.randomUUID()}@example.org`, WRONG);
  await Promise.all(Array.from({ length: LOGIN_ADDRESS_LIMIT.points - 1 }, guess));
  expect((await logIn(browser, email, PASSWORD)).status).toBe(200);
  browser.cookies.clear();
  expect((await guess()).status).toBe(401);
  expect(waitOf(await guess())).toBe(5);
});

test("registering with one email address comes to waiting as well", async () => {
  const form = registration();
  const tries = REGISTER_ACCOUNT_LIMIT.points + 2;
  const answers = await Promise.all(
    Array.from({ length: tries }, () => new Browser().call("POST", "/api/auth/register", form)),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  expect(waitOf(await new Browser().call("POST", "/api/auth/register", form))).toBe(5);
});
