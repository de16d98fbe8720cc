import { expect, test } from "vitest";
import { giveSession } from "@/lib/auth/begin-session";
import { listSessions } from "@/lib/auth/data";
import { endSession, endSessions } from "@/lib/auth/mutations";
import { requireSession } from "@/lib/auth/session";
import { sessionCookieName } from "@/lib/auth/session-token";
import { setPassword } from "@/lib/auth/set-password";
import { prisma } from "@/lib/db";
import { PASSWORD, registered } from "../support/accounts";
import { Browser } from "../support/browser";
import { openSession, type Person, signedIn } from "../support/people";

const isIn = async (browser: Browser) => (await browser.call("GET", "/api/auth/me")).status === 200;

function listOf({ browser }: Person) {
  return browser.run(async () => listSessions(await requireSession()));
}

/** One more device of a person, seen so many minutes ago. */
async function device({ userId }: Person, minutesAgo: number) {
  const browser = new Browser();
  const id = await openSession(userId, browser);
  const lastSeenAt = new Date(Date.now() - minutesAgo * 60_000);
  await prisma.session.update({ where: { id }, data: { lastSeenAt } });
  return { browser, id };
}

test("a person sees where they are signed in: this session first, then the last seen", async () => {
  const person = await signedIn();
  const [older, newer, expired] = [
    await device(person, 4),
    await device(person, 3),
    await device(person, 2),
  ];
  const expiresAt = new Date(Date.now() - 1);
  await prisma.session.update({ where: { id: expired.id }, data: { expiresAt } });
  await signedIn();
  const sessions = await listOf(person);
  expect(sessions.map(({ id }) => id)).toEqual([person.sessionId, newer.id, older.id]);
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  expect(sessions[0]).toEqual({
    id: person.sessionId,
    device: "Firefox on Linux",
    createdAt: expect.any(Date),
    lastSeenAt: expect.any(Date),
    isCurrent: true,
  });
});

test("a person ends one session, and nobody else's", async () => {
  const [person, stranger] = [await signedIn(), await signedIn()];
  const other = await device(person, 1);
  expect(await endSession(stranger.userId, other.id)).toBe(false);
  expect(await isIn(other.browser)).toBe(true);
  expect(await endSession(person.userId, other.id)).toBe(true);
  expect(await endSession(person.userId, other.id)).toBe(false);
  expect([await isIn(other.browser), await isIn(person.browser)]).toEqual([false, true]);
});

test("a person ends all other sessions, or all", async () => {
  const [person, stranger] = [await signedIn(), await signedIn()];
  const others = [await device(person, 1), await device(person, 2)];
  expect(await endSessions(person.userId, { keep: person.sessionId })).toBe(2);
  for (const { browser } of others) expect(await isIn(browser)).toBe(false);
  expect(await isIn(person.browser)).toBe(true);
  expect(await endSessions(person.userId)).toBe(1);
  expect([await isIn(person.browser), await isIn(stranger.browser)]).toEqual([false, true]);
});

test("a new password ends all sessions, and this browser goes on with a new one", async () => {
  const person = await signedIn();
  const other = await device(person, 1);
  const stolen = new Browser();
  stolen.cookies = new Map(person.browser.cookies);
  await person.browser.run(async () => {
    const { user } = await requireSession();
    await prisma.$transaction((transaction) => setPassword(transaction, user.id, "a newer engine"));
    await giveSession(user.id, "google");
  });
  expect([await isIn(other.browser), await isIn(stolen)]).toEqual([false, false]);
  expect(await isIn(person.browser)).toBe(true);
  expect(await prisma.session.count({ where: { userId: person.userId } })).toBe(1);
});

test("signing in makes a new session and ends the one that the browser brought", async () => {
  const browser = new Browser();
  const { email } = await registered(browser);
  const planted = new Browser();
  planted.cookies = new Map(browser.cookies);
  await browser.call("POST", "/api/auth/login", { email, password: PASSWORD });
  expect(browser.cookies.get(sessionCookieName())).not.toBe(
    planted.cookies.get(sessionCookieName()),
  );
  expect([await isIn(browser), await isIn(planted)]).toEqual([true, false]);
});

test("signing in as someone else ends the session of whoever used this browser before", async () => {
  const before = await signedIn();
  const copy = new Browser();
  copy.cookies = new Map(before.browser.cookies);
  await registered(before.browser);
  expect([await isIn(before.browser), await isIn(copy)]).toEqual([true, false]);
});

test("a refused sign-in ends nothing", async () => {
  const { browser, email } = await signedIn();
  await browser.call("POST", "/api/auth/login", { email, password: "not this one" });
  expect(await isIn(browser)).toBe(true);
});
