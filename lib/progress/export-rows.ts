import "server-only";
import { EXPORT_PAGE_ROWS, type Snapshot } from "@/lib/export";
import { sessionSeconds } from "@/lib/timer/session-rows";
import { Prisma } from "@/prisma/generated/client";

/** Live plans that are read at once, each with all its steps. */
export const PLANS_AT_ONCE = 20;

type PlanRow = {
  id: string;
  title: string;
  createdAt: Date;
  completedAt: Date | null;
  steps: {
    text: string;
    /** The step that a smaller one is part of. */
    partOf: string | null;
    minutes: number | null;
    completed: boolean;
    completedAt: string | null;
    focusSeconds: number;
  }[];
};

type SessionRow = {
  id: string;
  status: "active" | "completed" | "interrupted";
  startedAt: Date;
  plannedSeconds: number;
  seconds: number;
  plan: string | null;
  step: string | null;
};

/** Reads a person's live plans page by page, oldest first. */
export function plansWithSteps(snapshot: Snapshot, userId: string) {
  return (last: PlanRow | undefined) => snapshot.$queryRaw<PlanRow[]>`
    SELECT c.id, c.title, c.created_at AS "createdAt", c.completed_at AS "completedAt", (
      SELECT coalesce(jsonb_agg(jsonb_build_object('text', n.text, 'partOf', p.text,
          'minutes', n.minutes, 'completed', n.completed, 'completedAt', n.completed_at,
          'focusSeconds', (
            SELECT coalesce(sum(${sessionSeconds}), 0) FROM timer_sessions t
            WHERE t.step_id = n.id AND t.user_id = c.user_id))
        ORDER BY coalesce(p.position, n.position), coalesce(p.id, n.id), p.id IS NOT NULL,
          n.position, n.id), '[]')
      FROM steps n LEFT JOIN steps p ON p.id = n.parent_id
      WHERE n.checklist_id = c.id AND n.deleted_at IS NULL
    ) AS steps
    FROM checklists c
    WHERE c.user_id = ${userId}::uuid AND c.deleted_at IS NULL
      ${afterRow(Prisma.sql`c.created_at, c.id`, last && [last.createdAt, last.id])}
    ORDER BY c.created_at, c.id LIMIT ${PLANS_AT_ONCE}`;
}

/** Reads a person's focus sessions page by page, oldest first. */
export function focusSessionsOf(snapshot: Snapshot, userId: string) {
  return (last: SessionRow | undefined) => snapshot.$queryRaw<SessionRow[]>`
    SELECT t.id, t.status, t.started_at AS "startedAt", t.planned_seconds AS "plannedSeconds",
      ${sessionSeconds} AS seconds, c.title AS plan, n.text AS step
    FROM timer_sessions t
    LEFT JOIN checklists c ON c.id = t.checklist_id AND c.deleted_at IS NULL
    LEFT JOIN steps n ON n.id = t.step_id AND n.checklist_id = c.id AND n.deleted_at IS NULL
    WHERE t.user_id = ${userId}::uuid
      ${afterRow(Prisma.sql`t.started_at, t.id`, last && [last.startedAt, last.id])}
    ORDER BY t.started_at, t.id LIMIT ${EXPORT_PAGE_ROWS}`;
}

function afterRow(columns: Prisma.Sql, last: [Date, string] | undefined): Prisma.Sql {
  if (!last) return Prisma.empty;
  return Prisma.sql`AND (${columns}) > (${last[0]}::timestamptz, ${last[1]}::uuid)`;
}
