import { createHmac } from "node:crypto";
import { openBytes, sealBytes } from "../sealing.ts";

// Node runs this file as it stands, for `npm run admin -- rotate-keys`.

/** A key of the environment, and a short name for it from which the key can't be guessed. */
export type WrappingKey = { key: Buffer; id: string };

/** A row of `data_keys`. */
export type WrappedKey = {
  id: string;
  userId: string;
  wrappedKey: Uint8Array;
  wrappingKeyId: string;
};

/** The wrapping key that a variable of the environment holds as base64 or base64url. */
export function wrappingKeyOf(text: string): WrappingKey {
  const key = Buffer.from(text, "base64url");
  const id = createHmac("sha256", key).update("stepwell wrapping key").digest("hex").slice(0, 16);
  return { key, id };
}

/** Wraps a data key for its row. */
export function wrapKey(
  wrappingKey: WrappingKey,
  row: Pick<WrappedKey, "id" | "userId">,
  dataKey: Uint8Array,
): Pick<WrappedKey, "wrappingKeyId"> & { wrappedKey: Uint8Array<ArrayBuffer> } {
  const wrappedKey = sealBytes(wrappingKey.key, dataKey, contextOf(row));
  return { wrappedKey, wrappingKeyId: wrappingKey.id };
}

/** The data key of a row. Throws when none of the wrapping keys wrapped it, or the row was changed. */
export function unwrapKey(wrappingKeys: readonly WrappingKey[], row: WrappedKey): Buffer {
  const wrappingKey = wrappingKeys.find(({ id }) => id === row.wrappingKeyId);
  if (!wrappingKey) throw new Error("wrapped by a key that is not in the environment");
  return openBytes(wrappingKey.key, row.wrappedKey, contextOf(row));
}

/** A wrapped key opens only in the row that it was made for. */
function contextOf({ id, userId }: Pick<WrappedKey, "id" | "userId">): string {
  return `data key ${id} of ${userId}`;
}
