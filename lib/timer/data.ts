import "server-only";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { Prisma } from "@/prisma/generated/client";
import { isOver, type ReadingRow, readingColumns, readingOf, settled } from "./session-rows";
import type { ParkedThought, PlanFocus, TimerReading } from "./types";

/**
 * The session that a person has under way, and the server's clock. One whose end has passed is
 * written down as completed and is not under way any more. One statement.
 */
export async function readTimer(userId: string): Promise<TimerReading> {
  const [row] = await prisma.$queryRaw<ReadingRow[]>`
    WITH settled AS (${settled(userId)}) SELECT ${readingColumns} ${underWay(userId)}`;
  if (!row) throw new AppError("INTERNAL");
  return readingOf(row);
}

/** As `readTimer`, with the open thoughts of one of the person's plans. One statement. */
export async function readPlanFocus(userId: string, checklistId: string): Promise<PlanFocus> {
  const [row] = await prisma.$queryRaw<(ReadingRow & { thoughts: ParkedThought[] })[]>`
    WITH settled AS (${settled(userId)})
    SELECT ${readingColumns}, (
      SELECT coalesce(jsonb_agg(${thoughtJson} ORDER BY p.created_at, p.id), '[]')
      FROM parked_thoughts p WHERE p.checklist_id = ${checklistId}::uuid
        AND p.user_id = ${userId}::uuid AND p.resolved_at IS NULL
    ) AS thoughts ${underWay(userId)}`;
  if (!row) throw new AppError("INTERNAL");
  const { thoughts, ...reading } = row;
  return { ...readingOf(reading), thoughts };
}

/**
 * Every thought parked with a person's plan, oldest first, done ones included.
 * @throws AppError NOT_FOUND
 */
export async function listThoughts(userId: string, checklistId: string): Promise<ParkedThought[]> {
  const [plan] = await prisma.$queryRaw<{ thoughts: ParkedThought[] }[]>`
    SELECT (
      SELECT coalesce(jsonb_agg(${thoughtJson} ORDER BY p.created_at, p.id), '[]')
      FROM parked_thoughts p WHERE p.checklist_id = c.id AND p.user_id = c.user_id
    ) AS thoughts
    FROM checklists c
    WHERE c.id = ${checklistId}::uuid AND c.user_id = ${userId}::uuid AND c.deleted_at IS NULL`;
  if (!plan) throw new AppError("NOT_FOUND");
  return plan.thoughts;
}

/** A `ParkedThought` of the table `p`. */
const thoughtJson = Prisma.sql`jsonb_build_object('id', p.id, 'text', p.text,
  'resolved', p.resolved_at IS NOT NULL,
  'createdAt', to_char(p.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

/** Always one row, of nulls when no session is under way. */
function underWay(userId: string): Prisma.Sql {
  return Prisma.sql`FROM (VALUES (${userId}::uuid)) person (id)
    LEFT JOIN timer_sessions t ON t.user_id = person.id AND t.status = 'active' AND NOT ${isOver}
    LEFT JOIN steps s ON s.id = t.step_id`;
}
