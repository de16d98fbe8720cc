import { FREE_REFINEMENTS, PREMIUM_REFINEMENTS } from "@/lib/checklists/constants";

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
  messageRequired: "Please write what you would like to change.",
  messageTooLong: `Please keep your message within ${CHAT_MESSAGE_MAX_CHARACTERS.toLocaleString("en-US")} characters.`,
  changed: "Your plan is updated.",
  unchanged: "Your plan is as it was.",
  limit: `You have used the ${FREE_REFINEMENTS} free refinements of this plan. With Premium there is no limit.`,
  undone: "Your list is as it was before.",
  undoneInPart: "Undone, except for what you have changed since.",
  nothingToUndo: "There was nothing to undo.",
} as const;

/** What stands beside an answer of the coach. */
export const REFINE_NOTICES = {
  builtInInstead: "Claude could not be reached, so Stepwell's built-in coach answered.",
  builtInOverBudget: {
    site: "Claude's share for this month is used up, so Stepwell's built-in coach answered. Claude is back on the 1st.",
    person:
      "You have used all of your share of Claude for this month, so Stepwell's built-in coach answered. Your share is full again on the 1st.",
  },
  builtInAfterBreak: "Claude stopped part-way, so Stepwell's built-in coach answered instead.",
  done: "What is ticked stays as it is.",
  changed: "A step that you changed or removed meanwhile stays as you left it.",
  full: "The plan is full, so not everything could be added.",
  last: "One open step stays, so that the plan goes on.",
  partly: "Not every change could be made.",
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
  loadFailed: "The chat could not be loaded. Your plan is safe.",
  historyFailed: "The earlier messages did not load",
  undoFailed: "The change was not undone",
  tryAgain: "Nothing is lost. Please try again.",
} as const;

/** What the chat says (document 2, section 8). */
export const REFINE_TEXTS = {
  failed: "Update failed",
  apology:
    "I'm sorry, I had trouble processing your request. Please try again or rephrase your message.",
  nothingChanged: "I left your list as it is.",
  refused:
    "I can't help with that one as it is written. What would you like to change in your plan?",
} as const;
