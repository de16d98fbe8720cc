import { CONVERSATION_TURNS, MESSAGE_MAX_CHARACTERS } from "./constants";

export const COACHING_PROBLEMS = {
  premium: "Premium subscription required to access coaching.",
  messageRequired: "Please write a message first.",
  messageTooLong: `Please keep your message within ${MESSAGE_MAX_CHARACTERS.toLocaleString("en-US")} characters.`,
  unreadable: "This text can't be opened: the key that encrypted it is lost.",
  refused:
    "I can't answer that as it is written. If something weighs on you, a person near you can do more than I can, and I am a program. Otherwise tell me in other words what you need.",
} as const;

/** What stands beside an answer of the coach. */
export const COACHING_NOTICES = {
  builtInInstead: "Claude could not be reached, so Stepwell's built-in coach answered.",
  builtInOverBudget: {
    site: "Claude's share for this month is used up, so Stepwell's built-in coach answered. Claude is back on the 1st.",
    person:
      "You have used all of your share of Claude for this month, so Stepwell's built-in coach answered. Your share is full again on the 1st.",
  },
  /** With help in place of advice. */
  journal:
    "This is about an entry in your journal. Everything in your plan is kept; without the journal the coach speaks of the plan alone.",
  builtInAfterRefusal: "Claude did not answer this one, so Stepwell's built-in coach did.",
  builtInAfterBreak: "Claude stopped part-way, so Stepwell's built-in coach answered instead.",
} as const;

const LIMIT = `You've reached the maximum of ${CONVERSATION_TURNS} conversation turns.`;

export const COACH_PROBLEMS = {
  closed: `${LIMIT} Generate new advice to continue.`,
  adviceMissing: "Advice was generated but couldn't be displayed. Please try again.",
  adviceFailed: "Failed to generate advice.",
  limitReached: "Conversation Limit Reached",
  limitReason: `${LIMIT} Start a new coaching session to continue.`,
  safetyNotice: "Content Safety Notice",
  replyMissing: "Chat response was generated but couldn't be displayed.",
  messageFailed: "Failed to send message.",
  taskFailed: "Failed to add task to action plan.",
  sessionFailed: "This session could not be opened.",
  deleteFailed: "This session could not be deleted.",
  moreFailed: "Earlier sessions could not be loaded.",
  error: "Error",
  tryAgain: "Nothing is lost. Please try again.",
} as const;
