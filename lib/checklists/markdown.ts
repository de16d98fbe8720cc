import "server-only";
import type { Snapshot } from "@/lib/export";
import { markdownLine } from "@/lib/markdown";
import { formatMinutes } from "./duration";
import { type LivePlan, livePlans } from "./export";

type MarkdownStep = LivePlan["steps"][number]["subSteps"][number];

/** A person's plans as Markdown task lists, piece by piece. `formatDate` writes days as they know them. */
export async function* plansAsMarkdown(
  snapshot: Snapshot,
  userId: string,
  formatDate: (date: Date) => string,
): AsyncGenerator<string> {
  yield "# Your plans\n";
  let any = false;
  for await (const plan of livePlans(snapshot, userId)) {
    any = true;
    yield planAsMarkdown(plan, formatDate);
  }
  if (!any) yield "\nThere are no plans yet.\n";
}

/** One plan: a heading, when it was made, and its steps with ticks, stars and minutes. */
export function planAsMarkdown(plan: LivePlan, formatDate: (date: Date) => string): string {
  const done = plan.steps.filter(({ completed }) => completed).length;
  const lines = plan.steps.flatMap((step) => [
    stepLine(step, ""),
    ...step.subSteps.map((subStep) => stepLine(subStep, "  ")),
  ]);
  const summary = `Made on ${formatDate(plan.createdAt)}, ${done} of ${plan.steps.length} done.`;
  return ["", `## ${markdownLine(plan.title)}`, "", summary, "", ...lines, ""].join("\n");
}

function stepLine({ completed, priority, text, minutes }: MarkdownStep, indentation: string) {
  const star = priority ? "⭐ " : "";
  const estimate = minutes === null ? "" : ` (${formatMinutes(minutes)})`;
  return `${indentation}- [${completed ? "x" : " "}] ${star}${markdownLine(text)}${estimate}`;
}
