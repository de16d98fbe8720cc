import "server-only";
import type Stripe from "stripe";
import { logger } from "@/lib/logger";
import { isEnded } from "./data";
import { isGone } from "./stripe";

/** A subscription in Stripe's words, as far as the product keeps it. */
export type SubscriptionAtStripe = {
  stripeSubscriptionId: string;
  stripePriceId: string;
  status: string;
  currentPeriodEnd: Date | null;
  cancelAt: Date | null;
  trialEnd: Date | null;
  pastDueSince: Date | null;
};

/** As many as Stripe lists at once. */
const PAGE = 100;

/**
 * Asks Stripe for the subscription of a customer that counts, or null when there is none or the
 * customer was deleted there.
 * @throws Stripe's errors, also when this account at Stripe never had such a customer
 */
export async function findSubscriptionAtStripe(
  stripe: Stripe,
  stripeCustomerId: string,
): Promise<SubscriptionAtStripe | null> {
  const all = await listSubscriptions(stripe, stripeCustomerId);
  const counting = subscriptionThatCounts(all);
  if (!counting) return null;
  const running = all.filter(({ status }) => !isEnded(status) && status !== "incomplete");
  if (running.length > 1) {
    const subscriptions = running.map(({ id }) => id);
    logger.error({ stripeCustomerId, subscriptions }, "customer pays for two subscriptions");
  }
  const { id, status, items, cancel_at, cancel_at_period_end, trial_end } = counting;
  const periodEnd = earliest(items.data.map((item) => item.current_period_end));
  return {
    stripeSubscriptionId: id,
    stripePriceId: items.data[0]?.price.id ?? "",
    status,
    currentPeriodEnd: toDate(periodEnd),
    cancelAt: toDate(cancel_at ?? (cancel_at_period_end ? periodEnd : null)),
    trialEnd: toDate(trial_end),
    pastDueSince: status === "past_due" ? toDate(await pastDueSince(stripe, counting)) : null,
  };
}

async function listSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  try {
    const found: Stripe.Subscription[] = [];
    const list = stripe.subscriptions.list({ customer, status: "all", limit: PAGE });
    for await (const subscription of list) found.push(subscription);
    return found;
  } catch (error) {
    if (!isGone(error)) throw error;
    // A customer that was deleted is still known by its id. One that was never there means a key of
    // another account, and must not end what people pay for.
    const customerAtStripe = await stripe.customers.retrieve(customer);
    if (customerAtStripe.deleted) return [];
    throw error;
  }
}

/** Of several the one that gives most: what runs before what has ended, then the newest. */
export function subscriptionThatCounts(
  all: readonly Stripe.Subscription[],
): Stripe.Subscription | undefined {
  return [...all].sort(
    (one, other) => rank(one.status) - rank(other.status) || other.created - one.created,
  )[0];
}

function rank(status: string): number {
  if (status === "trialing" || status === "active") return 0;
  if (status === "past_due") return 1;
  return isEnded(status) ? 3 : 2;
}

/**
 * When the payment was asked for that has not come, in seconds. By Stripe's clock, so that it is the
 * same however late it is read.
 */
async function pastDueSince(
  stripe: Stripe,
  { id, items }: Stripe.Subscription,
): Promise<number | null> {
  const asked: number[] = [];
  const open = stripe.invoices.list({ subscription: id, status: "open", limit: PAGE });
  for await (const { status_transitions } of open) {
    if (status_transitions.finalized_at !== null) asked.push(status_transitions.finalized_at);
  }
  // Paid between the two questions: what was due is what the period began with.
  return earliest(asked) ?? earliest(items.data.map((item) => item.current_period_start));
}

function earliest(moments: readonly number[]): number | null {
  return moments.length === 0 ? null : Math.min(...moments);
}

function toDate(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1000);
}
