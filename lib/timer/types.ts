/**
 * A focus session as the API tells it. Times are ISO 8601 in UTC by the server's clock; lengths are
 * whole seconds. While `pausedAt` is set, what is left is the time from it to `endsAt`.
 */
export type TimerSession = {
  id: string;
  /** Null when the plan or the step has been erased since. */
  checklistId: string | null;
  taskId: string | null;
  /** The step's words; null for a session on a plan as a whole. */
  text: string | null;
  status: "active" | "completed" | "interrupted";
  plannedSeconds: number;
  /** Seconds focused, pauses left out; of an active session, those so far. */
  duration: number;
  startedAt: string;
  endsAt: string;
  pausedAt: string | null;
  endedAt: string | null;
};

/** A session beside the server's clock, so that a client whose clock is wrong still counts right. */
export type TimerReading<Session = TimerSession | null> = { session: Session; now: string };

/** A line that caught what came to mind while focusing. `createdAt` is ISO 8601 in UTC. */
export type ParkedThought = {
  id: string;
  text: string;
  resolved: boolean;
  createdAt: string;
};

/** What a plan's page needs for its timer: the person's session, whichever plan it belongs to, and open thoughts. */
export type PlanFocus = TimerReading & { thoughts: ParkedThought[] };
