import "server-only";
import { prisma } from "@/lib/db";
import { displayNameOf } from "@/lib/users/display-name";
import { billing, isGone } from "./stripe";

/**
 * Tells Stripe what a person is called and where invoices go. Nothing to do for someone without a
 * customer there.
 * @throws Error when it should be tried again
 */
export async function updateBillingCustomer(userId: string): Promise<void> {
  const configured = billing();
  const customer = await prisma.billingCustomer.findUnique({
    where: { userId },
    select: {
      stripeCustomerId: true,
      user: { select: { email: true, firstName: true, lastName: true } },
    },
  });
  if (!configured || !customer) return;
  const { stripeCustomerId, user } = customer;
  try {
    const told = { email: user.email, name: displayNameOf(user) };
    await configured.stripe.customers.update(stripeCustomerId, told);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
