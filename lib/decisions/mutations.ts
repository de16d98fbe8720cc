import "server-only";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
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
 * and choice stay. With `chosenOption` only as long as that is the choice.
 * @throws AppError NOT_FOUND when it is unknown or someone else's, CONFLICT when it has its plan,
 * CHOICE_CHANGED when the coin has chosen otherwise since.
 */
export async function saveDecisionSteps(
  userId: string,
  decisionId: string,
  { suggestedTasks, chosenOption }: Pick<SaveBreakdown, "suggestedTasks" | "chosenOption">,
): Promise<{ id: string }> {
  const sameChoice = chosenOption === undefined ? {} : { chosenOption };
  const saved = await changeWithoutPlan(userId, decisionId, { suggestedTasks }, sameChoice);
  if (!saved) throw new AppError("CHOICE_CHANGED");
  return { id: saved.id };
}
