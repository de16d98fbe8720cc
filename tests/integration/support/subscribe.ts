import { prisma } from "@/lib/db";
import { type Person, signedIn } from "./people";

/** Gives a person a subscription in this state, as the last reading of Stripe would leave it. */
export async function subscribe(userId: string, status = "active"): Promise<void> {
  const subscription = {
    stripeSubscriptionId: `sub_${userId}`,
    stripePriceId: "price_test",
    status,
  };
  await prisma.subscription.upsert({
    where: { userId },
    create: { userId, ...subscription },
    update: { status },
  });
}

/** As `signedIn`, with Premium. */
export async function signedInWithPremium(): Promise<Person> {
  const person = await signedIn();
  await subscribe(person.userId);
  return person;
}
