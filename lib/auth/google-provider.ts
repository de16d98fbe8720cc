import "server-only";
import { customFetch } from "next-auth";
import Google from "next-auth/providers/google";
import { env } from "@/lib/env";

const TIMEOUT_MS = 10_000;

/** True when signing in with Google is set up. */
export function isGoogleOffered(): boolean {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env();
  return GOOGLE_CLIENT_ID !== undefined && GOOGLE_CLIENT_SECRET !== undefined;
}

/**
 * Google as an OpenID provider. State ties the answer to this browser, PKCE the code to this
 * request, the nonce the ID token to this sign-in (RFC 9700, section 2.1).
 */
export function googleProvider() {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = env();
  return Google({
    clientId: GOOGLE_CLIENT_ID ?? "",
    clientSecret: GOOGLE_CLIENT_SECRET ?? "",
    issuer: GOOGLE_ISSUER,
    checks: ["state", "pkce", "nonce"],
    // People with several Google accounts say which one; on a shared computer nobody slips in.
    authorization: { params: { scope: "openid email profile", prompt: "select_account" } },
    [customFetch]: (input, init) =>
      fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
  });
}
