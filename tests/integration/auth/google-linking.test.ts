import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test, vi } from "vitest";
import { LOGIN_ACCOUNT_LIMIT } from "@/lib/auth/constants";
import { disconnectGoogle, findGoogleConnection } from "@/lib/auth/google";
import { submitLinkGoogle } from "@/lib/auth/google-actions";
import { readPendingLink } from "@/lib/auth/link-google";
import { sessionCookieName } from "@/lib/auth/session-token";
import { setPassword } from "@/lib/auth/set-password";
import { prisma } from "@/lib/db";
import { type AuthAnswer, PASSWORD, registered } from "../support/accounts";
import { Browser } from "../support/browser";
import { formOf } from "../support/forms";
import {
  comeBack,
  fillGooglePage,
  type Google,
  goToGoogle,
  newVisitor,
  visitGoogle,
} from "../support/google";
import type { Mailbox } from "../support/mail";
import { openSession, signedIn } from "../support/people";

const { google, mailbox }: { google: Google; mailbox: Mailbox } = await vi.hoisted(async () => ({
  google: await (await import("../support/google")).startGoogle(),
  mailbox: await (await import("../support/mail")).startMail(),
}));
afterAll(() => {
  google.stop();
  mailbox.stop();
});

const connect = "?connect=1&redirectTo=%2Faccount";
const linkCookie = "stepwell-google-link";

function me(browser: Browser) {
  return browser.call<AuthAnswer>("GET", "/api/auth/me");
}

function prove(browser: Browser, password = PASSWORD) {
  return browser.run(() => submitLinkGoogle(null, formOf({ password, byScript: "1" })));
}

async function personWithPassword() {
  const browser = new Browser();
  const { email } = await registered(browser);
  const { id: userId } = await prisma.user.findUniqueOrThrow({ where: { email } });
  return { email, userId, browser };
}

function connectionsOf(userId: string) {
  return prisma.account.count({ where: { userId } });
}

/** A browser in which a Google account waits for the password of the person with this address. */
async function waitingFor(email: string) {
  const browser = new Browser();
  expect(await visitGoogle(browser, newVisitor({ email }), "?redirectTo=%2Fjournal")).toBe(
    "/link-google",
  );
  return browser;
}

describe("a Google account with the address of an account that has a password", () => {
  test("opens it after its password was proved once, and a mail says so", async () => {
    const { email, userId } = await personWithPassword();
    const browser = await waitingFor(email);
    expect(await browser.run(readPendingLink)).toEqual({
      accountEmail: email,
      googleEmail: email,
      redirectTo: "/journal",
      isConnecting: false,
    });
    expect(await prove(browser)).toEqual({ ok: true, data: null });
    expect((await me(browser)).body.user).toMatchObject({ id: userId, emailVerified: true });
    expect(browser.cookies.has(linkCookie)).toBe(false);
    const mails = await mailbox.to(email);
    expect(mails[0]).toMatchObject({ subject: "Google was connected to your account" });
    expect(mails[0]?.text).toContain(email);

    const later = new Browser();
    expect(await visitGoogle(later, newVisitor({ email }))).toBe("/dashboard");
    expect((await me(later)).body.user).toMatchObject({ id: userId });
  });

  test("a form that was posted without scripts leads on by itself", async () => {
    const { email } = await personWithPassword();
    const browser = await waitingFor(email);
    const form = formOf({ password: PASSWORD, redirectTo: "/journal" });
    await expect(browser.run(() => submitLinkGoogle(null, form))).rejects.toMatchObject({
      digest: expect.stringContaining(";/journal;"),
    });
  });

  test("stays closed after a wrong password, which may be tried again", async () => {
    const { email, userId } = await personWithPassword();
    const browser = await waitingFor(email);
    const message = "That is not the password of this account. Please try again.";
    expect(await prove(browser, "difference engine")).toMatchObject({
      ok: false,
      code: "INVALID_CREDENTIALS",
      fieldErrors: { password: message },
    });
    expect(browser.cookies.has(sessionCookieName())).toBe(false);
    expect(await connectionsOf(userId)).toBe(0);
    expect(await prove(browser)).toMatchObject({ ok: true });
  });

  test("wrong passwords count as they do for a log-in", async () => {
    const { email, userId } = await personWithPassword();
    const browser = await waitingFor(email);
    const answers = await Promise.all(
      Array.from({ length: LOGIN_ACCOUNT_LIMIT.points + 2 }, () => prove(browser, "a wrong one")),
    );
    const codes = answers.map((answer) => (answer?.ok === false ? answer.code : null));
    expect(codes.filter((code) => code === "RATE_LIMITED").length).toBeGreaterThan(0);
    const logIn = { email, password: "a wrong one" };
    expect((await new Browser().call("POST", "/api/auth/login", logIn)).status).toBe(429);
    expect(await connectionsOf(userId)).toBe(0);
  });

  test("is not even offered when Google has not verified the address", async () => {
    const { email, userId } = await personWithPassword();
    const browser = new Browser();
    expect(await visitGoogle(browser, newVisitor({ email, isVerified: false }))).toBe(
      "/login?google=unverified",
    );
    expect(await prove(browser)).toMatchObject({ ok: false, code: "INVALID_LINK" });
    expect(await connectionsOf(userId)).toBe(0);
  });
});

describe("what waits for the password", () => {
  test("works once, for every copy of the cookie, also after Google was disconnected", async () => {
    const { email, userId } = await personWithPassword();
    const browser = await waitingFor(email);
    const copies = [new Browser(), new Browser()];
    for (const copy of copies) copy.cookies.set(linkCookie, browser.cookies.get(linkCookie) ?? "");
    const answers = await Promise.all([browser, ...copies].map((one) => prove(one)));
    expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
    await disconnectGoogle(userId);
    const late = new Browser();
    late.cookies.set(linkCookie, [...(copies[0]?.cookies.values() ?? [])][0] ?? "");
    expect(await prove(late)).toMatchObject({ ok: false });
    expect(await connectionsOf(userId)).toBe(0);
  });

  test("is worth nothing when it was changed, or when another visit to Google began", async () => {
    const { email, userId } = await personWithPassword();
    const browser = await waitingFor(email);
    const value = browser.cookies.get(linkCookie) ?? "";
    const changed = new Browser();
    changed.cookies.set(linkCookie, `${value.slice(0, -4)}AAAA`);
    expect(await prove(changed)).toMatchObject({ ok: false, code: "INVALID_LINK" });
    // One sealed for something else.
    changed.cookies.set(linkCookie, (await flowCookie()) ?? "");
    expect(await prove(changed)).toMatchObject({ ok: false, code: "INVALID_LINK" });
    await goToGoogle(browser);
    expect(await prove(browser)).toMatchObject({ ok: false, code: "INVALID_LINK" });
    expect(await connectionsOf(userId)).toBe(0);
  });

  test("ends after ten minutes", async () => {
    const { email } = await personWithPassword();
    const browser = await waitingFor(email);
    const now = Date.now();
    vi.spyOn(Date, "now").mockReturnValue(now + 10 * 60_000 + 1);
    try {
      expect(await browser.run(readPendingLink)).toBeNull();
      expect(await prove(browser)).toMatchObject({ ok: false, code: "INVALID_LINK" });
    } finally {
      vi.restoreAllMocks();
    }
  });

  test("is gone with the account", async () => {
    const { email, userId } = await personWithPassword();
    const browser = await waitingFor(email);
    await prisma.user.delete({ where: { id: userId } });
    expect(await browser.run(readPendingLink)).toBeNull();
    expect(await prove(browser)).toMatchObject({ ok: false, code: "INVALID_LINK" });
  });
});

async function flowCookie(): Promise<string | undefined> {
  const browser = new Browser();
  await goToGoogle(browser);
  return browser.cookies.get("stepwell-google-flow");
}

describe("connecting from the account page", () => {
  test("asks for the password once; the browser's session before it ends", async () => {
    const { email, userId, browser } = await personWithPassword();
    await prisma.user.update({ where: { id: userId }, data: { emailVerified: new Date() } });
    const other = newVisitor();
    expect(await visitGoogle(browser, other, connect)).toBe("/link-google");
    expect(await browser.run(readPendingLink)).toMatchObject({
      googleEmail: other.email,
      isConnecting: true,
    });
    expect(await connectionsOf(userId)).toBe(0);
    expect(await prove(browser)).toMatchObject({ ok: true });
    expect(await findGoogleConnection(userId)).toEqual({
      email: other.email,
      connectedAt: expect.any(Date),
    });
    expect(await prisma.session.count({ where: { userId } })).toBe(1);
    expect((await me(browser)).body.user).toMatchObject({ id: userId, email });
    // A second time there is nothing to do.
    expect(await visitGoogle(browser, other, connect)).toBe("/account");
  });

  test("refuses a Google account, or an address, that belongs to someone else", async () => {
    const owner = newVisitor();
    await visitGoogle(new Browser(), owner);
    const { userId, browser } = await personWithPassword();
    expect(await visitGoogle(browser, owner, connect)).toBe("/account?google=identityTaken");
    const { email } = await personWithPassword();
    expect(await visitGoogle(browser, newVisitor({ email }), connect)).toBe(
      "/account?google=addressTaken",
    );
    expect(await connectionsOf(userId)).toBe(0);
  });

  test("refuses a second Google account, and one whose address is not verified", async () => {
    const { email, userId, browser } = await personWithPassword();
    expect(await visitGoogle(browser, newVisitor({ isVerified: false }), connect)).toBe(
      "/account?google=unverified",
    );
    await visitGoogle(browser, newVisitor({ email }), connect);
    await prove(browser);
    expect(await visitGoogle(browser, newVisitor(), connect)).toBe(
      "/account?google=connectedAlready",
    );
    expect(await connectionsOf(userId)).toBe(1);
  });

  test("Cancel leads back to the account page", async () => {
    const { browser } = await personWithPassword();
    expect(await visitGoogle(browser, newVisitor({ cancels: true }), connect)).toBe(
      "/account?google=cancelled",
    );
  });

  test("a visitor is asked to log in first", async () => {
    const { pathname, search } = await goToGoogle(new Browser(), connect);
    expect(pathname + search).toBe("/login?redirectTo=%2Faccount");
  });

  test("who signed out, or in as someone else, while Google's page was open connects nothing", async () => {
    const { userId, browser } = await personWithPassword();
    const eve = await signedIn();
    const session = await openSession(userId, browser);
    const page = await goToGoogle(browser, connect);
    const back = await fillGooglePage(page, newVisitor());
    browser.cookies.set(sessionCookieName(), eve.browser.cookies.get(sessionCookieName()) ?? "");
    expect(await comeBack(browser, back)).toBe("/account?google=expired");
    await prisma.session.delete({ where: { id: session } });
    expect(await connectionsOf(eve.userId)).toBe(0);
    expect(await connectionsOf(userId)).toBe(0);
  });
});

describe("an account that someone made beforehand with another's address", () => {
  test("can't get a Google account of theirs as a way in that stays", async () => {
    const { userId, browser } = await personWithPassword();
    expect(await visitGoogle(browser, newVisitor(), connect)).toBe("/account?google=confirmFirst");
    expect(await connectionsOf(userId)).toBe(0);
  });

  test("gives the owner of the address nothing of theirs, and the owner takes it over by mail", async () => {
    const { email, userId, browser: attacker } = await personWithPassword();
    const owner = await waitingFor(email);
    // The owner does not know the attacker's password; the attacker's browser has no link waiting.
    expect(await prove(owner, "what the owner would use")).toMatchObject({ ok: false });
    expect(await prove(attacker)).toMatchObject({ ok: false, code: "INVALID_LINK" });
    const password = `the owner's own ${randomUUID()}`;
    await prisma.$transaction((transaction) => setPassword(transaction, userId, password));
    expect((await me(attacker)).status).toBe(401);
    expect(
      (await attacker.call("POST", "/api/auth/login", { email, password: PASSWORD })).status,
    ).toBe(401);
    expect(await prove(owner, password)).toMatchObject({ ok: true });
    expect((await me(owner)).body.user).toMatchObject({ id: userId });
  });
});

describe("disconnecting Google", () => {
  test("is refused to a person without a password, who could never come back", async () => {
    const visitor = newVisitor();
    await visitGoogle(new Browser(), visitor);
    const { id } = await prisma.user.findUniqueOrThrow({ where: { email: visitor.email } });
    await expect(disconnectGoogle(id)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await connectionsOf(id)).toBe(1);
  });

  test("takes it away as a way in: the password is asked for again, and one mail says so", async () => {
    const { email, userId } = await personWithPassword();
    await prove(await waitingFor(email));
    await Promise.all([disconnectGoogle(userId), disconnectGoogle(userId)]);
    expect(await findGoogleConnection(userId)).toBeNull();
    await disconnectGoogle(userId);
    const subject = "Google was disconnected from your account";
    expect((await mailbox.to(email)).filter((mail) => mail.subject === subject)).toHaveLength(1);
    expect(await visitGoogle(new Browser(), newVisitor({ email }))).toBe("/link-google");
  });
});
