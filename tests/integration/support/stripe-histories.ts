import fc from "fast-check";
import { expect, vi } from "vitest";
import { EVENT_TYPES } from "@/lib/billing/stripe-events";
import { syncCustomer } from "@/lib/billing/sync";
import { takeEvent } from "@/lib/billing/webhook";
import { prisma } from "@/lib/db";
import { createCustomer, deleteCustomer } from "@/sandbox/stripe/acts/customers";
import { happen, happeningsOf } from "@/sandbox/stripe/acts/happenings";
import { startSubscription } from "@/sandbox/stripe/acts/subscriptions";
import { customerOf, isDeleted } from "@/sandbox/stripe/shapes/event";
import type { Event } from "@/sandbox/stripe/wire";
import type { StartedStripe } from "./stripe";
import { newCustomer } from "./stripe-rows";

type Generator = fc.GeneratorValue;

/** A customer whose life at Stripe is over for this test. */
export type Lived = {
  userId: string;
  stripeCustomerId: string;
  /** The messages that were sent about it. */
  events: Event[];
  /** Lets a reading end that has been under way since some earlier moment, with what Stripe said then. */
  endSlowReading(): Promise<void>;
};

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Within the first two a signature stays fresh. */
const PAUSES_MS = [1_000, MINUTE_MS, 60 * MINUTE_MS, DAY_MS, 4 * DAY_MS];

/** Messages that arrive at the same time. */
const ABREAST = 4;

/** How many histories a property goes through; HISTORIES asks for more than the everyday number. */
export const HISTORIES = Number(process.env.HISTORIES ?? 200);

/** Many times what a machine needs that is not busy with others. */
export const HISTORIES_MS = HISTORIES * 1_500;

/**
 * Histories of customers of this stand-in, whose clock has to be the date of this process: the product
 * and Stripe share it, and a history moves it.
 */
export function historiesOf(stripe: StartedStripe) {
  const { account, script, webhooks } = stripe;

  /** The messages about a customer that the product asks Stripe for. */
  const eventsOf = (customer: string): Event[] =>
    account.events
      .all()
      .filter((event) => customerOf(event) === customer && EVENT_TYPES.includes(event.type));

  const arrive = async (event: Event): Promise<void> => {
    const { payload, signature } = webhooks.webhookOf(event);
    await takeEvent(payload, signature);
  };

  /** Lets messages arrive in this order, a few at the same time. */
  const arriveAll = async (events: readonly Event[]): Promise<void> => {
    for (let index = 0; index < events.length; index += ABREAST) {
      await Promise.all(events.slice(index, index + ABREAST).map(arrive));
    }
  };

  /** Something that can happen next to a customer at Stripe does happen. */
  const somethingHappens = (gen: Generator, customer: string): void => {
    const found = account.customers.get(customer);
    const [price] = account.prices.all();
    if (!found || isDeleted(found) || !price) return;
    const begin: (() => unknown)[] = [
      () => startSubscription(account, { customer, price }),
      () => startSubscription(account, { customer, price, trialDays: 14 }),
      () => startSubscription(account, { customer, price, declined: true }),
    ];
    const goOn: (() => unknown)[] = account.subscriptions
      .all()
      .filter((subscription) => subscription.customer === customer)
      .flatMap((subscription) =>
        happeningsOf(subscription).map((name) => () => happen(account, subscription.id, name)),
      );
    // Mostly one subscription goes on; now and then a second begins beside it, or all of it ends.
    const seldom = [...begin.slice(0, 1), () => deleteCustomer(account, customer)];
    const acts = goOn.length === 0 ? begin : [...goOn, ...goOn, ...goOn, ...seldom];
    acts[gen(fc.nat, { max: acts.length - 1 })]?.();
  };

  /** A reading of which Stripe's answer, made now, arrives when the function is called that it returns. */
  const readSlowly = async (customer: string): Promise<() => Promise<void>> => {
    script.forget();
    script.set({ about: customer, answers: [{ call: "GET /v1/subscriptions", held: "after" }] });
    const reading = syncCustomer(customer);
    await vi.waitFor(() => expect(script.seen()).not.toEqual([]), { interval: 2 });
    return async () => {
      script.set({ about: customer, answers: [] });
      await reading;
    };
  };

  /** Lets a customer live, while some of the messages arrive, also old ones and ones that have come before. */
  const live = async (gen: Generator, customer: string): Promise<Lived["endSlowReading"]> => {
    let underWay: Promise<void> | undefined;
    let endSlowReading = async () => {};
    const moments = gen(fc.integer, { min: 1, max: 5 });
    const slowMoment = gen(fc.nat, { max: 5 });
    for (let count = 0; count < moments; count += 1) {
      if (count === slowMoment) {
        await underWay;
        endSlowReading = await readSlowly(customer);
      }
      const longest = underWay ? 1 : PAUSES_MS.length - 1;
      pass(PAUSES_MS[gen(fc.nat, { max: longest })] ?? 0);
      somethingHappens(gen, customer);
      await underWay;
      underWay = arriveAll(some(gen, eventsOf(customer), { maxLength: 2 }));
      // Or else the next thing happens while these are still being worked on.
      if (gen(fc.boolean)) {
        await underWay;
        underWay = undefined;
      }
    }
    await underWay;
    return endSlowReading;
  };

  return {
    arriveAll,
    /** One random history, and what `check` makes of it. */
    async history(gen: Generator, check: (lived: Lived) => Promise<void>): Promise<void> {
      // Stripe no longer lists what happened before.
      pass(31 * DAY_MS);
      const { userId, stripeCustomerId } = await newCustomer(createCustomer(account).id);
      try {
        const endSlowReading = await live(gen, stripeCustomerId);
        const events = eventsOf(stripeCustomerId);
        await check({ userId, stripeCustomerId, events, endSlowReading });
      } finally {
        await prisma.user.delete({ where: { id: userId } });
      }
    },
  };
}

/** The same messages in any order. */
export function shuffled(gen: Generator, events: readonly Event[]): Event[] {
  return some(gen, events, { minLength: events.length });
}

/** Some of the messages, in any order. Chosen by their places, so that a failure is short to tell. */
export function some(
  gen: Generator,
  events: readonly Event[],
  lengths: { minLength?: number; maxLength?: number } = {},
): Event[] {
  const places = [...events.keys()];
  return gen(fc.shuffledSubarray<number>, places, lengths).flatMap((place) => events[place] ?? []);
}

function pass(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}
