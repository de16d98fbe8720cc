import "server-only";
import { v7 as uuidv7 } from "uuid";
import type { ChecklistAddress } from "@/lib/checklists/address";
import { FREE_REFINEMENTS } from "@/lib/checklists/constants";
import type { ChecklistStep } from "@/lib/checklists/types";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { logger } from "@/lib/logger";
import type { Prisma } from "@/prisma/generated/client";
import { HOLD_SECONDS } from "./constants";
import { type LockedPlan, lockPlan, lockSteps } from "./plan-rows";
import { REFINE_PROBLEMS } from "./problems";

/** A refinement that may go on, and the plan as it found it. */
export type Hold = { id: string; title: string; steps: ChecklistStep[] };

/**
 * Takes one of the plan's free refinements before anything is asked of a coach, so that of twenty
 * requests at once exactly as many pass as are left. It is counted only when the answer is written
 * (`spendHold`); `giveBack` frees it, and so does time, should this process die.
 * @throws AppError NOT_FOUND, REFINEMENT_LIMIT
 */
export function takeHold(address: ChecklistAddress): Promise<Hold> {
  return prisma.$transaction(async (transaction) => {
    const plan = await lockPlan(transaction, address);
    const id = await holdOne(transaction, address.checklistId, plan);
    const steps = await lockSteps(transaction, address.checklistId, address.today);
    return { id, title: plan.title, steps };
  });
}

/**
 * Turns a hold into a counted refinement, within the transaction that writes the answer and under the
 * plan's lock. A hold that ran out meanwhile is taken anew if one is left.
 * @throws AppError REFINEMENT_LIMIT
 */
export async function spendHold(
  transaction: Prisma.TransactionClient,
  checklistId: string,
  holdId: string,
  plan: LockedPlan,
): Promise<void> {
  const { count } = await transaction.refinementHold.deleteMany({ where: { id: holdId } });
  if (count === 0) {
    const id = await holdOne(transaction, checklistId, plan);
    await transaction.refinementHold.delete({ where: { id } });
  }
  await transaction.$executeRaw`
    UPDATE checklists SET refinement_count = refinement_count + 1, updated_at = now()
    WHERE id = ${checklistId}::uuid`;
}

/** Frees a hold that came to nothing. Never throws: at worst the hold runs out by itself. */
export async function giveBack(holdId: string): Promise<void> {
  try {
    await prisma.refinementHold.deleteMany({ where: { id: holdId } });
  } catch (error) {
    logger.warn({ error }, "a refinement's hold was not given back and will run out");
  }
}

async function holdOne(
  transaction: Prisma.TransactionClient,
  checklistId: string,
  plan: LockedPlan,
): Promise<string> {
  const id = uuidv7();
  // The clock, not the transaction's start: it may have waited long for the plan's lock.
  await transaction.$executeRaw`
    DELETE FROM refinement_holds
    WHERE checklist_id = ${checklistId}::uuid AND expires_at <= clock_timestamp()`;
  const taken = await transaction.$executeRaw`
    INSERT INTO refinement_holds (id, checklist_id, expires_at)
    SELECT ${id}::uuid, ${checklistId}::uuid,
      clock_timestamp() + ${HOLD_SECONDS} * interval '1 second'
    WHERE ${plan.isPremium} OR ${plan.refinementCount} + (
      SELECT count(*) FROM refinement_holds WHERE checklist_id = ${checklistId}::uuid
    ) < ${FREE_REFINEMENTS}`;
  if (taken === 0) throw new AppError("REFINEMENT_LIMIT", { message: REFINE_PROBLEMS.limit });
  return id;
}
