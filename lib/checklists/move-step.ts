import "server-only";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import type { StepAddress } from "./address";
import { lockedPlan } from "./step-rows";

/**
 * Moves a step behind another one of its list (null: to the front) and answers the list's ids in
 * their new order. A sub-step moves among the sub-steps of its step. Removed steps keep their places
 * between the others, so a move behind one that has gone meanwhile still lands where it was meant.
 * @throws AppError NOT_FOUND when one of the two is unknown, or they are not of one list.
 */
export async function moveStep(address: StepAddress, afterId: string | null): Promise<string[]> {
  const { userId, checklistId, stepId } = address;
  // The lock makes moves, adds and removals of one plan wait for each other; the second statement
  // sees the order as the last one left it, and writes a whole one.
  const [, order] = await prisma.$transaction([
    prisma.$queryRaw`${lockedPlan(address)}`,
    prisma.$queryRaw<{ id: string }[]>`
      WITH moved AS (
        SELECT s.id, s.parent_id FROM steps s JOIN checklists c ON c.id = s.checklist_id
        WHERE s.id = ${stepId}::uuid AND s.deleted_at IS NULL
          AND c.id = ${checklistId}::uuid AND c.user_id = ${userId}::uuid AND c.deleted_at IS NULL
      ), siblings AS (
        SELECT s.id, s.position, s.deleted_at FROM steps s CROSS JOIN moved m
        WHERE s.checklist_id = ${checklistId}::uuid AND s.parent_id IS NOT DISTINCT FROM m.parent_id
      ), target AS (
        SELECT s.position, s.id FROM siblings s WHERE s.id = ${afterId}::uuid
        UNION ALL
        SELECT -1, m.id FROM moved m WHERE ${afterId}::uuid IS NULL
      ), placed AS (
        SELECT s.id, s.deleted_at, row_number() OVER (ORDER BY
          CASE WHEN s.id = m.id THEN t.position ELSE s.position END,
          CASE WHEN s.id = m.id THEN t.id ELSE s.id END, s.id = m.id) - 1 AS place
        FROM siblings s CROSS JOIN moved m CROSS JOIN target t
      ), rewritten AS (
        UPDATE steps s SET position = p.place, updated_at = now() FROM placed p
        WHERE s.id = p.id AND s.position <> p.place
      )
      SELECT id FROM placed WHERE deleted_at IS NULL ORDER BY place`,
  ]);
  if (order.length === 0) throw new AppError("NOT_FOUND");
  return order.map(({ id }) => id);
}

/** The ids of the live steps of the list that a live step stands in, in their order. */
export async function readOrder(
  transaction: Prisma.TransactionClient,
  { checklistId, stepId }: StepAddress,
): Promise<string[]> {
  const rows = await transaction.$queryRaw<{ id: string }[]>`
    SELECT s.id FROM steps s JOIN steps own ON own.parent_id IS NOT DISTINCT FROM s.parent_id
    WHERE own.id = ${stepId}::uuid AND s.checklist_id = ${checklistId}::uuid AND s.deleted_at IS NULL
    ORDER BY s.position, s.id`;
  return rows.map(({ id }) => id);
}
