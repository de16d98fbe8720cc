import { prisma } from "@/lib/db";
import type { Account } from "@/sandbox/stripe/account";
import type { Invoice, Subscription } from "@/sandbox/stripe/wire";

/** A row of `subscriptions` without the product's own columns. */
export type SubscriptionRow = {
  stripeSubscriptionId: string;
  stripePriceId: string;
  status: string;
  currentPeriodEnd: Date | null;
  cancelAt: Date | null;
  trialEnd: Date | null;
  pastDueSince: Date | null;
};

/** A person with a customer at Stripe, as after a first checkout that was begun. */
export async function newCustomer(
  stripeCustomerId: string,
): Promise<{ userId: string; stripeCustomerId: string }> {
  const { id: userId } = await prisma.user.create({
    data: { email: `${crypto.randomUUID()}@example.org`, birthDate: new Date("1990-12-10") },
  });
  await prisma.billingCustomer.create({ data: { userId, stripeCustomerId } });
  return { userId, stripeCustomerId };
}

/** What the product holds of a person's subscription. */
export function storedRow(userId: string): Promise<SubscriptionRow | null> {
  return prisma.subscription.findUnique({
    where: { userId },
    select: {
      stripeSubscriptionId: true,
      stripePriceId: true,
      status: true,
      currentPeriodEnd: true,
      cancelAt: true,
      trialEnd: true,
      pastDueSince: true,
    },
  });
}

const BEST_FIRST = [
  ["trialing", "active"],
  ["past_due"],
  ["unpaid", "paused", "incomplete"],
  ["canceled", "incomplete_expired"],
];

/**
 * What the row has to be, told from the account itself and by other means than the product's: no call,
 * no list, no choice of the code under test.
 */
export function rightRow(account: Account, customer: string): SubscriptionRow | null {
  const own = account.subscriptions.all().filter((one) => one.customer === customer);
  for (const statuses of BEST_FIRST) {
    const newest = own.filter(({ status }) => statuses.includes(status)).at(-1);
    if (newest) return rowOf(newest, account.invoices.all());
  }
  return null;
}

function rowOf(subscription: Subscription, invoices: readonly Invoice[]): SubscriptionRow {
  const { id, status, cancel_at, trial_end } = subscription;
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${id} has no item`);
  const unpaid = invoices.find(
    ({ parent, status: state }) =>
      state === "open" && parent.subscription_details.subscription === id,
  );
  const since = status === "past_due" ? unpaid?.status_transitions.finalized_at : null;
  return {
    stripeSubscriptionId: id,
    stripePriceId: item.price.id,
    status,
    currentPeriodEnd: dateOf(item.current_period_end),
    cancelAt: dateOf(cancel_at),
    trialEnd: dateOf(trial_end),
    pastDueSince: dateOf(since),
  };
}

function dateOf(seconds: number | null | undefined): Date | null {
  return seconds === null || seconds === undefined ? null : new Date(seconds * 1000);
}
