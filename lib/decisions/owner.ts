import "server-only";
import type { CurrentSession } from "@/lib/auth/types";
import { AppError } from "@/lib/errors";
import { consumeRateLimit, type RateLimit } from "@/lib/rate-limit";
import { clientAddress } from "@/lib/request";
import { ensureClaimTokenHash, readClaimTokenHash } from "./claim-token";
import { CLAIM_READ_LIMIT } from "./constants";
import type { Owner } from "./types";

/** Whose rows this request may read: the person's, or those of the browser's claim token. */
export async function readOwner(session: CurrentSession | null): Promise<Owner | null> {
  if (session) return { userId: session.user.id };
  const claimTokenHash = await readClaimTokenHash();
  return claimTokenHash === null ? null : { claimTokenHash };
}

/**
 * As `readOwner`, for reads that a visitor may make of an unclaimed plan. Counts a visitor's reads.
 * @throws AppError UNAUTHENTICATED without session and claim token, RATE_LIMITED
 */
export async function requireReader(session: CurrentSession | null): Promise<Owner> {
  const owner = await readOwner(session);
  if (!owner) throw new AppError("UNAUTHENTICATED");
  if (!session) await countUse(CLAIM_READ_LIMIT, session);
  return owner;
}

/**
 * The error for a row that an owner does not have. A visitor is asked to log in: their session may
 * have ended, and their plan is not gone.
 */
export function missing(session: CurrentSession | null): AppError {
  return new AppError(session ? "NOT_FOUND" : "UNAUTHENTICATED");
}

/** Who will own what this request saves; a visitor without a claim token gets one. */
export async function ensureOwner(session: CurrentSession | null): Promise<Owner> {
  if (session) return { userId: session.user.id };
  return { claimTokenHash: await ensureClaimTokenHash() };
}

/**
 * Counts a use by account, or by address for a visitor, so that people who share an address with
 * many others (a school, an office) are not held back once they are signed in.
 * @throws AppError RATE_LIMITED
 */
export async function countUse(limit: RateLimit, session: CurrentSession | null): Promise<void> {
  await consumeRateLimit(limit, session ? session.user.id : await clientAddress());
}
