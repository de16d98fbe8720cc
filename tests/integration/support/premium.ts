import { prisma } from "@/lib/db";

/** Gives a person a subscription as the last reading of Stripe would leave it. */
export async function givePremium(userId: string, status = "active"): Promise<void> {
  await prisma.subscription.create({
    data: {
      userId,
      status,
      stripeSubscriptionId: `sub_${userId}`,
      stripePriceId: "price_1",
      currentPeriodEnd: new Date("2027-01-20T12:00:00.000Z"),
    },
  });
}
