import { PREMIUM_REFINEMENTS } from "@/lib/checklists/constants";

/** Longest chat message, as a JavaScript string length after trimming. */
export const CHAT_MESSAGE_MAX_CHARACTERS = 2_000;

/** Room for the 1,000 steps that a screen may show, whole; their ids alone are enough. */
export const REFINE_MAX_BYTES = 2 * 1024 * 1024;

/** Messages before this one that a coach reads. */
export const EARLIER_MESSAGES = 6;

/**
 * Seconds that a refinement under way holds its place. Longer than a call of Claude may take, with its
 * retries and the writing after it; then the place is free again, whatever became of the process.
 */
export const HOLD_SECONDS = 120;

/** Uses within ten minutes by account, beside the plan's own count; undo and history are not counted. */
export const REFINE_LIMIT = { name: "refine", points: 60, seconds: 600 } as const;

export const REFINE_MESSAGES = {
  changed: "Your plan is updated.",
  unchanged: "Your plan is as it was.",
  undone: "Your list is as it was before.",
  undoneInPart: "Undone, except for what you have changed since.",
  nothingToUndo: "There was nothing to undo.",
} as const;

/** What the chat's screen says besides. */
export const CHAT_TEXTS = {
  title: "Coaching chat",
  invitation: "Say what would make this plan easier. Every change can be undone.",
  examples: ["Make it smaller", "Where do I start?", "I have only ten minutes"],
  label: "Message to your coach",
  placeholder: "What would help?",
  thinking: "Your coach is thinking...",
  premiumLeft: `${PREMIUM_REFINEMENTS} refinements left: with Premium there is no limit.`,
  kept: "What you wrote is kept here:",
  stillYours: "Your list stays yours: you can change every task by hand.",
} as const;

/** What the chat says (document 2, section 8). */
export const REFINE_TEXTS = {
  nothingChanged: "I left your list as it is.",
} as const;
