import { describe, expect, test } from "vitest";
import { prisma } from "@/lib/db";
import { FLIP_LIMIT } from "@/lib/decisions/constants";
import { flipCoin } from "@/lib/decisions/flip";
import type { DecisionView } from "@/lib/decisions/types";
import { Browser } from "../support/browser";
import { signedIn } from "../support/people";
import { makePlan, readPlan, saveBreakdown } from "../support/plans";

const path = "/api/decisions/flip";
const question = { inputText: "Tea or coffee?", options: ["Tea", "Coffee"] };
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);

async function flip(browser: Browser, body: object = question): Promise<DecisionView> {
  const answer = await browser.call<{ decision: DecisionView }>("POST", path, body);
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  return answer.body.decision;
}

async function refused(browser: Browser, body: object, status: number, code: string) {
  const answer = await browser.call<{ message: string }>("POST", path, body);
  expect(answer).toMatchObject({ status, body: { success: false, code } });
  return answer.body.message;
}

describe("a flip", () => {
  test("keeps the question, the options as shown and what the coin chose", async () => {
    const { browser, userId } = await signedIn();
    const options = ["  Move to  Berlin ", "Stay in\nOslo 🏔️", "Ask Ingrid\u0000"];
    const decision = await flip(browser, { inputText: " Berlin or Oslo?\r\n", options });
    expect(decision).toEqual({
      id: uuid,
      inputText: "Berlin or Oslo?",
      parsedOptions: ["Move to  Berlin", "Stay in Oslo 🏔️", "Ask Ingrid"],
      chosenOption: expect.any(String),
      flipCount: 1,
      shareId: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      checklistId: null,
    });
    expect(decision.parsedOptions).toContain(decision.chosenOption);
    const read = await browser.call("GET", `/api/decision/${decision.id}`);
    expect(read.body).toEqual({ success: true, decision });
    const row = await prisma.decision.findUniqueOrThrow({ where: { id: decision.id } });
    expect(row).toMatchObject({ userId, shareId: null, sharedAt: null, suggestedTasks: [] });
  });

  test("again counts on, and takes the text and the options as they now are", async () => {
    const { browser } = await signedIn();
    const { id, createdAt } = await flip(browser);
    const options = ["Water", "Juice", "Milk", "Tea", "Coffee", "Nothing"];
    const again = await flip(browser, { inputText: "What to drink?", options, decisionId: id });
    expect(again).toMatchObject({
      id,
      createdAt,
      inputText: "What to drink?",
      parsedOptions: options,
      flipCount: 2,
    });
    expect(options).toContain(again.chosenOption);
  });

  test("is counted exactly when twenty come at once, and each is told its own choice", async () => {
    const { browser } = await signedIn();
    const { id } = await flip(browser);
    const flips = await Promise.all(
      Array.from({ length: 20 }, () => flip(browser, { ...question, decisionId: id })),
    );
    const counts = flips.map(({ flipCount }) => flipCount).sort((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: 20 }, (_, at) => at + 2));
    const last = flips.find(({ flipCount }) => flipCount === 21);
    expect(await prisma.decision.findUniqueOrThrow({ where: { id } })).toMatchObject({
      flipCount: 21,
      chosenOption: last?.chosenOption,
    });
  });

  test("can't be set from outside", async () => {
    const { browser } = await signedIn();
    const wished = {
      chosenOption: "Tea",
      chosen: "Tea",
      result: 0,
      index: 0,
      seed: 1,
      weights: [1, 0],
      flipCount: 7,
      shareId: "mine",
      id: crypto.randomUUID(),
      userId: crypto.randomUUID(),
    };
    const { id, ...first } = await flip(browser, { ...question, ...wished });
    expect(first).toMatchObject({ flipCount: 1, shareId: null });
    expect(id).not.toBe(wished.id);
    const chosen = new Set<string | null>([first.chosenOption]);
    // By chance alone all of them fall on one side once in 2^49 runs.
    for (let time = 0; time < 49; time += 1) {
      chosen.add((await flip(browser, { ...question, ...wished, decisionId: id })).chosenOption);
    }
    expect([...chosen].sort()).toEqual(["Coffee", "Tea"]);
  });
});

/** How far counts are from equal shares: the sum of (seen − expected)² / expected. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** A fair coin passes these in all but one of a million runs, by its number of options. */
const FAIR_BELOW: Record<number, number> = { 2: 23.93, 6: 35.89 };

describe("a thousand flips", () => {
  test("would not pass as fair at 60 to 40, nor with one option of six at a quarter", () => {
    expect(chiSquare([600, 400])).toBeGreaterThan(FAIR_BELOW[2] ?? 0);
    expect(chiSquare([250, 150, 150, 150, 150, 150])).toBeGreaterThan(FAIR_BELOW[6] ?? 0);
    expect(chiSquare([520, 480])).toBeLessThan(FAIR_BELOW[2] ?? 0);
  });

  test.each([2, 6])("between %i options are fair", { timeout: 60_000 }, async (count) => {
    const { userId } = await signedIn();
    const options = ["A", "B", "C", "D", "E", "F"].slice(0, count);
    const chosen = new Map(options.map((option) => [option, 0]));
    async function flipTenTimes(): Promise<void> {
      let decisionId: string | undefined;
      for (let time = 0; time < 10; time += 1) {
        const { id, chosenOption } = await flipCoin(userId, {
          inputText: "Which?",
          options,
          decisionId,
        });
        decisionId = id;
        chosen.set(chosenOption ?? "", (chosen.get(chosenOption ?? "") ?? 0) + 1);
      }
    }
    for (let batch = 0; batch < 10; batch += 1) {
      await Promise.all(Array.from({ length: 10 }, flipTenTimes));
    }
    expect([...chosen.keys()]).toEqual(options);
    expect([...chosen.values()].reduce((sum, times) => sum + times)).toBe(1_000);
    expect(chiSquare([...chosen.values()])).toBeLessThan(FAIR_BELOW[count] ?? 0);
    const { _sum } = await prisma.decision.aggregate({
      where: { userId },
      _sum: { flipCount: true },
    });
    expect(_sum.flipCount).toBe(1_000);
  });
});

describe("what is not flipped", () => {
  test.each([
    { inputText: "kill my boss or my manager?" },
    { options: ["Tea", "kill myself"] },
    { inputText: "What now?", options: ["Rob a bank", "Tea"] },
    { options: ["Stop taking my meds", "Keep them"] },
  ])("%j, in the question or in an option", async (unsafe) => {
    const { browser, userId } = await signedIn();
    await refused(browser, { ...question, ...unsafe }, 422, "UNSAFE_CONTENT");
    expect(await prisma.decision.count({ where: { userId } })).toBe(0);
    const { id } = await flip(browser);
    await refused(browser, { ...question, ...unsafe, decisionId: id }, 422, "UNSAFE_CONTENT");
    expect(await prisma.decision.findUniqueOrThrow({ where: { id } })).toMatchObject({
      inputText: question.inputText,
      flipCount: 1,
    });
  });

  test.each([
    [{ options: ["Tea"] }, "2 to 6 options"],
    [{ options: [] }, "2 to 6 options"],
    [{ options: ["1", "2", "3", "4", "5", "6", "7"] }, "2 to 6 options"],
    [{ options: "Tea or coffee" }, "2 to 6 options"],
    [{ options: undefined }, "2 to 6 options"],
    [{ options: ["Tea", " \u200B "] }, "can't be empty"],
    [{ options: ["Tea", 7] }, "can't be empty"],
    [{ options: ["Tea", "x".repeat(201)] }, "at most 200 characters"],
    [{ options: ["Tea", "Coffee", " TEA "] }, "are the same"],
    [{ options: ["Green  tea", "green tea"] }, "are the same"],
    [{ options: ["Café", "cafe\u0301"] }, "are the same"],
    [{ inputText: "  " }, "Please enter your decision or goal."],
    [{ inputText: "x".repeat(2_001) }, "within 2,000 characters"],
    [{ decisionId: 7 }, "decisionId"],
  ])("%j: the message says why", async (wrong, words) => {
    const { browser } = await signedIn();
    const message = await refused(browser, { ...question, ...wrong }, 400, "VALIDATION");
    expect(message).toContain(words);
  });

  test("what no longer is, never was, or is someone else's", async () => {
    const { browser } = await signedIn();
    const { id } = await flip(browser);
    const { browser: other } = await signedIn();
    const visitor = new Browser();
    const visitors = await saveBreakdown(visitor);
    for (const decisionId of [id, visitors, crypto.randomUUID(), "not-an-id"]) {
      await refused(other, { ...question, decisionId }, 404, "NOT_FOUND");
    }
    await refused(visitor, { ...question, decisionId: visitors }, 401, "UNAUTHENTICATED");
    await refused(visitor, question, 401, "UNAUTHENTICATED");
    expect((await prisma.decision.findUniqueOrThrow({ where: { id } })).flipCount).toBe(1);
  });

  test("a decision that has its plan, until the plan is deleted", async () => {
    const { browser } = await signedIn();
    const { id: planId, decisionId } = await makePlan(browser);
    const message = await refused(browser, { ...question, decisionId }, 409, "CONFLICT");
    expect(message).toContain("already has its plan");
    expect((await readPlan(browser, planId)).decision).toMatchObject({
      inputText: "Plan a birthday party",
      flipCount: 0,
    });
    await browser.call("DELETE", `/api/checklist/${planId}`);
    expect(await flip(browser, { ...question, decisionId })).toMatchObject({ flipCount: 1 });
  });

  test("more often than the limit, by account and exactly", async () => {
    const { browser } = await signedIn();
    const { id } = await flip(browser);
    const answers = await Promise.all(
      Array.from({ length: FLIP_LIMIT.points + 4 }, () =>
        browser.call("POST", path, { ...question, decisionId: id }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await prisma.decision.findUniqueOrThrow({ where: { id } })).flipCount).toBe(
      FLIP_LIMIT.points,
    );
  });
});
