import type { Connection } from "@/components/offline/connection-store";

const LINE = "You are offline. What you tick and add is kept here and sent when you are back.";

/** The quiet line: null while there is nothing to say. */
export function connectionText({ isOffline, waiting }: Connection): string | null {
  if (waiting === 0) return isOffline ? LINE : null;
  const changes = waiting === 1 ? "1 change" : `${waiting} changes`;
  const [is, waits] = waiting === 1 ? ["is", "waits"] : ["are", "wait"];
  return isOffline
    ? `You are offline. ${changes} ${is} kept here and sent when you are back.`
    : `${changes} ${waits} here to be sent.`;
}
