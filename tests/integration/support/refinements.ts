import { expect } from "vitest";
import type { MessagePage, RefineAnswer } from "@/lib/checklists/refinement/types";
import { prisma } from "@/lib/db";
import type { Answer, Browser } from "./browser";
import { readPlan } from "./plans";

/** Sends a chat message, as the chat does. */
export function refine(
  browser: Browser,
  checklistId: string,
  chatMessage: string,
  more: Record<string, unknown> = {},
): Promise<Answer<RefineAnswer & { code?: string }>> {
  return browser.call("POST", "/api/checklist/refine", { checklistId, chatMessage, ...more });
}

/** A chat message that is answered. */
export async function refined(
  browser: Browser,
  checklistId: string,
  chatMessage: string,
  more?: Record<string, unknown>,
): Promise<RefineAnswer> {
  const answer = await refine(browser, checklistId, chatMessage, more);
  expect(answer.status).toBe(200);
  return answer.body;
}

/** Undoes a coach's message; returns the answer's body. */
export async function undo(
  browser: Browser,
  checklistId: string,
  messageId: string,
): Promise<Pick<RefineAnswer, "checklist" | "message">> {
  const path = `/api/checklist/${checklistId}/refinements/${messageId}/undo`;
  const answer = await browser.call<Pick<RefineAnswer, "checklist" | "message">>("POST", path);
  expect(answer.status).toBe(200);
  return answer.body;
}

/** The texts of a plan's steps, in their order. */
export async function textsOf(browser: Browser, checklistId: string): Promise<string[]> {
  return (await readPlan(browser, checklistId)).steps.map((step) => step.text);
}

/** How often a plan was refined, and how many holds are open. */
export async function countsOf(checklistId: string): Promise<{ counted: number; held: number }> {
  const { refinementCount } = await prisma.checklist.findUniqueOrThrow({
    where: { id: checklistId },
  });
  return {
    counted: refinementCount,
    held: await prisma.refinementHold.count({ where: { checklistId } }),
  };
}

/** A page of a plan's chat, newest first. */
export async function history(
  browser: Browser,
  checklistId: string,
  query = "",
): Promise<MessagePage> {
  const answer = await browser.call<{ data: MessagePage }>(
    "GET",
    `/api/checklist/${checklistId}/refinements${query}`,
  );
  expect(answer.status).toBe(200);
  return answer.body.data;
}
