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
  taskAdded: "Task added to your plan.",
  deleted: "Session deleted.",
} as const;
