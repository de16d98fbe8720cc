import { expect, test } from "vitest";
import { encodeSessionToken, sessionCookieName } from "@/lib/auth/session-token";
import { prisma } from "@/lib/db";
import { type AuthAnswer, PASSWORD, registered } from "../support/accounts";
import { Browser } from "../support/browser";
import { revoke, signedIn } from "../support/people";
import { statementsOf } from "../support/statements";

const visitor = {
  status: 401,
  body: { success: false, code: "UNAUTHENTICATED", message: expect.any(String) },
};

function me(browser: Browser) {
  return browser.call<AuthAnswer>("GET", "/api/auth/me");
}

test("logout ends the session: the cookie is gone, and cookie and Bearer are dead at once", async () => {
  const browser = new Browser();
  const { answer } = await registered(browser);
  const copy = new Browser();
  copy.cookies.set(sessionCookieName(), browser.cookies.get(sessionCookieName()) ?? "");
  const client = new Browser();
  client.bearer = answer.body.token;
  expect((await me(client)).status).toBe(200);

  const logout = await browser.call("POST", "/api/auth/logout");
  expect(logout).toMatchObject({ status: 200, body: { success: true } });
  expect(browser.cookies.has(sessionCookieName())).toBe(false);
  for (const device of [browser, copy, client]) expect(await me(device)).toMatchObject(visitor);
});

test("logout with a Bearer token ends that session and no other of the person", async () => {
  const first = new Browser();
  const { email } = await registered(first);
  const second = await new Browser().call<AuthAnswer>("POST", "/api/auth/login", {
    email,
    password: PASSWORD,
  });
  const client = new Browser();
  client.bearer = second.body.token;
  await client.call("POST", "/api/auth/logout");
  expect(await me(client)).toMatchObject(visitor);
  expect((await me(first)).status).toBe(200);
});

test("logging out twice, or without a session, is no error", async () => {
  const answer = await new Browser().call("POST", "/api/auth/logout");
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
});

test("another site can't log its visitors out", async () => {
  const { browser } = await signedIn();
  const response = await browser.fetch("/api/auth/logout", {
    method: "POST",
    headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  });
  expect(response.status).toBe(403);
  expect((await me(browser)).status).toBe(200);
});

test("a session that was ended elsewhere is dead, though its cookie is signed", async () => {
  const person = await signedIn();
  await revoke(person);
  expect(await me(person.browser)).toMatchObject(visitor);
});

test("a session that has expired is dead", async () => {
  const person = await signedIn();
  await prisma.session.update({
    where: { id: person.sessionId },
    data: { expiresAt: new Date(Date.now() - 1000) },
  });
  expect(await me(person.browser)).toMatchObject(visitor);
});

test("a token can't name the session of someone else", async () => {
  const [ada, eve] = [await signedIn(), await signedIn()];
  const client = new Browser();
  client.bearer = await encodeSessionToken({ userId: ada.userId, sessionId: eve.sessionId });
  expect(await me(client)).toMatchObject(visitor);
});

test("an Authorization header counts before the cookie, and a broken one is nobody", async () => {
  const { browser } = await signedIn();
  const response = await browser.fetch("/api/auth/me", {
    headers: { authorization: "Basic YTpi" },
  });
  expect(response.status).toBe(401);
});

test("a visit begins the 30 days again, at most every five minutes", async () => {
  const person = await signedIn();
  const soon = new Date(Date.now() + 60_000);
  const longAgo = new Date(Date.now() - 6 * 60_000);
  const where = { id: person.sessionId };
  await prisma.session.update({ where, data: { expiresAt: soon } });
  await me(person.browser);
  expect((await prisma.session.findUniqueOrThrow({ where })).expiresAt).toEqual(soon);

  await prisma.session.update({ where, data: { lastSeenAt: longAgo } });
  await me(person.browser);
  const { expiresAt } = await prisma.session.findUniqueOrThrow({ where });
  expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * 24 * 60 * 60 * 1000);
});

test("visits keep a session alive for 180 days after the sign-in and no longer", async () => {
  const person = await signedIn();
  const where = { id: person.sessionId };
  const day = 24 * 60 * 60 * 1000;
  const before = (days: number) => new Date(Date.now() - days * day);
  const createdAt = before(170);
  await prisma.session.update({ where, data: { createdAt, lastSeenAt: before(1) } });
  await me(person.browser);
  const { expiresAt } = await prisma.session.findUniqueOrThrow({ where });
  expect(Math.abs(expiresAt.getTime() - createdAt.getTime() - 180 * day)).toBeLessThan(
    2 * 3_600_000,
  );

  await prisma.session.update({ where, data: { createdAt: before(181), lastSeenAt: before(1) } });
  await me(person.browser);
  expect((await me(person.browser)).status).toBe(401);
});

test("who is asking costs one statement", async () => {
  const { browser } = await signedIn();
  expect(await statementsOf(() => me(browser))).toHaveLength(1);
});
