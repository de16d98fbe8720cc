import "server-only";
import { headers } from "next/headers";
import { fingerprint } from "./encryption";
import type { AppError, ErrorCode } from "./errors";
import { logger } from "./logger";
import { addressIn } from "./request";

/** What changes who can come in, and what somebody takes along. */
export type SecurityEvent =
  | "account made"
  | "signed in"
  | "sign-in refused"
  | "password not proved"
  | "signed out"
  | "sessions ended"
  | "password changed"
  | "address changed"
  | "google refused"
  | "google connected"
  | "google disconnected"
  | "data exported"
  | "account deleted";

/**
 * Refusals by which an operator sees that somebody tries what is not theirs. Wrong passwords are not
 * among them: they are told where the account is known.
 */
const TOLD = new Set<ErrorCode>([
  "UNAUTHENTICATED",
  "INVALID_LINK",
  "FOREIGN_ORIGIN",
  "PREMIUM_REQUIRED",
  "NOT_FOUND",
  "TOO_LARGE",
  "RATE_LIMITED",
]);

type Details = { userId?: string | undefined; how?: string };

/** Tells the log of an event of this request. `userId` is whose account it is about, if it is known. */
export async function noteSecurityEvent(event: SecurityEvent, details: Details): Promise<void> {
  logger.info({ event, ...details, ...caller(await headers()) }, "security");
}

/** Tells the log of a refusal, where it is one that concerns security. */
export function noteRefusal(
  { code }: AppError,
  request: { headers: Headers; method: string; pathname: string; userId?: string | undefined },
): void {
  const { headers: sent, method, pathname, userId } = request;
  // Addresses that nobody knows are asked for all day, mostly by programs that look for other products.
  if (!TOLD.has(code) || (code === "NOT_FOUND" && userId === undefined)) return;
  logger.info({ event: "refused", code, method, pathname, userId, ...caller(sent) }, "security");
}

/** The request, and by whom: a name that stays the same for a network and from which it can't be read. */
function caller(sent: Headers): { requestId: string | null; client: string } {
  const client = fingerprint("client in the log", addressIn(sent)).slice(0, 16);
  return { requestId: sent.get("x-request-id"), client };
}
