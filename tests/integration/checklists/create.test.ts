import { expect, test } from "vitest";
import { prisma } from "@/lib/db";
import { Browser } from "../support/browser";
import { signedIn } from "../support/people";
import { type MadePlan, makePlan, readPlan, saveBreakdown } from "../support/plans";

const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);

test("a visitor saves a breakdown and gets a claim cookie that scripts can't read", async () => {
  const visitor = new Browser();
  const answer = await visitor.call("POST", "/api/decisions/breakdown/save", {
    inputText: "  Learn to swim \n",
    suggestedTasks: ["Find a pool", "Buy goggles"],
    userId: "someone-else",
  });
  expect(answer).toMatchObject({
    status: 200,
    body: { success: true, decision: { id: uuid }, message: "Your breakdown is saved." },
  });
  expect(Object.keys(answer.body ?? {}).sort()).toEqual(["decision", "message", "success"]);
  const [cookie] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^stepwell-claim=[\w-]{43}; Path=\/; .*HttpOnly; SameSite=lax$/);
  expect(cookie).toContain("Max-Age=2592000");
});

test("what is stored is the token's hash, the trimmed goal and the steps in order", async () => {
  const visitor = new Browser();
  const id = await saveBreakdown(
    visitor,
    [" Find a pool\u0000 ", { text: "Buy\ngoggles", minutes: 15 }, { text: "Go", minutes: null }],
    " Learn\r\nto swim ",
  );
  const row = await prisma.decision.findUniqueOrThrow({ where: { id } });
  expect(row.inputText).toBe("Learn\nto swim");
  expect(row.suggestedTasks).toEqual([
    { text: "Find a pool", minutes: null },
    { text: "Buy goggles", minutes: 15 },
    { text: "Go", minutes: null },
  ]);
  expect(row.userId).toBeNull();
  expect(row.claimTokenHash).toMatch(/^[0-9a-f]{64}$/);
  expect(row.claimTokenHash).not.toBe(visitor.cookies.get("stepwell-claim"));
});

test("a plan takes its steps, their order and minutes from the saved breakdown", async () => {
  const { browser } = await signedIn();
  const decisionId = await saveBreakdown(browser, ["One", { text: "Two", minutes: 10 }]);
  const answer = await browser.call<{ checklist: MadePlan }>("POST", "/api/checklist", {
    decisionId,
    userContext: "I want to break this decision into actionable steps",
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    success: true,
    checklist: { id: uuid, decisionId },
    message: "Your action plan is ready.",
  });
  expect(answer.headers.getSetCookie()).toEqual([]);
  const { id } = answer.body.checklist;
  const step = {
    id: uuid,
    completed: false,
    priority: false,
    manual: false,
    deferredUntil: null,
    subSteps: [],
  };
  expect(await readPlan(browser, id)).toEqual({
    id,
    decisionId,
    title: "Plan a birthday party",
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    steps: [
      { ...step, text: "One", minutes: null },
      { ...step, text: "Two", minutes: 10 },
    ],
    progress: { completed: 0, total: 2, percentage: 0 },
    canRefine: true,
    refinementCount: 0,
    remainingRefinements: 5,
    completedAt: null,
    archivedAt: null,
    decision: {
      inputText: "Plan a birthday party",
      chosenOption: null,
      parsedOptions: [],
      flipCount: 0,
      shareId: null,
    },
  });
});

test("ten clicks at once make one plan, for a visitor and for a person", async () => {
  const { browser: person } = await signedIn();
  for (const browser of [new Browser(), person]) {
    const decisionId = await saveBreakdown(browser);
    const clicks = Array.from({ length: 10 }, () =>
      browser.call<{ checklist: { id: string } }>("POST", "/api/checklist", { decisionId }),
    );
    const answers = await Promise.all(clicks);
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((answer) => answer.body.checklist.id)).size).toBe(1);
    expect(await prisma.checklist.count({ where: { decisionId } })).toBe(1);
    expect(await prisma.step.count({ where: { checklist: { decisionId } } })).toBe(3);
  }
});

test("a decision whose plan was deleted gets a new plan", async () => {
  const { browser } = await signedIn();
  const { id, decisionId } = await makePlan(browser);
  await browser.call("DELETE", `/api/checklist/${id}`);
  const again = await browser.call<{ checklist: { id: string } }>("POST", "/api/checklist", {
    decisionId,
  });
  expect(again.status).toBe(200);
  expect(again.body.checklist.id).not.toBe(id);
});

test("nobody makes a plan of another's decision, nor of one that does not exist", async () => {
  const visitor = new Browser();
  const decisionId = await saveBreakdown(visitor);
  const { browser: person } = await signedIn();
  const otherVisitor = new Browser();
  await saveBreakdown(otherVisitor);
  for (const browser of [person, otherVisitor, new Browser()]) {
    for (const id of [decisionId, crypto.randomUUID(), "not-an-id"]) {
      const answer = await browser.call("POST", "/api/checklist", { decisionId: id });
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ success: false, code: "NOT_FOUND" });
    }
  }
});

test("who signs in between the breakdown and the plan keeps both", async () => {
  const browser = new Browser();
  const decisionId = await saveBreakdown(browser);
  const person = await signedIn(browser);
  const answer = await browser.call("POST", "/api/checklist", { decisionId });
  expect(answer.status).toBe(200);
  expect(await prisma.decision.findUniqueOrThrow({ where: { id: decisionId } })).toMatchObject({
    userId: person.userId,
    claimTokenHash: null,
  });
});

test("a longest breakdown fits, in any script", async () => {
  const { browser } = await signedIn();
  const tasks = Array.from({ length: 50 }, () => "漢".repeat(500));
  const id = await saveBreakdown(browser, tasks, "👩‍🚀".repeat(400));
  expect(id).toEqual(uuid);
});
