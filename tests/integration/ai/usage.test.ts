import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db";
import { forgetUsage, spentMicros, usageRows } from "../support/ai-usage";
import { Browser } from "../support/browser";
import { signedIn } from "../support/people";
import { makePlan } from "../support/plans";
import { refined } from "../support/refinements";

const claude = await vi.hoisted(async () => (await import("../support/claude")).startClaude());
afterAll(() => claude.stop());
beforeEach(forgetUsage);

const path = "/api/decisions/breakdown";
const goal = { inputText: "Clean the kitchen before my parents visit" };
const steps = [
  { text: "Open the kitchen window", minutes: 1 },
  { text: "Carry every cup to the sink", minutes: 5 },
  { text: "Fill the dishwasher", minutes: 10 },
  { text: "Wipe the counter", minutes: 10 },
  { text: "Take out the rubbish", minutes: 5 },
];

/** The stand-in reads 600 tokens and writes one for four characters, at 2 and 10 dollars for a million. */
const cost = (written: number) => 600 * 2 + written * 10;

describe("a call leaves a row", () => {
  test("with use, model, tokens, cost and time, and never a word", async () => {
    const { browser, userId } = await signedIn();
    await claude.script({ steps });
    await browser.call("POST", path, goal);
    const [row] = await usageRows(1);
    expect(row).toMatchObject({
      userId,
      purpose: "breakdown",
      model: "claude-sonnet-5-5",
      inputTokens: 600,
      cacheWriteTokens: 0,
      cacheReadTokens: 0,
      isEstimated: false,
      heldMicros: 0,
      heldUntil: null,
      outcome: "done",
    });
    expect(row?.costMicros).toBe(cost(row?.outputTokens ?? 0));
    expect(row?.latencyMs).toBeGreaterThan(0);
    expect(await spentMicros()).toBe(row?.costMicros);
    expect(JSON.stringify(row)).not.toMatch(/kitchen|window/i);
  });

  test("of a visitor without a person", async () => {
    await claude.script({ steps });
    await new Browser().call("POST", path, goal);
    expect(await usageRows(1)).toMatchObject([{ userId: null, outcome: "done" }]);
  });

  test("for each use under its own name", async () => {
    const { browser } = await signedIn();
    const { id } = await makePlan(browser, steps);
    await claude.script(
      { steps },
      { text: JSON.stringify({ reply: "Hello.", isQuestion: false, changes: [] }) },
    );
    await browser.call("POST", path, { ...goal, step: { text: "File the form", minutes: 20 } });
    await refined(browser, id, "Hi");
    expect((await usageRows(2)).map(({ purpose }) => purpose)).toEqual(["sub_steps", "refine"]);
  });

  test.each([
    ["unavailable", [{ status: 529 }, { status: 500 }, { status: 429 }]],
    ["rejected", [{ status: 401 }]],
  ])("%s: each try is a row that cost nothing", async (outcome, answers) => {
    await claude.script(...answers);
    await new Browser().call("POST", path, goal);
    const nothing = { outcome, inputTokens: 0, outputTokens: 0, costMicros: 0, isEstimated: false };
    expect(await usageRows(answers.length)).toMatchObject(answers.map(() => nothing));
    expect(await spentMicros()).toBe(0);
  });

  test.each([
    ["refused", { text: "", stopReason: "refusal" }, false],
    ["malformed", { text: "Sure, here you go." }, false],
    ["malformed", { steps: [{ text: "Renovate it all", minutes: 90 }, ...steps] }, true],
    ["cut", { steps, stopReason: "max_tokens" }, false],
    ["timeout", { steps, end: "stall", endAfterSteps: 1 }, true],
    ["unavailable", { steps, end: "cut", endAfterSteps: 1 }, true],
    ["unavailable", { steps, end: "error", endAfterSteps: 1 }, true],
    ["timeout", { silent: true }, true],
  ])("%s: what is known of a call that came to nothing", async (outcome, answer, isEstimated) => {
    await claude.script(answer);
    await new Browser().call("POST", path, goal);
    const [row] = await usageRows(1);
    expect(row).toMatchObject({ outcome, isEstimated });
    expect(row?.inputTokens).toBeGreaterThan(0);
    expect(row?.costMicros).toBe(2 * (row?.inputTokens ?? 0) + 10 * (row?.outputTokens ?? 0));
  });

  test("when the person leaves", async () => {
    await claude.script({ steps, end: "stall", endAfterSteps: 1 });
    const leaving = new AbortController();
    const response = await new Browser().fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify(goal),
      signal: leaving.signal,
    });
    await response.body?.getReader().read();
    leaving.abort();
    expect(await usageRows(1)).toMatchObject([{ outcome: "cancelled", isEstimated: true }]);
  });

  test("that stays, and counts, when the account goes", async () => {
    const { browser, userId } = await signedIn();
    await claude.script({ steps });
    await browser.call("POST", path, goal);
    const before = (await usageRows(1))[0]?.costMicros;
    await prisma.user.delete({ where: { id: userId } });
    expect(await usageRows(1)).toMatchObject([{ userId: null, costMicros: before }]);
    expect(await spentMicros()).toBe(before);
  });
});

test("an answer comes although its row can't be written", async () => {
  await prisma.$executeRaw`ALTER TABLE ai_usages RENAME TO ai_usages_away`;
  try {
    await claude.script({ steps });
    const { body } = await new Browser().call("POST", path, goal);
    expect(body).toMatchObject({ success: true, planner: "claude" });
  } finally {
    await prisma.$executeRaw`ALTER TABLE ai_usages_away RENAME TO ai_usages`;
  }
});
