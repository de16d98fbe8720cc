import "server-only";
import { v7 as uuidv7 } from "uuid";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { ParkedThought as ThoughtRow } from "@/prisma/generated/client";
import { THOUGHTS_PER_CHECKLIST } from "./constants";
import { SESSION_PROBLEMS } from "./problems";
import type { ParkThought } from "./schema";
import type { ParkedThought } from "./types";

/** Names a person's plan; the person stands in every where clause. */
export type ThoughtsAddress = { userId: string; checklistId: string };
export type ThoughtAddress = ThoughtsAddress & { thoughtId: string };

/**
 * Keeps a thought with a person's plan. A step or session that is not there any more is left out: the
 * words are what counts.
 * @throws AppError NOT_FOUND, VALIDATION when the plan holds too many.
 */
export async function parkThought(
  { userId, checklistId }: ThoughtsAddress,
  { text, taskId, sessionId }: ParkThought,
): Promise<ParkedThought> {
  const [plan] = await prisma.$queryRaw<{ id: string | null; createdAt: Date | null }[]>`
    WITH plan AS (
      SELECT c.id, (SELECT count(*) FROM parked_thoughts p WHERE p.checklist_id = c.id) AS held
      FROM checklists c
      WHERE c.id = ${checklistId}::uuid AND c.user_id = ${userId}::uuid AND c.deleted_at IS NULL
    ), kept AS (
      INSERT INTO parked_thoughts (id, user_id, checklist_id, step_id, timer_session_id, text)
      SELECT ${uuidv7()}::uuid, ${userId}::uuid, plan.id,
        (SELECT s.id FROM steps s WHERE s.id = ${taskId}::uuid AND s.checklist_id = plan.id),
        (SELECT t.id FROM timer_sessions t
          WHERE t.id = ${sessionId}::uuid AND t.user_id = ${userId}::uuid),
        ${text}
      FROM plan WHERE plan.held < ${THOUGHTS_PER_CHECKLIST}
      RETURNING id, created_at
    )
    SELECT kept.id, kept.created_at AS "createdAt" FROM plan LEFT JOIN kept ON true`;
  if (!plan) throw new AppError("NOT_FOUND");
  const { id, createdAt } = plan;
  if (!id || !createdAt)
    throw new AppError("VALIDATION", { message: SESSION_PROBLEMS.tooManyThoughts });
  return { id, text, resolved: false, createdAt: createdAt.toISOString() };
}

/**
 * Marks a thought as done, or takes that back. Saying the same twice changes nothing.
 * @throws AppError NOT_FOUND
 */
export async function resolveThought(
  address: ThoughtAddress,
  resolved: boolean,
): Promise<ParkedThought> {
  const [thought] = await prisma.parkedThought.updateManyAndReturn({
    where: whereThought(address),
    data: { resolvedAt: resolved ? new Date() : null },
  });
  if (!thought) throw new AppError("NOT_FOUND");
  return thoughtOf(thought);
}

/** Erases a thought for good. @throws AppError NOT_FOUND */
export async function removeThought(address: ThoughtAddress): Promise<void> {
  const { count } = await prisma.parkedThought.deleteMany({ where: whereThought(address) });
  if (count === 0) throw new AppError("NOT_FOUND");
}

function whereThought({ userId, checklistId, thoughtId }: ThoughtAddress) {
  return { id: thoughtId, userId, checklistId, checklist: { userId, deletedAt: null } };
}

function thoughtOf({ id, text, resolvedAt, createdAt }: ThoughtRow): ParkedThought {
  return { id, text, resolved: resolvedAt !== null, createdAt: createdAt.toISOString() };
}
