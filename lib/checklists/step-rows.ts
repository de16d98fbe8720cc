import "server-only";
import type { Day } from "@/lib/dates";
import { AppError } from "@/lib/errors";
import { Prisma } from "@/prisma/generated/client";
import type { ChecklistAddress, StepAddress } from "./address";
import type { ChecklistStep, SubStep } from "./types";

/** A live step as it comes from the database: sub-steps stand beside their step and name it. */
export type StepRow = SubStep & { parentId: string | null };

/** The columns of a `StepRow`, of the table `steps` named `t`. A day that has come defers no more. */
export function stepColumns(today: Day): Prisma.Sql {
  return Prisma.sql`t.id, t.parent_id AS "parentId", t.text, t.completed, t.priority, t.manual, t.minutes,
    CASE WHEN t.deferred_until > ${today}::date THEN t.deferred_until::text END AS "deferredUntil"`;
}

/**
 * The person's live plan as a query that locks its row. Every write that changes what other writes
 * of the same plan rely on begins with it: plan before steps, so that nobody waits in a circle.
 */
export function lockedPlan({ userId, checklistId }: ChecklistAddress): Prisma.Sql {
  return Prisma.sql`
    SELECT id FROM checklists
    WHERE id = ${checklistId}::uuid AND user_id = ${userId}::uuid AND deleted_at IS NULL
    FOR NO KEY UPDATE`;
}

/** The end of a statement whose `changed` holds written steps: their rows, and those of the addressed step's sub-steps. */
export function changedRows({ stepId, today }: StepAddress): Prisma.Sql {
  return Prisma.sql`
    SELECT ${stepColumns(today)} FROM (
      SELECT * FROM changed
      UNION ALL
      SELECT sub.* FROM steps sub
      WHERE sub.parent_id = ${stepId}::uuid AND sub.deleted_at IS NULL
        AND EXISTS (SELECT 1 FROM changed)
    ) t ORDER BY t.position, t.id`;
}

/** Rows in their order as steps with their sub-steps. */
export function nestSteps(rows: readonly StepRow[]): ChecklistStep[] {
  const steps = new Map<string, ChecklistStep>();
  for (const { parentId, ...step } of rows) {
    if (parentId === null) steps.set(step.id, { ...step, subSteps: [] });
  }
  for (const { parentId, ...step } of rows) {
    if (parentId !== null) steps.get(parentId)?.subSteps.push(step);
  }
  return [...steps.values()];
}

/**
 * The step or sub-step of this id among the rows, with its sub-steps.
 * @throws AppError NOT_FOUND
 */
export function stepOf(rows: readonly StepRow[], stepId: string): ChecklistStep {
  const row = rows.find(({ id }) => id === stepId);
  if (!row) throw new AppError("NOT_FOUND");
  const { parentId: _, ...step } = row;
  const subSteps = rows.flatMap(({ parentId, ...sub }) => (parentId === stepId ? [sub] : []));
  return { ...step, subSteps };
}
