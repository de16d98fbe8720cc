import "server-only";
import { progressOf } from "@/lib/checklists/progress";
import { type Cursor, encodeCursor } from "@/lib/cursor";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { sessionSeconds } from "@/lib/timer/session-rows";
import { Prisma } from "@/prisma/generated/client";
import { WEEKS_SHOWN } from "./constants";
import type { Activity, PlanProgress, PlanProgressPage } from "./types";

/** Whatever zone the person is in, the first week shown began after this. */
const sinceThen = Prisma.sql`now() - make_interval(days => ${(WEEKS_SHOWN + 1) * 7})`;

/**
 * What a person did, in all and lately. Plans and steps that they deleted don't count; time that they
 * focused always does. Moments come as quarters of an hour in UTC, which every zone's days are made
 * of, so the person's zone is known in one place. One statement.
 */
export async function readActivity(userId: string): Promise<Activity> {
  const [activity] = await prisma.$queryRaw<Activity[]>`
    WITH own AS (
      SELECT c.id, c.completed_at FROM checklists c
      WHERE c.user_id = ${userId}::uuid AND c.deleted_at IS NULL
    ), done AS (
      SELECT t.id, t.minutes, t.completed_at FROM own JOIN steps t ON t.checklist_id = own.id
      WHERE t.completed AND t.deleted_at IS NULL
    ), focus AS (
      SELECT t.step_id, t.started_at, ${sessionSeconds} AS seconds FROM timer_sessions t
      WHERE t.user_id = ${userId}::uuid
    ), estimated AS (
      SELECT done.minutes, f.seconds
      FROM (SELECT step_id, sum(seconds) AS seconds FROM focus GROUP BY step_id) f
      JOIN done ON done.id = f.step_id
      WHERE done.minutes IS NOT NULL AND f.seconds > 0
        AND NOT EXISTS (SELECT 1 FROM steps s WHERE s.parent_id = done.id AND s.deleted_at IS NULL)
    )
    SELECT
      jsonb_build_object('steps', (SELECT count(*) FROM done),
        'plans', (SELECT count(completed_at) FROM own),
        'focusSeconds', (SELECT coalesce(sum(seconds), 0) FROM focus)) AS ever,
      (SELECT ${estimates(Prisma.sql`estimated`)} FROM estimated) AS estimates,
      ${quarters(Prisma.sql`done`, Prisma.sql`completed_at`, Prisma.sql`count(*)`)} AS "stepsDone",
      ${quarters(Prisma.sql`own`, Prisma.sql`completed_at`, Prisma.sql`count(*)`)} AS "plansDone",
      ${quarters(Prisma.sql`focus`, Prisma.sql`started_at`, Prisma.sql`sum(seconds)`)} AS "focusSeconds"`;
  if (!activity) throw new AppError("INTERNAL");
  return activity;
}

type PlanRow = Pick<PlanProgress, "id" | "title" | "status" | "focusSeconds" | "estimates"> & {
  createdAt: Date;
  completedAt: Date | null;
  completed: number;
  total: number;
};

/**
 * A person's plans with what was done in each, newest first, archived ones too. One statement, whose
 * cost grows with the page, its steps and its sessions alone.
 */
export async function listPlanProgress(
  userId: string,
  { cursor, limit }: { cursor: Cursor | null; limit: number },
): Promise<PlanProgressPage> {
  const after = cursor
    ? Prisma.sql`AND (c.created_at, c.id) < (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`
    : Prisma.empty;
  const rows = await prisma.$queryRaw<PlanRow[]>`
    SELECT c.id, c.title, c.created_at AS "createdAt", c.completed_at AS "completedAt",
      CASE WHEN c.archived_at IS NOT NULL THEN 'archived'
        WHEN c.completed_at IS NOT NULL THEN 'done' ELSE 'open' END AS status,
      s.total, s.completed, f."focusSeconds", e.estimates
    FROM (
      SELECT * FROM checklists c
      WHERE c.user_id = ${userId}::uuid AND c.deleted_at IS NULL ${after}
      ORDER BY c.created_at DESC, c.id DESC LIMIT ${limit + 1}
    ) c
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS total, count(*) FILTER (WHERE t.completed)::int AS completed
      FROM steps t WHERE t.checklist_id = c.id AND t.parent_id IS NULL AND t.deleted_at IS NULL
    ) s
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(${sessionSeconds}), 0)::int AS "focusSeconds"
      FROM timer_sessions t WHERE t.checklist_id = c.id AND t.user_id = c.user_id
    ) f
    CROSS JOIN LATERAL (
      SELECT ${estimates(Prisma.sql`d`)} AS estimates FROM (
        SELECT n.minutes, (
          SELECT sum(${sessionSeconds}) FROM timer_sessions t
          WHERE t.step_id = n.id AND t.user_id = c.user_id
        ) AS seconds
        FROM steps n
        WHERE n.checklist_id = c.id AND n.deleted_at IS NULL AND n.completed AND n.minutes IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM steps s WHERE s.parent_id = n.id AND s.deleted_at IS NULL)
      ) d WHERE d.seconds > 0
    ) e
    ORDER BY c.created_at DESC, c.id DESC`;
  const last = rows[limit - 1];
  return {
    plans: rows.slice(0, limit).map(({ createdAt, completedAt, completed, total, ...plan }) => ({
      ...plan,
      createdAt: createdAt.toISOString(),
      completedAt: completedAt?.toISOString() ?? null,
      progress: progressOf(completed, total),
    })),
    nextCursor: rows.length > limit && last ? encodeCursor(last) : null,
  };
}

/** `Estimates` of rows with `minutes` and `seconds`. */
function estimates(table: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`jsonb_build_object('steps', count(*),
    'plannedMinutes', coalesce(sum(${table}.minutes), 0),
    'focusedSeconds', coalesce(sum(${table}.seconds), 0))`;
}

/** `Quarters` of the rows of a table since the first week shown. */
function quarters(table: Prisma.Sql, moment: Prisma.Sql, sum: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(jsonb_agg(jsonb_build_array(q.quarter, q.sum)), '[]') FROM (
      SELECT floor(extract(epoch FROM ${moment}) / 900)::int AS quarter, ${sum} AS sum
      FROM ${table} WHERE ${moment} > ${sinceThen} GROUP BY 1
    ) q)`;
}
