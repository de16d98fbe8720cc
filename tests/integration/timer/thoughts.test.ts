import { describe, expect, test } from "vitest";
import { prisma } from "@/lib/db";
import { THOUGHTS_PER_CHECKLIST } from "@/lib/timer/constants";
import { loadPlanFocus } from "@/lib/timer/loaders";
import type { ParkedThought } from "@/lib/timer/types";
import type { Browser } from "../support/browser";
import { signedIn } from "../support/people";
import { makePlan, stepAt } from "../support/plans";
import { statementsOf } from "../support/statements";

type ThoughtAnswer = { thought: ParkedThought; message: string };

function park(browser: Browser, planId: string, body: Record<string, unknown>) {
  return browser.call<ThoughtAnswer>("POST", `/api/checklist/${planId}/thoughts`, body);
}

async function listed(browser: Browser, planId: string): Promise<ParkedThought[]> {
  const answer = await browser.call<{ data: { thoughts: ParkedThought[] } }>(
    "GET",
    `/api/checklist/${planId}/thoughts`,
  );
  expect(answer.status).toBe(200);
  return answer.body.data.thoughts;
}

async function withPlan() {
  const person = await signedIn();
  const { id } = await makePlan(person.browser);
  return { ...person, id };
}

test("thoughts stay with their plan in the order in which they came", async () => {
  const { browser, id } = await withPlan();
  const other = await makePlan(browser);
  for (const text of ["  Call   mum\n", "<b>Milk</b>"]) await park(browser, id, { text });
  const thoughts = await listed(browser, id);
  expect(thoughts).toEqual([
    {
      id: expect.any(String),
      text: "Call   mum",
      resolved: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
    expect.objectContaining({ text: "<b>Milk</b>" }),
  ]);
  expect(await listed(browser, other.id)).toEqual([]);
});

test("a thought remembers its step and session, and is kept without them too", async () => {
  const { browser, id } = await withPlan();
  const stranger = await withPlan();
  const { id: taskId } = await stepAt(browser, id);
  const { body } = await browser.call<{ session: { id: string } }>("POST", "/api/timer/start", {
    taskId,
    checklistId: id,
  });
  const own = await park(browser, id, { text: "Milk", taskId, sessionId: body.session.id });
  const foreignStep = await stepAt(stranger.browser, stranger.id);
  const foreign = await park(stranger.browser, stranger.id, {
    text: "Milk",
    taskId,
    sessionId: body.session.id,
  });
  expect(foreignStep.id).not.toBe(taskId);
  const rows = await prisma.parkedThought.findMany({
    where: { id: { in: [own.body.thought.id, foreign.body.thought.id] } },
    select: { stepId: true, timerSessionId: true },
    orderBy: { createdAt: "asc" },
  });
  expect(rows).toEqual([
    { stepId: taskId, timerSessionId: body.session.id },
    { stepId: null, timerSessionId: null },
  ]);
});

test("a thought is done, open again, and removed; the page shows open ones only", async () => {
  const { browser, id } = await withPlan();
  const first = (await park(browser, id, { text: "Milk" })).body.thought;
  const second = (await park(browser, id, { text: "Bread" })).body.thought;
  const path = `/api/checklist/${id}/thoughts/${first.id}`;
  for (const resolved of [true, true]) {
    const { body } = await browser.call<ThoughtAnswer>("PATCH", path, { resolved });
    expect(body.thought).toEqual({ ...first, resolved: true });
  }
  const page = await browser.run(() => loadPlanFocus(id));
  expect(page).toMatchObject({ session: null, thoughts: [second] });
  await browser.call("PATCH", path, { resolved: false });
  expect(await listed(browser, id)).toEqual([first, second]);
  expect((await browser.call("DELETE", path)).status).toBe(200);
  expect((await browser.call("DELETE", path)).status).toBe(404);
  expect(await listed(browser, id)).toEqual([second]);
});

test.each([
  [{ text: "" }, "Please write down what came to mind first."],
  [{ text: " \n\u200b" }, "Please write down what came to mind first."],
  [{ text: 7 }, "Please write down what came to mind first."],
  [{ text: "x".repeat(501) }, "A thought can have at most 500 characters."],
])("refuses %j", async (body, message) => {
  const { browser, id } = await withPlan();
  expect(await park(browser, id, body)).toMatchObject({ status: 400, body: { message } });
});

test("500 characters are welcome", async () => {
  const { browser, id } = await withPlan();
  const text = "🙂".repeat(250);
  expect((await park(browser, id, { text })).body.thought.text).toBe(text);
});

test("a plan is full at some point, and says so", async () => {
  const { browser, id, userId } = await withPlan();
  await prisma.parkedThought.createMany({
    data: Array.from({ length: THOUGHTS_PER_CHECKLIST }, () => ({
      userId,
      checklistId: id,
      text: "One more",
    })),
  });
  expect(await park(browser, id, { text: "Milk" })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("at most 500 parked thoughts") },
  });
});

describe("nobody else", () => {
  test("reads, writes or finds a thought, nor does its owner through another plan", async () => {
    const { browser, id } = await withPlan();
    const { body } = await park(browser, id, { text: "Milk" });
    const stranger = await withPlan();
    const otherPlan = await makePlan(browser);
    const places: [Browser, string][] = [
      [stranger.browser, id],
      [stranger.browser, stranger.id],
      [browser, otherPlan.id],
    ];
    for (const [who, planId] of places) {
      const path = `/api/checklist/${planId}/thoughts/${body.thought.id}`;
      expect((await who.call("PATCH", path, { resolved: true })).status).toBe(404);
      expect((await who.call("DELETE", path)).status).toBe(404);
    }
    expect((await stranger.browser.run(() => loadPlanFocus(id))).thoughts).toEqual([]);
    expect(await listed(browser, id)).toEqual([body.thought]);
  });

  test("reaches the thoughts of a deleted plan", async () => {
    const { browser, id } = await withPlan();
    await park(browser, id, { text: "Milk" });
    await browser.call("DELETE", `/api/checklist/${id}`);
    expect((await browser.call("GET", `/api/checklist/${id}/thoughts`)).status).toBe(404);
    expect((await park(browser, id, { text: "Bread" })).status).toBe(404);
  });
});

test("the timer and the thoughts of a page are one statement beside the session's", async () => {
  const { browser, id } = await withPlan();
  expect(await statementsOf(() => browser.run(() => loadPlanFocus(id)))).toHaveLength(2);
  expect(await statementsOf(() => browser.call("GET", "/api/timer"))).toHaveLength(2);
});
