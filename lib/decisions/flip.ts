import "server-only";
import { randomInt } from "node:crypto";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { findDecision } from "./data";
import type { Flip } from "./schema";
import type { DecisionView } from "./types";
import { changeWithoutPlan } from "./without-plan";

/**
 * Flips the coin between the options of a question and keeps both with what it chose. Each option is
 * as likely as any other, by the system's own source of chance; nothing that a client sends bears on
 * it. With `decisionId` that decision takes the text and the options as they now are and is flipped
 * once more; where it is shared, other words are a decision of their own, since nobody agreed to make
 * them public.
 * @throws AppError NOT_FOUND when the decision is unknown or someone else's, CONFLICT when it has its
 * plan.
 */
export async function flipCoin(userId: string, flip: Flip): Promise<DecisionView> {
  const { inputText, options, decisionId } = flip;
  const flipped = { inputText, parsedOptions: options, chosenOption: oneOf(options) };
  if (decisionId !== undefined) {
    const sameWords = { inputText, parsedOptions: { equals: options } };
    const again = await changeWithoutPlan(
      userId,
      decisionId,
      { ...flipped, flipCount: { increment: 1 } },
      { OR: [{ shareId: null }, sameWords] },
    );
    if (again) return again;
  }
  const { id } = await prisma.decision.create({
    data: { ...flipped, userId, flipCount: 1 },
    select: { id: true },
  });
  const made = await findDecision({ userId }, id);
  if (!made) throw new AppError("NOT_FOUND");
  return made;
}

/** `randomInt` discards what would favour the first options, as a plain remainder does not. */
function oneOf(options: readonly string[]): string {
  const option = options[randomInt(options.length)];
  if (option === undefined) throw new RangeError("There is nothing to choose between");
  return option;
}
