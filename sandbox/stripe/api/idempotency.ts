import { createHash } from "node:crypto";
import { StripeError } from "../errors.ts";
import type { Fields } from "../form.ts";
import { openShelf } from "../shelf.ts";
import { DAY_SECONDS } from "../time.ts";

/** An answer as it is sent. */
export type Answer = { status: number; body: unknown; requestId: string };

type Known = { request: string; answer: Answer; until: number };

export type Idempotency = {
  /**
   * Marks a key as in use until the returned function is called.
   * @throws StripeError while another call has it
   */
  use(key: string | undefined): () => void;
  /** The answer that this key already got, if any. */
  find(key: string | undefined, request: string): Answer | undefined;
  keep(key: string | undefined, request: string, answer: Answer): void;
};

/** Remembers answers by key for a day. https://docs.stripe.com/api/idempotent_requests */
export function rememberKeys(now: () => number, file?: string): Idempotency {
  const known = openShelf<Known>(file, ({ until }) => until > now());
  const inUse = new Set<string>();
  return {
    use(key) {
      if (key === undefined) return () => {};
      if (inUse.has(key)) {
        throw new StripeError(
          409,
          `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
          { type: "idempotency_error", code: "idempotency_key_in_use" },
        );
      }
      inUse.add(key);
      return () => void inUse.delete(key);
    },
    find(key, request) {
      if (key === undefined) return undefined;
      if (key.length > 255) {
        throw new StripeError(400, "Idempotency keys can be at most 255 characters long.", {
          type: "idempotency_error",
        });
      }
      const earlier = known.get(key);
      if (!earlier || earlier.until <= now()) return undefined;
      if (earlier.request === request) return earlier.answer;
      throw new StripeError(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: "idempotency_error" },
      );
    },
    keep(key, request, answer) {
      if (key !== undefined) known.put(key, { request, answer, until: now() + DAY_SECONDS });
    },
  };
}

/** What makes two calls the same one. */
export function fingerprintOf(method: string, path: string, given: Fields): string {
  return createHash("sha256")
    .update(JSON.stringify([method, path, given]))
    .digest("hex");
}
