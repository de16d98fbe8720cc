import fc from "fast-check";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { reReadSubscriptions } from "@/lib/billing/re-read";
import { EVENT_TYPES } from "@/lib/billing/stripe-events";
import { takeEvent } from "@/lib/billing/webhook";
import { prisma } from "@/lib/db";
import { createCustomer, deleteCustomer } from "@/sandbox/stripe/acts/customers";
import { happen, happeningsOf } from "@/sandbox/stripe/acts/happenings";
import { startSubscription } from "@/sandbox/stripe/acts/subscriptions";
import { customerOf, isDeleted } from "@/sandbox/stripe/shapes/event";
import type { Event } from "@/sandbox/stripe/wire";
import type { StartedStripe } from "../support/stripe";
import { newCustomer, rightRow, storedRow } from "../support/stripe-rows";

/** HISTORIES asks for more than the everyday number, for each property. */
const HISTORIES = Number(process.env.HISTORIES ?? 600);

const stripe: StartedStripe = await vi.hoisted(async () =>
  (await import("../support/stripe")).startStripe({
    clock: () => Date.now(),
    // Nothing is sent there, and so nothing counts as delivered: the tests do it themselves.
    webhookUrl: "http://127.0.0.1:9",
  }),
);
const { account, webhooks } = stripe;

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Within the first two a signature stays fresh. */
const PAUSES_MS = [1_000, MINUTE_MS, 60 * MINUTE_MS, DAY_MS, 4 * DAY_MS];

// The product and Stripe share a clock, which a history moves.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  webhooks.setRule({ rule: "drop" });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => stripe.stop());

type Generator = fc.GeneratorValue;

function pass(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

function isGone(customer: string): boolean {
  const found = account.customers.get(customer);
  return !found || isDeleted(found);
}

/** Something that can happen next to a customer at Stripe does happen. */
function somethingHappens(gen: Generator, customer: string): void {
  if (isGone(customer)) return;
  const price = account.prices.get("price_of_the_tests");
  if (!price) throw new Error("no price");
  const start = [
    () => startSubscription(account, { customer, price, paymentMethod: "pm_1" }),
    () => startSubscription(account, { customer, price, trialDays: 14 }),
    () => startSubscription(account, { customer, price, declined: true }),
  ];
  const own = account.subscriptions.all().filter((one) => one.customer === customer);
  const go: (() => unknown)[] = own.flatMap((subscription) =>
    happeningsOf(subscription).map((name) => () => happen(account, subscription.id, name)),
  );
  // Now and then a second one beside the first, and seldom the end of all.
  const acts: (() => unknown)[] = [
    ...(go.length === 0 ? start : start.slice(0, 1)),
    ...go,
    ...go,
    ...go,
  ];
  if (go.length > 0) acts.push(() => deleteCustomer(account, customer));
  const act = acts[gen(fc.nat, { max: acts.length - 1 })];
  act?.();
}

/** The messages about a customer that the product asks Stripe for. */
function eventsOf(customer: string): Event[] {
  return account.events
    .all()
    .filter((event) => customerOf(event) === customer && EVENT_TYPES.includes(event.type));
}

async function arrive(event: Event): Promise<void> {
  const { payload, signature } = webhooks.webhookOf(event);
  await takeEvent(payload, signature);
}

/** All of them in this order, a few at the same time. */
async function arriveAll(events: readonly Event[]): Promise<void> {
  for (let index = 0; index < events.length; index += 4) {
    await Promise.all(events.slice(index, index + 4).map(arrive));
  }
}

/** A customer's life at Stripe, while some of its messages arrive, also old ones and again. */
async function live(gen: Generator, customer: string): Promise<void> {
  let underWay: Promise<void> | undefined;
  const moments = gen(fc.integer, { min: 1, max: 5 });
  for (let count = 0; count < moments; count += 1) {
    pass(PAUSES_MS[gen(fc.nat, { max: underWay ? 1 : PAUSES_MS.length - 1 })] ?? 0);
    somethingHappens(gen, customer);
    await underWay;
    const arriving = gen(fc.shuffledSubarray<Event>, eventsOf(customer), { maxLength: 2 });
    underWay = arriveAll(arriving);
    // Or else the next thing happens while this is still being worked on.
    if (gen(fc.boolean)) {
      await underWay;
      underWay = undefined;
    }
  }
  await underWay;
}

async function withCustomer(
  act: (person: { userId: string; stripeCustomerId: string }) => Promise<void>,
): Promise<void> {
  // Stripe no longer tells of what happened before.
  pass(31 * DAY_MS);
  const person = await newCustomer(createCustomer(account).id);
  try {
    await act(person);
  } finally {
    await prisma.user.delete({ where: { id: person.userId } });
  }
}

const shuffled = (gen: Generator, events: readonly Event[]) =>
  gen(fc.shuffledSubarray<Event>, [...events], { minLength: events.length });

test("however messages are shuffled and repeated, in the end the row is what Stripe says", async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), (gen) =>
      withCustomer(async ({ userId, stripeCustomerId }) => {
        await live(gen, stripeCustomerId);
        const events = eventsOf(stripeCustomerId);
        await arriveAll(shuffled(gen, [...events, ...events, ...events]));
        expect(await storedRow(userId)).toEqual(rightRow(account, stripeCustomerId));
      }),
    ),
    { numRuns: HISTORIES, endOnFailure: true },
  );
}, 120_000);

test("whichever messages are lost, after the night the row is what Stripe says", async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), (gen) =>
      withCustomer(async ({ userId, stripeCustomerId }) => {
        await live(gen, stripeCustomerId);
        const kept = gen(fc.subarray<Event>, eventsOf(stripeCustomerId));
        await arriveAll(shuffled(gen, [...kept, ...kept]));
        await reReadSubscriptions(new Date());
        expect(await storedRow(userId)).toEqual(rightRow(account, stripeCustomerId));
      }),
    ),
    { numRuns: HISTORIES, endOnFailure: true },
  );
}, 120_000);
