import { expect, test } from "vitest";
import { type Cursor, decodeCursor } from "@/lib/cursor";
import { prisma } from "@/lib/db";
import { PLANS_PER_PAGE } from "@/lib/progress/constants";
import { listPlanProgress } from "@/lib/progress/data";
import { loadProgress } from "@/lib/progress/loaders";
import type { Browser } from "../support/browser";
import { type Person, signedIn } from "../support/people";
import { addSubSteps, makePlan, readPlan, stepAt } from "../support/plans";
import { statementsOf } from "../support/statements";
import { subscribe } from "../support/subscribe";

const open = (browser: Browser, cursor = "") => browser.run(() => loadProgress(cursor));

async function opened(browser: Browser, cursor = "") {
  const loaded = await open(browser, cursor);
  if (!loaded) throw new Error("The person has no Premium");
  return loaded;
}

async function subscriber(): Promise<Person> {
  const person = await signedIn();
  await subscribe(person.userId);
  return person;
}

const tick = (browser: Browser, planId: string, stepId: string, completed = true) =>
  browser.call("PATCH", `/api/checklist/${planId}/tasks/${stepId}`, { completed });

/** A focus session as it stands once it has ended. */
function focus(
  userId: string,
  seconds: number,
  place: { checklistId?: string; stepId?: string; daysAgo?: number } = {},
) {
  const { daysAgo = 0, ...where } = place;
  const startedAt = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000 - seconds * 1000);
  return prisma.timerSession.create({
    data: {
      ...where,
      userId,
      status: "completed",
      plannedSeconds: seconds,
      durationSeconds: seconds,
      startedAt,
      endsAt: new Date(startedAt.getTime() + seconds * 1000),
      endedAt: new Date(startedAt.getTime() + seconds * 1000),
    },
  });
}

test.each(["canceled", "unpaid", "incomplete", "paused"])(
  "a subscription that is %s shows no progress, nor does none at all",
  async (status) => {
    const person = await signedIn();
    expect(await open(person.browser)).toBeNull();
    await subscribe(person.userId, status);
    expect(await open(person.browser)).toBeNull();
  },
);

test("progress costs two statements beside the session's and the subscription's", async () => {
  const { browser } = await subscriber();
  await makePlan(browser, ["A"], "Plan");
  const statements = await statementsOf(() => open(browser));
  const others = statements.filter((text) => !/FROM (sessions|subscriptions)/.test(text));
  expect(others).toHaveLength(2);
  expect(await statementsOf(async () => open((await signedIn()).browser))).not.toContainEqual(
    expect.stringContaining("timer_sessions"),
  );
});

test("ticked steps count in this week, smaller ones too, and so does a plan once it is done", async () => {
  const { browser } = await subscriber();
  const { id } = await makePlan(browser, ["A", "B"], "Plan");
  const first = await stepAt(browser, id, 0);
  const second = await stepAt(browser, id, 1);
  await addSubSteps(id, first.id, ["a", "b"]);
  const [sub] = (await stepAt(browser, id, 0)).subSteps;
  await tick(browser, id, sub?.id ?? "");
  await tick(browser, id, second.id);
  const { summary, page } = await opened(browser);
  expect(summary.weeks.at(-1)).toMatchObject({ steps: 2, plans: 0 });
  expect(summary.ever).toEqual({ steps: 2, plans: 0, focusSeconds: 0 });
  expect(page.plans).toMatchObject([
    { id, title: "Plan", status: "open", progress: { completed: 1, total: 2 } },
  ]);
  await tick(browser, id, first.id);
  const after = await opened(browser);
  expect(after.summary.lately).toMatchObject({ steps: 3, plans: 1 });
  expect(after.page.plans).toMatchObject([{ status: "done", completedAt: expect.any(String) }]);
});

test("an opened step, a deleted step and a deleted plan count no more; an archived plan does", async () => {
  const { browser } = await subscriber();
  const { id } = await makePlan(browser, ["A", "B", "C"], "Plan");
  const [a, b, c] = (await readPlan(browser, id)).steps.map((step) => step.id);
  for (const stepId of [a, b, c]) await tick(browser, id, stepId ?? "");
  await tick(browser, id, a ?? "", false);
  await browser.call("DELETE", `/api/checklist/${id}/tasks/${b}`);
  await browser.call("PATCH", `/api/checklist/${id}`, { archived: true });
  const archived = await opened(browser);
  expect(archived.summary.ever.steps).toBe(1);
  expect(archived.page.plans).toMatchObject([{ status: "archived", progress: { total: 2 } }]);
  await browser.call("DELETE", `/api/checklist/${id}`);
  const deleted = await opened(browser);
  expect(deleted.summary.ever.steps).toBe(0);
  expect(deleted.page.plans).toEqual([]);
});

test("focused time adds up by week and by plan, whatever became of the plan", async () => {
  const { browser, userId } = await subscriber();
  const { id } = await makePlan(browser, ["A"], "Plan");
  const { id: stepId } = await stepAt(browser, id);
  await focus(userId, 1_500, { checklistId: id, stepId });
  await focus(userId, 600, { checklistId: id });
  await focus(userId, 300);
  await focus(userId, 900, { daysAgo: 200 });
  const { summary, page } = await opened(browser);
  expect(summary.lately.focusSeconds).toBe(2_400);
  expect(summary.ever.focusSeconds).toBe(3_300);
  expect(page.plans[0]?.focusSeconds).toBe(2_100);
});

test("an estimate is compared once the step is done, was focused on, and has no smaller steps", async () => {
  const { browser, userId } = await subscriber();
  const { id } = await makePlan(
    browser,
    ["A", "B", "C"].map((text) => ({ text, minutes: 10 })),
    "Plan",
  );
  const [a, b, c] = (await readPlan(browser, id)).steps;
  if (!a || !b || !c) throw new Error("The plan has three steps");
  await addSubSteps(id, c.id, ["c1"]);
  for (const { id: stepId } of [a, b, c]) await focus(userId, 900, { checklistId: id, stepId });
  expect((await opened(browser)).summary.estimates.steps).toBe(0);
  for (const { id: stepId } of [a, c]) await tick(browser, id, stepId);
  const { summary, page } = await opened(browser);
  const expected = { steps: 1, plannedMinutes: 10, focusedSeconds: 900 };
  expect(summary.estimates).toEqual(expected);
  expect(page.plans[0]?.estimates).toEqual(expected);
});

test("nobody sees anything of somebody else", async () => {
  const other = await subscriber();
  const { id } = await makePlan(other.browser, ["A"], "Somebody else's");
  await tick(other.browser, id, (await stepAt(other.browser, id)).id);
  await focus(other.userId, 600, { checklistId: id });
  const { browser } = await subscriber();
  const { summary, page } = await opened(browser);
  expect(summary.ever).toEqual({ steps: 0, plans: 0, focusSeconds: 0 });
  expect(page).toEqual({ plans: [], nextCursor: null });
});

test("2,000 plans add up, and page by cursor, each once", async () => {
  const { browser, userId } = await subscriber();
  const made = await prisma.decision.createManyAndReturn({
    data: Array.from({ length: 2_000 }, (_, at) => ({ userId, inputText: `Errand ${at}` })),
    select: { id: true, inputText: true },
  });
  const plans = await prisma.checklist.createManyAndReturn({
    data: made.map(({ id, inputText }) => ({ userId, decisionId: id, title: inputText })),
    select: { id: true },
  });
  await prisma.$executeRaw`
    INSERT INTO steps (id, checklist_id, text, minutes, position, completed, completed_at, updated_at)
    SELECT gen_random_uuid(), c.id, 'Step ' || n, 10, n, n < 6,
      CASE WHEN n < 6 THEN now() - (random() * 70) * interval '1 day' END, now()
    FROM checklists c, generate_series(0, 7) n WHERE c.user_id = ${userId}::uuid`;
  await prisma.$executeRaw`
    INSERT INTO timer_sessions (id, user_id, checklist_id, step_id, status, planned_seconds,
      duration_seconds, started_at, ends_at, ended_at)
    SELECT gen_random_uuid(), ${userId}::uuid, s.checklist_id, s.id, 'completed', 1500, 1500,
      s.completed_at, s.completed_at, s.completed_at
    FROM steps s JOIN checklists c ON c.id = s.checklist_id
    WHERE c.user_id = ${userId}::uuid AND s.completed AND s.position < 2`;
  // As the database does by itself a little later.
  await prisma.$executeRaw`ANALYZE checklists, steps, timer_sessions`;
  const first = await opened(browser);
  expect(first.summary.ever).toEqual({ steps: 12_000, plans: 0, focusSeconds: 4_000 * 1_500 });
  expect(first.summary.lately).toMatchObject({ steps: 12_000 });
  expect(first.page.plans).toHaveLength(PLANS_PER_PAGE);

  const seen: string[] = [];
  let cursor: Cursor | null = null;
  do {
    const page = await listPlanProgress(userId, { cursor, limit: 300 });
    expect(page.plans.length).toBeLessThanOrEqual(300);
    seen.push(...page.plans.map(({ id }) => id));
    cursor = page.nextCursor === null ? null : decodeCursor(page.nextCursor);
  } while (cursor);
  expect(new Set(seen)).toEqual(new Set(plans.map(({ id }) => id)));
  expect(seen).toHaveLength(2_000);
});

test.each(["no cursor", "%00", "../..", "' OR 1=1 --", "a".repeat(5_000)])(
  "an address that is none shows the first page: %s",
  async (cursor) => {
    const { browser } = await subscriber();
    await makePlan(browser, ["A"], "Plan");
    expect((await opened(browser, cursor)).page.plans).toHaveLength(1);
  },
);
