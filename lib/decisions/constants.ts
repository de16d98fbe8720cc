/** Longest goal or decision, as a JavaScript string length after trimming. */
export const GOAL_MAX_CHARACTERS = 2_000;
/** Most steps that one saved breakdown may hold. */
export const SUGGESTED_TASKS_MAX = 50;
/** Longest suggested step; the same as a plan's own steps (document 2, section 9). */
export const SUGGESTED_TASK_MAX_CHARACTERS = 500;
/** A step's estimate in whole minutes, at most a day. */
export const MINUTES_MAX = 1_440;
/** How many options the coin chooses between; the database holds the same. */
export const OPTIONS_MIN = 2;
export const OPTIONS_MAX = 6;
/** Longest option, as a JavaScript string length after trimming. */
export const OPTION_MAX_CHARACTERS = 200;

/** What the goal planner says when no plan could be had (document 2, section 8, "Plans and tasks"). */
export const PLANNER_TEXTS = {
  stopped: "You stopped here. These steps can make a plan as they are.",
} as const;

/** What stands where one step, suggested or of a plan, is broken down further. */
export const PARTS_TEXTS = {
  beginsBig: "A first step of two minutes or less makes it easier to begin.",
} as const;

/** What stands around the coin. */
export const COIN_TEXTS = {
  title: "Let a coin decide",
  hint: "Every option has the same chance.",
  reading: "Finding your coin...",
  turning: "The coin is turning...",
  chose: "The coin chose",
  feeling: "Notice what you feel about it: relief or regret is an answer too.",
} as const;

/** What the planner says that starts from a shared decision. */
export const SHARED_START_TEXTS = {
  from: "This began with a decision that someone shared. Change it until it is yours.",
} as const;

export const DECISION_MESSAGES = {
  saved: "Your breakdown is saved.",
} as const;

/** Room for 50 steps of 500 characters, each written as a JSON escape. */
export const SAVE_BREAKDOWN_MAX_BYTES = 256 * 1024;

/** Uses within ten minutes, by address for visitors and by account for signed-in people. */
export const BREAKDOWN_LIMIT = { name: "breakdown", points: 40, seconds: 600 } as const;
export const SAVE_BREAKDOWN_LIMIT = { name: "breakdown-save", points: 60, seconds: 600 } as const;
export const FLIP_LIMIT = { name: "flip", points: 60, seconds: 600 } as const;
/** Reads with a claim cookie, by address. */
export const CLAIM_READ_LIMIT = { name: "claim-read", points: 300, seconds: 600 } as const;

/** An unclaimed plan lives as long as the cookie that can claim it. */
export const CLAIM_DAYS = 30;
