import { expect, test } from "vitest";
import { prisma } from "@/lib/db";
import type { Browser } from "../support/browser";
import { signedIn } from "../support/people";
import { addSubSteps, makePlan, readPlan, stepAt } from "../support/plans";
import { statementsOf } from "../support/statements";

type Family = { browser: Browser; planId: string; stepId: string; subIds: string[] };

async function family(texts = ["Find the bag", "Pack it"]): Promise<Family> {
  const { browser } = await signedIn();
  const { id: planId } = await makePlan(browser, ["A", "B"]);
  const { id: stepId } = await stepAt(browser, planId);
  return { browser, planId, stepId, subIds: await addSubSteps(planId, stepId, texts) };
}

function tick({ browser, planId }: Family, stepId: string | undefined, completed = true) {
  return browser.call("PATCH", `/api/checklist/${planId}/tasks/${stepId}`, { completed });
}

/** Whether the step and each of its sub-steps are done. */
async function ticks({ browser, planId }: Family): Promise<boolean[]> {
  const step = await stepAt(browser, planId);
  return [step.completed, ...step.subSteps.map((sub) => sub.completed)];
}

test("sub-steps stand within their step, in order, and count for nothing in the progress", async () => {
  const { browser, planId, subIds } = await family();
  const plan = await readPlan(browser, planId);
  expect(plan.steps).toHaveLength(2);
  expect(plan.steps[0]?.subSteps).toEqual([
    {
      id: subIds[0],
      text: "Find the bag",
      completed: false,
      priority: false,
      manual: false,
      minutes: null,
      deferredUntil: null,
    },
    expect.objectContaining({ id: subIds[1], text: "Pack it" }),
  ]);
  expect(plan.progress).toEqual({ completed: 0, total: 2, percentage: 0 });
});

test("the last open sub-step ticks its step along; opening one opens it", async () => {
  const of = await family();
  const [first, second] = of.subIds;
  expect((await tick(of, first)).body).toMatchObject({
    completed: true,
    task: { id: first, subSteps: [] },
    parent: { id: of.stepId, completed: false },
  });
  expect((await tick(of, second)).body).toMatchObject({
    parent: { id: of.stepId, completed: true },
  });
  expect(await ticks(of)).toEqual([true, true, true]);
  expect((await readPlan(of.browser, of.planId)).progress.completed).toBe(1);
  expect((await tick(of, first, false)).body).toMatchObject({
    completed: false,
    parent: { id: of.stepId, completed: false },
  });
  expect(await ticks(of)).toEqual([false, false, true]);
});

test("a step is ticked alone; its sub-steps come back as they were", async () => {
  const of = await family();
  await tick(of, of.subIds[1]);
  const answer = await tick(of, of.stepId);
  expect(answer.body).toMatchObject({
    completed: true,
    task: { subSteps: [{ completed: false }, { completed: true }] },
  });
  expect(answer.body).not.toHaveProperty("parent");
  expect(await ticks(of)).toEqual([true, false, true]);
  await tick(of, of.stepId, false);
  expect(await ticks(of)).toEqual([false, false, true]);
});

test("a sub-step that is ticked while its step is done leaves the step done", async () => {
  const of = await family(["One", "Two", "Three"]);
  await tick(of, of.stepId);
  expect((await tick(of, of.subIds[0])).body).toMatchObject({
    parent: { id: of.stepId, completed: true },
  });
  expect(await ticks(of)).toEqual([true, true, false, false]);
});

test("the last two sub-steps ticked in two tabs at once tick the step, every time, and the plan", async () => {
  for (let round = 0; round < 15; round += 1) {
    const of = await family(["One", "Two", "Three"]);
    const other = await stepAt(of.browser, of.planId, 1);
    const answers = await Promise.all([...of.subIds, other.id].map((id) => tick(of, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await ticks(of)).toEqual([true, true, true, true]);
    const parents = answers.map(({ body }) => JSON.stringify(body)).join();
    expect(parents).toContain(`"parent":{"id":"${of.stepId}","completed":true}`);
    const { completedAt } = await readPlan(of.browser, of.planId);
    expect(completedAt).not.toBeNull();
  }
});

test("ticks and openings of one family at once end in a state that keeps the rules", async () => {
  const of = await family(["One", "Two"]);
  for (let round = 0; round < 10; round += 1) {
    const words = of.subIds.flatMap((id) => [true, false, true].map((word) => ({ id, word })));
    await Promise.all(words.map(({ id, word }) => tick(of, id, word)));
    const [step, ...subs] = await ticks(of);
    expect(step).toBe(subs.every(Boolean));
  }
});

test("removed sub-steps don't keep a step open, and removing the last open one does not tick it", async () => {
  const of = await family();
  await tick(of, of.subIds[0]);
  await of.browser.call("DELETE", `/api/checklist/${of.planId}/tasks/${of.subIds[1]}`);
  expect(await ticks(of)).toEqual([false, true]);
  await tick(of, of.subIds[0], false);
  await tick(of, of.subIds[0]);
  expect(await ticks(of)).toEqual([true, true]);
});

test("a plan is complete when its steps are, whatever their sub-steps say", async () => {
  const of = await family();
  await tick(of, of.stepId);
  await tick(of, (await stepAt(of.browser, of.planId, 1)).id);
  expect((await readPlan(of.browser, of.planId)).completedAt).not.toBeNull();
  await prisma.step.create({
    data: { checklistId: of.planId, parentId: of.stepId, text: "More", position: 9 },
  });
  expect((await readPlan(of.browser, of.planId)).completedAt).not.toBeNull();
});

test("a tick of a sub-step is one statement beside the session's", async () => {
  const of = await family();
  expect(await statementsOf(() => tick(of, of.subIds[0]))).toHaveLength(2);
});

test("a sub-step carries no star", async () => {
  const of = await family();
  const answer = await of.browser.call("PATCH", `/api/checklist/${of.planId}/tasks/priority`, {
    taskId: of.subIds[0],
    priority: true,
  });
  expect(answer.status).toBe(404);
});

test("a sub-step answers only under its own plan, to its own person", async () => {
  const of = await family();
  const { browser: other } = await signedIn();
  const second = await makePlan(of.browser);
  for (const [browser, planId] of [
    [other, of.planId],
    [of.browser, second.id],
  ] as const) {
    const path = `/api/checklist/${planId}/tasks/${of.subIds[0]}`;
    const answers = await Promise.all([
      browser.call("PATCH", path, { completed: true }),
      browser.call("PATCH", path, { text: "Mine" }),
      browser.call("DELETE", path),
      browser.call("POST", `${path}/restore`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  }
  expect(await ticks(of)).toEqual([false, false, false]);
});
