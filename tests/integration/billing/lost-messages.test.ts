import fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import { reReadSubscriptions } from "@/lib/billing/re-read";
import type { StartedStripe } from "../support/stripe";
import { HISTORIES, HISTORIES_MS, historiesOf, shuffled, some } from "../support/stripe-histories";
import { rightRow, storedRow } from "../support/stripe-rows";
import { holdTheClock } from "../support/waiting";

const stripe: StartedStripe = await vi.hoisted(async () =>
  (await import("../support/stripe")).startStripe({
    clock: () => Date.now(),
    // To Stripe's knowledge nothing arrives.
    send: async () => null,
  }),
);

afterAll(() => stripe.stop());
holdTheClock();

test(
  "whichever messages are lost, after the night the row is what Stripe says",
  async () => {
    stripe.webhooks.setRule({ rule: "drop" });
    const { history, arriveAll } = historiesOf(stripe);
    await fc.assert(
      fc.asyncProperty(fc.gen(), (gen) =>
        history(gen, async ({ userId, stripeCustomerId, events, endSlowReading }) => {
          const kept = some(gen, events);
          await arriveAll(shuffled(gen, [...kept, ...kept, ...kept]));
          await reReadSubscriptions(new Date());
          await endSlowReading();
          expect(await storedRow(userId)).toEqual(rightRow(stripe.account, stripeCustomerId));
        }),
      ),
      // Twice as many as of those that all arrive: which ones are lost makes each history several.
      { numRuns: 2 * HISTORIES, endOnFailure: true },
    );
  },
  2 * HISTORIES_MS,
);
