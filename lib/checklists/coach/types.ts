import type { ChecklistStep } from "@/lib/checklists/types";

/** A step that the coach writes. Texts and minutes are checked before they reach a plan. */
export type NewStep = {
  text: string;
  minutes: number | null;
  priority?: boolean;
  /** The person's own words: they may ask for a long first step, the coach may not. */
  isOwn?: boolean;
};

/** Where a step goes. "first" is before every open step, so that ticked ones above stay above. */
export type Place = "first" | "last" | { before: string } | { after: string };

/** One thing that the coach wants done to the list. Steps are named by their ids. */
export type Operation =
  | { action: "add"; step: NewStep; to: Place }
  | {
      action: "edit";
      id: string;
      text?: string;
      minutes?: number | null;
      priority?: boolean;
      isOwn?: boolean;
    }
  | { action: "remove"; id: string }
  /** The part that still reads as the step keeps its id and its place among them; else the first does. */
  | { action: "split"; id: string; parts: NewStep[] }
  | { action: "move"; id: string; to: Place };

export type CoachRequest = {
  /** What the person wrote, 1 to 2,000 characters. */
  message: string;
  /** The plan's name: the goal in the person's words. */
  title: string;
  /** In the order that the person sees, so that "step 3" means what they mean. */
  steps: readonly ChecklistStep[];
  /** The conversation so far, oldest first. */
  earlier: readonly { author: "user" | "coach"; content: string }[];
};

/** The coach's last word on a message. */
export type CoachAnswer = {
  reply: string;
  operations: Operation[];
  /** False where nothing was refined: a question back, a greeting, a hint. Then it is not counted. */
  counts: boolean;
};

/** Reads a wish about a plan. Yields the words of the reply as they come; the answer has the last word. */
export interface Coach {
  readonly name: "claude" | "built-in";
  answer(
    request: CoachRequest,
    signal: AbortSignal,
  ): AsyncGenerator<string, CoachAnswer, undefined>;
}
