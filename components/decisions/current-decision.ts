/** Where this tab keeps the decision that was made last (document 2, section 3). */
export const CURRENT_DECISION_KEY = "currentDecision";

/** `chosenOption` is null for a goal, and for a question that no coin has answered. */
export type CurrentDecision = { inputText: string; chosenOption: string | null };

export function keepCurrentDecision({ inputText, chosenOption }: CurrentDecision): void {
  try {
    sessionStorage.setItem(CURRENT_DECISION_KEY, JSON.stringify({ inputText, chosenOption }));
  } catch {
    // Storage is full or forbidden: the server has the decision all the same.
  }
}
