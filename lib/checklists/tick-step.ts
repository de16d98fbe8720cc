import "server-only";
import { prisma } from "@/lib/db";
import type { StepAddress } from "./address";
import { type StepRow, stepColumns, stepOf } from "./step-rows";
import type { ChecklistStep } from "./types";

/** A ticked or opened step; `parent` is the step that a sub-step belongs to, as it stands now. */
export type TickedStep = {
  step: ChecklistStep;
  parent: { id: string; completed: boolean } | null;
};

/**
 * Ticks a step or opens it again. The last open sub-step ticks its step along, and a sub-step that
 * is opened opens it; a step with sub-steps is ticked alone, and they keep what they were. Saying the
 * same twice changes nothing; of two tabs the later wins. The plan's `completed_at` follows by a
 * trigger. One statement; its rules stand in the function of the migration tick_step.
 * @throws AppError NOT_FOUND
 */
export async function setStepCompleted(
  address: StepAddress,
  completed: boolean,
): Promise<TickedStep> {
  const { userId, checklistId, stepId, today } = address;
  const rows = await prisma.$queryRaw<StepRow[]>`
    SELECT ${stepColumns(today)}
    FROM tick_step(${userId}::uuid, ${checklistId}::uuid, ${stepId}::uuid, ${completed}) t
    ORDER BY t.position, t.id`;
  const step = stepOf(rows, stepId);
  const parentId = rows.find(({ id }) => id === stepId)?.parentId;
  const parent = rows.find(({ id }) => id === parentId);
  return { step, parent: parent ? { id: parent.id, completed: parent.completed } : null };
}
