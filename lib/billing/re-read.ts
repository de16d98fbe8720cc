import "server-only";
import type Stripe from "stripe";
import { daysBefore } from "@/lib/clean-up";
import { prisma } from "@/lib/db";
import { logger } from "@/lib/logger";
import { ENDED_STATUSES } from "./constants";
import { billing } from "./stripe";
import {
  EVENT_TYPES,
  findProcessed,
  markProcessed,
  type StripeEvent,
  stripeEventSchema,
} from "./stripe-events";
import { syncCustomer } from "./sync";

/** A row that nothing was heard of for so long is read again, whatever it says. */
const UNREAD_DAYS = 7;
/** Events of the last days are all compared, also those that Stripe thinks have arrived. */
const COMPARED_DAYS = 3;
/** As many as Stripe lists at once. */
const PAGE = 100;
/** Customers that are read at the same time. */
const ABREAST = 4;

type CustomerEvent = StripeEvent & { stripeCustomerId: string };

/**
 * Makes right what lost messages of Stripe left wrong: reads the customers of events that were not
 * worked on here, and every subscription that should have changed by now. One that fails does not
 * keep the others from being read. Running it again, or twice at once, does no harm.
 * @throws AggregateError with what failed, so that the job is tried again
 */
export async function reReadSubscriptions(now: Date, signal?: AbortSignal): Promise<void> {
  const configured = billing();
  if (!configured) return;
  const errors: unknown[] = [];
  const missed = await findMissedEvents(configured.stripe, now).catch((error: unknown) => {
    logger.error({ error }, "events at Stripe not listed");
    errors.push(error);
    return [];
  });
  const events = Map.groupBy(missed, ({ stripeCustomerId }) => stripeCustomerId);
  const customers = [...new Set([...events.keys(), ...(await findDueCustomers(now))])];
  for (let index = 0; index < customers.length; index += ABREAST) {
    signal?.throwIfAborted();
    const reads = customers.slice(index, index + ABREAST).map(async (customer) => {
      try {
        await syncCustomer(customer);
        for (const event of events.get(customer) ?? []) await markProcessed(event);
      } catch (error) {
        logger.error({ error, stripeCustomerId: customer }, "subscription not read");
        errors.push(error);
      }
    });
    await Promise.all(reads);
  }
  const counts = { missedEvents: missed.length, customers: customers.length };
  logger.info({ counts, failed: errors.length }, "subscriptions read again");
  if (errors.length > 0) throw new AggregateError(errors, "Not every subscription was read again");
}

/** Events that were not worked on here: of those that did not arrive, and of all of the last days. */
async function findMissedEvents(stripe: Stripe, now: Date): Promise<CustomerEvent[]> {
  const since = Math.floor(daysBefore(now, COMPARED_DAYS).getTime() / 1000);
  const found = new Map<string, CustomerEvent>();
  for (const filter of [{ delivery_success: false }, { created: { gte: since } }]) {
    const list = stripe.events.list({ ...filter, types: EVENT_TYPES, limit: PAGE });
    for await (const listed of list) {
      const { stripeCustomerId, ...event } = stripeEventSchema.parse(listed);
      if (stripeCustomerId !== null) found.set(event.id, { ...event, stripeCustomerId });
    }
  }
  const processed = await findProcessed([...found.keys()]);
  return [...found.values()].filter(({ id }) => !processed.has(id));
}

/** Customers whose subscription should have changed by now, or that were not read for long. */
async function findDueCustomers(now: Date): Promise<string[]> {
  const rows = await prisma.billingCustomer.findMany({
    where: {
      user: {
        subscription: {
          status: { notIn: [...ENDED_STATUSES] },
          OR: [
            { status: { in: ["past_due", "incomplete"] } },
            { currentPeriodEnd: { lte: now } },
            { cancelAt: { lte: now } },
            { status: "trialing", trialEnd: { lte: now } },
            { syncedAt: { lte: daysBefore(now, UNREAD_DAYS) } },
          ],
        },
      },
    },
    select: { stripeCustomerId: true },
  });
  return rows.map(({ stripeCustomerId }) => stripeCustomerId);
}
