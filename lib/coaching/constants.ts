/** Document 2, section 9. */
export const CONVERSATION_TURNS = 5;
/** Longest chat message, as a JavaScript string length after trimming. */
export const MESSAGE_MAX_CHARACTERS = 2_000;
/** Sessions in one answer of `GET /api/coaching/history`, and the most that `?limit=` may ask for. */
export const HISTORY_DEFAULT_LIMIT = 20;
export const HISTORY_MAX_LIMIT = 100;
/** Of a session in the list the screen shows so much (document 2, section 9). */
export const HISTORY_CHARACTERS = 300;
/** Most steps that one answer suggests. */
export const SUGGESTED_TASKS_MAX = 4;

/** Plans to choose from, the newest, and how much of a title stands beside them. */
export const PLAN_CHOICES = 100;
export const PLAN_CHOICE_CHARACTERS = 60;

/** What the coach reads: sessions of focus of so many days, and so many journal entries where it may. */
export const FOCUS_DAYS = 14;
export const FOCUS_SESSIONS_READ = 12;
export const JOURNAL_DAYS = 14;
export const JOURNAL_ENTRIES_READ = 5;
/** After an entry that tells of a crisis, an advice that has read it is help for so many days. */
export const CRISIS_DAYS = 7;
/** Without a chosen plan the coach reads so many open ones. */
export const PLANS_READ = 5;

/** Uses within ten minutes by account. An advice asks more of a model than a message. */
export const ADVICE_LIMIT = { name: "coaching-advice", points: 20, seconds: 600 } as const;
export const CHAT_LIMIT = { name: "coaching-chat", points: 60, seconds: 600 } as const;

export const COACHING_MESSAGES = {
  premium: "Premium subscription required to access coaching.",
  messageRequired: "Please write a message first.",
  messageTooLong: `Please keep your message within ${MESSAGE_MAX_CHARACTERS.toLocaleString("en-US")} characters.`,
  includeJournal: "The field includeJournal must be true or false.",
  taskAdded: "Task added to your plan.",
  unreadable: "This text can't be opened: the key that encrypted it is lost.",
  refused:
    "I can't answer that as it is written. If something weighs on you, a person near you can do more than I can, and I am a program. Otherwise tell me in other words what you need.",
  deleted: "Session deleted.",
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
