import type { TimerSession } from "@/lib/timer/types";
import { type FocusEvent, type FocusState, focusReducer } from "./focus-state";
import { isOver, millisecondsLeft } from "./timekeeping";
import type { readSession, sendPause, sendStart, sendStop } from "./timer-requests";

export type FocusTimerParts = {
  requests: {
    readSession: typeof readSession;
    sendStart: typeof sendStart;
    sendStop: typeof sendStop;
    sendPause: typeof sendPause;
  };
  /** This device's clock in milliseconds, right or wrong. */
  deviceNow: () => number;
  /** Remembers the state for a reload, and tells the other tabs. */
  keep: (state: FocusState) => void;
};

export type FocusTimer = ReturnType<typeof createFocusTimer>;

/**
 * The timer behind a screen: what the person does shows at once, the server's word is the truth, and
 * a pause that could not be told is told as soon as there is a line again.
 */
export function createFocusTimer(
  initial: FocusState,
  { requests, deviceNow, keep }: FocusTimerParts,
) {
  let state = initial;
  let isTelling = false;
  const listeners = new Set<() => void>();

  const now = () => deviceNow() + state.offset;

  function dispatch(event: FocusEvent): void {
    const next = focusReducer(state, event);
    if (next === state) return;
    state = next;
    if (event.type !== "adopted") keep(state);
    for (const listener of listeners) listener();
  }

  /** Tells the last pause or its end, until nothing newer waits. Without a line it stays for later. */
  async function tell(): Promise<void> {
    if (isTelling) return;
    isTelling = true;
    try {
      while (state.unsent && state.session) {
        const sent = state.session;
        const { heard } = await requests.sendPause(sent, millisecondsLeft(sent, now()) / 1000);
        dispatch({ type: "told", sent, ...heard });
      }
    } finally {
      isTelling = false;
    }
  }

  return {
    now,
    state: () => state,
    dispatch,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Takes the server's word; throws when there is none. */
    async sync(): Promise<void> {
      await tell();
      const { heard } = await requests.readSession();
      if (!state.unsent) dispatch({ type: "read", ...heard });
    },

    /** Throws what the request throws; the session before then goes on. */
    async start(what: {
      checklistId: string;
      taskId: string | null;
      minutes: number;
    }): Promise<void> {
      const { heard } = await requests.sendStart(what);
      dispatch({ type: "started", ...heard });
    },

    pause(): Promise<void> {
      dispatch({ type: "paused", now: now() });
      return tell();
    },

    resume(): Promise<void> {
      dispatch({ type: "resumed", now: now() });
      return tell();
    },

    /** Ends the session early and answers how it ended; throws what the request throws. */
    async stop(): Promise<TimerSession | null> {
      const { session } = state;
      if (!session) return null;
      await tell();
      const { answer, heard } = await requests.sendStop(session.id, "interrupted");
      dispatch({ type: "stopped", ...heard });
      return answer.session;
    },

    /**
     * Shows the end once its time has come. The server is told, but does not need it: it knows the
     * end time, and whatever this screen says later changes nothing.
     */
    async finish(): Promise<void> {
      const { session } = state;
      if (!session || !isOver(session, now())) return;
      const told = tell();
      dispatch({ type: "over", now: now() });
      await told;
      await requests.sendStop(session.id, "completed");
    },
  };
}
