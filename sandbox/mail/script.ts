import { z } from "zod";

const answerSchema = z.union([
  /** An error of Resend's, with one of its names (https://resend.com/docs/api-reference/errors). */
  z.strictObject({
    status: z.number().int().min(400).max(599),
    name: z.string(),
    retryAfterSeconds: z.number().int().min(0).optional(),
  }),
  /** Takes the request and says nothing, ever. */
  z.strictObject({ silent: z.literal(true) }),
  /** The connection breaks, before the mail was accepted or after that. */
  z.strictObject({ cut: z.enum(["before", "after"]) }),
  /** An answer that is no JSON, or not what was asked for: with this status, and the mail accepted or not. */
  z.strictObject({
    body: z.string(),
    status: z.number().int().min(200).max(599),
    accepts: z.boolean(),
  }),
  /** As without a script. */
  z.strictObject({ accepts: z.literal(true) }),
  /** As without a script, but not before the next script is set. */
  z.strictObject({ held: z.literal(true) }),
]);

export const scriptSchema = z.strictObject({ answers: z.array(answerSchema) });

export type ScriptedAnswer = z.infer<typeof answerSchema>;

/** What a test can ask about a call. Milliseconds since 1970. */
export type SeenCall = { idempotencyKey: string | undefined; receivedAt: number };

/** A stand-in that runs for weeks does not remember each call. */
const KEPT_CALLS = 1000;

/** What the next calls meet, and which came. Beyond its end a script changes nothing. */
export type Script = {
  set(answers: readonly ScriptedAnswer[]): void;
  next(call: SeenCall): ScriptedAnswer | undefined;
  /** Settles when the next script is set. */
  replaced(): Promise<void>;
  seen(): readonly SeenCall[];
};

export function openScript(): Script {
  let answers: ScriptedAnswer[] = [];
  let seen: SeenCall[] = [];
  let waiting: (() => void)[] = [];
  return {
    set(wanted) {
      answers = [...wanted];
      seen = [];
      for (const go of waiting) go();
      waiting = [];
    },
    replaced: () => new Promise((resolve) => waiting.push(resolve)),
    next(call) {
      seen = [...seen.slice(1 - KEPT_CALLS), call];
      return answers.shift();
    },
    seen: () => seen,
  };
}
