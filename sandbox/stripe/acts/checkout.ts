import type { Account } from "../account.ts";
import { noSuch, StripeError } from "../errors.ts";
import { newId } from "../ids.ts";
import { isDeleted } from "../shapes/event.ts";
import type { CheckoutSession } from "../wire.ts";
import { changeCustomer, createCustomer } from "./customers.ts";
import { startSubscription } from "./subscriptions.ts";

/** @throws StripeError for one that never was */
export function knownSession(account: Account, id: string): CheckoutSession {
  const session = account.checkoutSessions.get(id);
  if (!session) throw noSuch("checkout.session", id);
  return session;
}

/** The person pays: the subscription begins and the session is complete. */
export function completeSession(account: Account, id: string): CheckoutSession {
  const session = knownSession(account, id);
  requireOpen(session, "completed");
  const order = account.orders.get(id);
  const price = order && account.prices.get(order.price);
  if (!order || !price) throw new Error(`${id} has no order`);
  const customer =
    session.customer ?? createCustomer(account, { email: session.customer_email }).id;
  const found = account.customers.get(customer);
  if (!found || isDeleted(found)) throw noSuch("customer", customer);
  changeCustomer(account, customer, { currency: price.currency });
  const { trialDays, metadata } = order;
  const subscription = startSubscription(account, {
    customer,
    price,
    trialDays,
    metadata,
    paymentMethod: newId("pm"),
  });
  const complete: CheckoutSession = {
    ...session,
    customer,
    invoice: subscription.latest_invoice,
    payment_status: trialDays === undefined ? "paid" : "no_payment_required",
    status: "complete",
    subscription: subscription.id,
    url: null,
  };
  account.checkoutSessions.put(id, complete);
  account.tell("checkout.session.completed", complete);
  return complete;
}

export function expireSession(account: Account, id: string): CheckoutSession {
  const session = knownSession(account, id);
  requireOpen(session, "expired");
  const expired: CheckoutSession = { ...session, status: "expired", url: null };
  account.checkoutSessions.put(id, expired);
  account.tell("checkout.session.expired", expired);
  return expired;
}

function requireOpen({ status }: CheckoutSession, what: string): void {
  if (status === "open") return;
  throw new StripeError(
    400,
    `Only Checkout Sessions with a status in ["open"] can be ${what}. This Checkout Session has a status of ${status}.`,
  );
}
