import type { JournalEntry, LinkChoice } from "@/lib/journals/types";

/** What an entry is linked to; both null for nothing. */
export type LinkIds = Pick<JournalEntry, "checklistId" | "decisionId">;

/** A link as the value of an option; empty for none. */
export function optionOf({ checklistId, decisionId }: LinkIds): string {
  if (checklistId !== null) return `plan:${checklistId}`;
  return decisionId === null ? "" : `decision:${decisionId}`;
}

/** The option of something that can be linked to. */
export function choiceOption({ kind, id }: LinkChoice): string {
  return `${kind}:${id}`;
}

/** The link that an option stands for. */
export function linkOf(option: string): LinkIds {
  const [kind, id = null] = option.split(":");
  return {
    checklistId: kind === "plan" ? id : null,
    decisionId: kind === "decision" ? id : null,
  };
}
