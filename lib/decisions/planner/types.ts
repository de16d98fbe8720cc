/** The three stops of the size dial: exactly 3 steps, 5 to 7, or 8 to 12 of two to ten minutes each. */
export type PlanSize = "nudge" | "steady" | "tiny";

/** One step of a plan. `text` is at most 500 characters; `minutes` is a whole number of at least 1. */
export type PlannedStep = { text: string; minutes: number };

/**
 * What the person typed (at most 2,000 characters) and the size they want. With `question`, the text
 * is the answer that was chosen for it: that answer is planned, however short its words.
 */
export type PlanRequest = {
  inputText: string;
  size: PlanSize;
  question?: string | undefined;
  /** Whose life the text fears for, where it does. */
  care?: Care | undefined;
};

/** The person's own life, or that of somebody they worry about. */
export type Care = "self" | "other";

/**
 * What a planner says while it works. Either any number of `step` events, with at most one `notice`
 * before them (a plain sentence about this plan, such as its language), or one single `clarify` event
 * with a question for the person.
 */
export type PlanEvent =
  | { type: "step"; step: PlannedStep }
  | { type: "notice"; message: string }
  | { type: "clarify"; message: string };

/**
 * A step that is to be broken down once more: its text (at most 500 characters), its estimate where
 * there is one, and the words of the goal that it belongs to.
 */
export type StepRequest = { text: string; minutes: number | null; goal: string };

/** Turns a goal or a decision (or a step, into smaller ones) into steps, each told as soon as it is known. */
export interface Planner<Request = PlanRequest> {
  readonly name: "claude" | "built-in";
  /** Ends early, without an error, when the signal is aborted. */
  plan(request: Request, signal: AbortSignal): AsyncIterable<PlanEvent>;
}
