import { v7 as uuidv7 } from "uuid";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type CallRow, holdBudget, noteUsage } from "@/lib/ai/usage";
import { prisma } from "@/lib/db";
import { env } from "@/lib/env";
import { examine } from "@/lib/safety/examine";
import { forgetUsage, spentMicros, usageRows } from "../support/ai-usage";
import { Browser } from "../support/browser";
import { signedIn } from "../support/people";
import { makePlan } from "../support/plans";
import { refined } from "../support/refinements";

const claude = await vi.hoisted(async () => (await import("../support/claude")).startClaude());
afterAll(() => claude.stop());

// On a busy machine fifty at once take longer than anybody would be kept waiting.
const limits = vi.hoisted(() => ({ holdMs: 30_000 }));
vi.mock("@/lib/ai/constants", async (load) => ({
  ...(await load<object>()),
  get HOLD_LIMIT_MS() {
    return limits.holdMs;
  },
}));

// What the check is in doubt about is its own matter; here the text itself says it.
vi.mock("@/lib/safety/check/check-text", () => {
  const verdict = { severity: "allow", category: null, reason: null, spans: [] };
  return {
    judgeText: (text: string) => ({ verdict, isGrey: text.includes("grey") }),
    judgeByRules: () => ({ verdict, isGrey: false }),
    checkText: () => verdict,
  };
});

function setBudgets(site?: number, person?: number): void {
  Object.assign(env(), {
    AI_MONTHLY_BUDGET_USD: site,
    AI_MONTHLY_BUDGET_PER_USER_USD: person,
  });
}

beforeEach(forgetUsage);
afterEach(() => {
  setBudgets();
  limits.holdMs = 30_000;
});

const steps = [
  { text: "Open the kitchen window", minutes: 1 },
  { text: "Carry every cup to the sink", minutes: 5 },
  { text: "Fill the dishwasher", minutes: 10 },
  { text: "Wipe the counter", minutes: 10 },
  { text: "Take out the rubbish", minutes: 5 },
];
const path = "/api/decisions/breakdown";
const goal = { inputText: "Clean the kitchen before my parents visit" };

const DOLLAR = 1_000_000;
const cent = DOLLAR / 100;

function aCall(userId: string | null = null, begunAt = new Date()): CallRow {
  return { id: uuidv7(), userId, use: "breakdown", model: "claude-sonnet-5-5", begunAt };
}

function end(call: CallRow, costMicros: number): void {
  const tokens = { input: 1, cacheWrite: 0, cacheRead: 0, output: 1 };
  noteUsage(call, { tokens, isEstimated: false, costMicros, latencyMs: 1, outcome: "done" });
}

/** Who of so many at once may ask. */
async function heldOf(count: number, userId: string | null, micros = cent) {
  const answers = await Promise.allSettled(
    Array.from({ length: count }, () => holdBudget(aCall(userId), micros)),
  );
  return {
    held: answers.filter(({ status }) => status === "fulfilled").length,
    reasons: new Set(
      answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason.whose] : [])),
    ),
  };
}

describe("of fifty calls at once", () => {
  test("as many may ask as the installation's budget holds, and not one more", async () => {
    setBudgets(0.17);
    expect(await heldOf(50, null)).toEqual({ held: 17, reasons: new Set(["site"]) });
    expect(await prisma.aiUsage.count({ where: { outcome: "under_way" } })).toBe(17);
  });

  test("as many as the person's share holds, whatever others use", async () => {
    const [{ userId }, other] = [await signedIn(), await signedIn()];
    setBudgets(undefined, 0.17);
    expect(await heldOf(30, other.userId)).toMatchObject({ held: 17 });
    expect(await heldOf(50, userId)).toEqual({ held: 17, reasons: new Set(["person"]) });
    expect(await heldOf(5, null)).toMatchObject({ held: 5 });
  });

  test("of a real answer each, none overshoots what is left", async () => {
    const highest = await highestCost();
    await claude.script(...Array.from({ length: 50 }, () => ({ steps, delayMs: 40 })));
    setBudgets((highest * 7.5) / DOLLAR);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => new Browser().call<{ planner: string }>("POST", path, goal)),
    );
    expect((await claude.requests()).length).toBeGreaterThanOrEqual(7);
    expect(answers.filter(({ body: { planner } }) => planner === "built-in")).not.toEqual([]);
    await usageRows(50);
    expect(await spentMicros()).toBeLessThanOrEqual(highest * 7.5);
  });
});

/** What is kept free for one breakdown of the goal above. */
async function highestCost(): Promise<number> {
  setBudgets(1_000);
  await claude.script({ steps, end: "stall", endAfterSteps: 0 });
  const asked = new Browser().call("POST", path, goal);
  const underWay = () => prisma.aiUsage.findFirst({ where: { outcome: "under_way" } });
  await expect.poll(underWay).not.toBeNull();
  const held = (await underWay())?.heldMicros ?? 0;
  await asked;
  await usageRows(1);
  await forgetUsage();
  return held;
}

describe("what is held", () => {
  test("gives way to what the call cost", async () => {
    setBudgets(0.02);
    const call = aCall();
    await holdBudget(call, 2 * cent);
    expect(await heldOf(1, null)).toMatchObject({ held: 0 });
    end(call, cent);
    await usageRows(1);
    expect(await heldOf(2, null)).toMatchObject({ held: 1 });
    expect(await spentMicros()).toBe(cent);
  });

  test("runs out when its process has died", async () => {
    setBudgets(0.01);
    await holdBudget(aCall(), cent);
    expect(await heldOf(1, null)).toMatchObject({ held: 0 });
    await prisma.$executeRaw`UPDATE ai_usages SET held_until = now() - interval '1 second'`;
    expect(await heldOf(1, null)).toMatchObject({ held: 1 });
  });

  test("is counted in the calendar month (UTC) in which the call began", async () => {
    const { userId } = await signedIn();
    setBudgets(0.01, 0.01);
    const last = new Date("2026-11-30T23:59:59.999Z");
    const first = new Date("2026-12-01T00:00:00.000Z");
    await holdBudget(aCall(userId, last), cent);
    await expect(holdBudget(aCall(userId, last), cent)).rejects.toMatchObject({ whose: "site" });
    await holdBudget(aCall(userId, first), cent);
    await expect(holdBudget(aCall(null, first), cent)).rejects.toMatchObject({ whose: "site" });
  });

  test("keeps nobody else waiting while an account is being deleted", async () => {
    const { userId } = await signedIn();
    setBudgets(1, 1);
    limits.holdMs = 1_000;
    await prisma.$transaction(async (transaction) => {
      await transaction.$executeRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
      const own = holdBudget(aCall(userId), cent);
      await expect(Promise.all([holdBudget(aCall(), cent)])).resolves.toHaveLength(1);
      await expect(own).rejects.toMatchObject({ failure: "over_budget" });
    });
    // The database comes round to it all the same; it runs out by itself.
    await expect.poll(() => prisma.aiUsage.count({ where: { outcome: "under_way" } })).toBe(2);
  });
});

describe("once the money is used up", () => {
  test.each([
    ["site", 0, undefined, "Claude's share for this month is used up, so Stepwell's built-in"],
    ["person", undefined, 0, "You have used all of your share of Claude for this month, so"],
  ])(
    "of the %s, planner and coach are the built-in ones and say so",
    async (_, site, person, words) => {
      const { browser } = await signedIn();
      const { id } = await makePlan(browser, steps);
      setBudgets(site, person);
      await claude.script({ steps });
      const { body } = await browser.call<{ notice: string }>("POST", path, goal);
      expect(body).toMatchObject({ success: true, planner: "built-in" });
      expect(body.notice).toContain(words);
      const smaller = { ...goal, step: { text: "Fill the dishwasher", minutes: 10 } };
      expect((await browser.call<{ notice: string }>("POST", path, smaller)).body.notice).toContain(
        words,
      );
      const answer = await refined(browser, id, "Remove step 2");
      expect(answer).toMatchObject({ coach: "built-in", remainingRefinements: 4 });
      expect(answer.notice).toContain(words);
      expect(await claude.requests()).toEqual([]);
      const rows = await prisma.aiUsage.findMany({ where: { purpose: { not: "safety" } } });
      expect(rows).toMatchObject(rows.map(() => ({ outcome: "over_budget", costMicros: 0 })));
    },
  );

  test("a visitor still gets Claude while there is money for all", async () => {
    setBudgets(10, 0);
    await claude.script({ steps });
    const { body } = await new Browser().call("POST", path, goal);
    expect(body).toMatchObject({ planner: "claude" });
    await usageRows(1);
  });

  test("the safety check asks for no second opinion, and goes on", async () => {
    setBudgets(0);
    await claude.scriptOpinions({ text: '{"meaning":"threat"}' });
    const asked = () => examine({ surface: "goal", texts: ["grey"], person: null });
    expect(await new Browser().run(asked)).toBeNull();
    expect(await claude.opinions()).toEqual([]);
    expect(await usageRows(1)).toMatchObject([{ purpose: "safety", outcome: "over_budget" }]);
  });
});
