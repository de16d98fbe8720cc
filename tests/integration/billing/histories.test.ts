import fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import type { StartedStripe } from "../support/stripe";
import { HISTORIES, HISTORIES_MS, historiesOf, shuffled } from "../support/stripe-histories";
import { rightRow, storedRow } from "../support/stripe-rows";
import { holdTheClock } from "../support/waiting";

const stripe: StartedStripe = await vi.hoisted(async () =>
  (await import("../support/stripe")).startStripe({ clock: () => Date.now() }),
);

afterAll(() => stripe.stop());
holdTheClock();

test(
  "however messages are shuffled and repeated, in the end the row is what Stripe says",
  async () => {
    const { history, arriveAll } = historiesOf(stripe);
    await fc.assert(
      fc.asyncProperty(fc.gen(), (gen) =>
        history(gen, async ({ userId, stripeCustomerId, events, endSlowReading }) => {
          await arriveAll(shuffled(gen, [...events, ...events, ...events]));
          await endSlowReading();
          expect(await storedRow(userId)).toEqual(rightRow(stripe.account, stripeCustomerId));
        }),
      ),
      { numRuns: HISTORIES, endOnFailure: true },
    );
  },
  HISTORIES_MS,
);
