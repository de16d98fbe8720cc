import { formatMinutes } from "@/lib/checklists/duration";
import type { StepChange } from "@/lib/checklists/refinement/types";

/** What happened to a step, in a few words: "Added:" and the step. */
export type ChangeLine = { id: string; what: string; text: string };

type Edited = Extract<StepChange, { type: "edited" }>;

/**
 * A coach's changes as short lines to read; a step that was split and its new parts are one line.
 * `textOf` knows the steps of the list, for a step that was split and kept its words.
 */
export function changeLines(
  changes: readonly StepChange[],
  textOf: (stepId: string) => string | undefined,
): ChangeLine[] {
  const partsBySplit = new Map<string, number>();
  for (const change of changes) {
    if (change.type !== "added" || change.partOf === null) continue;
    partsBySplit.set(change.partOf, (partsBySplit.get(change.partOf) ?? 1) + 1);
  }
  const textBefore = new Map(
    changes.flatMap((change) =>
      change.type === "edited" ? [[change.stepId, change.before.text] as const] : [],
    ),
  );
  const splits = [...partsBySplit].map(([stepId, parts]) => ({
    id: `split-${stepId}`,
    what: "Split:",
    text: `${textBefore.get(stepId) ?? textOf(stepId) ?? "a step"} (now ${parts} steps)`,
  }));
  const others = changes.filter((change) =>
    change.type === "added"
      ? change.partOf === null
      : change.type !== "edited" || !partsBySplit.has(change.stepId),
  );
  return [...splits, ...others.map(lineOf)];
}

function lineOf(change: StepChange): ChangeLine {
  const id = `${change.type}-${change.stepId}`;
  switch (change.type) {
    case "added":
      return { id, what: "Added:", text: change.text };
    case "removed":
      return { id, what: "Removed:", text: change.text };
    case "moved":
      return { id, what: "Moved:", text: change.text };
    case "edited":
      return { id, ...editedLine(change) };
  }
}

function editedLine({ before, after }: Edited): Omit<ChangeLine, "id"> {
  if (before.text !== after.text) return { what: "Changed:", text: after.text };
  if (before.priority !== after.priority) {
    return { what: after.priority ? "Starred:" : "Star taken away:", text: after.text };
  }
  const minutes = after.minutes === null ? "no estimate" : formatMinutes(after.minutes);
  return { what: "Time changed:", text: `${after.text} (${minutes})` };
}
