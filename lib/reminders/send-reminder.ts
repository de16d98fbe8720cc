import "server-only";
import { entitledCondition } from "@/lib/billing/data";
import { prisma } from "@/lib/db";
import { handOver, LATEST_ATTEMPT_MS, MailDelayedError, openMail } from "@/lib/email/deliver";
import { sealMail } from "@/lib/email/mail";
import { logger } from "@/lib/logger";
import type { ReminderDeliveryStatus } from "@/prisma/generated/enums";
import { type Addressee, composeReminder } from "./compose";
import { pauseIfAway } from "./mutations";

/** Resend's word that an earlier attempt, with other words, was taken under the same key. */
const TAKEN_BEFORE = "invalid_idempotent_request";

type Delivery = {
  id: string;
  person: Addressee;
  /** On, confirmed, with Premium, and not followed by a later reminder. */
  isWanted: boolean;
  inDoubtSince: Date | null;
  sealedMail: string | null;
};

/**
 * One attempt at a reminder, under the key of its delivery. While Resend may have taken it without
 * our knowing, each further attempt hands over the same mail, so that it is sent once; when the key
 * runs out meanwhile, nobody can tell any more, and it is left at that.
 * @throws MailDelayedError when it should be tried again
 */
export async function sendReminder(id: string, now: Date, signal?: AbortSignal): Promise<void> {
  const delivery = await findPending(id, now);
  if (!delivery) return;
  const wasInDoubt = delivery.inDoubtSince !== null;
  const mail = isOver(delivery, now) ? null : await mailOf(delivery, now);
  if (!mail) return settle(id, wasInDoubt ? "unknown" : "skipped", now);
  if (!(await noteAttempt(delivery, mail.sealed, now))) return;
  if (mail.template === "reminders-paused") await pauseIfAway(delivery.person.id, now);
  const answer = await handOver(mail, { id, ...(signal ? { signal } : {}) });
  if (answer.kind === "later") {
    if (!answer.mayBeSent && !wasInDoubt) await endDoubt(id);
    throw new MailDelayedError(answer.reason);
  }
  const isSent = answer.kind === "sent" || answer.reason === TAKEN_BEFORE;
  if (!isSent) logger.error({ deliveryId: id, reason: answer.reason }, "reminder refused");
  await settle(id, isSent ? "sent" : "failed", now);
}

async function findPending(id: string, now: Date): Promise<Delivery | null> {
  type Row = Omit<Delivery, "person"> & Addressee & { userId: string };
  const [row] = await prisma.$queryRaw<Row[]>`
    SELECT d.id, d.in_doubt_since AS "inDoubtSince", d.sealed_mail AS "sealedMail",
      u.id AS "userId", u.email, u.first_name AS "firstName", u.time_zone AS "timeZone",
      u.last_seen_at AS "lastSeenAt",
      r.enabled AND u.email_verified IS NOT NULL
        AND EXISTS (SELECT 1 FROM subscriptions s WHERE s.user_id = u.id AND ${entitledCondition})
        AND NOT EXISTS (SELECT 1 FROM reminder_deliveries l
          WHERE l.user_id = u.id AND l.due_at > d.due_at AND l.due_at <= ${now}) AS "isWanted"
    FROM reminder_deliveries d JOIN users u ON u.id = d.user_id
    JOIN reminder_settings r ON r.user_id = u.id
    WHERE d.id = ${id}::uuid AND d.status = 'pending'`;
  if (!row) return null;
  const { userId, email, firstName, timeZone, lastSeenAt, ...delivery } = row;
  return { ...delivery, person: { id: userId, email, firstName, timeZone, lastSeenAt } };
}

/** Nobody waits for it any more, or its key has run out; also by a clock that was set back. */
function isOver({ isWanted, inDoubtSince }: Delivery, now: Date): boolean {
  const age = inDoubtSince ? Math.abs(now.getTime() - inDoubtSince.getTime()) : 0;
  return !isWanted || age > LATEST_ATTEMPT_MS;
}

/** What is handed over: what may have been before, or else what is true now. Null for nothing. */
async function mailOf({ sealedMail, person }: Delivery, now: Date) {
  if (sealedMail) {
    const mail = openMail(sealedMail);
    return mail?.to === person.email ? { ...mail, sealed: sealedMail } : null;
  }
  const mail = await composeReminder(person, now);
  return mail && { ...mail, sealed: sealMail(mail) };
}

/** From here on Resend may have it, whatever becomes of this process. False when it is settled. */
async function noteAttempt(
  { id, inDoubtSince }: Delivery,
  sealedMail: string,
  now: Date,
): Promise<boolean> {
  const { count } = await prisma.reminderDelivery.updateMany({
    where: { id, status: "pending" },
    data: { attempts: { increment: 1 }, inDoubtSince: inDoubtSince ?? now, sealedMail },
  });
  return count > 0;
}

/** Resend said that it took nothing, so the next attempt may say what is true then. */
async function endDoubt(id: string): Promise<void> {
  await prisma.reminderDelivery.updateMany({
    where: { id, status: "pending" },
    data: { inDoubtSince: null, sealedMail: null },
  });
}

async function settle(id: string, status: ReminderDeliveryStatus, now: Date): Promise<void> {
  const sentAt = status === "sent" ? now : null;
  await prisma.reminderDelivery.updateMany({
    where: { id, status: "pending" },
    data: { status, sentAt, inDoubtSince: null, sealedMail: null },
  });
  logger.info({ deliveryId: id, status }, "reminder settled");
}
