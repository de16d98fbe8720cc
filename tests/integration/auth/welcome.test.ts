import { afterAll, describe, expect, test, vi } from "vitest";
import { requireNewcomer, requirePageSession } from "@/lib/auth/gate";
import { leaveWelcome, submitWelcome } from "@/lib/auth/google-actions";
import { sessionCookieName } from "@/lib/auth/session-token";
import { prisma } from "@/lib/db";
import type { AuthAnswer } from "../support/accounts";
import { Browser } from "../support/browser";
import { EXPECTATIONS, makeThings, methodOf } from "../support/expectations";
import { formOf } from "../support/forms";
import { type Google, newVisitor, visitGoogle } from "../support/google";
import type { Mailbox } from "../support/mail";
import { signedIn } from "../support/people";
import { redirectOf } from "../support/redirects";

const { google, mailbox }: { google: Google; mailbox: Mailbox } = await vi.hoisted(async () => ({
  google: await (await import("../support/google")).startGoogle(),
  mailbox: await (await import("../support/mail")).startMail(),
}));
afterAll(() => {
  google.stop();
  mailbox.stop();
});

const answers = {
  firstName: "Ada",
  lastName: "Lovelace",
  birthdate: "1990-12-10",
  tosAccepted: "on",
  byScript: "1",
};

async function newcomer() {
  const browser = new Browser();
  const visitor = newVisitor();
  await visitGoogle(browser, visitor);
  const { id: userId } = await prisma.user.findUniqueOrThrow({ where: { email: visitor.email } });
  return { browser, userId, email: visitor.email };
}

function answer(browser: Browser, changes: Record<string, string> = {}) {
  return browser.run(() => submitWelcome(null, formOf({ ...answers, ...changes })));
}

function yearsAgo(years: number, days = 0): string {
  const now = new Date();
  // Kiritimati's calendar is the one that counts.
  const date = new Date(now.getTime() + 14 * 3_600_000 + days * 86_400_000);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.toISOString().slice(0, 10);
}

describe("before /welcome", () => {
  test("a guarded page leads to /welcome, and /welcome stays", async () => {
    const { browser } = await newcomer();
    expect(await redirectOf(browser.run(requirePageSession))).toBe(
      "/welcome?redirectTo=%2Fdashboard",
    );
    const session = await browser.run(() => requireNewcomer(null));
    expect(session.user.welcomed).toBe(false);
  });

  test("every call that asks who one is refuses with WELCOME_REQUIRED, but me and logout", async () => {
    const { browser } = await newcomer();
    const things = await makeThings((await signedIn()).browser, "Learn to swim");
    const open =
      /^\w+ \/api\/(auth\/|cron\/|health|stripe\/|\[\[|reminders\/unsubscribe)|^GET \/api\/decisions\/shared\//;
    for (const [row, { ask }] of Object.entries(EXPECTATIONS)) {
      if (open.test(row)) continue;
      const { path, body } = ask(things);
      const { status, body: told } = await browser.call(methodOf(row), path, body);
      expect([row, status, told]).toEqual([
        row,
        403,
        expect.objectContaining({ code: "WELCOME_REQUIRED" }),
      ]);
    }
    expect((await browser.call("GET", "/api/auth/me")).status).toBe(200);
    expect((await browser.call("POST", "/api/auth/logout")).status).toBe(200);
    expect((await browser.call("GET", "/api/auth/me")).status).toBe(401);
  });

  test("closing the tab leaves an account that can go on later", async () => {
    const { browser, email } = await newcomer();
    expect(await redirectOf(browser.run(leaveWelcome))).toBe("/");
    expect((await browser.call("GET", "/api/auth/me")).status).toBe(401);
    expect(await visitGoogle(browser, newVisitor({ email }))).toBe("/welcome");
  });
});

describe("the answers", () => {
  test("complete the account, and a mail welcomes the person, once", async () => {
    const { browser, userId, email } = await newcomer();
    expect(await answer(browser, { firstName: " Grace ", lastName: "Hopper" })).toEqual({
      ok: true,
      data: null,
    });
    const user = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
    expect(user).toMatchObject({
      firstName: "Grace",
      lastName: "Hopper",
      birthDate: new Date("1990-12-10"),
      termsAcceptedAt: expect.any(Date),
    });
    expect((await browser.run(requirePageSession)).user.id).toBe(userId);
    expect(await redirectOf(browser.run(() => requireNewcomer(null)))).toBe("/dashboard");
    await answer(browser);
    expect((await mailbox.to(email)).map(({ subject }) => subject)).toEqual([
      "Welcome to Stepwell",
    ]);
  });

  test("sent twice at once welcome once", async () => {
    const { browser, email } = await newcomer();
    await Promise.all([answer(browser), answer(browser), answer(browser)]);
    expect(await mailbox.to(email)).toHaveLength(1);
  });

  test("keep the rules and messages of the sign-up form", async () => {
    const { browser, userId } = await newcomer();
    const form = formOf({ firstName: " ", lastName: "", birthdate: "10.12.1990", byScript: "1" });
    expect(await browser.run(() => submitWelcome(null, form))).toMatchObject({
      ok: false,
      code: "VALIDATION",
      fieldErrors: {
        firstName: "First name is required",
        lastName: "Last name is required",
        birthdate: "Please enter a valid date",
        tosAccepted: "You must accept the Terms of Service",
      },
    });
    expect((await prisma.user.findUniqueOrThrow({ where: { id: userId } })).birthDate).toBeNull();
  });

  test("without scripts they lead on to the page asked for, never to another site", async () => {
    for (const [redirectTo, end] of [
      ["/journal?a=b", "/journal?a=b"],
      ["//evil.example", "/dashboard"],
    ] as const) {
      const { browser } = await newcomer();
      const form = formOf({ ...answers, byScript: "", redirectTo });
      expect(await redirectOf(browser.run(() => submitWelcome(null, form)))).toBe(end);
    }
  });

  test("of a visitor, or of a session that was ended, change nothing", async () => {
    expect(await answer(new Browser())).toMatchObject({ ok: false, code: "UNAUTHENTICATED" });
    const { browser, userId } = await newcomer();
    await prisma.session.deleteMany({ where: { userId } });
    expect(await answer(browser)).toMatchObject({ ok: false, code: "UNAUTHENTICATED" });
  });
});

describe("someone under 18", () => {
  test("is told so, and nothing of them remains", async () => {
    const { browser, userId, email } = await newcomer();
    const copy = new Browser();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    expect(await answer(browser, { birthdate: yearsAgo(18, 1) })).toMatchObject({
      ok: false,
      code: "AGE_RESTRICTION",
    });
    expect(browser.cookies.has(sessionCookieName())).toBe(false);
    expect((await copy.call<AuthAnswer>("GET", "/api/auth/me")).status).toBe(401);
    expect(await prisma.user.count({ where: { id: userId } })).toBe(0);
    expect(await prisma.account.count({ where: { userId } })).toBe(0);
    expect(await prisma.session.count({ where: { userId } })).toBe(0);
    expect(await mailbox.to(email)).toEqual([]);
  });

  test("sees the kind page without scripts too", async () => {
    const { browser } = await newcomer();
    const form = formOf({ ...answers, byScript: "", birthdate: yearsAgo(10) });
    expect(await redirectOf(browser.run(() => submitWelcome(null, form)))).toBe("/age-limit");
  });

  test("who is 18 today is welcome", async () => {
    const { browser } = await newcomer();
    expect(await answer(browser, { birthdate: yearsAgo(18) })).toMatchObject({ ok: true });
  });

  test("an account that is complete is never deleted by an answer", async () => {
    const { browser, userId } = await signedIn();
    expect(await answer(browser, { birthdate: yearsAgo(10) })).toMatchObject({ ok: true });
    const late = await newcomer();
    await answer(late.browser);
    await answer(late.browser, { birthdate: yearsAgo(10) });
    expect(await prisma.user.count({ where: { id: { in: [userId, late.userId] } } })).toBe(2);
  });
});
