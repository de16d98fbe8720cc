import type { NextAuthConfig } from "next-auth";
import { z } from "zod";
import { env } from "@/lib/env";
import { SESSION_SECONDS } from "./constants";
import {
  decodeSessionToken,
  encodeSessionToken,
  hostCookieName,
  isSecure,
  sessionCookieName,
  sessionCookieOptions,
} from "./session-token";

const tokenSchema = z.object({ sub: z.uuid(), sessionId: z.uuid() });

/**
 * next-auth without the database. Its cookie is the one that `session-token.ts` makes and reads: same
 * name, same claims, same salt. `AUTH_SECRET` is checked by `env`, so it never starts without one.
 */
export const authConfig = {
  basePath: "/api/auth",
  secret: env().AUTH_SECRET,
  // The address comes from AUTH_URL, which `env` sets; no Host header decides it.
  trustHost: true,
  useSecureCookies: isSecure(),
  session: { strategy: "jwt", maxAge: SESSION_SECONDS },
  cookies: {
    sessionToken: { name: sessionCookieName(), options: sessionCookieOptions() },
    csrfToken: { name: hostCookieName("authjs.csrf-token") },
    callbackUrl: { name: hostCookieName("authjs.callback-url") },
    pkceCodeVerifier: { name: hostCookieName("authjs.pkce.code_verifier") },
    state: { name: hostCookieName("authjs.state") },
    nonce: { name: hostCookieName("authjs.nonce") },
  },
  pages: { signIn: "/login", error: "/login" },
  providers: [],
  jwt: {
    encode: async ({ token }) => {
      const { sub, sessionId } = tokenSchema.parse(token);
      return encodeSessionToken({ userId: sub, sessionId });
    },
    decode: async ({ token }) => {
      const claims = token ? await decodeSessionToken(token) : null;
      return claims ? { sub: claims.userId, sessionId: claims.sessionId } : null;
    },
  },
} satisfies NextAuthConfig;
