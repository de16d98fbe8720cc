import type { DecisionView } from "@/lib/decisions/types";

/** The decision to share, as a page shows it: `id` is the decision's, `shareId` null while it is private. */
export type ShareSubject = Pick<
  DecisionView,
  "id" | "inputText" | "parsedOptions" | "chosenOption" | "shareId"
>;
