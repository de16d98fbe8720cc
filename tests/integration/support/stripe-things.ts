import { ensureCustomer } from "@/lib/billing/customer";
import type { Account } from "@/sandbox/stripe/account";
import { startSubscription } from "@/sandbox/stripe/acts/subscriptions";
import type { Subscription, SubscriptionStatus } from "@/sandbox/stripe/wire";

/** The living customers that a person has at Stripe, by what the product told when it made them. */
export function customersOf({ customers }: Account, userId: string) {
  return customers
    .all()
    .filter((customer) => !customer.deleted && customer.metadata.userId === userId);
}

/** The pages on which a person can pay, or could once, oldest first. */
export function sessionsOf({ checkoutSessions }: Account, userId: string) {
  return checkoutSessions.all().filter((session) => session.client_reference_id === userId);
}

/** Gives a person a subscription at Stripe, of which the product is told nothing. */
export async function subscribed(
  account: Account,
  userId: string,
  status: SubscriptionStatus,
): Promise<Subscription> {
  const customer = await ensureCustomer(userId);
  const [price] = account.prices.all();
  if (!price) throw new Error("Stripe has no price");
  const { id } = startSubscription(account, {
    customer,
    price,
    declined: status === "incomplete" || status === "incomplete_expired",
    ...(status === "trialing" ? { trialDays: 14 } : {}),
  });
  const begun = account.subscriptions.get(id);
  if (!begun) throw new Error("The subscription is not there");
  const subscription = { ...begun, status };
  account.subscriptions.put(id, subscription);
  return subscription;
}
