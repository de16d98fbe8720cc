import { expect, test } from "vitest";
import { STEPS_PER_CHECKLIST } from "@/lib/checklists/constants";
import { CHECKLIST_PROBLEMS } from "@/lib/checklists/problems";
import type { ChecklistStep } from "@/lib/checklists/types";
import { prisma } from "@/lib/db";
import type { Browser } from "../support/browser";
import { openSession, signedIn } from "../support/people";
import { makePlan, readPlan, stepAt } from "../support/plans";

const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);

function tick(browser: Browser, planId: string, stepId: string, completed: boolean) {
  return browser.call("PATCH", `/api/checklist/${planId}/tasks/${stepId}`, { completed });
}

async function completedAt(id: string): Promise<Date | null> {
  return (await prisma.checklist.findUniqueOrThrow({ where: { id } })).completedAt;
}

test("a step added by hand is trimmed, marked manual and stands last", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser, ["A", "B"]);
  const answer = await browser.call<{ task: ChecklistStep }>("POST", `/api/checklist/${id}/tasks`, {
    text: "  Call Ada \n",
    completed: true,
    position: 0,
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    success: true,
    task: {
      id: uuid,
      text: "Call Ada",
      completed: false,
      priority: false,
      manual: true,
      minutes: null,
      deferredUntil: null,
      subSteps: [],
    },
    message: "Task added.",
  });
  expect((await readPlan(browser, id)).steps[2]).toEqual(answer.body.task);
});

test("twenty adds at once keep every step, each in a place of its own", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser, ["A"]);
  const adds = Array.from({ length: 20 }, (_, index) =>
    browser.call("POST", `/api/checklist/${id}/tasks`, { text: `Step ${index}` }),
  );
  const answers = await Promise.all(adds);
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const rows = await prisma.step.findMany({
    where: { checklistId: id },
    orderBy: { position: "asc" },
  });
  expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 21 }, (_, at) => at));
});

test("a full plan says so and stays as it is", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser, ["A"]);
  await prisma.step.createMany({
    data: Array.from({ length: STEPS_PER_CHECKLIST - 2 }, (_, index) => ({
      checklistId: id,
      text: "x",
      position: index + 1,
    })),
  });
  const both = await Promise.all(
    ["last", "too many"].map((text) =>
      browser.call("POST", `/api/checklist/${id}/tasks`, { text }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(both.find(({ status }) => status === 400)?.body).toMatchObject({
    message: CHECKLIST_PROBLEMS.tooManySteps,
  });
  expect(await prisma.step.count({ where: { checklistId: id } })).toBe(STEPS_PER_CHECKLIST);
});

test("a tick answers the step, and saying it twice changes nothing", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser, ["A", "B"]);
  const step = await stepAt(browser, id);
  const first = await tick(browser, id, step.id, true);
  expect(first.status).toBe(200);
  expect(first.body).toEqual({
    success: true,
    completed: true,
    task: { ...step, completed: true },
    message: "Task completed.",
  });
  const before = await prisma.step.findUniqueOrThrow({ where: { id: step.id } });
  expect((await tick(browser, id, step.id, true)).body).toEqual(first.body);
  const after = await prisma.step.findUniqueOrThrow({ where: { id: step.id } });
  expect(after.completedAt).toEqual(before.completedAt);
  expect((await tick(browser, id, step.id, false)).body).toEqual({
    success: true,
    completed: false,
    task: step,
    message: "Task is open again.",
  });
});

test("two tabs ticking the same step end with the later word", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser, ["A", "B"]);
  const step = await stepAt(browser, id);
  const words = Array.from({ length: 20 }, (_, index) => index % 2 === 0);
  const answers = await Promise.all(words.map((word) => tick(browser, id, step.id, word)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  await tick(browser, id, step.id, true);
  expect((await stepAt(browser, id)).completed).toBe(true);
});

test("a plan is completed when its last steps are ticked in two tabs at once, every time", async () => {
  const { browser, userId } = await signedIn();
  await openSession(userId, browser);
  for (let round = 0; round < 15; round += 1) {
    const { id } = await makePlan(browser, ["A", "B", "C", "D"]);
    const { steps } = await readPlan(browser, id);
    await Promise.all(steps.map((step) => tick(browser, id, step.id, true)));
    expect(await completedAt(id)).toBeInstanceOf(Date);
  }
});

test("a completed plan opens again with a step that is opened, or added", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser, ["A"]);
  const step = await stepAt(browser, id);
  expect(await completedAt(id)).toBeNull();
  await tick(browser, id, step.id, true);
  expect(await completedAt(id)).toBeInstanceOf(Date);
  await tick(browser, id, step.id, false);
  expect(await completedAt(id)).toBeNull();
  await tick(browser, id, step.id, true);
  await browser.call("POST", `/api/checklist/${id}/tasks`, { text: "One more" });
  expect(await completedAt(id)).toBeNull();
  expect((await readPlan(browser, id)).progress).toEqual({
    completed: 1,
    total: 2,
    percentage: 50,
  });
});

test("a star is set and taken away", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser, ["A", "B"]);
  const step = await stepAt(browser, id, 1);
  for (const priority of [true, true, false]) {
    const answer = await browser.call("PATCH", `/api/checklist/${id}/tasks/priority`, {
      taskId: step.id,
      priority,
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        task: { ...step, priority },
        message: priority ? "Task added to your priorities." : "Task removed from your priorities.",
      },
    });
    expect((await stepAt(browser, id, 1)).priority).toBe(priority);
  }
});

test("a step answers only under its own plan, to its own person", async () => {
  const { browser } = await signedIn();
  const { browser: other } = await signedIn();
  const plan = await makePlan(browser);
  const second = await makePlan(browser);
  const foreign = await makePlan(other);
  const step = await stepAt(browser, plan.id);
  const tries: [Browser, string, string][] = [
    [other, plan.id, step.id],
    [other, foreign.id, step.id],
    [browser, second.id, step.id],
    [browser, plan.id, crypto.randomUUID()],
    [browser, plan.id, "not-an-id"],
    [browser, "not-an-id", step.id],
  ];
  for (const [client, planId, taskId] of tries) {
    const answers = await Promise.all([
      tick(client, planId, taskId, true),
      client.call("PATCH", `/api/checklist/${planId}/tasks/priority`, { taskId, priority: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  }
  for (const planId of [plan.id, crypto.randomUUID(), "not-an-id"]) {
    const answer = await other.call("POST", `/api/checklist/${planId}/tasks`, { text: "Mine" });
    expect(answer.status).toBe(404);
  }
  expect(await stepAt(browser, plan.id)).toEqual(step);
  expect(await prisma.step.count({ where: { checklistId: plan.id } })).toBe(3);
});

test("a removed step can't be ticked, and completes nothing", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser, ["A", "B"]);
  const step = await stepAt(browser, id);
  await prisma.step.update({ where: { id: step.id }, data: { deletedAt: new Date() } });
  expect((await tick(browser, id, step.id, true)).status).toBe(404);
  const left = await stepAt(browser, id);
  expect(left.text).toBe("B");
  await tick(browser, id, left.id, true);
  expect(await completedAt(id)).toBeInstanceOf(Date);
});
