import "server-only";
import { type Day, dayAfter, startOfDay, todayIn } from "@/lib/dates";
import { prisma } from "@/lib/db";
import type { Period } from "./entry-rows";
import type { WrittenDay } from "./types";

/** A quarter of an hour: every zone's days are made of them. */
const QUARTER_SECONDS = 900;

/** A day of the calendar in a time zone, from its first moment to the next day's; null without a day. */
export function periodOfDay(day: Day | null, timeZone: string | null): Period | null {
  if (day === null) return null;
  return { from: startOfDay(day, timeZone), until: startOfDay(dayAfter(day), timeZone) };
}

/** The days of a month, such as "2026-11", on which a person wrote, oldest first, in their zone. One statement. */
export async function listWrittenDays(
  userId: string,
  month: string,
  timeZone: string | null,
): Promise<WrittenDay[]> {
  const first = `${month}-01`;
  const next = `${monthAfter(month)}-01`;
  const rows = await prisma.$queryRaw<{ quarter: number; count: number }[]>`
    SELECT floor(extract(epoch FROM e.created_at) / ${QUARTER_SECONDS})::int AS quarter,
      count(*)::int AS count
    FROM journal_entries e
    WHERE e.user_id = ${userId}::uuid
      AND e.created_at >= ${startOfDay(first, timeZone)}::timestamptz
      AND e.created_at < ${startOfDay(next, timeZone)}::timestamptz
    GROUP BY 1 ORDER BY 1`;
  const counts = new Map<string, number>();
  for (const { quarter, count } of rows) {
    const day = todayIn(timeZone, new Date(quarter * QUARTER_SECONDS * 1_000));
    counts.set(day, (counts.get(day) ?? 0) + count);
  }
  return [...counts].map(([day, count]) => ({ day, count }));
}

function monthAfter(month: string): string {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 7);
}
