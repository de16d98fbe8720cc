import {
  GOAL_MAX_CHARACTERS,
  MINUTES_MAX,
  OPTION_MAX_CHARACTERS,
  OPTIONS_MAX,
  OPTIONS_MIN,
  SUGGESTED_TASK_MAX_CHARACTERS,
  SUGGESTED_TASKS_MAX,
} from "./constants";

/** What a page says about a breakdown (document 1, section 8, "Breakdown and plan creation"). */
export const BREAKDOWN_PROBLEMS = {
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

export const PLANNER_PROBLEMS = {
  breakdownUnavailable:
    "The goal breakdown service is currently unavailable. Your goal is still here; please try again in a few minutes.",
  checklistUnavailable:
    "The checklist creation service is currently unavailable. Your steps are still here; please try again in a few minutes.",
  unreachable: "Unable to connect. Please check your internet connection.",
  sharedGone: "That decision is not shared any more. You can begin with a goal of your own.",
} as const;

export const PARTS_PROBLEMS = {
  connectionLost: "The connection was lost. The step is as it was.",
  unavailable: "Smaller steps could not be written just now. The step is as it was.",
} as const;

export const COIN_PROBLEMS = {
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

export const DECISION_PROBLEMS = {
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
  needsClarity: "Please provide a clearer decision or goal.",
} as const;
