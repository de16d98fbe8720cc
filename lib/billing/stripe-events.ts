import "server-only";
import { z } from "zod";
import { prisma } from "@/lib/db";

/** Events at Stripe after which a subscription may be another one. Stripe lists up to 20 types at once. */
export const EVENT_TYPES: string[] = [
  "checkout.session.completed",
  "customer.deleted",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.finalized",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.voided",
  "invoice.marked_uncollectible",
];

/** 9999-12-31T23:59:59Z */
const LAST_SECOND = 253_402_300_799;

const stripeId = z.string().regex(/^\w{1,255}$/);

const idOrObject = z.union([stripeId, z.object({ id: stripeId }).transform(({ id }) => id)]);

const aboutWhom = z.union([
  z.object({ object: z.literal("customer"), id: stripeId }).transform(({ id }) => id),
  z.object({ customer: idOrObject.nullish() }).transform(({ customer }) => customer ?? null),
]);

/**
 * What is read of an event: never what it says about a subscription, which may be old by now, only
 * whose it is.
 */
export const stripeEventSchema = z
  .object({
    id: stripeId,
    type: z.string(),
    created: z.number().int().min(0).max(LAST_SECOND),
    data: z.object({ object: aboutWhom.catch(null) }),
  })
  .transform(({ id, type, created, data }) => ({
    id,
    type,
    occurredAt: new Date(created * 1000),
    stripeCustomerId: data.object,
  }));

export type StripeEvent = z.output<typeof stripeEventSchema>;

/** Stores an event under its own id, unless it is there. Returns whether it has been worked on. */
export async function storeEvent({ id, type, occurredAt }: StripeEvent): Promise<boolean> {
  if ((await findProcessed([id])).has(id)) return true;
  await prisma.stripeEvent.createMany({ data: { id, type, occurredAt }, skipDuplicates: true });
  return false;
}

/** Which of these events have been worked on. */
export async function findProcessed(ids: string[]): Promise<Set<string>> {
  // One array, since a list of so many parameters has a bound.
  const rows = await prisma.$queryRaw<{ id: string }[]>`
    SELECT id FROM stripe_events WHERE id = ANY(${ids}) AND processed_at IS NOT NULL`;
  return new Set(rows.map(({ id }) => id));
}

/** Notes that an event has been worked on, also one that never came here. */
export async function markProcessed({ id, type, occurredAt }: StripeEvent): Promise<void> {
  const processedAt = new Date();
  await prisma.stripeEvent.upsert({
    where: { id },
    create: { id, type, occurredAt, processedAt },
    update: { processedAt },
  });
}
