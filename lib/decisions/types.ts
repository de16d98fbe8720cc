import type { PlannedStep, Planner } from "@/lib/decisions/planner/types";
import type { SafetyNotice } from "@/lib/safety/types";

/** Who owns a decision or a plan: a person, or the browser that holds the claim token. */
export type Owner = { userId: string } | { claimTokenHash: string };

/** A suggested step as it is saved with its decision; `minutes` is null where nobody estimated. */
export type SuggestedTask = { text: string; minutes: number | null };

/** What a person asked, and what the coin chose. */
export type AskedDecision = {
  inputText: string;
  /** The option that the coin chose; null while it was not flipped, or where there are no options. */
  chosenOption: string | null;
  /** In the order shown; empty for a goal. */
  parsedOptions: string[];
  /** How often the coin was flipped for it. */
  flipCount: number;
  /** Its public address, while it is shared. */
  shareId: string | null;
};

/** `GET /api/decision/{id}` (document 2, section 3). */
export type DecisionView = AskedDecision & {
  id: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** The plan that was made of it, if it has one that was not deleted. */
  checklistId: string | null;
};

/** What was found under an id; null where there is no decision of the person's own. */
export type FoundDecision = { id: string; decision: DecisionView | null };

/** The answer of `POST /api/decisions/breakdown` (document 2, sections 5 and 7). */
export type BreakdownAnswer =
  | {
      success: true;
      tasks: string[];
      steps: PlannedStep[];
      planner: Planner["name"];
      /** A plain sentence about this plan, such as who wrote it when Claude could not. */
      notice?: string;
      /** Help to show beside the plan, for a text that needs some. */
      safety?: SafetyNotice;
    }
  | { success: false; needsRefinement: true; message: string; tasks: [] };

/** A breakdown on its way: steps one by one, then the answer, which has the last word. */
export type BreakdownEvent<Answer = BreakdownAnswer> =
  | { type: "step"; step: PlannedStep }
  | { type: "answer"; answer: Answer };
