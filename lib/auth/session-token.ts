import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { env } from "@/lib/env";
import { SESSION_SECONDS } from "./constants";

const claimsSchema = z.object({
  sub: z.uuid(),
  sessionId: z.uuid(),
  iat: z.int(),
  exp: z.int(),
});

/** What a session token says: whose session it is and which row keeps it alive. */
export type SessionClaims = { userId: string; sessionId: string };

/** A token that was read, with the second since the epoch at which it was made. */
export type ReadClaims = SessionClaims & { issuedAt: number };

/**
 * The name of a cookie of the whole site. Where the product runs on https the prefix `__Host-` makes
 * browsers take it only from this very host, over https and for every path (RFC 6265bis, 4.1.3.2).
 */
export function hostCookieName(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}

/** Name of the session cookie. */
export function sessionCookieName(): string {
  return hostCookieName("authjs.session-token");
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

/**
 * Deriving the key and decrypting costs more than the query behind it, and a person's requests carry
 * the same token. Only what was proved genuine is kept, under the token's hash; whether the session
 * still lives is asked of its row each time.
 */
const decoded = new LRUCache<string, { claims: ReadClaims; expiresAt: number }>({ max: 10_000 });

/** The claims of a token, or null when it is forged, damaged or expired. */
export async function decodeSessionToken(token: string): Promise<ReadClaims | null> {
  const key = createHash("sha256").update(token).digest("base64");
  const known = decoded.get(key);
  if (known && known.expiresAt * 1000 > Date.now()) return known.claims;
  const salt = sessionCookieName();
  const payload = await decode({ token, secret: env().AUTH_SECRET, salt }).catch(() => null);
  const parsed = claimsSchema.safeParse(payload);
  if (!parsed.success) return null;
  const { sub, sessionId, iat, exp } = parsed.data;
  const claims = { userId: sub, sessionId, issuedAt: iat };
  decoded.set(key, { claims, expiresAt: exp });
  return claims;
}
