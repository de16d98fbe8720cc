import type { Progress } from "@/lib/checklists/types";
import type { Day } from "@/lib/dates";

/** A sum for each quarter of an hour in which there was something: [quarters since 1970, sum]. */
export type Quarters = [quarter: number, sum: number][];

/** Steps that have an estimate and were focused on: what was planned for them, and what they took. */
export type Estimates = { steps: number; plannedMinutes: number; focusedSeconds: number };

/** What a person did, as the database tells it: sums since the beginning, and the last weeks finely. */
export type Activity = {
  ever: Sums;
  estimates: Estimates;
  stepsDone: Quarters;
  plansDone: Quarters;
  focusSeconds: Quarters;
};

export type Sums = { steps: number; plans: number; focusSeconds: number };

/** A week of the person's calendar. */
export type Week = Sums & { monday: Day };

/** Some hours of the day, from this one on, with the steps that got done in them. */
export type Slot = { hour: number; steps: number };

export type Summary = {
  /** Oldest first; the last one is the present week. */
  weeks: Week[];
  /** From midnight on. */
  slots: Slot[];
  /** The slot in which most steps get done; null while that can't be said. */
  habit: Slot | null;
  /** Of all weeks shown. */
  lately: Sums;
  ever: Sums;
  estimates: Estimates;
};

export type PlanProgress = {
  id: string;
  title: string;
  status: "open" | "done" | "archived";
  /** ISO 8601 in UTC. */
  createdAt: string;
  completedAt: string | null;
  progress: Progress;
  focusSeconds: number;
  estimates: Estimates;
};

export type PlanProgressPage = { plans: PlanProgress[]; nextCursor: string | null };
