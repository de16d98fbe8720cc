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

export const NEEDS_CLARITY = "Please provide a clearer decision or goal.";

/** What a page says about a breakdown (document 1, section 8, "Breakdown and plan creation"). */
export const BREAKDOWN_TEXTS = {
  goalMissing: "Enter Your Goal",
  goalMissingHint: "Please describe the decision or goal you need help with",
  clarity: "Need More Clarity",
  failed: "Decision Breakdown Failed",
  unfinished: "Not Finished Yet",
  rephrase: "Please try rephrasing your decision more clearly.",
  connectionLost:
    "The connection was lost. Your goal and the steps that came are still here; try again when you are back online.",
  planFailed: "Failed to create action plan",
  planFailedHint: "Please try again",
  saveFailed: "Failed to save decision breakdown",
  noDecision: "No Decision Found",
  noDecisionHint: "Break down a goal first, then make it a plan.",
} as const;

/** What the goal planner says when no plan could be had (document 2, section 8, "Plans and tasks"). */
export const PLANNER_TEXTS = {
  breakdownUnavailable:
    "The goal breakdown service is currently unavailable. Your goal is still here; please try again in a few minutes.",
  checklistUnavailable:
    "The checklist creation service is currently unavailable. Your steps are still here; please try again in a few minutes.",
  unreachable: "Unable to connect. Please check your internet connection.",
  stopped: "You stopped here. These steps can make a plan as they are.",
} as const;

/** What stands where one step, suggested or of a plan, is broken down further. */
export const PARTS_TEXTS = {
  connectionLost: "The connection was lost. The step is as it was.",
  unavailable: "Smaller steps could not be written just now. The step is as it was.",
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
  unreachable:
    "The coin did not get through. Your question and options are still here; try again when you are back online.",
  unavailable:
    "The coin can't be flipped just now. Your question and options are still here; please try again in a moment.",
  unread: "This coin could not be opened just now. It is safe; please try again in a moment.",
  gone: "This decision was deleted. What you typed is still here, and a flip begins it anew.",
  unknown: "That coin is not here any more",
  unloaded: "The coin could not be fetched",
  hasPlan: "This decision has its plan, so its coin rests.",
} as const;

/** What the planner says that starts from a shared decision. */
export const SHARED_START_TEXTS = {
  from: "This began with a decision that someone shared. Change it until it is yours.",
  gone: "That decision is not shared any more. You can begin with a goal of your own.",
} as const;

export const DECISION_MESSAGES = {
  goalRequired: "Please enter your decision or goal.",
  goalTooLong: `Please keep your goal within ${GOAL_MAX_CHARACTERS.toLocaleString("en-US")} characters. You can add the details as tasks later.`,
  tasksRequired: "A plan needs at least one task.",
  tooManyTasks: `A plan can start with at most ${SUGGESTED_TASKS_MAX} tasks.`,
  taskRequired: "A task can't be empty.",
  taskTooLong: `A task can have at most ${SUGGESTED_TASK_MAX_CHARACTERS} characters.`,
  minutes: `Minutes must be a whole number from 1 to ${MINUTES_MAX}.`,
  optionsRequired: `A coin needs ${OPTIONS_MIN} to ${OPTIONS_MAX} options.`,
  optionRequired: "An option can't be empty.",
  optionTooLong: `An option can have at most ${OPTION_MAX_CHARACTERS} characters.`,
  optionTwice: "Two of the options are the same.",
  hasPlan: "This decision already has its plan, so its coin rests. Open the plan to go on.",
  saved: "Your breakdown is saved.",
  breakdownFailed: "Failed to break down your decision. Please try rephrasing it.",
  refused:
    "Stepwell can't plan this one as it is written. Please say in other words what you want to reach.",
  unknownSize: "The size of a plan is nudge, steady or tiny.",
  builtInInstead: "Claude could not be reached, so Stepwell's built-in planner wrote this.",
  builtInOverBudget: {
    site: "Claude's share for this month is used up, so Stepwell's built-in planner wrote this. Claude is back on the 1st.",
    person:
      "You have used all of your share of Claude for this month, so Stepwell's built-in planner wrote this. Your share is full again on the 1st.",
  },
  builtInAfterBreak:
    "Claude stopped part-way, so Stepwell's built-in planner wrote this plan from the start.",
  endsEarly:
    "Claude stopped part-way, so this plan may end early. You can add steps of your own, or try again.",
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
