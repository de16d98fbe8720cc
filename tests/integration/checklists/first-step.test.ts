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

const fivePages = Array.from({ length: 5 }, (_, at) => ({ text: `Page ${at}`, minutes: 4 }));

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

test("a copy of a plan begins as small as its plan did, and with the same words", async () => {
  const { browser } = await signedIn();
  await claude.script({ steps: [{ text: "Open the box", minutes: 1 }, ...fivePages] });
  const { steps } = await suggested(browser, "Sort my papers", "steady");
  const { id } = await makePlan(browser, steps);
  const first = await stepAt(browser, id);
  await browser.call("PATCH", `/api/checklist/${id}/tasks/${first.id}`, { completed: true });
  const { body } = await browser.call<{ checklist: { id: string } }>(
    "POST",
    `/api/checklist/${id}/duplicate`,
  );
  expect(await stepAt(browser, body.checklist.id)).toMatchObject({
    text: "Open the box",
    minutes: 1,
    completed: false,
  });
});

test("a first step of one's own that is too big can be broken down: its first part is small", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser, [{ text: "Swim the channel", minutes: 900 }, "Rest"]);
  const { id: stepId } = await stepAt(browser, id);
  await claude.script({ steps: fivePages.slice(0, 3) });
  await browser.call("POST", `/api/checklist/${id}/tasks/${stepId}/breakdown`, { replace: false });
  expect((await stepAt(browser, id)).subSteps[0]?.minutes).toBeLessThanOrEqual(2);
});
