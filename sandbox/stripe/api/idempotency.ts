import { createHash } from "node:crypto";
import { StripeError } from "../errors.ts";
import type { Fields } from "../form.ts";
import { openShelf } from "../shelf.ts";
import { DAY_SECONDS } from "../time.ts";

/** An answer as it is sent. */
export type Answer = { status: number; body: unknown; requestId: string };

type Known = { request: string; answer: Answer; until: number };

export type Idempotency = {
  /** The answer that this key already got, if any. */
  find(key: string | undefined, request: string): Answer | undefined;
  keep(key: string | undefined, request: string, answer: Answer): void;
};

/** Remembers answers by key for a day. https://docs.stripe.com/api/idempotent_requests */
export function rememberKeys(now: () => number, file?: string): Idempotency {
  const known = openShelf<Known>(file, ({ until }) => until > now());
  return {
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
