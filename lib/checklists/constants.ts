/** Document 2, sections 5 and 9. Lengths are JavaScript string lengths. */
export const STEP_MAX_CHARACTERS = 500;
/** Above this the screen warns "Character limit approaching". */
export const STEP_WARNING_CHARACTERS = 450;
export const LIST_TITLE_CHARACTERS = 50;
export const DETAIL_TITLE_CHARACTERS = 60;
export const STEP_PREVIEW_CHARACTERS = 80;
export const RECENT_STEPS = 3;
/** A card gives its tip when the plan has more steps than this and none is done. */
export const TIP_ABOVE_STEPS = 3;
/** A plan without a title is called "Plan" and the last characters of its id. */
export const PLAN_LABEL_ID_CHARACTERS = 8;
export const TOP_PRIORITIES = 3;
export const AVAILABLE_PRIORITIES = 5;
export const FREE_REFINEMENTS = 5;
/** What the count of remaining refinements says for Premium, which has no limit. */
export const PREMIUM_REFINEMENTS = 999;

/** Cards on one page of My Plans. */
export const CARDS_PER_PAGE = 12;
/** Plans in one answer of `GET /api/checklist`, and the most that `?limit=` may ask for. */
export const LIST_DEFAULT_LIMIT = 100;
export const LIST_MAX_LIMIT = 200;
/** Days after which a deleted plan or step is erased for good. */
export const DELETED_PLAN_DAYS = 30;
/** Longest text to search plans by, as a JavaScript string length, and how many of its words count. */
export const SEARCH_MAX_CHARACTERS = 200;
export const SEARCH_MAX_WORDS = 8;
/** After so many days without a visit the person is welcomed back. */
export const WELCOME_AFTER_DAYS = 3;
/** The answer to it is kept longer than any visit, and shorter than an absence that is welcomed again. */
export const WELCOME_ANSWER_SECONDS = 24 * 60 * 60;
/** Steps that one plan may hold; more is no longer a plan, and every screen shows them all. */
export const STEPS_PER_CHECKLIST = 1_000;
/** With so many smaller steps done, a step is not broken down once more. */
export const SUB_STEPS_ENOUGH = 15;

export const USER_CONTEXT_MAX_CHARACTERS = 4_000;

export const MESSAGES = {
  planCreated: "Your action plan is ready.",
  planMigrated: "Your plan is now in your account.",
  planDeleted: "Plan deleted.",
  planRestored: "Your plan is back.",
  planArchived: "Plan archived. It stays as it is, and out of the way.",
  planUnarchived: "Plan is back in your list.",
  planDuplicated: "A fresh copy of your plan is ready.",
  stepAdded: "Task added.",
  stepCompleted: "Task completed.",
  stepReopened: "Task is open again.",
  stepChanged: "Task updated.",
  stepDeferred: "Not today. It comes back by itself tomorrow.",
  stepNotDeferred: "Back for today.",
  stepRemoved: "Task removed.",
  stepRestored: "Task is back.",
  stepMoved: "Task moved.",
  priorityOn: "Task added to your priorities.",
  priorityOff: "Task removed from your priorities.",
} as const;

/** Uses within ten minutes, by address for visitors and by account for signed-in people. */
export const CREATE_PLAN_LIMIT = { name: "checklist-create", points: 60, seconds: 600 } as const;
export const MIGRATE_PLAN_LIMIT = { name: "checklist-migrate", points: 60, seconds: 600 } as const;

/** What the plan screens say (document 2, sections 2, 5 and 8). */
export const SCREEN_TEXTS = {
  taskAdded: "Task Added",
  characterLimit: "Character limit approaching",
  taskRemoved: "Task removed",
  taskDone: "Task done",
  notToday: "Not today",
  backForToday: "Back for today",
  backTomorrow: "It comes back by itself tomorrow.",
  restForToday: "That's all for today.",
  restTomorrow: "The rest comes back tomorrow.",
  stepDone: "Done. One step further.",
  planCopying: "Making a copy...",
  noSearchResults: "No plan holds these words.",
  congratulations: "Congratulations!",
  congratulationsReason: "Every task of this plan is done. You did that, one step at a time.",
} as const;

/** What the plan page says where a step is broken down into smaller ones. */
export const PARTS_TEXTS = {
  brokenDown: "Task broken down",
  stopped: "Stopped",
  stoppedReason: "The task stays as it was.",
  breakDown: "Break it down",
  again: "Break down again",
  whatGivesWay:
    "Smaller steps that are still open give way to new ones. The ones that are done stay.",
} as const;
