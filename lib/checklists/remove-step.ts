import "server-only";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import type { StepAddress } from "./address";
import { STEPS_PER_CHECKLIST } from "./constants";
import { readOrder } from "./move-step";
import { CHECKLIST_PROBLEMS } from "./problems";
import { lockedPlan, type StepRow, stepColumns, stepOf } from "./step-rows";
import type { ChecklistStep } from "./types";

/**
 * Removes a step with its sub-steps; they are purged later and can be brought back until then.
 * Removing it again changes nothing. One statement.
 * @throws AppError NOT_FOUND
 */
export async function removeStep(address: StepAddress): Promise<void> {
  const { stepId } = address;
  const found = await prisma.$queryRaw<{ id: string }[]>`
    WITH plan AS (${lockedPlan(address)}), removed AS (
      UPDATE steps s SET deleted_at = now(), updated_at = now() FROM plan
      WHERE s.checklist_id = plan.id AND s.deleted_at IS NULL
        AND (s.id = ${stepId}::uuid OR s.parent_id = ${stepId}::uuid)
    )
    SELECT s.id FROM plan JOIN steps s ON s.checklist_id = plan.id WHERE s.id = ${stepId}::uuid`;
  if (found.length === 0) throw new AppError("NOT_FOUND");
}

/** A step that is back, and the ids of its list in their order, so that a screen can put it in its place. */
export type RestoredStep = { step: ChecklistStep; order: string[] };

/**
 * Brings a removed step back to its place, with the sub-steps that went with it. A step that was
 * never away stays as it is.
 * @throws AppError NOT_FOUND, CONFLICT for a sub-step whose step is gone, VALIDATION when the plan is full.
 */
export function restoreStep(address: StepAddress): Promise<RestoredStep> {
  return prisma.$transaction(async (transaction) => {
    await transaction.$queryRaw`${lockedPlan(address)}`;
    const removed = await findRemoved(transaction, address);
    if (removed) await bringBack(transaction, address, removed);
    const rows = await transaction.$queryRaw<StepRow[]>`
      SELECT ${stepColumns(address.today)} FROM steps t
      WHERE (t.id = ${address.stepId}::uuid OR t.parent_id = ${address.stepId}::uuid)
        AND t.deleted_at IS NULL
      ORDER BY t.position, t.id`;
    const step = stepOf(rows, address.stepId);
    return { step, order: await readOrder(transaction, address) };
  });
}

type Removed = { parentId: string | null; deletedAt: Date };

/** When the step was removed; null when it is there. @throws AppError NOT_FOUND */
async function findRemoved(
  transaction: Prisma.TransactionClient,
  { userId, checklistId, stepId }: StepAddress,
): Promise<Removed | null> {
  const step = await transaction.step.findFirst({
    where: { id: stepId, checklistId, checklist: { userId, deletedAt: null } },
    select: { parentId: true, deletedAt: true },
  });
  if (!step) throw new AppError("NOT_FOUND");
  const { parentId, deletedAt } = step;
  return deletedAt && { parentId, deletedAt };
}

async function bringBack(
  transaction: Prisma.TransactionClient,
  { checklistId, stepId }: StepAddress,
  { parentId, deletedAt }: Removed,
): Promise<void> {
  const live = await transaction.step.count({
    where: { checklistId, deletedAt: null, ...(parentId ? { id: parentId } : { parentId: null }) },
  });
  if (parentId && live === 0)
    throw new AppError("CONFLICT", { message: CHECKLIST_PROBLEMS.stepOfSubStepGone });
  if (!parentId && live >= STEPS_PER_CHECKLIST) {
    throw new AppError("VALIDATION", { message: CHECKLIST_PROBLEMS.tooManySteps });
  }
  // Sub-steps that were removed before their step have another time, and stay away.
  await transaction.step.updateMany({
    where: { checklistId, deletedAt, OR: [{ id: stepId }, { parentId: stepId }] },
    data: { deletedAt: null },
  });
}
