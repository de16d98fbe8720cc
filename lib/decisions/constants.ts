/** Longest goal or decision, as a JavaScript string length after trimming. */
export const GOAL_MAX_CHARACTERS = 2_000;
/** Most steps that one saved breakdown may hold. */
export const SUGGESTED_TASKS_MAX = 50;
/** Longest suggested step; the same as a plan's own steps (document 2, section 9). */
export const SUGGESTED_TASK_MAX_CHARACTERS = 500;
/** A step's estimate in whole minutes, at most a day. */
export const MINUTES_MAX = 1_440;

export const DECISION_MESSAGES = {
  goalRequired: "Please enter your decision or goal.",
  goalTooLong: `Please keep your goal within ${GOAL_MAX_CHARACTERS.toLocaleString("en-US")} characters. You can add the details as tasks later.`,
  tasksRequired: "A plan needs at least one task.",
  tooManyTasks: `A plan can start with at most ${SUGGESTED_TASKS_MAX} tasks.`,
  taskRequired: "A task can't be empty.",
  taskTooLong: `A task can have at most ${SUGGESTED_TASK_MAX_CHARACTERS} characters.`,
  minutes: `Minutes must be a whole number from 1 to ${MINUTES_MAX}.`,
  saved: "Your breakdown is saved.",
} as const;

/** Room for 50 steps of 500 characters, each written as a JSON escape. */
export const SAVE_BREAKDOWN_MAX_BYTES = 256 * 1024;

/** Uses within ten minutes, by address for visitors and by account for signed-in people. */
export const SAVE_BREAKDOWN_LIMIT = { name: "breakdown-save", points: 60, seconds: 600 } as const;
/** Reads with a claim cookie, by address. */
export const CLAIM_READ_LIMIT = { name: "claim-read", points: 300, seconds: 600 } as const;

/** An unclaimed plan lives as long as the cookie that can claim it. */
export const CLAIM_DAYS = 30;
