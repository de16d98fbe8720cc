import { api } from "@/lib/api-client";
import type { SafetyNotice } from "@/lib/safety/types";
import type { ParkedThought, TimerReading, TimerSession } from "@/lib/timer/types";
import type { Heard } from "./focus-state";
import { type Countdown, countdownOf } from "./timekeeping";

/** A request that takes longer is given up. */
const GIVE_UP_AFTER_MS = 20_000;

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** An answer about a session: the session itself, and what this device now knows of the server's clock. */
type Told<Session> = { answer: TimerReading<Session>; heard: Heard };

/** All of them throw ApiError, or fetch's own error without a network. */
export function readSession(): Promise<Told<TimerSession | null>> {
  return ask("GET", "/api/timer");
}

export function sendStart(body: {
  checklistId: string;
  taskId: string | null;
  minutes: number;
}): Promise<Told<TimerSession>> {
  return ask("POST", "/api/timer/start", body);
}

export function sendStop(
  sessionId: string,
  status: "completed" | "interrupted",
): Promise<Told<TimerSession>> {
  return ask("POST", "/api/timer/stop", { sessionId, status });
}

export function sendPause(
  { id, pausedAt }: Countdown,
  secondsLeft: number,
): Promise<Told<TimerSession>> {
  return ask("PATCH", "/api/timer", { sessionId: id, paused: pausedAt !== null, secondsLeft });
}

/** The thought as it was kept, with help where it needs some. */
export async function sendThought(
  checklistId: string,
  body: { text: string; taskId?: string | null; sessionId?: string | null },
): Promise<{ thought: ParkedThought; safety?: SafetyNotice }> {
  return call("POST", thoughts(checklistId), body);
}

export async function sendResolved(
  checklistId: string,
  thoughtId: string,
  resolved: boolean,
): Promise<void> {
  await call("PATCH", `${thoughts(checklistId)}/${thoughtId}`, { resolved });
}

export async function sendThoughtRemoval(checklistId: string, thoughtId: string): Promise<void> {
  await call("DELETE", `${thoughts(checklistId)}/${thoughtId}`);
}

function thoughts(checklistId: string): string {
  return `/api/checklist/${checklistId}/thoughts`;
}

/** The server spoke half-way between question and answer, as near as anyone can tell. */
async function ask<Session extends TimerSession | null>(
  method: Method,
  path: string,
  body?: unknown,
): Promise<Told<Session>> {
  const asked = Date.now();
  const answer = await call<TimerReading<Session>>(method, path, body);
  const answered = Date.now();
  const now = Date.parse(answer.now);
  const offset = now - (asked + answered) / 2;
  const completed = answer.session?.status === "completed";
  return { answer, heard: { session: countdownOf(answer.session), completed, now, offset } };
}

function call<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  return api<Answer>(method, path, {
    ...(body === undefined ? {} : { body, keepalive: true }),
    signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
  });
}
