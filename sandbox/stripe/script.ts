import { z } from "zod";

const meeting = {
  /** Meets this call alone, such as "POST /v1/customers" or "GET /v1/subscriptions/:id". */
  call: z.string().optional(),
};

const answerSchema = z.union([
  /** An error of Stripe's (https://docs.stripe.com/error-codes). */
  z.strictObject({
    ...meeting,
    status: z.number().int().min(400).max(599),
    code: z.string().optional(),
    message: z.string().optional(),
    /** Whoever comes with the same idempotency key gets it again, as at Stripe what failed on the way. */
    remembered: z.boolean().optional(),
    retryAfterSeconds: z.number().int().min(0).optional(),
  }),
  /** Takes the request and says nothing, ever. */
  z.strictObject({ ...meeting, silent: z.literal(true) }),
  /** The connection breaks, before the call did anything or after that. */
  z.strictObject({ ...meeting, cut: z.enum(["before", "after"]) }),
  /** An answer that is no JSON, or not what was asked for. The call does nothing. */
  z.strictObject({ ...meeting, status: z.number().int().min(200).max(599), body: z.string() }),
  /** As without a script, but late. */
  z.strictObject({ ...meeting, delayMs: z.number().int().min(0).max(60_000) }),
  /** As without a script, but not before the next script: nothing is done yet, or only not yet told. */
  z.strictObject({ ...meeting, held: z.enum(["before", "after"]) }),
  /** As without a script. */
  z.strictObject({ ...meeting, accepts: z.literal(true) }),
]);

export const scriptSchema = z.strictObject({
  /** Only calls that hold this text in their address or parameters meet it; each text has its own. */
  about: z.string().default(""),
  answers: z.array(answerSchema),
});

export type ScriptedAnswer = z.infer<typeof answerSchema>;

/** What a test can ask about a call. */
export type SeenCall = {
  method: string;
  path: string;
  idempotencyKey: string | undefined;
  authorization: string | undefined;
  parameters: unknown;
  /** Milliseconds since 1970. */
  receivedAt: number;
};

/** A stand-in that runs for weeks does not remember each call. */
const KEPT_CALLS = 1000;

export type Scripted = {
  answer: ScriptedAnswer;
  /** Settles when the script it is from is replaced. */
  replaced: Promise<void>;
};

/** What the next calls meet, and which came. Beyond its end a script changes nothing. */
export type Script = {
  set(script: { about?: string; answers: readonly ScriptedAnswer[] }): void;
  /** The next answer for a call; `pattern` is its path with the names of the parameters. */
  next(call: SeenCall, pattern: string): Scripted | undefined;
  /** Oldest first. */
  seen(): readonly SeenCall[];
  forget(): void;
};

type Running = { answers: ScriptedAnswer[]; replaced: Promise<void>; replace: () => void };

export function openScript(): Script {
  const running = new Map<string, Running>();
  let seen: SeenCall[] = [];
  return {
    set({ about = "", answers }) {
      running.get(about)?.replace();
      const { promise, resolve } = Promise.withResolvers<void>();
      running.set(about, { answers: [...answers], replaced: promise, replace: resolve });
    },
    next(call, pattern) {
      seen = [...seen.slice(1 - KEPT_CALLS), call];
      const told = `${call.path} ${JSON.stringify(call.parameters)}`;
      for (const [about, { answers, replaced }] of running) {
        if (!told.includes(about)) continue;
        const index = answers.findIndex(
          (answer) =>
            answer.call === undefined ||
            [call.path, pattern].some((path) => answer.call === `${call.method} ${path}`),
        );
        const [answer] = index === -1 ? [] : answers.splice(index, 1);
        if (answer) return { answer, replaced };
      }
      return undefined;
    },
    seen: () => seen,
    forget() {
      seen = [];
    },
  };
}
