import "server-only";
import { openText, sealText } from "@/lib/sealing";
import type { DataKey } from "./data-keys";

/** Where a private text stands. It opens nowhere else, so rows can't be exchanged unnoticed. */
export type TextPlace = {
  kind: "journal entry" | "coaching advice" | "coaching message";
  userId: string;
  /** Id of the row that holds it. */
  rowId: string;
};

/** Encrypts what a person wrote or was told in private, with the person's own key. */
export function sealPrivateText(
  dataKey: DataKey,
  place: TextPlace,
  text: string,
): Uint8Array<ArrayBuffer> {
  return sealText(dataKey.key, text, contextOf(place));
}

/** The text, or null when its key is not at hand or it was changed or moved. */
export function openPrivateText(
  dataKey: DataKey | null | undefined,
  place: TextPlace,
  sealed: Uint8Array,
): string | null {
  if (!dataKey) return null;
  try {
    return openText(dataKey.key, sealed, contextOf(place));
  } catch {
    return null;
  }
}

function contextOf({ kind, userId, rowId }: TextPlace): string {
  return `${kind} ${rowId} of ${userId}`;
}
