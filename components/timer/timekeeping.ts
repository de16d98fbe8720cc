import type { TimerSession } from "@/lib/timer/types";

/**
 * A session under way. Times are milliseconds by the server's clock. While it is paused, what is left
 * is the time from `pausedAt` to `endsAt`; nothing is ever counted down.
 */
export type Countdown = {
  id: string;
  checklistId: string | null;
  taskId: string | null;
  text: string | null;
  plannedSeconds: number;
  endsAt: number;
  pausedAt: number | null;
};

/** What the server tells of a session, as a countdown; null when it has ended. */
export function countdownOf(session: TimerSession | null): Countdown | null {
  if (session?.status !== "active") return null;
  const { id, checklistId, taskId, text, plannedSeconds, endsAt, pausedAt } = session;
  return {
    id,
    checklistId,
    taskId,
    text,
    plannedSeconds,
    endsAt: Date.parse(endsAt),
    pausedAt: pausedAt === null ? null : Date.parse(pausedAt),
  };
}

/** Never less than none, never more than was planned, whatever the clock says. */
export function millisecondsLeft(
  { plannedSeconds, endsAt, pausedAt }: Countdown,
  now: number,
): number {
  return Math.min(plannedSeconds * 1000, Math.max(0, endsAt - (pausedAt ?? now)));
}

/** As the screen shows it: a second that has begun is still there. */
export function secondsLeft(countdown: Countdown, now: number): number {
  return Math.ceil(millisecondsLeft(countdown, now) / 1000);
}

export function isOver({ endsAt, pausedAt }: Countdown, now: number): boolean {
  return pausedAt === null && endsAt <= now;
}

export function paused(countdown: Countdown, now: number): Countdown {
  if (countdown.pausedAt !== null) return countdown;
  return { ...countdown, pausedAt: Math.min(now, countdown.endsAt) };
}

export function resumed(countdown: Countdown, now: number): Countdown {
  if (countdown.pausedAt === null) return countdown;
  return { ...countdown, endsAt: now + millisecondsLeft(countdown, now), pausedAt: null };
}

/** Milliseconds until the shown second changes. */
export function untilNextSecond(endsAt: number, now: number): number {
  const rest = (endsAt - now) % 1000;
  return rest > 0 ? rest : rest + 1000;
}

/** 1499 seconds as 24:59, an hour as 60:00. */
export function clockText(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, "0");
  return `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${rest}`;
}

/** Minutes that are told to a person who can't see the clock: every fifth, and the last one. */
export function minuteToTell(seconds: number, plannedSeconds: number): number | null {
  const minutes = Math.ceil(seconds / 60);
  if (minutes * 60 >= plannedSeconds) return null;
  return minutes === 1 || (minutes > 0 && minutes % 5 === 0) ? minutes : null;
}
