import type { Connection } from "@/components/offline/connection-store";
import type { WaitingWrite } from "@/components/offline/device";

/** What a person meets without a network. */
export const OFFLINE_TEXTS = {
  title: "You are offline",
  reason:
    "This page was not kept on this device. Nothing is lost: it opens again when you are back.",
  kept: "These plans open without a network:",
  none: "Plans that you open with a network open here without one, too.",
  again: "Try again",
  line: "You are offline. What you tick and add is kept here and sent when you are back.",
  refused: "Not sent",
  unsent: {
    title: "Not everything is sent yet",
    description: "What you did offline is still here. Logging out now would lose it.",
  },
  logOutAnyway: "Log out anyway",
  copy: "Copy the text",
  putAway: "Put away",
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

/** What the person did that could not be done any more. */
export function refusalTitle({ change }: Pick<WaitingWrite, "change">): string {
  if (change.type === "add") return "This task could not be added. Its words are still here.";
  return change.field === "priority"
    ? "This star could not be saved. The rest is as you left it."
    : "This tick could not be saved. The rest is as you left it.";
}
