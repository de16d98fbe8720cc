import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import Stripe from "stripe";

/** Pauses while another request makes the same thing; after the last one its time is up. */
const PAUSES_MS = [150, 300, 600, 1_200, 2_400, 4_800];

/** Failures that Stripe remembers under a key, one after the other, before a person is told to wait. */
const REMEMBERED_FAILURES = 5;

type Make<Made> = (options: { idempotencyKey: string }) => Promise<Made>;

/**
 * Makes something at Stripe that must be there once, however many ask for it at the same moment and
 * however often: Stripe gives all who come with the same key what the first one got. `key` has to
 * stand for the whole body, since Stripe refuses another one under the same key.
 *
 * Stripe repeats failures in the same way, for a day (docs.stripe.com/api/idempotent_requests). One that
 * is a repetition is therefore followed by a try under the next key, which the failed request names, so
 * that all who ask come to the same one.
 * @throws StripeError
 */
export async function makeOnce<Made>(key: string, make: Make<Made>): Promise<Made> {
  let idempotencyKey = key;
  for (let failures = 0; ; failures += 1) {
    try {
      return await whenFree(() => make({ idempotencyKey }));
    } catch (error) {
      const failedRequest = repeatedRequest(error);
      if (failedRequest === undefined || failures === REMEMBERED_FAILURES) throw error;
      idempotencyKey = `${key}:${failedRequest}`;
    }
  }
}

/** Asks again while Stripe is still at work for another request with the same key. */
async function whenFree<Made>(make: () => Promise<Made>): Promise<Made> {
  for (const pause of PAUSES_MS) {
    try {
      return await make();
    } catch (error) {
      if (!isInUse(error)) throw error;
      await wait(pause);
    }
  }
  return make();
}

function isInUse(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 409;
}

/** The request that failed, where this failure is only told again. */
function repeatedRequest(error: unknown): string | undefined {
  if (!(error instanceof Stripe.errors.StripeError)) return undefined;
  if (error.headers?.["idempotent-replayed"] !== "true") return undefined;
  return error.headers["original-request"];
}
