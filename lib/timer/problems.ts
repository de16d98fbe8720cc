import {
  MAX_FOCUS_MINUTES,
  MIN_FOCUS_MINUTES,
  THOUGHT_MAX_CHARACTERS,
  THOUGHTS_PER_CHECKLIST,
} from "./constants";

export const SESSION_PROBLEMS = {
  noActiveSession: "No active session",
  minutes: `minutes must be a whole number from ${MIN_FOCUS_MINUTES} to ${MAX_FOCUS_MINUTES}.`,
  status: "status is completed or interrupted.",
  secondsLeft: `secondsLeft must be a number from 0 to ${MAX_FOCUS_MINUTES * 60}.`,
  thoughtRequired: "Please write down what came to mind first.",
  thoughtTooLong: `A thought can have at most ${THOUGHT_MAX_CHARACTERS} characters.`,
  tooManyThoughts: `A plan can hold at most ${THOUGHTS_PER_CHECKLIST} parked thoughts. Remove a few first.`,
} as const;

export const TIMER_PROBLEMS = {
  startFailed: "Failed to start timer",
  stopFailed: "Failed to stop timer",
  failedReason: "Please try again.",
  viewFailed: "The focus view did not open",
  parkFailed: "Not parked yet",
  parkFailedReason: "What you wrote is still in its line. Please try again.",
  thoughtFailed: "That thought did not change",
} as const;
