import type { Account } from "../account.ts";
import { itemOf } from "../shapes/subscription.ts";
import type { Subscription } from "../wire.ts";
import { expireSession } from "./checkout.ts";
import { openInvoices } from "./invoices.ts";
import { cancelFor, endPeriod, expire, failAgain } from "./subscriptions.ts";

/** A first payment that does not come within 23 hours ends the subscription. */
const FIRST_PAYMENT_SECONDS = 23 * 60 * 60;

/** After so many failed tries Stripe ends the subscription, as it is usually set up. */
const MAXIMUM_ATTEMPTS = 4;

/** However long the sandbox stood still, it does not make up for more periods than this. */
const MAXIMUM_STEPS = 60;

/** Lets everything happen whose time has come: periods end, checkouts expire, what is open is tried again. */
export function passTime(account: Account): void {
  for (const { id, status, expires_at } of account.checkoutSessions.all()) {
    if (status === "open" && expires_at <= account.now()) expireSession(account, id);
  }
  for (const { id } of account.subscriptions.all()) {
    for (let steps = 0; steps < MAXIMUM_STEPS && happensNow(account, id); steps++);
  }
}

/** Takes a subscription one step further; false when nothing is due. */
function happensNow(account: Account, id: string): boolean {
  const subscription = account.subscriptions.get(id);
  if (!subscription) return false;
  const { status, created, cancel_at } = subscription;
  const now = account.now();
  if (status === "incomplete" && created + FIRST_PAYMENT_SECONDS <= now) expire(account, id);
  else if (isCharged(subscription) && cancel_at !== null && cancel_at <= now) {
    cancelFor(account, id, "cancellation_requested");
  } else if (isRenewed(subscription) && itemOf(subscription).current_period_end <= now) {
    endPeriod(account, id, "paid");
  } else if (status === "past_due") return isTriedAgain(account, id);
  else return false;
  return true;
}

function isTriedAgain(account: Account, id: string): boolean {
  const due = openInvoices(account, id).find(
    ({ next_payment_attempt: next }) => next !== null && next <= account.now(),
  );
  if (!due) return false;
  failAgain(account, id);
  if (due.attempt_count + 1 >= MAXIMUM_ATTEMPTS) cancelFor(account, id, "payment_failed");
  return true;
}

function isRenewed({ status }: Subscription): boolean {
  return status === "active" || status === "trialing";
}

function isCharged(subscription: Subscription): boolean {
  return isRenewed(subscription) || ["past_due", "unpaid", "paused"].includes(subscription.status);
}
