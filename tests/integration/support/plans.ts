import { expect } from "vitest";
import type { ChecklistDetail, ChecklistStep } from "@/lib/checklists/types";
import { prisma } from "@/lib/db";
import type { Browser } from "./browser";

export type MadePlan = { id: string; decisionId: string };

/** Saves a breakdown through the API; returns the decision's id. */
export async function saveBreakdown(
  browser: Browser,
  suggestedTasks: unknown[] = ["Open the calendar", "Pick a day", "Book the room"],
  inputText = "Plan a birthday party",
): Promise<string> {
  const answer = await browser.call<{ decision: { id: string } }>(
    "POST",
    "/api/decisions/breakdown/save",
    { inputText, suggestedTasks },
  );
  expect(answer.status).toBe(200);
  return answer.body.decision.id;
}

/** Makes a plan through the API, as the landing page and the planner do. */
export async function makePlan(
  browser: Browser,
  suggestedTasks?: unknown[],
  inputText?: string,
): Promise<MadePlan> {
  const decisionId = await saveBreakdown(browser, suggestedTasks, inputText);
  const answer = await browser.call<{ checklist: MadePlan }>("POST", "/api/checklist", {
    decisionId,
    userContext: "I want to break this into actionable steps: Plan a birthday party",
  });
  expect(answer.status).toBe(200);
  return answer.body.checklist;
}

/** The whole plan as the API tells it. */
export async function readPlan(browser: Browser, id: string): Promise<ChecklistDetail> {
  const answer = await browser.call<{ checklist: ChecklistDetail }>("GET", `/api/checklist/${id}`);
  expect(answer.status).toBe(200);
  return answer.body.checklist;
}

/** The step at a place of a plan, counted from 0. */
export async function stepAt(browser: Browser, id: string, place = 0): Promise<ChecklistStep> {
  const step = (await readPlan(browser, id)).steps[place];
  if (!step) throw new Error(`The plan has no step ${place}`);
  return step;
}

/** Gives a step sub-steps, as the planner does; returns their ids in order. */
export async function addSubSteps(
  checklistId: string,
  stepId: string,
  texts: string[],
): Promise<string[]> {
  const rows = await prisma.step.createManyAndReturn({
    data: texts.map((text, position) => ({ checklistId, parentId: stepId, text, position })),
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** The texts of a plan's steps as its owner reads them, in order. */
export async function textsOf(browser: Browser, id: string): Promise<string[]> {
  return (await readPlan(browser, id)).steps.map(({ text }) => text);
}
