import "server-only";
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { env } from "./env";

/** NIST SP 800-38D: 96-bit random nonces, 128-bit tags. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text with AES-256-GCM: nonce, ciphertext, tag. `context` says what it belongs to; it is
 * not stored, and the same words are needed to open it, so a text can't be moved elsewhere.
 * `key` has 32 bytes.
 */
export function sealText(key: Uint8Array, text: string, context: string): Uint8Array<ArrayBuffer> {
  return sealBytes(key, Buffer.from(text, "utf8"), context);
}

/** As `sealText`, for bytes such as another key. */
export function sealBytes(
  key: Uint8Array,
  bytes: Uint8Array,
  context: string,
): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(context, "utf8"));
  return Uint8Array.from(
    Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]),
  );
}

/** Opens what `sealText` made. Throws when it was changed, or key or context are others. */
export function openText(key: Uint8Array, sealed: Uint8Array, context: string): string {
  return openBytes(key, sealed, context).toString("utf8");
}

/** Opens what `sealBytes` made. Throws when it was changed, or key or context are others. */
export function openBytes(key: Uint8Array, sealed: Uint8Array, context: string): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context, "utf8"));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const hidden = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
  return Buffer.concat([decipher.update(hidden), decipher.final()]);
}

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
 * e-mail addresses: HMAC-SHA-256 with a key from AUTH_SECRET, another one for each `purpose`.
 */
export function fingerprint(purpose: string, text: string): string {
  return createHmac("sha256", keyFor(purpose)).update(text).digest("base64url");
}

function keyFor(purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", env().AUTH_SECRET, "", `stepwell ${purpose}`, 32));
}
