import { BREAK_MINUTES } from "@/lib/timer/constants";
import { type Countdown, isOver, paused, resumed } from "./timekeeping";

/** What a screen knows of the person's timer. Times are milliseconds by the server's clock. */
export type FocusState = {
  /** The session under way. */
  session: Countdown | null;
  /** One that ran to its end, until the person puts it away. */
  finished: Countdown | null;
  breakEndsAt: number | null;
  /** The server's clock less this device's. */
  offset: number;
  /** When the server last spoke; an older word changes nothing. */
  asOf: number;
  /** The server has not heard of the last pause or of its end. */
  unsent: boolean;
};

/** What the server said, and what its clock is ahead of this one. */
export type Heard = {
  session: Countdown | null;
  /** The session that was asked about has run to its end. */
  completed: boolean;
  now: number;
  offset: number;
};

export type FocusEvent =
  | ({ type: "read" } & Heard)
  | ({ type: "started" } & Heard)
  /** `sent` is the session as it was when the server was told of it. */
  | ({ type: "told"; sent: Countdown } & Heard)
  | { type: "paused"; now: number }
  | { type: "resumed"; now: number }
  | { type: "over"; now: number }
  | ({ type: "stopped" } & Heard)
  | { type: "put away" }
  | { type: "break started"; now: number }
  /** Another tab has done something. */
  | { type: "adopted"; state: FocusState }
  /** The page has come alive, with what this device kept of an earlier one. */
  | { type: "restored"; kept: FocusState | null; deviceNow: number };

export type Phase = "ready" | "focusing" | "paused" | "complete" | "break";

const BREAK_MS = BREAK_MINUTES * 60_000;

export const NOTHING_YET: FocusState = {
  session: null,
  finished: null,
  breakEndsAt: null,
  offset: 0,
  asOf: 0,
  unsent: false,
};

export function focusReducer(state: FocusState, event: FocusEvent): FocusState {
  switch (event.type) {
    case "read":
      return event.now < state.asOf ? state : heard(state, event);
    case "started":
      return { ...NOTHING_YET, session: event.session, ...clockOf(event) };
    case "told":
      // A newer tap waits to be sent: the server's answer to the one before is old already.
      if (state.session !== event.sent) return { ...state, ...clockOf(event) };
      return heard({ ...state, unsent: false }, event);
    case "paused":
      return withSession(state, (session) => paused(session, event.now));
    case "resumed":
      return withSession(state, (session) => resumed(session, event.now));
    case "over":
      if (!state.session || !isOver(state.session, event.now)) return state;
      return { ...state, session: null, finished: state.session, breakEndsAt: null, unsent: false };
    case "stopped":
      return heard({ ...state, unsent: false }, event);
    case "put away":
      return { ...state, finished: null, breakEndsAt: null };
    case "break started":
      return { ...state, breakEndsAt: event.now + BREAK_MS };
    case "adopted":
      return event.state.asOf < state.asOf ? state : event.state;
    case "restored":
      return restored(state, event);
  }
}

export function phaseOf({ session, finished, breakEndsAt }: FocusState): Phase {
  if (session) return session.pausedAt === null ? "focusing" : "paused";
  if (breakEndsAt !== null) return "break";
  return finished ? "complete" : "ready";
}

function heard(state: FocusState, { session, completed, now, offset }: Heard): FocusState {
  const clock = { now, offset };
  if (session && session.id === state.session?.id) {
    return { ...state, session: state.unsent ? state.session : session, ...clockOf(clock) };
  }
  if (session) return { ...NOTHING_YET, session, ...clockOf(clock) };
  // Nothing is under way any more: it ran to its end, or was stopped, perhaps somewhere else.
  const hasRun = state.session && (completed || isOver(state.session, now));
  return {
    ...state,
    session: null,
    unsent: false,
    finished: hasRun ? state.session : state.finished,
    ...clockOf(clock),
  };
}

/**
 * What was kept counts where the page's own reading is older, as one that Back brought up is. A fresh
 * reading was on its way for a moment, so its clock is never ahead: no session ends early by it.
 */
function restored(
  state: FocusState,
  { kept, deviceNow }: { kept: FocusState | null; deviceNow: number },
): FocusState {
  const { session, asOf: now } = state;
  const offset = now - deviceNow;
  if (!kept) return { ...state, offset };
  return kept.asOf >= now ? kept : heard(kept, { session, completed: false, now, offset });
}

function clockOf({ now, offset }: { now: number; offset: number }) {
  return { asOf: now, offset };
}

function withSession(state: FocusState, change: (session: Countdown) => Countdown): FocusState {
  if (!state.session) return state;
  const session = change(state.session);
  return session === state.session ? state : { ...state, session, unsent: true };
}
