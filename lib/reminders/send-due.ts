import "server-only";
import { prisma } from "@/lib/db";
import { enqueueAll } from "@/lib/jobs/queue";
import { logger } from "@/lib/logger";
import type { Prisma } from "@/prisma/generated/client";
import { nextDue } from "./next-due";
import type { Schedule } from "./types";

/** Reminders that one transaction takes: few enough that nobody waits for their settings. */
const BATCH = 500;

type DueRow = Omit<Schedule, "timeZone"> & {
  userId: string;
  dueAt: Date;
  timeZone: string | null;
};

/**
 * Gives everybody whose reminder is due one delivery and its job, and plans their next reminder after
 * `now`, in one transaction for each batch: all of it happens or nothing. Several processes may do it
 * at once. A reminder that is late comes once, whatever its schedule missed.
 */
export async function claimDue(now: Date, signal?: AbortSignal): Promise<void> {
  let claimed = 0;
  let isMore = true;
  while (isMore && !signal?.aborted) {
    const count = await prisma.$transaction((transaction) => claimBatch(transaction, now));
    claimed += count;
    isMore = count === BATCH;
  }
  if (claimed > 0) logger.info({ claimed }, "reminders due");
}

async function claimBatch(transaction: Prisma.TransactionClient, now: Date): Promise<number> {
  const due = await transaction.$queryRaw<DueRow[]>`
    SELECT s.user_id AS "userId", s.next_due_at AS "dueAt", s.frequency::text AS frequency,
      s.custom_days AS "customDays", s.minute_of_day AS "minuteOfDay", s.weekdays,
      u.time_zone AS "timeZone"
    FROM reminder_settings s JOIN users u ON u.id = s.user_id
    WHERE s.next_due_at <= ${now} ORDER BY s.next_due_at, s.user_id LIMIT ${BATCH}
    FOR UPDATE OF s SKIP LOCKED`;
  if (due.length === 0) return 0;
  const deliveries = await transaction.reminderDelivery.createManyAndReturn({
    data: due.map(({ userId, dueAt }) => ({ userId, dueAt })),
    select: { id: true },
    skipDuplicates: true,
  });
  const next = due.map(({ dueAt, timeZone, ...row }) =>
    nextDue({ ...row, timeZone: timeZone ?? "UTC" }, dueAt, now),
  );
  await transaction.$executeRaw`
    UPDATE reminder_settings s SET next_due_at = n.next_due_at
    FROM unnest(${due.map(({ userId }) => userId)}::uuid[], ${next}::timestamptz[])
      AS n (user_id, next_due_at)
    WHERE s.user_id = n.user_id`;
  const jobs = deliveries.map(({ id }) => ({ deliveryId: id }));
  if (jobs.length > 0) await enqueueAll("send-reminder", jobs, transaction);
  return due.length;
}
