/** What a person has typed and not yet made a plan of, kept in this browser so that a reload loses nothing. */
export const GOAL_DRAFT_KEY = "goalDraft";

/** The kept text, or an empty one. A browser may refuse its storage; then nothing is kept. */
export function readGoalDraft(): string {
  try {
    return localStorage.getItem(GOAL_DRAFT_KEY) ?? "";
  } catch {
    return "";
  }
}

export function keepGoalDraft(text: string): void {
  try {
    if (text.trim() === "") localStorage.removeItem(GOAL_DRAFT_KEY);
    else localStorage.setItem(GOAL_DRAFT_KEY, text);
  } catch {
    // Storage is full or forbidden: the field itself still holds the text.
  }
}
