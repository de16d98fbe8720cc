import type { WaitingWrite } from "@/components/offline/device";

/** What a person meets when something that was done offline could not be done any more. */
export const REFUSAL_PROBLEMS = {
  label: "Not sent",
  add: "This task could not be added. Its words are still here.",
  priority: "This star could not be saved. The rest is as you left it.",
  completed: "This tick could not be saved. The rest is as you left it.",
  text: "These words could not be saved. They are still here, and the task is as it was.",
  minutes: "These minutes could not be saved. The rest is as you left it.",
} as const;

/** What the person did that could not be done any more. */
export function refusalTitle({ change }: Pick<WaitingWrite, "change">): string {
  return REFUSAL_PROBLEMS[change.type === "add" ? "add" : change.field];
}
