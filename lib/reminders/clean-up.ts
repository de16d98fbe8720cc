import "server-only";
import { CLEAN_UP_BATCH, daysBefore, eraseInBatches } from "@/lib/clean-up";
import { prisma } from "@/lib/db";
import { DELIVERY_DAYS, STRANDED_DAYS } from "./constants";
import { nextDue } from "./next-due";

/** Erases deliveries of long ago. */
export function eraseOldDeliveries(now: Date): Promise<number> {
  const before = daysBefore(now, DELIVERY_DAYS);
  return eraseInBatches(
    (transaction) => transaction.$executeRaw`
      DELETE FROM reminder_deliveries WHERE id = ANY (ARRAY(
        SELECT id FROM reminder_deliveries WHERE due_at <= ${before}
        ORDER BY due_at LIMIT ${CLEAN_UP_BATCH} FOR UPDATE SKIP LOCKED))`,
  );
}

/** Closes deliveries whose job is long gone: in doubt nobody can tell, otherwise they were not sent. */
export async function closeStrandedDeliveries(now: Date): Promise<number> {
  return prisma.$executeRaw`
    UPDATE reminder_deliveries SET in_doubt_since = NULL, sealed_mail = NULL, updated_at = ${now},
      status = CASE WHEN in_doubt_since IS NULL THEN 'failed' ELSE 'unknown' END::reminder_delivery_status
    WHERE status = 'pending' AND created_at <= ${daysBefore(now, STRANDED_DAYS)}`;
}

/**
 * Brings back reminders that wait for a day that their schedule does not have: the machine's clock was
 * wrong when it was planned, or a country changed its summer time. Returns how many.
 */
export async function mendDueTimes(now: Date): Promise<number> {
  let mended = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await prisma.reminderSettings.findMany({
      where: { enabled: true, pausedAt: null, userId: { gt: after } },
      include: { user: { select: { timeZone: true } } },
      orderBy: { userId: "asc" },
      take: CLEAN_UP_BATCH,
    });
    for (const { user, userId, nextDueAt, ...row } of rows) {
      const due = nextDue({ ...row, timeZone: user.timeZone ?? "UTC" }, now);
      const isWrong = nextDueAt === null || nextDueAt > (due ?? nextDueAt);
      if (due === null || !isWrong) continue;
      const { count } = await prisma.reminderSettings.updateMany({
        where: { userId, nextDueAt },
        data: { nextDueAt: due },
      });
      mended += count;
    }
    const last = rows.at(-1);
    if (rows.length < CLEAN_UP_BATCH || !last) return mended;
    after = last.userId;
  }
}
