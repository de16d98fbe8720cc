/** Who owns a decision or a plan: a person, or the browser that holds the claim token. */
export type Owner = { userId: string } | { claimTokenHash: string };

/** A suggested step as it is saved with its decision; `minutes` is null where nobody estimated. */
export type SuggestedTask = { text: string; minutes: number | null };

/** `GET /api/decision/{id}` (document 2, section 3). `createdAt` is ISO 8601 in UTC. */
export type DecisionView = {
  id: string;
  inputText: string;
  chosenOption: string | null;
  parsedOptions: string[];
  createdAt: string;
};
