import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { hostCookieName, isSecure } from "@/lib/auth/session-token";
import { CLAIM_DAYS } from "./constants";

/** 256 random bits, base64url. */
const tokenPattern = /^[\w-]{43}$/;

/** Name of the claim cookie. */
export function claimCookieName(): string {
  return hostCookieName("stepwell-claim");
}

/** The hash under which this browser's unclaimed plans are kept, or null when it has none. */
export async function readClaimTokenHash(): Promise<string | null> {
  const token = await readToken();
  return token === null ? null : hashOf(token);
}

/**
 * As `readClaimTokenHash`, and makes the token when there is none. Each call renews the cookie's 30
 * days, so that a plan never outlives the means to claim it. Only in handlers and actions.
 */
export async function ensureClaimTokenHash(): Promise<string> {
  const token = (await readToken()) ?? randomBytes(32).toString("base64url");
  (await cookies()).set(claimCookieName(), token, {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(),
    path: "/",
    maxAge: CLAIM_DAYS * 24 * 60 * 60,
  });
  return hashOf(token);
}

async function readToken(): Promise<string | null> {
  const token = (await cookies()).get(claimCookieName())?.value;
  return token !== undefined && tokenPattern.test(token) ? token : null;
}

/** Random tokens of this length need no salt: there is nothing to guess. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
