/** Document 2, section 9: a Pomodoro of 25 minutes (1500 s), and a break of 5 minutes after it. */
export const FOCUS_MINUTES = 25;
export const BREAK_MINUTES = 5;
/** Any length between these can be chosen; whole minutes. */
export const MIN_FOCUS_MINUTES = 5;
export const MAX_FOCUS_MINUTES = 60;
/** The lengths that have a button. */
export const FOCUS_LENGTHS = [5, 10, 15, 25, 45, 60] as const;
/** So many seconds before the end "completed" is believed: clocks and lines are never exact. */
export const EARLY_END_SECONDS = 5;
/** A pause of so many hours ends the session with what was focused before it. */
export const LONGEST_PAUSE_HOURS = 12;

export const THOUGHT_MAX_CHARACTERS = 500;
/** Thoughts that one plan may hold, done ones included. */
export const THOUGHTS_PER_CHECKLIST = 500;

/** Sessions that one person may start within ten minutes. */
export const START_LIMIT = { name: "timer-start", points: 60, seconds: 600 } as const;

export const MESSAGES = {
  started: "Focus session started.",
  completed: "Focus session completed. That took something.",
  interrupted: "Focus session stopped. Every minute of it counts.",
  paused: "Paused. Nothing runs away.",
  resumed: "Going on.",
  thoughtParked: "Parked. It waits with your plan.",
  thoughtResolved: "Thought is done.",
  thoughtReopened: "Thought is back.",
  thoughtRemoved: "Thought removed.",
} as const;

/** What the timer says on screen (document 2, sections 4 and 8). */
export const SCREEN_TEXTS = {
  title: "Focus Timer",
  phases: {
    ready: "Ready",
    focusing: "Focusing",
    paused: "Paused",
    complete: "Complete",
    break: "Break",
  },
  stopped: "That counts",
  recommendedBreak: `Then a break of ${BREAK_MINUTES} minutes.`,
} as const;
