import "server-only";
import { createHmac, hkdfSync } from "node:crypto";
import { env } from "./env";
import { openText, sealText } from "./sealing";

/**
 * Seals a value that lives for hours, such as a job's data or a cookie, as base64url. The key comes
 * from AUTH_SECRET by HKDF (RFC 5869), another one for each `purpose`.
 */
export function sealValue(purpose: string, value: unknown): string {
  const sealed = sealText(keyFor(purpose), JSON.stringify(value), purpose);
  return Buffer.from(sealed).toString("base64url");
}

/** Opens what `sealValue` made; the caller checks its shape. Throws when it is not genuine. */
export function openValue(purpose: string, sealed: string): unknown {
  return JSON.parse(openText(keyFor(purpose), Buffer.from(sealed, "base64url"), purpose));
}

/**
 * A value by which a text is found again and from which it can't be read, not even by trying out all
 * email addresses: HMAC-SHA-256 with a key from AUTH_SECRET, another one for each `purpose`.
 */
export function fingerprint(purpose: string, text: string): string {
  return createHmac("sha256", keyFor(purpose)).update(text).digest("base64url");
}

function keyFor(purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", env().AUTH_SECRET, "", `stepwell ${purpose}`, 32));
}
