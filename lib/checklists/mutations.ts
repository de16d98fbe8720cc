import "server-only";
import { v7 as uuidv7 } from "uuid";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { Prisma } from "@/prisma/generated/client";
import type { ChecklistAddress, StepAddress } from "./address";
import { STEPS_PER_CHECKLIST } from "./constants";
import { CHECKLIST_PROBLEMS } from "./problems";
import { changedRows, lockedPlan, nestSteps, type StepRow, stepColumns, stepOf } from "./step-rows";
import type { ChecklistStep } from "./types";

/** What may be written of a step beside its tick; what is left out stays as it is. */
export type StepChanges = {
  text?: string | undefined;
  minutes?: number | null | undefined;
  /** The day on which the step comes back; null brings it back now. */
  deferredUntil?: string | null | undefined;
};

/**
 * Adds a step by hand at the end of a person's plan. With `once` a step that stands there in the same
 * words, done or not, is given back in its place, also to calls at the same moment; under an idempotency
 * key that the plan knows, the step that was added then, also one that was removed since.
 * @throws AppError NOT_FOUND, VALIDATION when the plan is full.
 */
export async function addStep(
  address: ChecklistAddress,
  text: string,
  { once = false, idempotencyKey }: { once?: boolean; idempotencyKey?: string | undefined } = {},
): Promise<ChecklistStep> {
  const { userId, checklistId, today } = address;
  // The lock makes parallel adds wait for each other; the second statement then sees what they added.
  const [plan, rows] = await prisma.$transaction([
    prisma.$queryRaw<{ id: string }[]>(lockedPlan(address)),
    prisma.$queryRaw<StepRow[]>`
      WITH same AS (
        SELECT o.id FROM steps o
        WHERE o.checklist_id = ${checklistId}::uuid AND o.parent_id IS NULL
          AND (o.idempotency_key = ${idempotencyKey ?? null}::uuid
            OR ${once} AND o.deleted_at IS NULL AND o.text = ${text})
      ), added AS (
        INSERT INTO steps AS t (id, checklist_id, text, manual, position, idempotency_key, updated_at)
        SELECT ${uuidv7()}::uuid, c.id, ${text}, true, l.last + 1, ${idempotencyKey ?? null}::uuid, now()
        FROM checklists c CROSS JOIN LATERAL (
          SELECT coalesce(max(o.position), -1) AS last,
            count(*) FILTER (WHERE o.deleted_at IS NULL) AS live
          FROM steps o WHERE o.checklist_id = c.id AND o.parent_id IS NULL
        ) l
        WHERE c.id = ${checklistId}::uuid AND c.user_id = ${userId}::uuid AND c.deleted_at IS NULL
          AND l.live < ${STEPS_PER_CHECKLIST} AND NOT EXISTS (SELECT 1 FROM same)
        RETURNING t.*
      )
      SELECT ${stepColumns(today)} FROM (
        SELECT * FROM added
        UNION ALL
        SELECT o.* FROM steps o JOIN same ON o.id = same.id OR o.parent_id = same.id
        WHERE o.deleted_at IS NULL OR o.id = same.id
      ) t ORDER BY t.position, t.id`,
  ]);
  if (plan.length === 0) throw new AppError("NOT_FOUND");
  const [step] = nestSteps(rows);
  if (!step) throw new AppError("VALIDATION", { message: CHECKLIST_PROBLEMS.tooManySteps });
  return step;
}

/**
 * Writes a step's text, minutes or deferral: each field for itself, so that of two tabs the later
 * word counts for that field alone. One statement.
 * @throws AppError NOT_FOUND
 */
export async function editStep(
  address: StepAddress,
  { text, minutes, deferredUntil }: StepChanges,
): Promise<ChecklistStep> {
  const { userId, checklistId, stepId } = address;
  const fields = [
    Prisma.sql`updated_at = now()`,
    ...(text === undefined ? [] : [Prisma.sql`text = ${text}`]),
    ...(minutes === undefined ? [] : [Prisma.sql`minutes = ${minutes}::int`]),
    ...(deferredUntil === undefined ? [] : [Prisma.sql`deferred_until = ${deferredUntil}::date`]),
  ];
  const rows = await prisma.$queryRaw<StepRow[]>`
    WITH changed AS (
      UPDATE steps s SET ${Prisma.join(fields)} FROM checklists c
      WHERE s.id = ${stepId}::uuid AND s.checklist_id = ${checklistId}::uuid AND s.deleted_at IS NULL
        AND c.id = s.checklist_id AND c.user_id = ${userId}::uuid AND c.deleted_at IS NULL
      RETURNING s.*
    )
    ${changedRows(address)}`;
  return stepOf(rows, stepId);
}

/**
 * Stars a step or takes the star away. Only whole steps carry stars, never a sub-step. One statement.
 * @throws AppError NOT_FOUND
 */
export async function setStepPriority(
  address: StepAddress,
  priority: boolean,
): Promise<ChecklistStep> {
  const rows = await prisma.$queryRaw<StepRow[]>`
    WITH plan AS (${lockedPlan(address)}), changed AS (
      UPDATE steps s SET priority = ${priority}, updated_at = now() FROM plan
      WHERE s.id = ${address.stepId}::uuid AND s.checklist_id = plan.id
        AND s.parent_id IS NULL AND s.deleted_at IS NULL
      RETURNING s.*
    )
    ${changedRows(address)}`;
  return stepOf(rows, address.stepId);
}
