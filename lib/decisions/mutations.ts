import "server-only";
import { prisma } from "@/lib/db";
import type { SaveBreakdown } from "./schema";
import type { Owner } from "./types";
import { changeWithoutPlan } from "./without-plan";

/** Keeps a typed goal with its suggested steps, in their order. */
export function saveBreakdown(
  owner: Owner,
  { inputText, suggestedTasks }: Pick<SaveBreakdown, "inputText" | "suggestedTasks">,
): Promise<{ id: string }> {
  return prisma.decision.create({
    data: { ...owner, inputText, suggestedTasks },
    select: { id: true },
  });
}

/**
 * Gives a person's decision the steps that were suggested for what the coin chose; its text, options
 * and choice stay.
 * @throws AppError NOT_FOUND when it is unknown or someone else's, CONFLICT when it has its plan.
 */
export async function saveDecisionSteps(
  userId: string,
  decisionId: string,
  suggestedTasks: SaveBreakdown["suggestedTasks"],
): Promise<{ id: string }> {
  const { id } = await changeWithoutPlan(userId, decisionId, { suggestedTasks });
  return { id };
}
