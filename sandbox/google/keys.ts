import { createHash } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";

/** What signs ID tokens: made at each start, as Google changes its keys now and then. */
export type SigningKey = {
  /** The document at `jwks_uri`. */
  jwks: { keys: JWK[] };
  sign(claims: Record<string, unknown>): Promise<string>;
};

export async function makeSigningKey(): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const jwk = await exportJWK(publicKey);
  const kid = createHash("sha1").update(JSON.stringify(jwk)).digest("hex");
  return {
    jwks: { keys: [{ ...jwk, kid, use: "sig", alg: "RS256" }] },
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid, typ: "JWT" }).sign(privateKey),
  };
}
