import type { FocusState } from "./focus-state";
import type { Countdown } from "./timekeeping";

/** Where this device keeps the timer, for a reload without a line and for its other tabs. */
const KEY = "focusTimer";
const HOUR_MS = 60 * 60_000;

export function keepState(state: FocusState): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Without storage the server's word is enough.
  }
}

/** An end of an hour ago is not celebrated any more, and its break is over. */
export function readKeptState(deviceNow: number): FocusState | null {
  try {
    const state = parseState(localStorage.getItem(KEY));
    const isRecent = state?.finished && deviceNow + state.offset < state.finished.endsAt + HOUR_MS;
    return state && !isRecent ? { ...state, finished: null, breakEndsAt: null } : state;
  } catch {
    return null;
  }
}

/** Calls `adopt` when another tab of this browser has done something. */
export function subscribeToTabs(adopt: (state: FocusState) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const state = key === KEY ? parseState(newValue) : null;
    if (state) adopt(state);
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

function parseState(text: string | null): FocusState | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isState(value) ? value : null;
  } catch {
    return null;
  }
}

function isState(value: unknown): value is FocusState {
  return (
    isRecord(value) &&
    isCountdownOrNull(value.session) &&
    isCountdownOrNull(value.finished) &&
    isNumberOrNull(value.breakEndsAt) &&
    typeof value.offset === "number" &&
    typeof value.asOf === "number" &&
    typeof value.unsent === "boolean"
  );
}

function isCountdownOrNull(value: unknown): value is Countdown | null {
  if (value === null) return true;
  return (
    isRecord(value) &&
    typeof value.id === "string" &&
    typeof value.plannedSeconds === "number" &&
    typeof value.endsAt === "number" &&
    isNumberOrNull(value.pausedAt) &&
    [value.checklistId, value.taskId, value.text].every(
      (text) => text === null || typeof text === "string",
    )
  );
}

function isNumberOrNull(value: unknown): value is number | null {
  return value === null || typeof value === "number";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
