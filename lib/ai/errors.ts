import "server-only";
import { APIConnectionError, APIError } from "@anthropic-ai/sdk";

/**
 * Why the model gave no usable answer. `cancelled`: the person left. `unavailable`: overloaded, rate
 * limited, broken or out of reach. `timeout`: silent for too long. `cut`: the answer ended early.
 * `refused`: the model declines. `malformed`: not the shape that was asked for. `rejected`: the
 * service does not take our request, which an operator has to mend. `over_budget`: the month's money is
 * used up, or nobody can say what is left of it, and nothing was asked.
 */
export type AiFailure =
  | "cancelled"
  | "unavailable"
  | "timeout"
  | "cut"
  | "refused"
  | "malformed"
  | "rejected"
  | "over_budget";

/** Whose money it is: that of the whole installation, or the person's share of it. */
export type Whose = "site" | "person";

export class AiError extends Error {
  readonly failure: AiFailure;
  readonly code: string;
  readonly retryAfterMs: number | undefined;
  /** Where the money is known to be used up. */
  readonly whose: Whose | undefined;

  constructor(
    failure: AiFailure,
    details: { retryAfterMs?: number; whose?: Whose; cause?: unknown } = {},
  ) {
    super(`The model gave no usable answer: ${failure}`, { cause: details.cause });
    this.name = "AiError";
    this.failure = failure;
    this.code = `AI_${failure.toUpperCase()}`;
    this.retryAfterMs = details.retryAfterMs;
    this.whose = details.whose;
  }

  /** Whether the same request may well succeed a moment later. */
  get isPassing(): boolean {
    return this.failure === "unavailable";
  }
}

const passingTypes = new Set([
  "overloaded_error",
  "api_error",
  "rate_limit_error",
  "timeout_error",
]);

/** What an error of the SDK means. Source: Claude documentation, "Errors". */
export function toAiError(error: unknown): AiError {
  if (error instanceof AiError) return error;
  if (error instanceof SyntaxError) return new AiError("malformed", { cause: error });
  // A connection that breaks while the answer is read is fetch's error, not the SDK's.
  if (!(error instanceof APIError) || error instanceof APIConnectionError) {
    return new AiError("unavailable", { cause: error });
  }
  const status: unknown = error.status;
  const isPassing =
    typeof status === "number"
      ? status === 429 || status >= 500
      : error.type !== null && passingTypes.has(error.type);
  return new AiError(isPassing ? "unavailable" : "rejected", {
    cause: error,
    ...retryAfter(error.headers),
  });
}

function retryAfter(headers: Headers | undefined): { retryAfterMs?: number } {
  const seconds = Number(headers?.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) ? { retryAfterMs: seconds * 1000 } : {};
}
