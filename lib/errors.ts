import { PROBLEM_BY_CODE } from "./problems";
import type { SafetyNotice } from "./safety/types";

/** HTTP status of every code that the product answers with. */
const statusByCode = {
  VALIDATION: 400,
  AGE_RESTRICTION: 400,
  INVALID_LINK: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  OAUTH_ONLY: 401,
  FOREIGN_ORIGIN: 403,
  WELCOME_REQUIRED: 403,
  PREMIUM_REQUIRED: 403,
  REFINEMENT_LIMIT: 403,
  TURN_LIMIT: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  CHOICE_CHANGED: 409,
  EMAIL_EXISTS: 409,
  ALREADY_SUBSCRIBED: 409,
  TOO_LARGE: 413,
  UNSAFE_CONTENT: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  BILLING_OFF: 503,
  BILLING_DOWN: 503,
} as const;

export type ErrorCode = keyof typeof statusByCode;

export type AppErrorDetails = {
  /** Replaces the code's usual message. */
  message?: string;
  /** One message for each wrong field, in the order of the form. */
  errors?: FieldError[];
  /** Whole seconds until a further try makes sense. */
  retryAfterSeconds?: number;
  /** What the safety check has to say: why it is UNSAFE_CONTENT, or the help beside another refusal. */
  safety?: SafetyNotice;
  cause?: unknown;
};

export type FieldError = { field?: string; message: string };

/** An expected failure. Code throws the code; the edge turns it into a status and a message. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly safety: SafetyNotice | undefined;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? PROBLEM_BY_CODE[code], { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.safety = details.safety;
  }

  get status(): number {
    return statusByCode[this.code];
  }
}

const databaseGoneCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  "P2028",
  "57P01",
  "57P02",
  "57P03",
  // It has no room to write, can't read or write its files, takes no further connection, or only reads.
  "53100",
  "58030",
  "53300",
  "25006",
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
]);

/**
 * Turns anything thrown into an AppError: what is expected stays, a database that can't be reached
 * becomes UNAVAILABLE, the rest is masked as INTERNAL with the original as its cause.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(isDatabaseUnreachable(error) ? "UNAVAILABLE" : "INTERNAL", { cause: error });
}

function isDatabaseUnreachable(error: unknown): boolean {
  return [...causesOf(error)].some(
    ({ code, originalCode, kind, message }) =>
      [code, originalCode, kind].some((name) => databaseGoneCodes.has(String(name))) ||
      /connection terminated|timeout exceeded when trying to connect|query read timeout/i.test(
        String(message),
      ),
  );
}

/** An error and what lies behind it, also where Prisma keeps the database's own words. */
export function* causesOf(error: unknown, depth = 0): Generator<Record<string, unknown>> {
  if (typeof error !== "object" || error === null || depth > 6) return;
  const known: Record<string, unknown> = { ...error };
  if (error instanceof Error) Object.assign(known, { name: error.name, message: error.message });
  yield known;
  for (const behind of ["cause", "meta", "driverAdapterError"] as const) {
    yield* causesOf(
      behind === "cause" && error instanceof Error ? error.cause : known[behind],
      depth + 1,
    );
  }
}
