import { afterEach, expect, test, vi } from "vitest";
import { STEPS_PER_CHECKLIST } from "@/lib/checklists/constants";
import { CHECKLIST_PROBLEMS } from "@/lib/checklists/problems";
import { prisma } from "@/lib/db";
import type { Browser } from "../support/browser";
import { revoke, signedIn } from "../support/people";
import { addSubSteps, makePlan, readPlan, stepAt, textsOf } from "../support/plans";

afterEach(() => vi.useRealTimers());

async function plan(texts = ["A", "B", "C"]) {
  const person = await signedIn();
  const { id } = await makePlan(person.browser, texts);
  const { steps } = await readPlan(person.browser, id);
  return { ...person, id, stepIds: steps.map((step) => step.id) };
}

function change(browser: Browser, id: string, stepId: string | undefined, body: unknown) {
  return browser.call("PATCH", `/api/checklist/${id}/tasks/${stepId}`, body);
}

test("text and minutes are changed by themselves, under the rules of adding", async () => {
  const { browser, id, stepIds } = await plan();
  const answer = await change(browser, id, stepIds[0], { text: "  Call\nAda \u0000" });
  expect(answer).toMatchObject({
    status: 200,
    body: { success: true, task: { text: "Call Ada", minutes: null }, message: "Task updated." },
  });
  await change(browser, id, stepIds[0], { minutes: 1440 });
  expect(await stepAt(browser, id)).toMatchObject({ text: "Call Ada", minutes: 1440 });
  await change(browser, id, stepIds[0], { minutes: null });
  expect(await stepAt(browser, id)).toMatchObject({ text: "Call Ada", minutes: null });
  expect((await stepAt(browser, id)).manual).toBe(false);
});

test.each([
  ["Please enter a task description before adding.", { text: "" }],
  ["Please enter a task description before adding.", { text: " \u200b\n" }],
  ["Please enter a task description before adding.", { text: null }],
  ["Please enter a task description before adding.", { text: 7 }],
  ["A task can have at most 500 characters.", { text: "x".repeat(501) }],
  [/^Minutes must be a whole number from 1 to 1440\.$/, { minutes: 0 }],
  [/^Minutes must be/, { minutes: 1441 }],
  [/^Minutes must be/, { minutes: 1.5 }],
  [/^Minutes must be/, { minutes: "5" }],
  ['The field deferredUntil is "tomorrow", or null to bring the task back.', { deferredUntil: "" }],
  [/^The field deferredUntil/, { deferredUntil: "2026-11-22" }],
  [/^The field deferredUntil/, { deferredUntil: true }],
  ["Say what to change: completed, text, minutes or deferredUntil.", {}],
])("a change is refused in words: %s (%#)", async (message, body) => {
  const { browser, id, stepIds } = await plan();
  const before = await readPlan(browser, id);
  expect(await change(browser, id, stepIds[0], body)).toMatchObject({
    status: 400,
    body: { code: "VALIDATION", message: expect.stringMatching(message) },
  });
  expect(await readPlan(browser, id)).toEqual(before);
});

test("two tabs that change different fields both keep their word", async () => {
  const { browser, id, stepIds } = await plan();
  const answers = await Promise.all([
    change(browser, id, stepIds[0], { text: "New words" }),
    change(browser, id, stepIds[0], { minutes: 7 }),
    change(browser, id, stepIds[0], { completed: true }),
    change(browser, id, stepIds[0], { deferredUntil: "tomorrow" }),
    browser.call("PATCH", `/api/checklist/${id}/tasks/priority`, {
      taskId: stepIds[0],
      priority: true,
    }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await stepAt(browser, id)).toMatchObject({
    text: "New words",
    minutes: 7,
    completed: true,
    priority: true,
    deferredUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test("several fields in one call are all written", async () => {
  const { browser, id, stepIds } = await plan();
  const answer = await change(browser, id, stepIds[0], { completed: true, text: "Both" });
  expect(answer.body).toMatchObject({
    completed: true,
    task: { text: "Both", completed: true },
    message: "Task completed.",
  });
});

test("not today lasts until the next day where the person lives, then ends by itself", async () => {
  const { browser, userId, id, stepIds } = await plan();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T23:30:00Z") });
  const zones = [
    ["Europe/Berlin", "2026-11-23", "2026-11-22T22:59:00Z", "2026-11-22T23:01:00Z"],
    ["America/Los_Angeles", "2026-11-22", "2026-11-22T07:59:00Z", "2026-11-22T08:01:00Z"],
    [null, "2026-11-22", "2026-11-21T23:59:00Z", "2026-11-22T00:01:00Z"],
    ["Not/AZone", "2026-11-22", "2026-11-21T23:59:00Z", "2026-11-22T00:01:00Z"],
  ] as const;
  for (const [timeZone, day, before, after] of zones) {
    vi.setSystemTime(new Date("2026-11-21T23:30:00Z"));
    await prisma.user.update({ where: { id: userId }, data: { timeZone } });
    const answer = await change(browser, id, stepIds[0], { deferredUntil: "tomorrow" });
    expect(answer.body).toMatchObject({
      task: { deferredUntil: day },
      message: "Not today. It comes back by itself tomorrow.",
    });
    vi.setSystemTime(new Date(before));
    expect((await stepAt(browser, id)).deferredUntil).toBe(day);
    vi.setSystemTime(new Date(after));
    expect((await stepAt(browser, id)).deferredUntil).toBeNull();
  }
});

test("a step that was put off comes back at once when asked, and progress never noticed", async () => {
  const { browser, id, stepIds } = await plan();
  const { progress } = await readPlan(browser, id);
  await change(browser, id, stepIds[1], { deferredUntil: "tomorrow" });
  expect((await readPlan(browser, id)).progress).toEqual(progress);
  const answer = await change(browser, id, stepIds[1], { deferredUntil: null });
  expect(answer.body).toMatchObject({ task: { deferredUntil: null }, message: "Back for today." });
});

test("a removed step is gone with its sub-steps, and comes back at its place with them", async () => {
  const { browser, id, stepIds } = await plan();
  const subIds = await addSubSteps(id, stepIds[1] ?? "", ["One", "Two", "Three"]);
  const path = `/api/checklist/${id}/tasks`;
  await browser.call("DELETE", `${path}/${subIds[0]}`);
  // A moment later, so that the two removals are told apart.
  await prisma.step.update({
    where: { id: subIds[0] ?? "" },
    data: { deletedAt: new Date(Date.now() - 60_000) },
  });
  const answer = await browser.call("DELETE", `${path}/${stepIds[1]}`);
  expect(answer).toMatchObject({ status: 200, body: { success: true, message: "Task removed." } });
  expect(await textsOf(browser, id)).toEqual(["A", "C"]);
  expect((await browser.call("DELETE", `${path}/${stepIds[1]}`)).status).toBe(200);
  for (const gone of [stepIds[1], subIds[1]]) {
    expect((await change(browser, id, gone, { text: "X" })).status).toBe(404);
    expect((await change(browser, id, gone, { completed: true })).status).toBe(404);
  }
  const back = await browser.call("POST", `${path}/${stepIds[1]}/restore`);
  expect(back).toMatchObject({
    status: 200,
    body: {
      task: { text: "B", subSteps: [{ text: "Two" }, { text: "Three" }] },
      order: stepIds,
      message: "Task is back.",
    },
  });
  expect(await textsOf(browser, id)).toEqual(["A", "B", "C"]);
});

test("bringing back what is there changes nothing, twice at once included", async () => {
  const { browser, id, stepIds } = await plan();
  const before = await readPlan(browser, id);
  const path = `/api/checklist/${id}/tasks/${stepIds[0]}`;
  await browser.call("DELETE", path);
  const answers = await Promise.all([1, 2, 3].map(() => browser.call("POST", `${path}/restore`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await readPlan(browser, id)).toEqual(before);
});

test("a sub-step can't come back without its step", async () => {
  const { browser, id, stepIds } = await plan();
  const [sub] = await addSubSteps(id, stepIds[0] ?? "", ["One"]);
  const path = `/api/checklist/${id}/tasks`;
  await browser.call("DELETE", `${path}/${sub}`);
  await browser.call("DELETE", `${path}/${stepIds[0]}`);
  const refused = await browser.call("POST", `${path}/${sub}/restore`);
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("Bring that one back first") },
  });
  await browser.call("POST", `${path}/${stepIds[0]}/restore`);
  expect((await browser.call("POST", `${path}/${sub}/restore`)).status).toBe(200);
  expect((await stepAt(browser, id)).subSteps).toHaveLength(1);
});

test("a full plan takes nothing back", async () => {
  const { browser, id, stepIds } = await plan(["A"]);
  await browser.call("DELETE", `/api/checklist/${id}/tasks/${stepIds[0]}`);
  await prisma.step.createMany({
    data: Array.from({ length: STEPS_PER_CHECKLIST }, (_, at) => ({
      checklistId: id,
      text: "x",
      position: at + 1,
    })),
  });
  const answer = await browser.call("POST", `/api/checklist/${id}/tasks/${stepIds[0]}/restore`);
  expect(answer).toMatchObject({
    status: 400,
    body: { message: CHECKLIST_PROBLEMS.tooManySteps },
  });
});

test("removing and bringing back keep the plan's completion right", async () => {
  const { browser, id, stepIds } = await plan(["A", "B"]);
  const completedAt = async () => (await readPlan(browser, id)).completedAt;
  await change(browser, id, stepIds[0], { completed: true });
  await browser.call("DELETE", `/api/checklist/${id}/tasks/${stepIds[1]}`);
  expect(await completedAt()).not.toBeNull();
  await browser.call("POST", `/api/checklist/${id}/tasks/${stepIds[1]}/restore`);
  expect(await completedAt()).toBeNull();
});

test("steps of a deleted plan and of an ended session answer no change", async () => {
  const person = await plan();
  const { browser, id, stepIds } = person;
  const path = `/api/checklist/${id}/tasks`;
  const statuses = async () => {
    const answers = await Promise.all([
      change(browser, id, stepIds[0], { text: "X" }),
      browser.call("DELETE", `${path}/${stepIds[0]}`),
      browser.call("POST", `${path}/${stepIds[0]}/restore`),
      browser.call("PATCH", `${path}/order`, { taskId: stepIds[0], afterTaskId: null }),
    ]);
    return answers.map(({ status }) => status);
  };
  await browser.call("DELETE", `/api/checklist/${id}`);
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  await revoke(person);
  expect(await statuses()).toEqual([401, 401, 401, 401]);
  const rows = await prisma.step.findMany({ where: { checklistId: id } });
  expect(rows.every(({ deletedAt, text }) => deletedAt === null && text !== "X")).toBe(true);
});
