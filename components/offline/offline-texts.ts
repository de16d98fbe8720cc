import type { Connection } from "@/components/offline/connection-store";

/** What every page may have to say without a network. */
export const OFFLINE_TEXTS = {
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
