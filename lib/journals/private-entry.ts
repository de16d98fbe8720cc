import "server-only";
import type { DataKey } from "@/lib/users/data-keys";
import { openPrivateText, sealPrivateText } from "@/lib/users/private-texts";

/** Whose entry it is and which row holds it. */
export type EntryPlace = { userId: string; entryId: string };

/** Encrypts an entry's text for its row. */
export function sealEntry(
  dataKey: DataKey,
  { userId, entryId }: EntryPlace,
  text: string,
): Uint8Array<ArrayBuffer> {
  return sealPrivateText(dataKey, { kind: "journal entry", userId, rowId: entryId }, text);
}

/** An entry's text, or null when its key is not at hand or the row was tampered with. */
export function openEntry(
  dataKey: DataKey | null | undefined,
  { userId, entryId }: EntryPlace,
  content: Uint8Array,
): string | null {
  return openPrivateText(dataKey, { kind: "journal entry", userId, rowId: entryId }, content);
}
