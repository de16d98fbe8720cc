import type { Account } from "../account.ts";
import { noSuch, StripeError } from "../errors.ts";
import { previousOf } from "../shapes/event.ts";
import { hasEnded, itemOf, itemsInPeriod, newSubscription } from "../shapes/subscription.ts";
import { later, nextAfter } from "../time.ts";
import type { Price, Subscription } from "../wire.ts";
import { endInvoice, failInvoice, issueInvoice, openInvoices, payInvoice } from "./invoices.ts";

type Start = {
  customer: string;
  price: Price;
  trialDays?: number | undefined;
  metadata?: Record<string, string>;
  paymentMethod?: string | null;
  /** The first payment does not go through. */
  declined?: boolean;
};

/** Begins a subscription, with its first invoice. */
export function startSubscription(account: Account, given: Start): Subscription {
  const { customer, price, trialDays, metadata = {}, paymentMethod = null, declined } = given;
  const status = declined ? "incomplete" : trialDays === undefined ? "active" : "trialing";
  const fields = { customer, price, trialDays, metadata, paymentMethod, status } as const;
  const subscription = newSubscription(fields, account.now());
  account.subscriptions.put(subscription.id, subscription);
  const invoice = issueInvoice(account, subscription, "subscription_create");
  const whole = { ...subscription, latest_invoice: invoice.id };
  account.subscriptions.put(whole.id, whole);
  account.tell("customer.subscription.created", whole);
  if (declined) failInvoice(account, invoice);
  else payInvoice(account, invoice);
  return whole;
}

/** @throws StripeError for one that never was */
export function knownSubscription(account: Account, id: string): Subscription {
  const subscription = account.subscriptions.get(id);
  if (!subscription) throw noSuch("subscription", id);
  return subscription;
}

/** Writes changes down and tells about them, when there are any. */
export function changeSubscription(
  account: Account,
  id: string,
  changes: Partial<Subscription>,
  type = "customer.subscription.updated",
): Subscription {
  const before = knownSubscription(account, id);
  const after = { ...before, ...changes };
  const previous = previousOf(before, after);
  if (Object.keys(previous).length === 0) return before;
  account.subscriptions.put(id, after);
  account.tell(type, after, type === "customer.subscription.updated" ? previous : undefined);
  return after;
}

/** Ends it at once, without a further invoice. One that has ended is, for Stripe, no longer there. */
export function cancelNow(account: Account, id: string): Subscription {
  return cancelFor(account, id, "cancellation_requested");
}

/** Ends it at once, or at the moment in the past that was asked for. */
export function cancelFor(
  account: Account,
  id: string,
  reason: "cancellation_requested" | "payment_failed",
): Subscription {
  const subscription = knownSubscription(account, id);
  if (hasEnded(subscription)) throw noSuch("subscription", id);
  return end(account, subscription, reason);
}

/** Stripe's portal writes `cancel_at`; a call can ask for `cancel_at_period_end`, which sets both. */
export function cancelAtPeriodEnd(
  account: Account,
  id: string,
  by: "portal" | "call",
): Subscription {
  const subscription = running(account, id);
  return changeSubscription(account, id, {
    cancel_at: itemOf(subscription).current_period_end,
    cancel_at_period_end: by === "call",
    canceled_at: account.now(),
    cancellation_details: { ...noDetails, reason: "cancellation_requested" },
  });
}

/** Takes a cancellation back that has not come yet. */
export function keep(account: Account, id: string): Subscription {
  running(account, id);
  return changeSubscription(account, id, {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: noDetails,
  });
}

/** A paused one goes on in a new period, which is paid. */
export function unpause(account: Account, id: string): Subscription {
  const subscription = running(account, id);
  if (subscription.status !== "paused") {
    throw new StripeError(400, "This subscription cannot be resumed because it is not paused.");
  }
  const start = account.now();
  const end = later(start, itemOf(subscription).price.recurring);
  const items = itemsInPeriod(subscription, start, end);
  const resumed = { ...subscription, items, status: "active" } as const;
  const invoice = issueInvoice(account, resumed, "subscription_cycle");
  payInvoice(account, invoice);
  const after = changeSubscription(account, id, {
    billing_cycle_anchor: start,
    items,
    status: "active",
    latest_invoice: invoice.id,
  });
  account.tell("customer.subscription.resumed", after);
  return after;
}

/** The end of the period, or of the trial, comes: it is paid, or not, or it was the last. */
export function endPeriod(
  account: Account,
  id: string,
  payment: "paid" | "declined",
): Subscription {
  const subscription = running(account, id);
  const { current_period_end: start, price } = itemOf(subscription);
  if (subscription.cancel_at !== null && subscription.cancel_at <= start) {
    return end(account, subscription, "cancellation_requested");
  }
  const next = nextAfter(start, subscription.billing_cycle_anchor, price.recurring);
  const items = itemsInPeriod(subscription, start, next);
  const period = { items, status: "active" } as const;
  const invoice = issueInvoice(account, { ...subscription, ...period }, "subscription_cycle");
  changeSubscription(account, id, { ...period, latest_invoice: invoice.id });
  if (payment === "paid") {
    payInvoice(account, invoice);
    return knownSubscription(account, id);
  }
  failInvoice(account, invoice);
  return changeSubscription(account, id, { status: "past_due" });
}

/** One more try to collect what is open fails. */
export function failAgain(account: Account, id: string): Subscription {
  for (const invoice of openInvoices(account, id).slice(-1)) failInvoice(account, invoice);
  return knownSubscription(account, id);
}

/** What is open is paid. */
export function payOpen(account: Account, id: string): Subscription {
  running(account, id);
  for (const invoice of openInvoices(account, id)) payInvoice(account, invoice);
  return changeSubscription(account, id, { status: "active" });
}

/** Stripe gives up collecting, but keeps the subscription. */
export function giveUp(account: Account, id: string): Subscription {
  running(account, id);
  for (const invoice of openInvoices(account, id)) endInvoice(account, invoice, false);
  return changeSubscription(account, id, { status: "unpaid" });
}

/** A trial is over and there is no card. */
export function pause(account: Account, id: string): Subscription {
  running(account, id);
  const after = changeSubscription(account, id, { status: "paused" });
  account.tell("customer.subscription.paused", after);
  return after;
}

/** The first payment did not come within a day. */
export function expire(account: Account, id: string): Subscription {
  const subscription = running(account, id);
  for (const invoice of openInvoices(account, id)) endInvoice(account, invoice, true);
  return changeSubscription(account, subscription.id, {
    status: "incomplete_expired",
    ended_at: account.now(),
  });
}

const noDetails = { comment: null, feedback: null, feedback_option: null, reason: null };

function end(
  account: Account,
  subscription: Subscription,
  reason: "cancellation_requested" | "payment_failed",
): Subscription {
  const isIncomplete = subscription.status === "incomplete";
  for (const invoice of openInvoices(account, subscription.id)) {
    endInvoice(account, invoice, isIncomplete);
  }
  const now = account.now();
  return changeSubscription(
    account,
    subscription.id,
    {
      status: isIncomplete ? "incomplete_expired" : "canceled",
      canceled_at: subscription.canceled_at ?? now,
      ended_at: Math.min(subscription.cancel_at ?? now, now),
      cancellation_details: { ...noDetails, reason },
    },
    "customer.subscription.deleted",
  );
}

function running(account: Account, id: string): Subscription {
  const subscription = knownSubscription(account, id);
  if (!hasEnded(subscription)) return subscription;
  throw new StripeError(
    400,
    "A canceled subscription can only update its cancellation_details and metadata.",
  );
}
