import type { PlannedStep } from "@/lib/decisions/planner/types";
import { FIRST_STEP_MINUTES } from "@/lib/decisions/planner/written/sizes";

/** A suggested step on its way to becoming a task; `key` stays when the text or the place changes. */
export type Suggestion = {
  key: number;
  text: string;
  minutes: number | null;
  /** The key of the suggestion that this is a smaller part of. */
  partOf?: number;
};

export type SuggestionEdit =
  | { type: "edit"; key: number; text: string }
  | { type: "remove"; key: number }
  | { type: "restore"; suggestion: Suggestion; index: number }
  | { type: "move"; key: number; by: -1 | 1 }
  /** Smaller steps take the place of one; `join` takes that back. */
  | { type: "split"; key: number; parts: readonly PlannedStep[] }
  | { type: "join"; suggestion: Suggestion };

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
    case "split":
      return suggestions.flatMap((suggestion) =>
        suggestion.key === change.key ? partsOf(change.key, change.parts) : suggestion,
      );
    case "join": {
      const { suggestion } = change;
      const place = suggestions.findIndex(({ partOf }) => partOf === suggestion.key);
      const rest = suggestions.filter(({ partOf }) => partOf !== suggestion.key);
      return place < 0 ? suggestions : rest.toSpliced(place, 0, suggestion);
    }
    case "move": {
      const from = suggestions.findIndex(({ key }) => key === change.key);
      const moved = suggestions[from];
      const to = from + change.by;
      if (!moved || to < 0 || to >= suggestions.length) return suggestions;
      return suggestions.toSpliced(from, 1).toSpliced(to, 0, moved);
    }
  }
}

/** More places than a breakdown fills, so that no key of a part can be one of another suggestion. */
const KEYS_PER_SUGGESTION = 100;

function partsOf(key: number, parts: readonly PlannedStep[]): Suggestion[] {
  const first = (key + 1) * KEYS_PER_SUGGESTION;
  return parts.map(({ text, minutes }, at) => ({ key: first + at, text, minutes, partOf: key }));
}

/** Whether a plan would begin with more than the two minutes that make starting easy. */
export function beginsBig(suggestions: readonly Suggestion[]): boolean {
  const first = suggestions.find(({ text }) => text.trim() !== "");
  return first !== undefined && (first.minutes === null || first.minutes > FIRST_STEP_MINUTES);
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
