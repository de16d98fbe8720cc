import "server-only";
import type { DataKey } from "@/lib/users/data-keys";
import { openPrivateText, sealPrivateText } from "@/lib/users/private-texts";

export type AdvicePlace = { userId: string; conversationId: string };
export type MessagePlace = { userId: string; messageId: string };

/** Encrypts the advice that a conversation begins with, for the conversation's row. */
export function sealAdvice(
  dataKey: DataKey,
  { userId, conversationId }: AdvicePlace,
  text: string,
): Uint8Array<ArrayBuffer> {
  const place = { kind: "coaching advice", userId, rowId: conversationId } as const;
  return sealPrivateText(dataKey, place, text);
}

/** The advice, or null when its key is not at hand or the row was tampered with. */
export function openAdvice(
  dataKey: DataKey | null | undefined,
  { userId, conversationId }: AdvicePlace,
  advice: Uint8Array,
): string | null {
  const place = { kind: "coaching advice", userId, rowId: conversationId } as const;
  return openPrivateText(dataKey, place, advice);
}

/** Encrypts a message of either side for its row. */
export function sealMessage(
  dataKey: DataKey,
  { userId, messageId }: MessagePlace,
  text: string,
): Uint8Array<ArrayBuffer> {
  const place = { kind: "coaching message", userId, rowId: messageId } as const;
  return sealPrivateText(dataKey, place, text);
}

/** A message, or null when its key is not at hand or the row was tampered with. */
export function openMessage(
  dataKey: DataKey | null | undefined,
  { userId, messageId }: MessagePlace,
  content: Uint8Array,
): string | null {
  const place = { kind: "coaching message", userId, rowId: messageId } as const;
  return openPrivateText(dataKey, place, content);
}
