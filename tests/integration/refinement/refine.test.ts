import { describe, expect, test } from "vitest";
import { STEPS_PER_CHECKLIST } from "@/lib/checklists/constants";
import { REFINE_LIMIT } from "@/lib/checklists/refinement/constants";
import { refine as answering, beginRefinement } from "@/lib/checklists/refinement/refine";
import { prisma } from "@/lib/db";
import { Browser } from "../support/browser";
import { type ReadEvent, readEvents } from "../support/events";
import { revoke, signedIn } from "../support/people";
import { makePlan, readPlan, stepAt } from "../support/plans";
import { countsOf, history, refine, refined, textsOf } from "../support/refinements";
import { subscribe } from "../support/subscribe";

const LIMIT_MESSAGE =
  "You have used the 5 free refinements of this plan. With Premium there is no limit.";
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);

const tasks = [
  { text: "Open the calendar", minutes: 2 },
  { text: "Call the venue", minutes: 10 },
  { text: "Send the invitations", minutes: 20 },
];

async function personWithPlan() {
  const person = await signedIn();
  const { id, decisionId } = await makePlan(person.browser, tasks);
  return { ...person, planId: id, decisionId };
}

/** Lets a message in as the call does, and leaves it there. */
function begin(userId: string, checklistId: string, chatMessage: string) {
  const address = { userId, checklistId, today: "2026-11-21" };
  const person = { id: userId, timeZone: null };
  return beginRefinement(address, person, { chatMessage, currentSteps: [] });
}

function stream(browser: Browser, body: unknown): Promise<Response> {
  return browser.fetch("/api/checklist/refine", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify(body),
  });
}

describe("a message that the coach understands", () => {
  test("changes the list and is answered with all that the screen needs", async () => {
    const { browser, planId, decisionId } = await personWithPlan();
    const before = await readPlan(browser, planId);
    const answer = await refine(browser, planId, "  Please add buy candles \n", {
      currentSteps: before.steps,
      decisionId,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      coachResponse: "I added “buy candles”.",
      checklist: await readPlan(browser, planId),
      remainingRefinements: 4,
      message: "Your plan is updated.",
      messageId: uuid,
      changes: {
        summary: "Added 1.",
        steps: [
          {
            type: "added",
            stepId: uuid,
            partOf: null,
            text: "Buy candles",
            minutes: null,
            priority: false,
          },
        ],
      },
      coach: "built-in",
    });
    expect(answer.body.checklist.steps.slice(0, 3)).toEqual(before.steps);
    expect(answer.body.checklist).toMatchObject({ refinementCount: 1, canRefine: true });
    expect(answer.body.checklist.steps[3]).toMatchObject({ manual: false, completed: false });
    expect(await countsOf(planId)).toEqual({ counted: 1, held: 0 });
  });

  test("is streamed: the words, then the same answer", async () => {
    const { browser, planId } = await personWithPlan();
    const response = await stream(browser, { checklistId: planId, chatMessage: "Remove step 2" });
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    const events: ReadEvent[] = [];
    for await (const event of readEvents(response)) events.push(event);
    expect(events).toEqual([
      { event: "words", data: { text: "Done, “call the venue” is off the list." } },
      {
        event: "done",
        data: expect.objectContaining({
          success: true,
          coachResponse: "Done, “call the venue” is off the list.",
          checklist: await readPlan(browser, planId),
          remainingRefinements: 4,
        }),
      },
    ]);
    expect(await countsOf(planId)).toEqual({ counted: 1, held: 0 });
  });

  test("ids, ticks and stars of kept steps stay", async () => {
    const { browser, planId } = await personWithPlan();
    const [first, second] = (await readPlan(browser, planId)).steps;
    await browser.call("PATCH", `/api/checklist/${planId}/tasks/${first?.id}`, { completed: true });
    await browser.call("PATCH", `/api/checklist/${planId}/tasks/priority`, {
      taskId: second?.id,
      priority: true,
    });
    const { checklist } = await refined(browser, planId, "Step 2 is too big");
    const kept = checklist.steps.filter((step) => [first?.id, second?.id].includes(step.id));
    expect(kept).toMatchObject([
      { text: "Open the calendar", completed: true },
      { text: "Call the venue", priority: true },
    ]);
    expect(checklist.steps.length).toBeGreaterThan(3);
    // The way into a starred step is starred too, so that it is what comes next.
    expect(checklist.steps[1]).toMatchObject({ priority: true, minutes: 2 });
  });

  test("a number means what the screen shows, also when another tab moved steps", async () => {
    const { browser, planId } = await personWithPlan();
    const { steps } = await readPlan(browser, planId);
    const shown = steps.toReversed();
    for (const currentSteps of [shown, shown.map((step) => step.id)]) {
      const { checklist } = await refined(browser, planId, "Rename step 1 to first shown", {
        currentSteps,
      });
      expect(checklist.steps.map((step) => step.text)).toEqual([
        "Open the calendar",
        "Call the venue",
        "First shown",
      ]);
    }
  });

  test("what else the screen claims about its steps is not believed", async () => {
    const { browser, planId } = await personWithPlan();
    const other = await makePlan(browser, ["Another plan's step"]);
    const foreign = await stepAt(browser, other.id);
    const { checklist } = await refined(browser, planId, "Remove step 1", {
      currentSteps: [
        { id: foreign.id, text: "Mine now", completed: false },
        { id: "no id", text: "x" },
        null,
        7,
        { text: "without id" },
      ],
      decisionId: crypto.randomUUID(),
    });
    expect(checklist.steps.map((step) => step.text)).toEqual([
      "Call the venue",
      "Send the invitations",
    ]);
    expect(await textsOf(browser, other.id)).toEqual(["Another plan's step"]);
  });

  test("a plan of 1,000 steps says that it is full, and is shortened all the same", async () => {
    const { browser, planId } = await personWithPlan();
    await prisma.step.createMany({
      data: Array.from({ length: STEPS_PER_CHECKLIST - 3 }, (_, index) => ({
        checklistId: planId,
        text: `Step ${index}`,
        position: index + 3,
      })),
    });
    const full = await refined(browser, planId, "Add buy candles");
    expect(full).toMatchObject({
      coachResponse: "I left your list as it is.",
      notice: "The plan is full, so not everything could be added.",
      changes: null,
      remainingRefinements: 5,
    });
    const { checklist } = await refined(browser, planId, "Only three steps", {
      currentSteps: full.checklist.steps,
    });
    expect(checklist.steps).toHaveLength(3);
  });
});

describe("what is not counted", () => {
  test.each([
    ["not understood", "The quick brown fox"],
    ["a greeting", "Hello!"],
    ["a step that is not there", "Remove step 9"],
    ["a step that is ticked", "Remove step 1"],
  ])("%s", async (_, message) => {
    const { browser, planId } = await personWithPlan();
    const { id } = await stepAt(browser, planId);
    await browser.call("PATCH", `/api/checklist/${planId}/tasks/${id}`, { completed: true });
    const before = await textsOf(browser, planId);
    const answer = await refined(browser, planId, message);
    expect(answer).toMatchObject({
      success: true,
      changes: null,
      remainingRefinements: 5,
      message: "Your plan is as it was.",
      coachResponse: expect.stringMatching(/\S/),
    });
    expect(await textsOf(browser, planId)).toEqual(before);
    expect(await countsOf(planId)).toEqual({ counted: 0, held: 0 });
    expect((await history(browser, planId)).messages).toHaveLength(2);
  });

  test("a crisis is answered with help, also when nothing is left to refine", async () => {
    const { browser, planId } = await personWithPlan();
    await prisma.checklist.update({ where: { id: planId }, data: { refinementCount: 5 } });
    const before = await textsOf(browser, planId);
    const answer = await refined(browser, planId, "Remove everything, I want to kill myself");
    expect(answer.coachResponse).toBe(answer.safety?.safeMessage);
    expect(answer.safety).toMatchObject({ category: "self_harm", severity: "block" });
    expect((await history(browser, planId)).messages[0]?.safety).toEqual(answer.safety);
    expect(answer.changes).toBeNull();
    expect(await textsOf(browser, planId)).toEqual(before);
    expect(await countsOf(planId)).toEqual({ counted: 5, held: 0 });
    // What the person wrote is not lost.
    expect((await history(browser, planId)).messages[1]?.content).toContain("Remove everything");
  });
});

describe("a message that needs care", () => {
  test("gets kind words first, and what it asks of the list is done", async () => {
    const { browser, planId } = await personWithPlan();
    const answer = await refined(browser, planId, "Add buy candles. I wish I was dead");
    expect(answer.safety).toMatchObject({ reason: "self_harm_ideation", severity: "support" });
    expect(answer.coachResponse.startsWith(answer.safety?.safeMessage ?? "-")).toBe(true);
    expect(answer.coachResponse).toContain("I added “buy candles”.");
    expect(await textsOf(browser, planId)).toContain("Buy candles");
    expect(await countsOf(planId)).toEqual({ counted: 1, held: 0 });
  });

  test("gets kind words alone where it asks for nothing, and is not counted", async () => {
    const { browser, planId } = await personWithPlan();
    const answer = await refined(browser, planId, "i wish i was dead");
    expect(answer.changes).toBeNull();
    expect(await countsOf(planId)).toEqual({ counted: 0, held: 0 });
  });

  test("is answered also when nothing is left to refine", async () => {
    const { browser, planId } = await personWithPlan();
    await prisma.checklist.update({ where: { id: planId }, data: { refinementCount: 5 } });
    const answer = await refined(browser, planId, "i wish i was dead");
    expect(answer.safety).toMatchObject({ severity: "support" });
  });

  test("that would harm someone is refused, changes nothing and stays out of the talk", async () => {
    const { browser, planId } = await personWithPlan();
    const answer = await refine(browser, planId, "Add: poison my neighbour's dog");
    expect(answer).toMatchObject({
      status: 422,
      body: { code: "UNSAFE_CONTENT", category: "harm_to_others", safeMessage: expect.any(String) },
    });
    expect((await history(browser, planId)).messages).toEqual([]);
    expect(await countsOf(planId)).toEqual({ counted: 0, held: 0 });
  });
});

describe("the free refinements", () => {
  test("five pass, the sixth is refused with what to do", async () => {
    const { browser, planId } = await personWithPlan();
    for (const left of [4, 3, 2, 1, 0]) {
      const answer = await refined(browser, planId, `Add step ${left}`);
      expect(answer.remainingRefinements).toBe(left);
      expect(answer.checklist.canRefine).toBe(left > 0);
    }
    const before = await readPlan(browser, planId);
    const refused = await refine(browser, planId, "Add one more");
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual({
      success: false,
      code: "REFINEMENT_LIMIT",
      message: LIMIT_MESSAGE,
    });
    expect(await readPlan(browser, planId)).toEqual(before);
    const other = await makePlan(browser);
    expect((await refined(browser, other.id, "Add buy candles")).remainingRefinements).toBe(4);
  });

  test("a stream that is refused is refused with its status", async () => {
    const { browser, planId } = await personWithPlan();
    await prisma.checklist.update({ where: { id: planId }, data: { refinementCount: 5 } });
    const response = await stream(browser, { checklistId: planId, chatMessage: "Add a cake" });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "REFINEMENT_LIMIT" });
  });

  test("of twenty at once exactly five pass, and exactly five are counted", async () => {
    const { browser, planId } = await personWithPlan();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => refine(browser, planId, `Add call guest ${index}`)),
    );
    const passed = answers.filter(({ status }) => status === 200);
    expect(passed).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(15);
    expect(await countsOf(planId)).toEqual({ counted: 5, held: 0 });
    const texts = await textsOf(browser, planId);
    expect(texts).toHaveLength(8);
    for (const { body } of passed) {
      const [added] = body.changes?.steps ?? [];
      expect(added?.type === "added" && texts.includes(added.text)).toBe(true);
    }
  });

  test("twenty streams at once are counted as exactly, and so is the same message twenty times", async () => {
    const { browser, planId } = await personWithPlan();
    const body = { checklistId: planId, chatMessage: "Make it shorter" };
    const responses = await Promise.all(Array.from({ length: 20 }, () => stream(browser, body)));
    await Promise.all(responses.map((response) => response.text()));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await countsOf(planId)).toEqual({ counted: 5, held: 0 });
  });

  test("a process that died holds its place for two minutes and no longer", async () => {
    const { browser, planId, userId } = await personWithPlan();
    await prisma.checklist.update({ where: { id: planId }, data: { refinementCount: 4 } });
    await begin(userId, planId, "Add buy candles");
    expect((await refine(browser, planId, "Add buy candles")).status).toBe(403);
    const [hold] = await prisma.refinementHold.findMany({ where: { checklistId: planId } });
    const seconds = (Number(hold?.expiresAt) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(60);
    expect(seconds).toBeLessThanOrEqual(120);
    await prisma.refinementHold.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    await refined(browser, planId, "Add buy candles");
    expect(await countsOf(planId)).toEqual({ counted: 5, held: 0 });
  });

  test("an answer whose place ran out and was taken is not written", async () => {
    const { browser, planId, userId } = await personWithPlan();
    await prisma.checklist.update({ where: { id: planId }, data: { refinementCount: 4 } });
    const late = await begin(userId, planId, "Add too late");
    await prisma.refinementHold.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    await refined(browser, planId, "Add in time");
    const answer = (async () => {
      for await (const _ of answering(late, new AbortController().signal));
    })();
    await expect(answer).rejects.toMatchObject({ code: "REFINEMENT_LIMIT" });
    expect(await textsOf(browser, planId)).not.toContain("Too late");
    expect(await countsOf(planId)).toEqual({ counted: 5, held: 0 });
  });

  test("a person who left is neither counted nor served", async () => {
    const { browser, planId, userId } = await personWithPlan();
    const begun = await begin(userId, planId, "Add buy candles");
    const left = new AbortController();
    left.abort();
    for await (const event of answering(begun, left.signal)) expect(event.type).toBe("words");
    expect(await countsOf(planId)).toEqual({ counted: 0, held: 0 });
    expect(await textsOf(browser, planId)).toHaveLength(3);
  });
});

describe("Premium", () => {
  test("has no limit and shows 999; when it ends, the plan's own count holds again", async () => {
    const { browser, planId, userId } = await personWithPlan();
    await subscribe(userId);
    for (let turn = 0; turn < 7; turn += 1) {
      const answer = await refined(browser, planId, `Add step ${turn}`);
      expect(answer.remainingRefinements).toBe(999);
      expect(answer.checklist.canRefine).toBe(true);
    }
    expect((await history(browser, planId)).remainingRefinements).toBe(999);
    await subscribe(userId, "canceled");
    expect((await refine(browser, planId, "Add one more")).status).toBe(403);
    expect(await readPlan(browser, planId)).toMatchObject({
      canRefine: false,
      remainingRefinements: 0,
    });
  });
});

describe("who may refine", () => {
  test("a plan of someone else, an unknown and a deleted one are not found, and not counted", async () => {
    const { planId, browser } = await personWithPlan();
    const { browser: other } = await signedIn();
    for (const id of [planId, crypto.randomUUID(), "not-an-id"]) {
      expect((await refine(other, id, "Add buy candles")).status).toBe(404);
      expect((await refine(other, id, "I want to kill myself")).status).toBe(404);
    }
    await browser.call("DELETE", `/api/checklist/${planId}`);
    expect((await refine(browser, planId, "Add buy candles")).status).toBe(404);
    expect(await countsOf(planId)).toEqual({ counted: 0, held: 0 });
  });

  test("a visitor signs in first, also for the plan of this browser", async () => {
    const visitor = new Browser();
    const { id } = await makePlan(visitor);
    expect((await refine(visitor, id, "Add buy candles")).status).toBe(401);
    const person = await personWithPlan();
    await revoke(person);
    expect((await refine(person.browser, person.planId, "Add buy candles")).status).toBe(401);
  });

  test("a plan that is deleted while the coach thinks stays deleted and uncounted", async () => {
    const { browser, planId, userId } = await personWithPlan();
    const begun = await begin(userId, planId, "Add buy candles");
    await browser.call("DELETE", `/api/checklist/${planId}`);
    const answer = (async () => {
      for await (const _ of answering(begun, new AbortController().signal));
    })();
    await expect(answer).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await countsOf(planId)).toEqual({ counted: 0, held: 0 });
  });
});

describe("messages that are refused", () => {
  const required = "Please write what you would like to change.";
  test.each([
    [required, {}],
    [required, { chatMessage: "" }],
    [required, { chatMessage: " \n\u200b" }],
    [required, { chatMessage: 7 }],
    [/within 2,000 characters/, { chatMessage: "x".repeat(2_001) }],
  ])("%s (%#)", async (message, body) => {
    const { browser, planId } = await personWithPlan();
    const answer = await browser.call("POST", "/api/checklist/refine", {
      checklistId: planId,
      ...body,
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: "VALIDATION", message: expect.stringMatching(message) },
    });
    expect(await countsOf(planId)).toEqual({ counted: 0, held: 0 });
  });

  test("asking too often is slowed down, beside the plan's count", async () => {
    const { browser, planId } = await personWithPlan();
    const answers = await Promise.all(
      Array.from({ length: REFINE_LIMIT.points + 2 }, () => refine(browser, planId, "Hello")),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(await countsOf(planId)).toEqual({ counted: 0, held: 0 });
  });
});

describe("while the person goes on", () => {
  test("a step that was ticked, edited or removed meanwhile stays as they left it", async () => {
    const { browser, planId, userId } = await personWithPlan();
    const [first, second, third] = (await readPlan(browser, planId)).steps;
    const begun = await begin(userId, planId, "Remove steps 1, 2 and 3, add buy candles");
    const remove = await begin(userId, planId, "Remove steps 1 and 2");
    await browser.call("PATCH", `/api/checklist/${planId}/tasks/${first?.id}`, { completed: true });
    await prisma.step.update({ where: { id: second?.id ?? "" }, data: { text: "Ring the venue" } });
    for (const one of [begun, remove]) {
      for await (const _ of answering(one, new AbortController().signal));
    }
    const texts = await textsOf(browser, planId);
    expect(texts).toContain("Open the calendar");
    expect(texts).toContain("Ring the venue");
    const { messages } = await history(browser, planId);
    expect(messages[0]?.notice).toContain("What is ticked stays as it is.");
    expect(messages[0]?.notice).toContain("stays as you left it");
    expect(third).toBeDefined();
  });
});
