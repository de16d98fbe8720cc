import { createHash } from "node:crypto";
import type { Client } from "./authorization-request.ts";
import { ACCESS_TOKEN_SECONDS, challengeOf, type Grant, type Grants } from "./grants.ts";
import type { SigningKey } from "./keys.ts";
import { claimsOf } from "./profile.ts";

/** An answer of the token endpoint that is not a success, with Google's words. */
export class TokenError extends Error {
  readonly status: 400 | 401;
  readonly code: string;

  constructor(status: 400 | 401, code: string, description: string) {
    super(description);
    this.status = status;
    this.code = code;
  }
}

type TokenRequest = {
  form: URLSearchParams;
  /** The Authorization header. */
  authorization: string | undefined;
};

/**
 * Exchanges a code. RFC 6749, section 4.1.3; RFC 7636, section 4.5.
 * https://developers.google.com/identity/openid-connect/openid-connect#exchangecode
 * @throws TokenError
 */
export async function exchangeCode(
  { form, authorization }: TokenRequest,
  {
    client,
    grants,
    key,
    issuer,
  }: { client: Client; grants: Grants; key: SigningKey; issuer: string },
): Promise<Record<string, unknown>> {
  checkClient(form, authorization, client);
  const grantType = form.get("grant_type");
  if (grantType !== "authorization_code") {
    throw new TokenError(400, "unsupported_grant_type", `Invalid grant_type: ${grantType ?? ""}`);
  }
  const code = form.get("code");
  if (!code) throw new TokenError(400, "invalid_request", "Missing required parameter: code");
  const grant = grants.redeemCode(code);
  if (!grant) throw new TokenError(400, "invalid_grant", "Malformed auth code.");
  if (form.get("redirect_uri") !== grant.redirectUri) {
    throw new TokenError(400, "redirect_uri_mismatch", "Bad Request");
  }
  checkVerifier(form.get("code_verifier"), grant);
  const accessToken = grants.issueAccessToken(code, grant.account);
  return {
    access_token: accessToken,
    expires_in: ACCESS_TOKEN_SECONDS,
    scope:
      "openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile",
    token_type: "Bearer",
    id_token: await key.sign(idTokenClaims(grant, accessToken, issuer)),
  };
}

function idTokenClaims(grant: Grant, accessToken: string, issuer: string) {
  const iat = Math.floor(Date.now() / 1000);
  return {
    iss: issuer,
    azp: grant.clientId,
    aud: grant.clientId,
    ...claimsOf(grant.account),
    // OpenID Connect Core, section 3.1.3.6: the left half of the hash.
    at_hash: createHash("sha256")
      .update(accessToken)
      .digest()
      .subarray(0, 16)
      .toString("base64url"),
    ...(grant.nonce === undefined ? {} : { nonce: grant.nonce }),
    iat,
    exp: iat + 3600,
  };
}

function checkClient(form: URLSearchParams, authorization: string | undefined, client: Client) {
  const [id, secret] = basicCredentials(authorization) ?? [
    form.get("client_id"),
    form.get("client_secret"),
  ];
  if (id !== client.id) {
    throw new TokenError(401, "invalid_client", "The OAuth client was not found.");
  }
  if (secret !== client.secret) throw new TokenError(401, "invalid_client", "Unauthorized");
}

/** RFC 6749, section 2.3.1: both halves are form-encoded before they are joined. */
function basicCredentials(authorization: string | undefined): [string, string] | null {
  const encoded = /^Basic (.+)$/i.exec(authorization ?? "")?.[1];
  if (encoded === undefined) return null;
  const [id = "", secret = ""] = Buffer.from(encoded, "base64").toString("utf8").split(":");
  const decode = (text: string) => new URLSearchParams(`v=${text}`).get("v") ?? "";
  return [decode(id), decode(secret)];
}

function checkVerifier(verifier: string | null, { codeChallenge }: Grant): void {
  if (codeChallenge === undefined) return;
  if (!verifier) throw new TokenError(400, "invalid_grant", "Missing code verifier.");
  if (challengeOf(verifier) !== codeChallenge) {
    throw new TokenError(400, "invalid_grant", "Invalid code verifier.");
  }
}
