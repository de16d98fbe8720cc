import {
  SEARCH_MAX_CHARACTERS,
  STEP_MAX_CHARACTERS,
  STEPS_PER_CHECKLIST,
  USER_CONTEXT_MAX_CHARACTERS,
} from "./constants";

export const CHECKLIST_PROBLEMS = {
  stepRequired: "Please enter a task description before adding.",
  stepTooLong: `A task can have at most ${STEP_MAX_CHARACTERS} characters.`,
  tooManySteps: `A plan can hold at most ${STEPS_PER_CHECKLIST} tasks. Everything in it is kept; remove one to make room.`,
  userContextTooLong: `The context can have at most ${USER_CONTEXT_MAX_CHARACTERS} characters.`,
  newerPlan: "There is a newer plan for this goal. Delete that one to bring this one back.",
  unknownStatus: "status is open, done or archived.",
  searchTooLong: `Please search with at most ${SEARCH_MAX_CHARACTERS} characters.`,
  nothingToChange: "Say what to change: completed, text, minutes or deferredUntil.",
  deferredUntil: 'The field deferredUntil is "tomorrow", or null to bring the task back.',
  stepOfSubStepGone: "The task that this belongs to was removed. Bring that one back first.",
  subStepOfSubStep: "A smaller step can't be broken down once more.",
  stepIsDone: "This task is done. Open it again to break it down.",
  enoughSubSteps: "This task has many smaller steps behind it. Add a new task for what is left.",
  hasSubSteps: "This task is broken down already.",
} as const;

export const PLAN_PROBLEMS = {
  taskRequired: { title: "Task Required", description: CHECKLIST_PROBLEMS.stepRequired },
  addFailed: "Failed to Add Task",
  addFailedReason: "There was a problem adding your task. Please try again.",
  addNeedsNetwork:
    "This one needs a network. Your words are back in the field; add them when you are online.",
  addKept: "Not added yet. Your words are safe here; add them again when you are ready.",
  priorityFailed: "Failed to update priority",
  tickFailed: "Failed to update task",
  removeFailed: "The task was not removed",
  restoreFailed: "The task did not come back",
  moveFailed: "The task was not moved",
  editRequired: "Please enter a task description before saving.",
  needsNetwork:
    "This one needs a network. Your list is as it was; please try again when you are back online.",
  tryAgain: "Your other changes are safe. Please try again.",
  deleteFailed: "Failed to delete plan",
  deleteFailedReason: "Something went wrong. Please try again.",
  archiveFailed: "The plan was not archived",
  bringBackFailed: "The plan stays in the archive for now",
  planRestoreFailed: "The plan did not come back",
  planCopyFailed: "The plan was not copied",
  searchOffline: "You are offline, so plans can't be searched right now. The rest works.",
  searchFailed: "Your plans could not be searched just now. The rest works.",
  menuFailed: "The menu did not open",
  windowFailed: "That did not open",
  unreachable: "Unable to connect. Please check your internet connection.",
  unavailable:
    "Stepwell is temporarily unavailable. Nothing is lost; please try again in a few minutes.",
  partsUndoFailed: "The smaller steps were not undone",
} as const;
