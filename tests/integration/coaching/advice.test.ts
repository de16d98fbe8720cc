import { beforeAll, describe, expect, test } from "vitest";
import { STEPS_PER_CHECKLIST } from "@/lib/checklists/constants";
import { CHECKLIST_PROBLEMS } from "@/lib/checklists/problems";
import { ADVICE_LIMIT } from "@/lib/coaching/constants";
import { prisma } from "@/lib/db";
import { createEntry } from "@/lib/journals/mutations";
import { Browser } from "../support/browser";
import {
  advised,
  answered,
  askAdvice,
  coached,
  coachStream,
  collect,
  openSession,
  sessions,
  wordsOf,
} from "../support/coaching";
import { signedIn } from "../support/people";
import { readPlan, stepAt, textsOf } from "../support/plans";
import { signedInWithPremium, subscribe } from "../support/subscribe";

// The first check of a process reads its weights and compiles its rules.
beforeAll(async () => void (await coached()));

const PREMIUM = "Premium subscription required to access coaching.";
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);

const CALLS = [
  ["POST", "/api/coaching/advice", { includeJournal: true }],
  ["POST", "/api/coaching/chat", { message: "Where do I start?" }],
  ["POST", "/api/coaching/accept-task", { taskText: "A", checklistId: crypto.randomUUID() }],
  ["GET", "/api/coaching/history", undefined],
  ["GET", `/api/coaching/history/${crypto.randomUUID()}`, undefined],
  ["DELETE", `/api/coaching/history/${crypto.randomUUID()}`, undefined],
] as const;

describe.each(CALLS)("%s %s", (method, path, body) => {
  test("asks a visitor to log in", async () => {
    expect(await new Browser().call(method, path, body)).toMatchObject({
      status: 401,
      body: { success: false, code: "UNAUTHENTICATED" },
    });
  });

  test.each([
    ["who never had it", null],
    ["whose Premium has ended", "canceled"],
  ])("names Premium to someone %s", async (_, status) => {
    const { browser, userId } = await signedIn();
    if (status) await subscribe(userId, status);
    expect(await browser.call(method, path, body)).toMatchObject({
      status: 403,
      body: { success: false, code: "PREMIUM_REQUIRED", message: PREMIUM },
    });
  });
});

describe("advice", () => {
  test("has the plan's progress, a next step and steps to accept", async () => {
    const { browser, planId } = await coached();
    const { id: stepId } = await stepAt(browser, planId);
    await browser.call("PATCH", `/api/checklist/${planId}/tasks/${stepId}`, { completed: true });
    const answer = await askAdvice(browser, { checklistId: planId });
    expect(answer.body).toEqual({
      success: true,
      advice: expect.stringContaining("“call the venue”"),
      context: {
        progress: { checklistId: planId, completedTasks: 1, totalTasks: 3, percentComplete: 33 },
        conversationTurns: 0,
        suggestedTasks: [{ id: uuid, text: "Put the number on your screen: the venue." }],
      },
      conversationId: uuid,
      coach: "built-in",
    });
  });

  test("without a plan speaks of the open ones and has no progress", async () => {
    const { browser } = await coached();
    const { advice, context } = await advised(browser);
    expect(advice).toContain("“Plan a birthday party”");
    expect(context.progress).toBeNull();
    const newcomer = await signedInWithPremium();
    expect((await advised(newcomer.browser, { checklistId: null })).advice).toContain("New Goal");
  });

  test("streams its words, then the same answer", async () => {
    const { browser, planId } = await coached();
    const body = { checklistId: planId, includeJournal: false };
    const events = await collect(await coachStream(browser, "advice", body));
    const last = events.at(-1);
    expect(last).toMatchObject({ event: "done", data: { success: true, advice: wordsOf(events) } });
  });

  test("is another one each time", async () => {
    const { browser, planId } = await coached();
    const said: string[] = [];
    for (let turn = 0; turn < 4; turn++) {
      said.push((await advised(browser, { checklistId: planId })).advice);
    }
    expect(new Set(said).size).toBe(4);
  });

  test("knows sessions of focus of the last days", async () => {
    const { browser, planId, userId } = await coached();
    const startedAt = new Date(Date.now() - 2 * 60 * 60 * 1000);
    const ended = {
      status: "completed" as const,
      plannedSeconds: 1500,
      durationSeconds: 1500,
      endedAt: new Date(),
    };
    await prisma.timerSession.create({
      data: { userId, checklistId: planId, startedAt, endsAt: new Date(), ...ended },
    });
    const { advice } = await advised(browser, { checklistId: planId });
    expect(advice).toContain("focused for 25 minutes");
  });

  test.each([
    ["unknown", () => crypto.randomUUID()],
    ["no id at all", () => "my-plan"],
  ])("about a plan that is %s is not found", async (_, id) => {
    const { browser } = await coached();
    expect((await askAdvice(browser, { checklistId: id() })).status).toBe(404);
  });

  test("about someone else's or a deleted plan is not found, and nothing is kept", async () => {
    const [one, other] = [await coached(), await coached()];
    expect((await askAdvice(one.browser, { checklistId: other.planId })).status).toBe(404);
    await one.browser.call("DELETE", `/api/checklist/${one.planId}`);
    expect((await askAdvice(one.browser, { checklistId: one.planId })).status).toBe(404);
    expect((await sessions(one.browser)).conversations).toEqual([]);
  });

  test("has to be told whether the journal may be read", async () => {
    const { browser } = await coached();
    for (const includeJournal of ["yes", 1, null, undefined]) {
      expect(await browser.call("POST", "/api/coaching/advice", { includeJournal })).toMatchObject({
        status: 400,
        body: { message: "The field includeJournal must be true or false." },
      });
    }
  });

  test("more often than twenty times in ten minutes has to wait", async () => {
    const { browser } = await signedInWithPremium();
    for (let use = 0; use < ADVICE_LIMIT.points; use++) await advised(browser);
    expect(await askAdvice(browser)).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
  });
});

describe("the journal", () => {
  test("is read only when the box is ticked", async () => {
    const { browser, planId, userId } = await coached();
    await createEntry(userId, { content: "I am so tired of boxes.", mood: 2 });
    const without = await advised(browser, { checklistId: planId, includeJournal: false });
    expect(without.advice).not.toContain("boxes");
    const read = await advised(browser, { checklistId: planId, includeJournal: true });
    expect(read.advice).toContain("“I am so tired of boxes”");
  });

  test("that tells of a crisis is answered with help: no steps, nothing pushed", async () => {
    const { browser, planId, userId } = await coached();
    await createEntry(userId, { content: "i wish i was dead", mood: 1 });
    const answer = await advised(browser, { checklistId: planId, includeJournal: true });
    expect(answer).toMatchObject({
      advice: answer.safety?.safeMessage,
      context: { suggestedTasks: [] },
      coach: "built-in",
      notice: expect.stringMatching(/^This is about an entry in your journal\./),
      safety: { category: "self_harm", severity: "support", resources: expect.any(Array) },
    });
    const { conversationId } = answer;
    const next = await answered(browser, "which step now?", { conversationId });
    expect(next).toMatchObject({ suggestedTasks: [], isOpen: true, conversationTurns: 0 });
    expect(next.response).not.toContain("venue");
    const without = await advised(browser, { checklistId: planId, includeJournal: false });
    expect(without).not.toHaveProperty("safety");
    expect(without.advice).toMatch(/“(pick a day|call the venue)”/);
  });

  test("of long ago is neither read nor answered", async () => {
    const { browser, userId } = await coached();
    const { id } = await createEntry(userId, { content: "i wish i was dead", mood: 1 });
    const createdAt = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    await prisma.journalEntry.update({ where: { id }, data: { createdAt } });
    const answer = await advised(browser, { includeJournal: true });
    expect(answer).not.toHaveProperty("safety");
    expect(answer.advice).not.toContain("dead");
  });
});

describe("an accepted task", () => {
  const accept = (browser: Browser, taskText: unknown, checklistId: unknown) =>
    browser.call("POST", "/api/coaching/accept-task", { taskText, checklistId });

  test("stands at the end of the plan like any that is added by hand", async () => {
    const { browser, planId } = await coached();
    const answer = await accept(browser, "  Find the venue's\nnumber ", planId);
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, task: { text: "Find the venue's number", manual: true } },
    });
    expect((await textsOf(browser, planId)).at(-1)).toBe("Find the venue's number");
  });

  test.each([
    ["", "Please enter a task description before adding."],
    [" \n", "Please enter a task description before adding."],
    [7, "Please enter a task description before adding."],
    ["x".repeat(501), "A task can have at most 500 characters."],
  ])("%j is refused in words (%#)", async (taskText, message) => {
    const { browser, planId } = await coached();
    expect(await accept(browser, taskText, planId)).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  test("goes into no plan of someone else", async () => {
    const [one, other] = [await coached(), await coached()];
    expect((await accept(one.browser, "Breathe", other.planId)).status).toBe(404);
    expect((await accept(one.browser, "Breathe", "nothing")).status).toBe(404);
    expect(await textsOf(other.browser, other.planId)).toHaveLength(3);
  });

  test("does not fit into a full plan, which says so", async () => {
    const { browser, planId } = await coached();
    await prisma.step.createMany({
      data: Array.from({ length: STEPS_PER_CHECKLIST - 3 }, (_, index) => ({
        checklistId: planId,
        text: `Step ${index}`,
        position: index + 3,
      })),
    });
    expect(await accept(browser, "Breathe", planId)).toMatchObject({
      status: 400,
      body: { message: CHECKLIST_PROBLEMS.tooManySteps },
    });
  });

  test("that would harm is refused, whoever wrote it", async () => {
    const { browser, planId } = await coached();
    expect(await accept(browser, "Poison my neighbour's dog", planId)).toMatchObject({
      status: 422,
      body: { code: "UNSAFE_CONTENT", safeMessage: expect.any(String) },
    });
  });
});

describe("previous sessions", () => {
  test("are listed newest first, page by page, with the progress of their day", async () => {
    const { browser, planId } = await coached();
    const made: string[] = [];
    for (let index = 0; index < 5; index++) {
      made.unshift((await advised(browser, { checklistId: planId })).conversationId);
    }
    const first = await sessions(browser, "?limit=2");
    const second = await sessions(browser, `?limit=2&cursor=${first.nextCursor}`);
    const third = await sessions(browser, `?limit=2&cursor=${second.nextCursor}`);
    const listed = [first, second, third].flatMap(({ conversations }) => conversations);
    expect(listed.map(({ id }) => id)).toEqual(made);
    expect(third.nextCursor).toBeNull();
    expect(listed[0]).toEqual({
      id: made[0],
      createdAt: expect.stringMatching(/Z$/),
      content: expect.any(String),
      context: {
        progress: { checklistId: planId, completedTasks: 0, totalTasks: 3, percentComplete: 0 },
      },
    });
  });

  test.each(["?cursor=nonsense", "?limit=0", "?limit=101", "?limit=many"])(
    "of a page that is none (%s) are refused in words",
    async (query) => {
      const { browser } = await signedInWithPremium();
      const answer = await browser.call("GET", `/api/coaching/history${query}`);
      expect(answer).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    },
  );

  test("are reopened whole, with every message and its tasks, and go on", async () => {
    const { browser, planId } = await coached();
    const advice = await advised(browser, { checklistId: planId });
    const { conversationId } = advice;
    const one = await answered(browser, "I'm stuck", { conversationId });
    const two = await answered(browser, "i'm tired", { conversationId });
    const conversation = await openSession(browser, conversationId);
    expect(conversation).toEqual({
      id: conversationId,
      createdAt: expect.stringMatching(/Z$/),
      content: advice.advice,
      coach: "built-in",
      context: { ...advice.context, conversationTurns: 2 },
      messages: [
        expect.objectContaining({ type: "user", content: "I'm stuck", suggestedTasks: [] }),
        {
          id: uuid,
          type: "coach",
          content: one.response,
          timestamp: expect.stringMatching(/Z$/),
          suggestedTasks: one.suggestedTasks,
          coach: "built-in",
        },
        expect.objectContaining({ type: "user", content: "i'm tired" }),
        expect.objectContaining({ type: "coach", content: two.response }),
      ],
      isOpen: true,
    });
    expect(await answered(browser, "thanks", { conversationId })).toMatchObject({
      conversationTurns: 3,
    });
  });

  test("outlive their plan", async () => {
    const { browser, planId } = await coached();
    const { conversationId } = await advised(browser, { checklistId: planId });
    await browser.call("DELETE", `/api/checklist/${planId}`);
    await answered(browser, "I'm stuck", { conversationId });
    await prisma.checklist.delete({ where: { id: planId } });
    const { context } = await openSession(browser, conversationId);
    expect(context.progress).toMatchObject({ checklistId: null, totalTasks: 3 });
    await answered(browser, "I'm stuck", { conversationId });
  });

  test("whose key is lost say so, and stay in the list", async () => {
    const { browser, userId } = await coached();
    const { conversationId } = await advised(browser);
    await prisma.dataKey.updateMany({ where: { userId }, data: { wrappedKey: Buffer.alloc(60) } });
    const words = "This text can't be opened: the key that encrypted it is lost.";
    expect((await sessions(browser)).conversations[0]?.content).toBe(words);
    expect((await openSession(browser, conversationId)).content).toBe(words);
  });

  test("are deleted for good, once, and only by whom they belong to", async () => {
    const [one, other] = [await coached(), await coached()];
    const { conversationId } = await advised(one.browser);
    await answered(one.browser, "I'm stuck", { conversationId });
    const path = `/api/coaching/history/${conversationId}`;
    expect((await other.browser.call("GET", path)).status).toBe(404);
    expect((await other.browser.call("DELETE", path)).status).toBe(404);
    expect((await one.browser.call("DELETE", path)).status).toBe(200);
    expect((await one.browser.call("DELETE", path)).status).toBe(404);
    expect((await one.browser.call("GET", path)).status).toBe(404);
    expect(await prisma.coachingMessage.count({ where: { conversationId } })).toBe(0);
  });
});

test("a plan is never changed by advice", async () => {
  const { browser, planId } = await coached();
  const before = await readPlan(browser, planId);
  await advised(browser, { checklistId: planId });
  expect(await readPlan(browser, planId)).toEqual(before);
});
