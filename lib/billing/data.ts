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

/** The person's customer at Stripe, or null before the first checkout. */
export async function findCustomerId(userId: string): Promise<string | null> {
  const row = await prisma.billingCustomer.findUnique({
    where: { userId },
    select: { stripeCustomerId: true },
  });
  return row?.stripeCustomerId ?? null;
}

/** The person's subscription as Stripe last told it, or null. */
export function findSubscription(
  userId: string,
): Promise<{ status: string; stripeSubscriptionId: string; stripePriceId: string } | null> {
  return prisma.subscription.findUnique({
    where: { userId },
    select: { status: true, stripeSubscriptionId: true, stripePriceId: true },
  });
}

/** Whether a person's subscription may still be charged for. */
export async function hasRunningSubscription(userId: string): Promise<boolean> {
  const subscription = await findSubscription(userId);
  return subscription !== null && !isEnded(subscription.status);
}

/** What has to end at Stripe with a person's account, and whether it would still have charged them. */
export async function findBillingToEnd(
  userId: string,
  transaction: Prisma.TransactionClient,
): Promise<{ stripeCustomerId: string | null; hadSubscription: boolean }> {
  const where = { userId };
  const customer = await transaction.billingCustomer.findUnique({ where });
  const subscription = await transaction.subscription.findUnique({ where });
  return {
    stripeCustomerId: customer?.stripeCustomerId ?? null,
    hadSubscription: subscription !== null && !isEnded(subscription.status),
  };
}
