import { VISITOR_GOAL_KEY } from "@/components/safety/drafts/drafts-key";

/** What a person has typed and not yet made a plan of, kept in this browser so that a reload loses nothing. */
export const GOAL_DRAFT_KEY = "goalDraft";

/** A visitor's goal, or an empty text. A browser may refuse its storage; then nothing is kept. */
export function readGoalDraft(): string {
  try {
    return localStorage.getItem(VISITOR_GOAL_KEY) ?? "";
  } catch {
    return "";
  }
}

export function keepGoalDraft(text: string): void {
  try {
    if (text.trim() === "") localStorage.removeItem(VISITOR_GOAL_KEY);
    else localStorage.setItem(VISITOR_GOAL_KEY, text);
  } catch {
    // Storage is full or forbidden: the field itself still holds the text.
  }
}
