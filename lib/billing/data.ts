import "server-only";
import { prisma } from "@/lib/db";
import { Prisma } from "@/prisma/generated/client";
import { ENDED_STATUSES, GRACE_DAYS } from "./constants";
import type { SubscriptionStatus } from "./types";

/**
 * SQL condition on a row of `subscriptions` named `s`: it gives Premium now. Trialing and active do,
 * and so does a failed payment for the days of grace.
 */
export const entitledCondition = Prisma.sql`(
  s.status IN ('trialing', 'active')
  OR (s.status = 'past_due' AND s.past_due_since > now() - ${GRACE_DAYS} * interval '1 day')
)`;

type SubscriptionRow = {
  status: string;
  entitled: boolean | null;
  currentPeriodEnd: Date | null;
  cancelAt: Date | null;
  trialEnd: Date | null;
  graceEndsAt: Date | null;
};

/** Whether a person has Premium, and the subscription behind it. One statement. */
export async function findSubscriptionStatus(userId: string): Promise<SubscriptionStatus> {
  const rows = await prisma.$queryRaw<SubscriptionRow[]>`
    SELECT s.status, ${entitledCondition} AS entitled, s.current_period_end AS "currentPeriodEnd",
      s.cancel_at AS "cancelAt", s.trial_end AS "trialEnd",
      s.past_due_since + ${GRACE_DAYS} * interval '1 day' AS "graceEndsAt"
    FROM subscriptions s WHERE s.user_id = ${userId}::uuid`;
  const row = rows[0];
  if (!row) return { hasActiveSubscription: false, status: "none", subscription: null };
  return {
    hasActiveSubscription: row.entitled === true,
    status: row.status,
    subscription: {
      status: row.status,
      isRunning: !isEnded(row.status),
      currentPeriodEnd: row.currentPeriodEnd?.toISOString() ?? null,
      cancelAtPeriodEnd: row.cancelAt !== null,
      cancelAt: row.cancelAt?.toISOString() ?? null,
      trialEnd: row.trialEnd?.toISOString() ?? null,
      graceEndsAt: row.graceEndsAt?.toISOString() ?? null,
    },
  };
}

/** Whether Stripe will never charge for a subscription of this status again. */
export function isEnded(status: string): boolean {
  return ENDED_STATUSES.includes(status);
}

/** Whether a person's subscription may still be charged for. */
export async function hasRunningSubscription(userId: string): Promise<boolean> {
  const row = await prisma.subscription.findUnique({
    where: { userId },
    select: { status: true },
  });
  return row !== null && !isEnded(row.status);
}
