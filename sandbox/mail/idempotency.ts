import { createHash } from "node:crypto";
import { ResendError } from "./resend-email.ts";

const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/** Answers a repeated call with the first one's answer, for 24 hours, as Resend's documentation says. */
export type Idempotency = {
  once(key: string | undefined, payload: unknown, send: () => unknown): unknown;
};

export function rememberKeys(now: () => number = Date.now): Idempotency {
  const known = new Map<string, { payload: string; answer: unknown; until: number }>();
  return {
    once(key, payload, send) {
      if (key === undefined) return send();
      if (key.length < 1 || key.length > 256) {
        throw new ResendError(
          400,
          "invalid_idempotency_key",
          "The key must be between 1-256 chars.",
        );
      }
      const hash = createHash("sha256").update(JSON.stringify(payload)).digest("hex");
      const earlier = known.get(key);
      if (earlier && earlier.until > now()) {
        if (earlier.payload === hash) return earlier.answer;
        throw new ResendError(
          409,
          "invalid_idempotent_request",
          "Same idempotency key used with a different request payload.",
        );
      }
      const answer = send();
      known.set(key, { payload: hash, answer, until: now() + REMEMBERED_MS });
      return answer;
    },
  };
}
