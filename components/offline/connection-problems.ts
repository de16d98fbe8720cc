import type { Connection } from "@/components/offline/connection-store";

export const CONNECTION_PROBLEMS = {
  offline:
    "You are offline. What you tick, add and rewrite is kept here and sent when you are back.",
  keptOne: "You are offline. 1 change is kept here and sent when you are back.",
  kept: (count: number) =>
    `You are offline. ${count} changes are kept here and sent when you are back.`,
  waitingOne: "1 change waits here to be sent.",
  waiting: (count: number) => `${count} changes wait here to be sent.`,
} as const;

/** The quiet line: null while there is nothing to say. */
export function connectionText({ isOffline, waiting }: Connection): string | null {
  const { offline, keptOne, kept, waitingOne, waiting: several } = CONNECTION_PROBLEMS;
  if (waiting === 0) return isOffline ? offline : null;
  if (isOffline) return waiting === 1 ? keptOne : kept(waiting);
  return waiting === 1 ? waitingOne : several(waiting);
}
