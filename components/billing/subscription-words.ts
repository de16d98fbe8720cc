import { PAYMENT_PROBLEMS } from "@/lib/billing/payment-problems";
import type { SubscriptionStatus } from "@/lib/billing/types";
import { dayInWords } from "@/lib/dates";

/** How a subscription stands, said to the person whose it is. */
export type SubscriptionWords = {
  title: string;
  /** What happens next, and when. */
  next: string;
};

type WordsOptions = {
  /** The person's, for the days; UTC while it is not known. */
  timeZone: string | null;
  /** What one charge of theirs costs, such as "$9.00 a month"; null while Stripe is away. */
  price: string | null;
  now?: Date;
};

type Subscription = NonNullable<SubscriptionStatus["subscription"]>;

const PLANS_STAY = "Your plans stay as they are.";

const FREE = "You are on the Free Plan";

/**
 * A subscription in words: how it stands, and the next charge or the end. Stripe's statuses:
 * docs.stripe.com/api/subscriptions/object#subscription_object-status
 */
export function subscriptionWords(
  { hasActiveSubscription, subscription }: SubscriptionStatus,
  { timeZone, price, now = new Date() }: WordsOptions,
): SubscriptionWords {
  const day = (iso: string) => dayInWords(new Date(iso), timeZone ?? "UTC");
  const charge = price === null ? "" : ` for ${price}`;
  switch (subscription?.status) {
    case undefined:
      return {
        title: FREE,
        next: "Plans, the focus timer and Top 3 are free, without a time limit.",
      };
    case "trialing":
      return trialWords(subscription, day, charge);
    case "active":
      return activeWords(subscription, day, charge, now);
    case "past_due":
      return hasActiveSubscription ? graceWords(subscription, day) : restWords();
    case "unpaid":
      return restWords();
    case "paused":
      return {
        title: "Your subscription is paused",
        next: `Nothing is charged, and Premium rests. ${PLANS_STAY} Manage Subscription brings it back.`,
      };
    case "incomplete":
      return {
        title: "Your payment is not finished",
        next: "You are on the Free Plan until it is. You can start it again.",
      };
    default:
      return {
        title: FREE,
        next: `Your subscription has ended, and nothing more is charged. ${PLANS_STAY}`,
      };
  }
}

type InWords = (iso: string) => string;

function trialWords(
  { cancelAt, trialEnd }: Subscription,
  day: InWords,
  charge: string,
): SubscriptionWords {
  const end = cancelAt ?? trialEnd;
  return {
    title: `Premium is yours to try${end === null ? "" : ` until ${day(end)}`}`,
    next: cancelAt
      ? `Then it ends by itself, and nothing is charged. ${PLANS_STAY}`
      : `Then it renews${charge}, unless you cancel before.`,
  };
}

function activeWords(
  { cancelAt, currentPeriodEnd }: Subscription,
  day: InWords,
  charge: string,
  now: Date,
): SubscriptionWords {
  if (cancelAt) {
    return {
      title: `Premium stays until ${day(cancelAt)}`,
      next: `Then it ends, and nothing more is charged. ${PLANS_STAY} Until then you can resume it.`,
    };
  }
  // A day that has passed is the one that Stripe is charging for right now.
  const isAhead = currentPeriodEnd !== null && new Date(currentPeriodEnd) > now;
  const when = isAhead ? `on ${day(currentPeriodEnd)}` : "by itself";
  return { title: "Premium is active", next: `It renews ${when}${charge}, until you cancel.` };
}

function graceWords({ graceEndsAt }: Subscription, day: InWords): SubscriptionWords {
  const until = graceEndsAt === null ? "for now" : `until ${day(graceEndsAt)}`;
  return {
    title: PAYMENT_PROBLEMS.missing.title,
    next: PAYMENT_PROBLEMS.missing.reason(until),
  };
}

function restWords(): SubscriptionWords {
  return {
    title: PAYMENT_PROBLEMS.rests.title,
    next: PAYMENT_PROBLEMS.rests.reason,
  };
}
