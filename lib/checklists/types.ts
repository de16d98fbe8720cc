/** One step of a plan. `minutes` is an estimate in whole minutes, null where nobody estimated. */
export type ChecklistStep = {
  id: string;
  text: string;
  completed: boolean;
  /** Starred, a candidate for the Top 3. */
  priority: boolean;
  /** Added by hand rather than by a planner. */
  manual: boolean;
  minutes: number | null;
};

/** `percentage` is a whole number from 0 to 100; it says 100 only when every step is done. */
export type Progress = { completed: number; total: number; percentage: number };

/** What a card of My Plans shows. `createdAt` is ISO 8601 in UTC; `title` is uncut. */
export type ChecklistCard = {
  id: string;
  decisionId: string;
  title: string;
  createdAt: string;
  progress: Progress;
  /** At most three: the next open steps in their order, then done ones. */
  recentSteps: { id: string; text: string; completed: boolean }[];
};

/** One page of cards, newest first. `nextCursor` is null on the last page. */
export type ChecklistCardPage = { cards: ChecklistCard[]; nextCursor: string | null };

/** A plan in the API's list (document 2, section 3). */
export type ChecklistSummary = {
  id: string;
  decisionId: string;
  title: string;
  createdAt: string;
  steps: ChecklistStep[];
  progress: Progress;
  /** True while the free refinements last, and always for Premium. */
  canRefine: boolean;
  refinementCount: number;
};

/** A whole plan, as its page and `GET /api/checklist/{id}` show it. */
export type ChecklistDetail = ChecklistSummary & {
  decision: { inputText: string; chosenOption: string | null; parsedOptions: string[] };
};
