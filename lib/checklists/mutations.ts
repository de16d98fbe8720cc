import "server-only";
import { v7 as uuidv7 } from "uuid";
import type { Day } from "@/lib/dates";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { Prisma } from "@/prisma/generated/client";
import { MESSAGES, STEPS_PER_CHECKLIST } from "./constants";
import { nestSteps, type StepRow, stepColumns } from "./step-rows";
import type { ChecklistStep } from "./types";

/**
 * Names a person's step: plan and person stand in the where clause of every write. `today` is the
 * person's day, by which the answer tells whether a step is put off.
 */
export type StepAddress = { userId: string; checklistId: string; stepId: string; today: Day };

/**
 * Deletes a person's plan; it is purged later and can be brought back until then. Deleting it again
 * changes nothing.
 * @throws AppError NOT_FOUND
 */
export async function deleteChecklist(userId: string, id: string): Promise<void> {
  const deleted = await prisma.$executeRaw`
    UPDATE checklists SET deleted_at = coalesce(deleted_at, now()), updated_at = now()
    WHERE id = ${id}::uuid AND user_id = ${userId}::uuid`;
  if (deleted === 0) throw new AppError("NOT_FOUND");
}

/**
 * Adds a step by hand at the end of a person's plan.
 * @throws AppError NOT_FOUND, VALIDATION when the plan is full.
 */
export async function addStep(
  { userId, checklistId, today }: Omit<StepAddress, "stepId">,
  text: string,
): Promise<ChecklistStep> {
  // The lock makes parallel adds wait for each other; the second statement then sees the new last position.
  const [plan, steps] = await prisma.$transaction([
    prisma.$queryRaw<{ id: string }[]>`
      SELECT id FROM checklists
      WHERE id = ${checklistId}::uuid AND user_id = ${userId}::uuid AND deleted_at IS NULL
      FOR NO KEY UPDATE`,
    prisma.$queryRaw<StepRow[]>`
      INSERT INTO steps AS t (id, checklist_id, text, manual, position, updated_at)
      SELECT ${uuidv7()}::uuid, c.id, ${text}, true, l.last + 1, now()
      FROM checklists c CROSS JOIN LATERAL (
        SELECT coalesce(max(o.position), -1) AS last,
          count(*) FILTER (WHERE o.deleted_at IS NULL) AS live
        FROM steps o WHERE o.checklist_id = c.id AND o.parent_id IS NULL
      ) l
      WHERE c.id = ${checklistId}::uuid AND c.user_id = ${userId}::uuid AND c.deleted_at IS NULL
        AND l.live < ${STEPS_PER_CHECKLIST}
      RETURNING ${stepColumns(today)}`,
  ]);
  if (plan.length === 0) throw new AppError("NOT_FOUND");
  return nestSteps(steps)[0] ?? tooManySteps();
}

/**
 * Ticks a step or opens it again. Saying the same twice changes nothing; of two tabs the later wins.
 * The plan's `completed_at` follows by a trigger. One statement.
 * @throws AppError NOT_FOUND
 */
export async function setStepCompleted(
  { userId, checklistId, stepId, today }: StepAddress,
  completed: boolean,
): Promise<ChecklistStep> {
  // Plan before step, as every write that takes both: two tabs never wait for each other in a circle.
  const rows = await prisma.$queryRaw<StepRow[]>`
    WITH plan AS (
      SELECT id FROM checklists
      WHERE id = ${checklistId}::uuid AND user_id = ${userId}::uuid AND deleted_at IS NULL
      FOR NO KEY UPDATE
    ), changed AS (
      UPDATE steps s SET completed = ${completed}, updated_at = now(),
        completed_at = CASE WHEN ${completed} THEN coalesce(s.completed_at, now()) END
      FROM plan
      WHERE s.id = ${stepId}::uuid AND s.checklist_id = plan.id AND s.deleted_at IS NULL
      RETURNING s.*
    )
    ${changedSteps(today)}`;
  return nestSteps(rows)[0] ?? notFound();
}

/**
 * Stars a step or takes the star away. One statement.
 * @throws AppError NOT_FOUND
 */
export async function setStepPriority(
  { userId, checklistId, stepId, today }: StepAddress,
  priority: boolean,
): Promise<ChecklistStep> {
  const rows = await prisma.$queryRaw<StepRow[]>`
    WITH changed AS (
      UPDATE steps s SET priority = ${priority}, updated_at = now()
      FROM checklists c
      WHERE s.id = ${stepId}::uuid AND s.checklist_id = ${checklistId}::uuid AND s.deleted_at IS NULL
        AND c.id = s.checklist_id AND c.user_id = ${userId}::uuid AND c.deleted_at IS NULL
      RETURNING s.*
    )
    ${changedSteps(today)}`;
  return nestSteps(rows)[0] ?? notFound();
}

/** The steps of the statement's `changed`, each with its sub-steps. */
function changedSteps(today: Day): Prisma.Sql {
  return Prisma.sql`
    SELECT ${stepColumns(today)} FROM (
      SELECT * FROM changed
      UNION ALL
      SELECT sub.* FROM steps sub JOIN changed ON sub.parent_id = changed.id
      WHERE sub.deleted_at IS NULL
    ) t ORDER BY t.position, t.id`;
}

function notFound(): never {
  throw new AppError("NOT_FOUND");
}

function tooManySteps(): never {
  throw new AppError("VALIDATION", { message: MESSAGES.tooManySteps });
}
