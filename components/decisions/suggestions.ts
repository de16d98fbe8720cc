import type { PlannedStep } from "@/lib/decisions/planner/types";

/** A suggested step on its way to becoming a task; `key` stays when the text or the place changes. */
export type Suggestion = { key: number; text: string; minutes: number | null };

export type SuggestionEdit =
  | { type: "edit"; key: number; text: string }
  | { type: "remove"; key: number }
  | { type: "restore"; suggestion: Suggestion; index: number }
  | { type: "move"; key: number; by: -1 | 1 };

export function suggestionsOf(steps: readonly PlannedStep[]): Suggestion[] {
  return steps.map(({ text, minutes }, key) => ({ key, text, minutes }));
}

export function editSuggestions(suggestions: Suggestion[], change: SuggestionEdit): Suggestion[] {
  switch (change.type) {
    case "edit":
      return suggestions.map((suggestion) =>
        suggestion.key === change.key ? { ...suggestion, text: change.text } : suggestion,
      );
    case "remove":
      return suggestions.filter(({ key }) => key !== change.key);
    case "restore":
      return suggestions.some(({ key }) => key === change.suggestion.key)
        ? suggestions
        : suggestions.toSpliced(change.index, 0, change.suggestion);
    case "move": {
      const from = suggestions.findIndex(({ key }) => key === change.key);
      const moved = suggestions[from];
      const to = from + change.by;
      if (!moved || to < 0 || to >= suggestions.length) return suggestions;
      return suggestions.toSpliced(from, 1).toSpliced(to, 0, moved);
    }
  }
}

export function isSuggestion(value: unknown): value is Suggestion {
  if (typeof value !== "object" || value === null) return false;
  if (!("key" in value && "text" in value && "minutes" in value)) return false;
  const { key, text, minutes } = value;
  const hasMinutes = minutes === null || typeof minutes === "number";
  return typeof key === "number" && typeof text === "string" && hasMinutes;
}

/** What is saved: trimmed, without the ones that were emptied. */
export function keptSuggestions(
  suggestions: readonly Suggestion[],
): { text: string; minutes: number | null }[] {
  return suggestions
    .map(({ text, minutes }) => ({ text: text.trim(), minutes }))
    .filter(({ text }) => text !== "");
}
