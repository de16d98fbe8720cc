import { prisma } from "@/lib/db";
import { sendReminder } from "@/lib/reminders/send-reminder";
import { subscribe } from "./subscribe";

const DAY_MS = 24 * 60 * 60 * 1000;

export type Reminded = { userId: string; email: string; checklistId: string; dueAt: Date };

/**
 * People with Premium, a confirmed address, an open plan and a daily reminder that is due, each made
 * with few statements so that there can be thousands.
 */
export async function makeReminded(
  count: number,
  { dueAt = new Date(Date.now() - 30_000), timeZone = "UTC" } = {},
): Promise<Reminded[]> {
  const people = Array.from({ length: count }, () => {
    const userId = crypto.randomUUID();
    return {
      userId,
      email: `${userId}@example.org`,
      decisionId: crypto.randomUUID(),
      checklistId: crypto.randomUUID(),
      dueAt,
    };
  });
  const minuteOfDay = dueAt.getUTCHours() * 60 + dueAt.getUTCMinutes();
  await prisma.user.createMany({
    data: people.map(({ userId: id, email }) => ({
      ...{ id, email, timeZone, firstName: "Ada" },
      ...{ emailVerified: new Date(), termsAcceptedAt: new Date() },
    })),
  });
  await prisma.subscription.createMany({
    data: people.map(({ userId }) => ({
      ...{ userId, stripeSubscriptionId: `sub_${userId}` },
      ...{ stripePriceId: "price_test", status: "active" },
    })),
  });
  await prisma.decision.createMany({
    data: people.map(({ userId, decisionId: id }) => ({ id, userId, inputText: "Learn to swim" })),
  });
  await prisma.checklist.createMany({
    data: people.map(({ userId, decisionId, checklistId: id }) => ({
      ...{ id, userId, decisionId, title: "Learn to swim" },
    })),
  });
  await prisma.step.createMany({
    data: people.flatMap(({ checklistId }) =>
      ["Find a pool", "Pack a towel", "Get wet"].map((text, position) => ({
        ...{ checklistId, text, position },
      })),
    ),
  });
  await prisma.reminderSettings.createMany({
    data: people.map(({ userId }) => ({ userId, enabled: true, minuteOfDay, nextDueAt: dueAt })),
  });
  return people;
}

/** One of them. */
export async function oneReminded(options?: Parameters<typeof makeReminded>[1]): Promise<Reminded> {
  const [person] = await makeReminded(1, options);
  if (!person) throw new Error("Nobody was made");
  return person;
}

/** Premium ends. */
export const endPremium = (userId: string) => subscribe(userId, "canceled");

/** A person's deliveries, oldest first. */
export function deliveriesOf(userId: string) {
  return prisma.reminderDelivery.findMany({ where: { userId }, orderBy: { dueAt: "asc" } });
}

/** One attempt at each delivery of a person that has no end yet; the errors that ask for another. */
export async function attemptAll(userId: string, now = new Date()): Promise<string[]> {
  const errors: string[] = [];
  for (const { id, status } of await deliveriesOf(userId)) {
    if (status !== "pending") continue;
    await sendReminder(id, now).catch((error: Error) => errors.push(error.message));
  }
  return errors;
}

/** So many days from a moment. */
export function days(from: Date, count: number): Date {
  return new Date(from.getTime() + count * DAY_MS);
}
