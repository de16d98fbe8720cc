import { FREE_REFINEMENTS } from "@/lib/checklists/constants";
import { CHAT_MESSAGE_MAX_CHARACTERS } from "./constants";

export const REFINE_PROBLEMS = {
  messageRequired: "Please write what you would like to change.",
  messageTooLong: `Please keep your message within ${CHAT_MESSAGE_MAX_CHARACTERS.toLocaleString("en-US")} characters.`,
  limit: `You have used the ${FREE_REFINEMENTS} free refinements of this plan. With Premium there is no limit.`,
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

export const CHAT_PROBLEMS = {
  loadFailed: "The chat could not be loaded. Your plan is safe.",
  historyFailed: "The earlier messages did not load",
  undoFailed: "The change was not undone",
  tryAgain: "Nothing is lost. Please try again.",
  failed: "Update failed",
  apology:
    "I'm sorry, I had trouble processing your request. Please try again or rephrase your message.",
  refused:
    "I can't help with that one as it is written. What would you like to change in your plan?",
} as const;
