import type { WaitingWrite } from "@/components/offline/device";

/** What a person meets when something that was done offline could not be done any more. */
export const REFUSAL_TEXTS = {
  label: "Not sent",
  copy: "Copy the text",
  putAway: "Put away",
} as const;

/** What the person did that could not be done any more. */
export function refusalTitle({ change }: Pick<WaitingWrite, "change">): string {
  if (change.type === "add") return "This task could not be added. Its words are still here.";
  return change.field === "priority"
    ? "This star could not be saved. The rest is as you left it."
    : "This tick could not be saved. The rest is as you left it.";
}
