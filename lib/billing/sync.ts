import "server-only";
import { prisma } from "@/lib/db";
import { requireBilling } from "./stripe";
import { findSubscriptionAtStripe, type SubscriptionAtStripe } from "./subscription-at-stripe";

/**
 * Makes the product's row of a customer's subscription what Stripe says now. May run as often as one
 * likes and many times at once: each reading takes a number before it asks, and one that comes back
 * after a later one has written is dropped. Nothing is locked while Stripe is asked. A customer that
 * is nobody's here is left alone.
 * @throws AppError BILLING_OFF where billing is not configured; Stripe's and the database's errors,
 * after which nothing has changed
 */
export async function syncCustomer(stripeCustomerId: string): Promise<void> {
  const { stripe } = requireBilling();
  const reading = await beginReading(stripeCustomerId);
  if (reading === null) return;
  const found = await findSubscriptionAtStripe(stripe, stripeCustomerId);
  await writeReading(stripeCustomerId, reading, found);
}

/** The number of this reading, or null where nobody has this customer. */
async function beginReading(stripeCustomerId: string): Promise<number | null> {
  const [row] = await prisma.$queryRaw<{ number: number }[]>`
    UPDATE billing_customers SET readings_begun = readings_begun + 1
    WHERE stripe_customer_id = ${stripeCustomerId}
    RETURNING readings_begun AS number`;
  return row?.number ?? null;
}

/** Writes what a reading found, unless a later one has written or the account is gone. */
async function writeReading(
  stripeCustomerId: string,
  reading: number,
  found: SubscriptionAtStripe | null,
): Promise<void> {
  await prisma.$transaction(async (transaction) => {
    // The person first, as whoever deletes an account does: else the two could wait for each other.
    const [owner] = await transaction.$queryRaw<{ userId: string }[]>`
      WITH owner AS (
        SELECT u.id FROM users u JOIN billing_customers c ON c.user_id = u.id
        WHERE c.stripe_customer_id = ${stripeCustomerId} FOR KEY SHARE OF u
      )
      UPDATE billing_customers c SET reading_written = ${reading} FROM owner
      WHERE c.user_id = owner.id AND c.stripe_customer_id = ${stripeCustomerId}
        AND c.reading_written < ${reading}
      RETURNING c.user_id AS "userId"`;
    if (!owner) return;
    const { userId } = owner;
    if (!found) {
      await transaction.subscription.deleteMany({ where: { userId } });
      return;
    }
    const row = { ...found, syncedAt: new Date() };
    await transaction.subscription.upsert({
      where: { userId },
      create: { userId, ...row },
      update: row,
    });
  });
}
