import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

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
