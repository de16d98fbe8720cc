import type { Connection } from "@/components/offline/connection-store";

/** What a person meets without a network. */
export const OFFLINE_TEXTS = {
  title: "You are offline",
  reason:
    "This page was not kept on this device. Nothing is lost: it opens again when you are back.",
  kept: "These plans open without a network:",
  none: "Plans that you open with a network open here without one, too.",
  again: "Try again",
  line: "You are offline. What you tick and add is kept here and sent when you are back.",
  unsent: {
    title: "Not everything is sent yet",
    description: "What you did offline is still here. Logging out now would lose it.",
  },
  logOutAnyway: "Log out anyway",
} as const;

/** The quiet line: null while there is nothing to say. */
export function connectionText({ isOffline, waiting }: Connection): string | null {
  if (waiting === 0) return isOffline ? OFFLINE_TEXTS.line : null;
  const changes = waiting === 1 ? "1 change" : `${waiting} changes`;
  const [is, waits] = waiting === 1 ? ["is", "waits"] : ["are", "wait"];
  return isOffline
    ? `You are offline. ${changes} ${is} kept here and sent when you are back.`
    : `${changes} ${waits} here to be sent.`;
}
