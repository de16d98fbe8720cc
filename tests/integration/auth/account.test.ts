import { expect, test } from "vitest";
import {
  noteBrowserTimeZone,
  saveName,
  saveTimeZone,
  signOutDevice,
  signOutElsewhere,
  signOutEverywhere,
} from "@/lib/auth/account-actions";
import { sessionCookieName } from "@/lib/auth/session-token";
import { prisma } from "@/lib/db";
import { timeZoneName } from "@/lib/users/time-zones";
import { Browser } from "../support/browser";
import { formOf } from "../support/forms";
import { openSession, signedIn } from "../support/people";

const taken = { ok: true, data: null };

const isIn = async (browser: Browser) => (await browser.call("GET", "/api/auth/me")).status === 200;

test("a name is changed, without the blanks around it", async () => {
  const person = await signedIn();
  const form = formOf({ firstName: "  Grace ", lastName: "Brewster\nMurray Hopper" });
  expect(await person.browser.run(() => saveName(null, form))).toEqual(taken);
  expect(await prisma.user.findUnique({ where: { id: person.userId } })).toMatchObject({
    firstName: "Grace",
    lastName: "Brewster Murray Hopper",
  });
});

test("a name keeps the limits of the sign-up form, and comes back as it was typed", async () => {
  const person = await signedIn();
  const save = (fields: Record<string, string>) =>
    person.browser.run(() => saveName(null, formOf(fields)));
  expect(await save({ firstName: " ", lastName: "" })).toMatchObject({
    ok: false,
    code: "VALIDATION",
    fieldErrors: { firstName: "First name is required", lastName: "Last name is required" },
  });
  expect(await save({ firstName: "a".repeat(101), lastName: "Hopper" })).toMatchObject({
    fieldErrors: { firstName: "First name can have at most 100 characters" },
    values: { lastName: "Hopper" },
  });
  expect(await save({ firstName: "a".repeat(100), lastName: "b" })).toEqual(taken);
});

test("a time zone is kept under the name that the runtime has for it", async () => {
  const person = await signedIn();
  for (const timeZone of ["Europe/Berlin", "Asia/Kolkata", "asia/calcutta", "UTC"]) {
    const form = formOf({ timeZone });
    expect(await person.browser.run(() => saveTimeZone(null, form))).toEqual(taken);
    const row = await prisma.user.findUnique({ where: { id: person.userId } });
    expect(row?.timeZone).toBe(timeZoneName(timeZone));
  }
  for (const timeZone of ["", "Mars/Olympus", "+02:00", "'; drop table users"]) {
    expect(await person.browser.run(() => saveTimeZone(null, formOf({ timeZone })))).toMatchObject({
      fieldErrors: { timeZone: "Please choose a time zone from the list" },
    });
  }
});

test("a browser's time zone is noted once, and never in place of a chosen one", async () => {
  const person = await signedIn();
  const note = (timeZone: string) =>
    person.browser.run(() => noteBrowserTimeZone(null, formOf({ timeZone })));
  expect(await note("nonsense")).toMatchObject({ code: "VALIDATION" });
  for (const timeZone of ["Europe/Berlin", "America/New_York"]) {
    expect(await note(timeZone)).toEqual(taken);
    const row = await prisma.user.findUnique({ where: { id: person.userId } });
    expect(row?.timeZone).toBe("Europe/Berlin");
  }
});

test("one device is signed out, and only one's own", async () => {
  const [person, stranger] = [await signedIn(), await signedIn()];
  const laptop = new Browser();
  const sessionId = await openSession(person.userId, laptop);
  const end = (browser: Browser, id: string) =>
    browser.run(() => signOutDevice(null, formOf({ sessionId: id })));
  // The answer is the same as for a session that ended before: it tells nothing.
  expect(await end(stranger.browser, sessionId)).toEqual(taken);
  expect(await isIn(laptop)).toBe(true);
  expect(await end(person.browser, sessionId)).toEqual(taken);
  expect([await isIn(laptop), await isIn(person.browser)]).toEqual([false, true]);
  expect(await end(person.browser, "no id")).toMatchObject({ code: "VALIDATION" });
});

test("all other devices are signed out, and this one stays", async () => {
  const person = await signedIn();
  const laptop = new Browser();
  await openSession(person.userId, laptop);
  expect(await person.browser.run(() => signOutElsewhere(null, new FormData()))).toEqual(taken);
  expect([await isIn(laptop), await isIn(person.browser)]).toEqual([false, true]);
});

test("every device is signed out, this one too, and its cookie goes", async () => {
  const person = await signedIn();
  const laptop = new Browser();
  await openSession(person.userId, laptop);
  const stolen = new Browser();
  stolen.cookies.set(sessionCookieName(), person.browser.cookies.get(sessionCookieName()) ?? "");
  const form = formOf({ byScript: "1" });
  expect(await person.browser.run(() => signOutEverywhere(null, form))).toEqual(taken);
  for (const browser of [person.browser, laptop, stolen]) expect(await isIn(browser)).toBe(false);
  expect((await person.browser.call("POST", "/api/auth/logout")).status).toBe(200);
  expect(person.browser.cookies.has(sessionCookieName())).toBe(false);
});

test("signing out everywhere without scripts leads to the log-in screen", async () => {
  const person = await signedIn();
  await expect(
    person.browser.run(() => signOutEverywhere(null, new FormData())),
  ).rejects.toMatchObject({ digest: expect.stringContaining(";/login;") });
});
