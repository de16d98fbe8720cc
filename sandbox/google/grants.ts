import { createHash, randomBytes } from "node:crypto";
import type { GoogleAccount } from "./profile.ts";

/** What a code stands for until it is exchanged. */
export type Grant = {
  account: GoogleAccount;
  clientId: string;
  redirectUri: string;
  nonce: string | undefined;
  /** S256 challenge of RFC 7636; without one the exchange needs no verifier. */
  codeChallenge: string | undefined;
};

export type Grants = {
  /** A code that can be exchanged once, within a minute. */
  issueCode(grant: Grant): string;
  /** The grant of a code, which is worth nothing from now on. A second try kills its access token. */
  redeemCode(code: string): Grant | null;
  /** An access token for userinfo, good for an hour. */
  issueAccessToken(code: string, account: GoogleAccount): string;
  accountOf(accessToken: string): GoogleAccount | null;
};

const CODE_MS = 60_000;
export const ACCESS_TOKEN_SECONDS = 3599;

/** Codes and access tokens, in memory: a restart of the sandbox ends the sign-ins under way. */
export function openGrants(now: () => number = Date.now): Grants {
  const codes = new Map<string, { grant: Grant; expiresAt: number }>();
  const used = new Set<string>();
  const tokens = new Map<string, { code: string; account: GoogleAccount; expiresAt: number }>();
  return {
    issueCode(grant) {
      const code = `4/0${randomBytes(48).toString("base64url")}`;
      codes.set(code, { grant, expiresAt: now() + CODE_MS });
      return code;
    },
    redeemCode(code) {
      const known = codes.get(code);
      codes.delete(code);
      // RFC 6749, section 4.1.2: a code that comes twice may be stolen.
      if (used.has(code)) {
        for (const [token, issued] of tokens) if (issued.code === code) tokens.delete(token);
      }
      used.add(code);
      return known && known.expiresAt > now() ? known.grant : null;
    },
    issueAccessToken(code, account) {
      const token = `ya29.${randomBytes(64).toString("base64url")}`;
      tokens.set(token, { code, account, expiresAt: now() + ACCESS_TOKEN_SECONDS * 1000 });
      return token;
    },
    accountOf(accessToken) {
      const known = tokens.get(accessToken);
      return known && known.expiresAt > now() ? known.account : null;
    },
  };
}

/** RFC 7636, section 4.6. */
export function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}
