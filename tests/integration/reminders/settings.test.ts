import { beforeEach, expect, test } from "vitest";
import { prisma } from "@/lib/db";
import { SETTINGS_PROBLEMS } from "@/lib/reminders/problems";

import type { ReminderPreview, ReminderSettings } from "@/lib/reminders/types";
import { type Person, signedIn } from "../support/people";
import { makePlan, stepAt } from "../support/plans";
import { subscribe } from "../support/subscribe";

type Answer = {
  success: boolean;
  message?: string;
  code?: string;
  data?: { settings: ReminderSettings; preview: ReminderPreview };
};

let person: Person;

beforeEach(async () => {
  person = await signedIn();
  await subscribe(person.userId);
  await prisma.user.update({
    where: { id: person.userId },
    data: { timeZone: "Europe/Zurich" },
  });
});

async function save(body: Record<string, unknown>) {
  const answer = await person.browser.call<Answer>("POST", "/api/reminders/settings", body);
  expect(answer.status).toBe(200);
  return answer.body.data?.settings;
}

const read = async (path = "/api/reminders") =>
  (await person.browser.call<Answer>("GET", path)).body.data?.settings;

test("who never chose anything has reminders off, daily at nine", async () => {
  const settings = await read();
  expect(settings).toEqual({
    enabled: 0,
    frequency: "daily",
    customDays: null,
    minuteOfDay: 540,
    weekdays: [],
    timeZone: "Europe/Zurich",
    nextDueAt: null,
    pausedAt: null,
    emailVerified: false,
    changedAt: null,
  });
  expect(await read("/api/reminders/settings")).toEqual(settings);
});

test("each change is saved by itself, and says when the next reminder comes", async () => {
  const on = await save({ enabled: 1, frequency: "daily" });
  expect(on).toMatchObject({ enabled: 1, frequency: "daily", emailVerified: false });
  const clock = { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Zurich" } as const;
  const shown = new Date(on?.nextDueAt ?? "").toLocaleTimeString("en-GB", clock);
  expect(shown).toBe("09:00");
  expect(await save({ minuteOfDay: 0, weekdays: [5, 1, 5] })).toMatchObject({
    enabled: 1,
    minuteOfDay: 0,
    weekdays: [1, 5],
  });
  expect(await save({ enabled: 0, frequency: "daily" })).toMatchObject({
    enabled: 0,
    weekdays: [1, 5],
    nextDueAt: null,
  });
  expect(await read()).toMatchObject({ enabled: 0, minuteOfDay: 0 });
});

test("a custom interval begins with three days, and what can't be read is none", async () => {
  expect(await save({ frequency: "custom", enabled: 1 })).toMatchObject({ customDays: 3 });
  expect(await save({ customDays: "12", frequency: "custom", enabled: 1 })).toMatchObject({
    customDays: 12,
  });
  expect(await save({ customDays: "", frequency: "custom", enabled: 1 })).toMatchObject({
    customDays: null,
    nextDueAt: null,
  });
});

test("another frequency begins without the weekdays of the one before", async () => {
  await save({ enabled: 1, weekdays: [1, 2, 3] });
  expect(await save({ frequency: "weekly" })).toMatchObject({ weekdays: [] });
  expect(await save({ frequency: "daily", weekdays: [2] })).toMatchObject({ weekdays: [2] });
});

test.each([
  [{ enabled: true }, SETTINGS_PROBLEMS.enabled],
  [{ frequency: "hourly" }, SETTINGS_PROBLEMS.frequency],
  [{ customDays: 0 }, SETTINGS_PROBLEMS.customDays],
  [{ customDays: 31 }, SETTINGS_PROBLEMS.customDays],
  [{ customDays: 1.5 }, SETTINGS_PROBLEMS.customDays],
  [{ minuteOfDay: 1440 }, SETTINGS_PROBLEMS.minuteOfDay],
  [{ weekdays: [8] }, SETTINGS_PROBLEMS.weekdays],
  [{}, SETTINGS_PROBLEMS.nothingToChange],
])("%j is refused", async (body, message) => {
  const answer = await person.browser.call<Answer>("POST", "/api/reminders/settings", body);
  expect([answer.status, answer.body.message]).toEqual([400, message]);
});

test("free users are told that it is part of Premium, and nothing is saved", async () => {
  await subscribe(person.userId, "canceled");
  const calls = [
    ["GET", "/api/reminders"],
    ["GET", "/api/reminders/settings"],
    ["GET", "/api/reminders/preview"],
    ["POST", "/api/reminders/settings"],
  ] as const;
  for (const [method, path] of calls) {
    const body = method === "POST" ? { enabled: 1 } : undefined;
    const answer = await person.browser.call<Answer>(method, path, body);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      403,
      "PREMIUM_REQUIRED",
      "Premium subscription required to access reminders.",
    ]);
  }
  expect(await prisma.reminderSettings.count({ where: { userId: person.userId } })).toBe(0);
});

test("settings belong to the person who asks, and parallel changes are one row", async () => {
  const other = await signedIn();
  await subscribe(other.userId);
  await Promise.all(Array.from({ length: 8 }, (_, at) => save({ enabled: 1, minuteOfDay: at })));
  const answer = await other.browser.call<Answer>("GET", "/api/reminders");
  expect(answer.body.data?.settings.enabled).toBe(0);
  expect(await prisma.reminderSettings.count({ where: { userId: person.userId } })).toBe(1);
});

test("a reminder that is due already is not lost to a change", async () => {
  await save({ enabled: 1 });
  const nextDueAt = new Date(Date.now() - 30_000);
  await prisma.reminderSettings.update({ where: { userId: person.userId }, data: { nextDueAt } });
  expect(await save({ minuteOfDay: 30 })).toMatchObject({ nextDueAt: nextDueAt.toISOString() });
});

const preview = async () =>
  (await person.browser.call<Answer>("GET", "/api/reminders/preview")).body.data?.preview;

test("the preview shows at most five open steps of the plan to go on with, and the way to it", async () => {
  expect(await preview()).toEqual({
    greeting: "Hello Ada,",
    progressSummary: "Nothing is open right now. You get no email until there is.",
    pendingTasks: [],
    moreTasks: 0,
    plan: null,
  });
  const steps = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];
  const { id } = await makePlan(person.browser, steps, "Learn to swim");
  expect(await preview()).toMatchObject({
    progressSummary: "“Learn to swim” has 8 tasks. One of them is enough to begin.",
    pendingTasks: steps.slice(0, 5),
    moreTasks: 3,
    plan: { id, title: "Learn to swim" },
  });
  const { id: first } = await stepAt(person.browser, id);
  await person.browser.call("PATCH", `/api/checklist/${id}/tasks/${first}`, { completed: true });
  await makePlan(person.browser, ["Newer"], "A newer plan");
  expect(await preview()).toMatchObject({ plan: { title: "A newer plan" } });
  const { id: second } = await stepAt(person.browser, id, 1);
  const starred = { taskId: second, priority: true };
  await person.browser.call("PATCH", `/api/checklist/${id}/tasks/priority`, starred);
  expect(await preview()).toMatchObject({
    progressSummary:
      "1 of 8 tasks of “Learn to swim” is done. Every journey begins with a single step!",
    pendingTasks: ["Two", "Three", "Four", "Five", "Six"],
    moreTasks: 2,
  });
});

test("the preview has nothing of anybody else, and nothing put off, put away or deleted", async () => {
  const other = await signedIn();
  await makePlan(other.browser, ["Theirs"], "Somebody else's");
  const { id } = await makePlan(person.browser, ["Mine"], "My plan");
  await prisma.step.updateMany({
    where: { checklistId: id },
    data: { deferredUntil: new Date(Date.now() + 48 * 3600_000) },
  });
  expect((await preview())?.plan).toBeNull();
  await prisma.step.updateMany({ where: { checklistId: id }, data: { deferredUntil: null } });
  expect((await preview())?.plan?.id).toBe(id);
  await person.browser.call("PATCH", `/api/checklist/${id}`, { archived: true });
  expect((await preview())?.plan).toBeNull();
});
