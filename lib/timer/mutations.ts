import "server-only";
import { v7 as uuidv7 } from "uuid";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { Prisma } from "@/prisma/generated/client";
import { SESSION_PROBLEMS } from "./problems";

import type { PauseTimer, StartTimer, StopTimer } from "./schema";
import {
  ended,
  lockedPerson,
  type ReadingRow,
  readingColumns,
  readingOf,
  sessionOf,
  settled,
} from "./session-rows";
import type { TimerReading, TimerSession } from "./types";

/**
 * Starts a session on a step of a person's plan, or on the plan as a whole. One that was under way
 * ends: completed when its end had passed, interrupted otherwise. Of many starts at once the last one
 * stays.
 * @throws AppError NOT_FOUND when plan or step are not there; the session under way then stays.
 */
export async function startSession(
  userId: string,
  { checklistId, taskId, minutes }: StartTimer,
): Promise<TimerReading<TimerSession>> {
  const seconds = minutes * 60;
  const place = Prisma.sql`FROM checklists c
    LEFT JOIN steps s ON s.id = ${taskId}::uuid AND s.checklist_id = c.id AND s.deleted_at IS NULL
    WHERE c.id = ${checklistId}::uuid AND c.user_id = ${userId}::uuid AND c.deleted_at IS NULL
      AND (${taskId}::uuid IS NULL OR s.id IS NOT NULL)`;
  const [, , rows] = await prisma.$transaction([
    prisma.$queryRaw(lockedPerson(userId)),
    prisma.$executeRaw`
      UPDATE timer_sessions t SET ${ended({ asCompleted: false })}
      WHERE t.user_id = ${userId}::uuid AND t.status = 'active' AND EXISTS (SELECT 1 ${place})`,
    prisma.$queryRaw<ReadingRow[]>`
      WITH started AS (
        INSERT INTO timer_sessions
          (id, user_id, checklist_id, step_id, planned_seconds, started_at, ends_at)
        SELECT ${uuidv7()}::uuid, c.user_id, c.id, s.id, ${seconds}, clock_timestamp(),
          clock_timestamp() + make_interval(secs => ${seconds}) ${place}
        RETURNING *
      )
      SELECT ${readingColumns} FROM started t LEFT JOIN steps s ON s.id = t.step_id`,
  ]);
  return presentSession(rows, new AppError("NOT_FOUND"));
}

/**
 * Ends a session, or answers how it ended: saying it again changes nothing. The end time decides:
 * "interrupted" after it does not undo a completion, and "completed" more than a few seconds before
 * it ends the session as interrupted, with what was focused.
 * @throws AppError NOT_FOUND "No active session"
 */
export async function stopSession(
  userId: string,
  { sessionId, status }: StopTimer,
): Promise<TimerReading<TimerSession>> {
  const [, , rows] = await prisma.$transaction([
    prisma.$queryRaw(lockedPerson(userId)),
    prisma.$executeRaw`
      UPDATE timer_sessions t SET ${ended({ asCompleted: status === "completed" })}
      WHERE t.id = ${sessionId}::uuid AND t.user_id = ${userId}::uuid AND t.status = 'active'`,
    sessionById(userId, sessionId),
  ]);
  return presentSession(rows, noActiveSession());
}

/**
 * Pauses a session or lets it go on: the end time moves by as long as it waited. Saying the same
 * twice changes nothing, and a session that has ended answers as it is. `secondsLeft` is what the
 * person's screen said, for a word that was held up on its way; it is believed as far as it is
 * possible: no more focused than the clock allows, and no less than was known before.
 * @throws AppError NOT_FOUND "No active session"
 */
export async function pauseSession(
  userId: string,
  { sessionId, paused, secondsLeft }: PauseTimer,
): Promise<TimerReading<TimerSession>> {
  const known = Prisma.sql`(t.ends_at - coalesce(t.paused_at, m.now))`;
  const most = Prisma.sql`CASE WHEN t.paused_at IS NULL
    THEN make_interval(secs => t.planned_seconds) ELSE t.ends_at - t.paused_at END`;
  const left =
    secondsLeft === null
      ? known
      : Prisma.sql`greatest(interval '0', t.ends_at - m.now,
          least(make_interval(secs => ${secondsLeft}::float8), ${most}))`;
  const [, , , rows] = await prisma.$transaction([
    prisma.$queryRaw(lockedPerson(userId)),
    prisma.$executeRaw(settled(userId)),
    prisma.$executeRaw`
      UPDATE timer_sessions t
      SET ends_at = m.now + ${left}, paused_at = CASE WHEN ${paused} THEN m.now END
      FROM (SELECT date_trunc('milliseconds', clock_timestamp()) AS now) m
      WHERE t.id = ${sessionId}::uuid AND t.user_id = ${userId}::uuid AND t.status = 'active'`,
    sessionById(userId, sessionId),
  ]);
  return presentSession(rows, noActiveSession());
}

function sessionById(userId: string, sessionId: string) {
  return prisma.$queryRaw<ReadingRow[]>`
    SELECT ${readingColumns} FROM timer_sessions t LEFT JOIN steps s ON s.id = t.step_id
    WHERE t.id = ${sessionId}::uuid AND t.user_id = ${userId}::uuid`;
}

function presentSession(
  [row]: readonly ReadingRow[],
  missing: AppError,
): TimerReading<TimerSession> {
  const session = row ? sessionOf(row) : null;
  if (!row || !session) throw missing;
  return { ...readingOf(row), session };
}

function noActiveSession(): AppError {
  return new AppError("NOT_FOUND", { message: SESSION_PROBLEMS.noActiveSession });
}
