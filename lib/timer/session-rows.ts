import "server-only";
import { Prisma } from "@/prisma/generated/client";
import { EARLY_END_SECONDS, LONGEST_PAUSE_HOURS } from "./constants";
import type { TimerReading, TimerSession } from "./types";

/**
 * SQL about sessions, the rows of a table named `t`. The database's own clock is the only one that
 * counts, and it is read when a row is written: `now()` would be as old as the wait for a lock.
 */

/** A session and the clock's time as they come from the database; without a session only the time. */
export type SessionRow = Omit<TimerSession, "startedAt" | "endsAt" | "pausedAt" | "endedAt"> & {
  startedAt: Date;
  endsAt: Date;
  pausedAt: Date | null;
  endedAt: Date | null;
};
export type ReadingRow = { now: Date } & (SessionRow | { [Field in keyof SessionRow]: null });

/** Whole seconds focused: what was planned less what is left. A started second that is left counts as left. */
const focusedSeconds = Prisma.sql`t.planned_seconds - greatest(0, least(t.planned_seconds,
  ceil(extract(epoch FROM t.ends_at - coalesce(t.paused_at, clock_timestamp())))::int))`;

/** Seconds focused in a session; of one under way, those so far. */
export const sessionSeconds = Prisma.sql`coalesce(t.duration_seconds, ${focusedSeconds})`;

/** The columns of a `ReadingRow`; the step is a table named `s`. */
export const readingColumns = Prisma.sql`clock_timestamp() AS now, t.id, t.checklist_id AS "checklistId",
  t.step_id AS "taskId", s.text, t.status, t.planned_seconds AS "plannedSeconds",
  ${sessionSeconds} AS duration, t.started_at AS "startedAt",
  t.ends_at AS "endsAt", t.paused_at AS "pausedAt", t.ended_at AS "endedAt"`;

/** Whether an active session has ended by itself, although nobody has written it down yet. */
export const isOver = Prisma.sql`(CASE WHEN t.paused_at IS NULL THEN t.ends_at <= clock_timestamp()
  ELSE t.paused_at <= clock_timestamp() - make_interval(hours => ${LONGEST_PAUSE_HOURS}) END)`;

/**
 * The SET list that ends a session: completed when its end has come, interrupted otherwise.
 * `asCompleted` is a client's word that it ran to its end, believed a few seconds early.
 */
export function ended({ asCompleted }: { asCompleted: boolean }): Prisma.Sql {
  const early = asCompleted ? EARLY_END_SECONDS : 0;
  const isComplete = Prisma.sql`t.ends_at <= coalesce(t.paused_at, clock_timestamp())
    + make_interval(secs => ${early})`;
  return Prisma.sql`
    status = CASE WHEN ${isComplete} THEN 'completed' ELSE 'interrupted' END::timer_status,
    duration_seconds = CASE WHEN ${isComplete} THEN t.planned_seconds ELSE ${focusedSeconds} END,
    ended_at = least(coalesce(t.paused_at, t.ends_at), clock_timestamp()), paused_at = NULL`;
}

/** Writes down that a person's session has ended by itself; does nothing when it has not. */
export function settled(userId: string): Prisma.Sql {
  return Prisma.sql`UPDATE timer_sessions t SET ${ended({ asCompleted: false })}
    WHERE t.user_id = ${userId}::uuid AND t.status = 'active' AND ${isOver}`;
}

/**
 * The lock under which a person's session is written, so that whoever waited sees what the one
 * before did. It stops nothing but other writes of the same person's timer.
 */
export function lockedPerson(userId: string): Prisma.Sql {
  return Prisma.sql`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
}

export function readingOf(row: ReadingRow): TimerReading {
  return { session: sessionOf(row), now: row.now.toISOString() };
}

/** The session of a row; null when the row has none. */
export function sessionOf(row: ReadingRow): TimerSession | null {
  if (row.id === null) return null;
  const { now: _, startedAt, endsAt, pausedAt, endedAt, ...session } = row;
  return {
    ...session,
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    pausedAt: pausedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}
