import type { Day } from "@/lib/dates";
import type { AskedDecision, BreakdownAnswer } from "@/lib/decisions/types";

/** A smaller step within a step. `minutes` is an estimate in whole minutes, null where nobody estimated. */
export type SubStep = {
  id: string;
  text: string;
  completed: boolean;
  /** Starred, a candidate for the Top 3. */
  priority: boolean;
  /** Added by hand rather than by a planner. */
  manual: boolean;
  minutes: number | null;
  /** "Not today": the day (YYYY-MM-DD) on which it comes back by itself; null while it is not put off. */
  deferredUntil: string | null;
};

/** One step of a plan with the smaller steps that it was broken down into, if it was. One level only. */
export type ChecklistStep = SubStep & { subSteps: SubStep[] };

/**
 * The answer of `POST /api/checklist/{id}/tasks/{taskId}/breakdown`: as that of a goal's breakdown, and
 * the step with the smaller steps that were saved.
 */
export type StepBreakdownAnswer =
  | (Extract<BreakdownAnswer, { success: true }> & { task: ChecklistStep })
  | Extract<BreakdownAnswer, { success: false }>;

/** `percentage` is a whole number from 0 to 100; it says 100 only when every step is done. */
export type Progress = { completed: number; total: number; percentage: number };

/** Open, completed (every step is done), or put away by the person, whatever its steps say. */
export type PlanStatus = "open" | "done" | "archived";

/** What a card of My Plans shows. `createdAt` is ISO 8601 in UTC; `title` is uncut. */
export type ChecklistCard = {
  id: string;
  decisionId: string;
  title: string;
  createdAt: string;
  status: PlanStatus;
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
  /** What the person may still refine of this plan; 999 stands for Premium's "as often as you like". */
  remainingRefinements: number;
  /** ISO 8601 in UTC; null while a step is open. */
  completedAt: string | null;
  /** ISO 8601 in UTC; null while the plan is not put away. */
  archivedAt: string | null;
};

/** A whole plan, as its page and `GET /api/checklist/{id}` show it. */
export type ChecklistDetail = ChecklistSummary & {
  decision: AskedDecision;
};

/** The day that it is for a person, and their IANA zone; without one days are those of UTC. */
export type PersonDay = { today: Day; timeZone: string | null };

/** A starred open step with its plan, for Today. */
export type TodayStep = {
  id: string;
  text: string;
  minutes: number | null;
  checklistId: string;
  /** The plan's title, uncut. */
  title: string;
};

/** What My Plans says above the cards. */
export type Today = {
  /** At most three, those of the newest plans first. */
  steps: TodayStep[];
  /** Whole days that the person was away before this visit, when they were enough for a welcome; else null. */
  daysAway: number | null;
  /** Whether the lists of completed and of archived plans hold anything. */
  hasDone: boolean;
  hasArchived: boolean;
};
