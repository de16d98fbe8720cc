import type { SharedDecision } from "./types";

/** Where a shared decision leads a visitor: to an account, and from there to a plan of their own (document 2, section 2). */
export function signUpAddress(shareId: string): `/signup?redirectTo=${string}` {
  const target = `/checklist/new?from=shared&shareId=${encodeURIComponent(shareId)}`;
  return `/signup?redirectTo=${encodeURIComponent(target)}`;
}

/** The growth-entry context: question and chosen option joined (document 2, section 3). */
export function growthContext({ inputText, chosenOption }: SharedDecision): string {
  return chosenOption === null ? inputText : `${inputText} – ${chosenOption}`;
}
