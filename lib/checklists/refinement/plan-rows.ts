import "server-only";
import { entitledCondition } from "@/lib/billing/data";
import type { ChecklistAddress } from "@/lib/checklists/address";
import { nestSteps, type StepRow, stepColumns } from "@/lib/checklists/step-rows";
import type { ChecklistStep } from "@/lib/checklists/types";
import type { Day } from "@/lib/dates";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";

export type LockedPlan = { title: string; refinementCount: number; isPremium: boolean };

/**
 * The person's live plan, its row locked until the transaction ends: plan before steps, as every write
 * that takes both.
 * @throws AppError NOT_FOUND
 */
export async function lockPlan(
  transaction: Prisma.TransactionClient,
  { userId, checklistId }: ChecklistAddress,
): Promise<LockedPlan> {
  const rows = await transaction.$queryRaw<LockedPlan[]>`
    SELECT c.title, c.refinement_count AS "refinementCount",
      EXISTS (SELECT 1 FROM subscriptions s
        WHERE s.user_id = c.user_id AND ${entitledCondition}) AS "isPremium"
    FROM checklists c
    WHERE c.id = ${checklistId}::uuid AND c.user_id = ${userId}::uuid AND c.deleted_at IS NULL
    FOR NO KEY UPDATE OF c`;
  const [plan] = rows;
  if (!plan) throw new AppError("NOT_FOUND");
  return plan;
}

/** The live steps of a locked plan, locked as well: a star or an edit waits until they are rewritten. */
export async function lockSteps(
  transaction: Prisma.TransactionClient,
  checklistId: string,
  today: Day,
): Promise<ChecklistStep[]> {
  const rows = await transaction.$queryRaw<StepRow[]>`
    SELECT ${stepColumns(today)} FROM steps t
    WHERE t.checklist_id = ${checklistId}::uuid AND t.deleted_at IS NULL
    ORDER BY t.position, t.id FOR NO KEY UPDATE`;
  return nestSteps(rows);
}

/** The ids of a plan's top-level steps in their order, removed ones among them. */
export async function readWholeOrder(
  transaction: Prisma.TransactionClient,
  checklistId: string,
): Promise<string[]> {
  const rows = await transaction.$queryRaw<{ id: string }[]>`
    SELECT id FROM steps WHERE checklist_id = ${checklistId}::uuid AND parent_id IS NULL
    ORDER BY position, id`;
  return rows.map(({ id }) => id);
}

/** Writes the order of a plan's top-level steps, which has to be whole. */
export async function writeOrder(
  transaction: Prisma.TransactionClient,
  checklistId: string,
  ids: readonly string[],
): Promise<void> {
  await transaction.$executeRaw`
    UPDATE steps s SET position = o.place - 1, updated_at = now()
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS o (id, place)
    WHERE s.id = o.id AND s.checklist_id = ${checklistId}::uuid AND s.position <> o.place - 1`;
}

type Fields = { id: string; text: string; minutes: number | null; priority: boolean };

/** Writes text, minutes and star of steps. */
export async function writeFields(
  transaction: Prisma.TransactionClient,
  checklistId: string,
  steps: readonly Fields[],
): Promise<void> {
  if (steps.length === 0) return;
  const fields = steps.map(({ id, text, minutes, priority }) => ({ id, text, minutes, priority }));
  await transaction.$executeRaw`
    UPDATE steps s SET text = e.text, minutes = e.minutes, priority = e.priority, updated_at = now()
    FROM jsonb_to_recordset(${JSON.stringify(fields)}::jsonb)
      AS e (id uuid, text text, minutes int, priority boolean)
    WHERE s.id = e.id AND s.checklist_id = ${checklistId}::uuid`;
}
