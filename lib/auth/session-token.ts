import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { env } from "@/lib/env";
import { SESSION_SECONDS } from "./constants";

const claimsSchema = z.object({ sub: z.uuid(), sessionId: z.uuid(), iat: z.int() });

/** What a session token says: whose session it is and which row keeps it alive. */
export type SessionClaims = { userId: string; sessionId: string };

/** A token that was read, with the second since the epoch at which it was made. */
export type ReadClaims = SessionClaims & { issuedAt: number };

/** Name of the session cookie; the `__Secure-` prefix holds it to https where the product runs on it. */
export function sessionCookieName(): string {
  return isSecure() ? "__Secure-authjs.session-token" : "authjs.session-token";
}

/** Attributes of the session cookie, lifetime apart. */
export function sessionCookieOptions() {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure() } as const;
}

/** True when the product's public address is https. */
export function isSecure(): boolean {
  return env().APP_URL.startsWith("https://");
}

/**
 * The encrypted token (JWE) of a session, valid for 30 days. It serves as the cookie's value and as
 * `Authorization: Bearer`. The cookie's name is its salt, as next-auth has it.
 */
export function encodeSessionToken({ userId, sessionId }: SessionClaims): Promise<string> {
  return encode({
    token: { sub: userId, sessionId },
    secret: env().AUTH_SECRET,
    salt: sessionCookieName(),
    maxAge: SESSION_SECONDS,
  });
}

/** The claims of a token, or null when it is forged, damaged or expired. */
export async function decodeSessionToken(token: string): Promise<ReadClaims | null> {
  try {
    const claims = claimsSchema.safeParse(
      await decode({ token, secret: env().AUTH_SECRET, salt: sessionCookieName() }),
    );
    if (!claims.success) return null;
    const { sub, sessionId, iat } = claims.data;
    return { userId: sub, sessionId, issuedAt: iat };
  } catch {
    return null;
  }
}
