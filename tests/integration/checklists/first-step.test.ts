import { afterAll, expect, test, vi } from "vitest";
import type { BreakdownAnswer } from "@/lib/decisions/types";
import type { Browser } from "../support/browser";
import { signedIn } from "../support/people";
import { makePlan, stepAt } from "../support/plans";

const claude = await vi.hoisted(async () => (await import("../support/claude")).startClaude());

afterAll(() => claude.stop());

/** The steps as a planner suggests them. */
async function suggested(browser: Browser, inputText: string, size: string) {
  const { body } = await browser.call<BreakdownAnswer>("POST", "/api/decisions/breakdown", {
    inputText,
    size,
  });
  if (!body.success) throw new Error(body.message);
  return body;
}

const sizes = ["nudge", "steady", "tiny"];

test.each(sizes)("Claude's new plan begins with two minutes or less: %s", async (size) => {
  const { browser } = await signedIn();
  const steps = Array.from({ length: 9 }, (_, at) => ({ text: `Part ${at}`, minutes: 5 }));
  await claude.script({ steps });
  const { planner, steps: tasks } = await suggested(browser, "Sort my papers", size);
  expect(planner).toBe("claude");
  const { id } = await makePlan(browser, tasks);
  expect((await stepAt(browser, id)).minutes).toBeLessThanOrEqual(2);
});

test.each(sizes)("so does the built-in planner's, whatever the goal: %s", async (size) => {
  const { browser } = await signedIn();
  for (const goal of [
    "Clean the kitchen",
    "Should I move to Berlin or stay?",
    "buy milk, call mum, fix the bike",
    "学习中文",
    "move house and find a job",
    "forgive my sister",
  ]) {
    await claude.script({ status: 400 });
    const { planner, steps } = await suggested(browser, goal, size);
    expect(planner).toBe("built-in");
    const { id } = await makePlan(browser, steps);
    expect((await stepAt(browser, id)).minutes).toBeLessThanOrEqual(2);
  }
});

test("a first step that the person made their own stays as they wrote it", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser, [{ text: "Swim the channel", minutes: 900 }, "Rest"]);
  expect(await stepAt(browser, id)).toMatchObject({ text: "Swim the channel", minutes: 900 });
});
