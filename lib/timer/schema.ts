import { z } from "zod";
import { FIELD_PROBLEMS } from "@/lib/field-problems";
import { singleLine } from "@/lib/text";
import { rowId } from "@/lib/validation";
import {
  FOCUS_MINUTES,
  MAX_FOCUS_MINUTES,
  MIN_FOCUS_MINUTES,
  THOUGHT_MAX_CHARACTERS,
} from "./constants";
import { SESSION_PROBLEMS } from "./problems";

/** Payload of `POST /api/timer/start`. Without a task the session is for the plan as a whole. */
export const startTimerSchema = z.object({
  checklistId: rowId("checklistId"),
  taskId: rowId("taskId").nullable().default(null),
  minutes: z
    .int({ error: SESSION_PROBLEMS.minutes })
    .min(MIN_FOCUS_MINUTES, SESSION_PROBLEMS.minutes)
    .max(MAX_FOCUS_MINUTES, SESSION_PROBLEMS.minutes)
    .default(FOCUS_MINUTES),
});

const sessionId = z
  .string({ error: SESSION_PROBLEMS.noActiveSession })
  .min(1, SESSION_PROBLEMS.noActiveSession)
  .pipe(rowId("sessionId"));

/** Payload of `POST /api/timer/stop`. */
export const stopTimerSchema = z.object({
  sessionId,
  status: z.enum(["completed", "interrupted"], { error: SESSION_PROBLEMS.status }),
});

/**
 * Payload of `PATCH /api/timer`. `secondsLeft` is what the screen showed when it was paused or
 * resumed, for a word that arrives late.
 */
export const pauseTimerSchema = z.object({
  sessionId,
  paused: z.boolean({ error: FIELD_PROBLEMS.notFlag("paused") }),
  secondsLeft: z
    .number({ error: SESSION_PROBLEMS.secondsLeft })
    .min(0, SESSION_PROBLEMS.secondsLeft)
    .max(MAX_FOCUS_MINUTES * 60, SESSION_PROBLEMS.secondsLeft)
    .nullable()
    .default(null),
});

/** Payload of `POST /api/checklist/{id}/thoughts`, and of the line that parks one. */
export const parkThoughtSchema = z.object({
  text: z
    .string({ error: SESSION_PROBLEMS.thoughtRequired })
    .transform(singleLine)
    .pipe(
      z
        .string()
        .min(1, SESSION_PROBLEMS.thoughtRequired)
        .max(THOUGHT_MAX_CHARACTERS, SESSION_PROBLEMS.thoughtTooLong),
    ),
  taskId: rowId("taskId").nullable().default(null),
  sessionId: rowId("sessionId").nullable().default(null),
});

/** Payload of `PATCH /api/checklist/{id}/thoughts/{thoughtId}`. */
export const resolveThoughtSchema = z.object({
  resolved: z.boolean({ error: FIELD_PROBLEMS.notFlag("resolved") }),
});

/** Path of a thought. */
export const thoughtParams = z.object({ id: z.uuid(), thoughtId: z.uuid() });

export type StartTimer = z.output<typeof startTimerSchema>;
export type StopTimer = z.output<typeof stopTimerSchema>;
export type PauseTimer = z.output<typeof pauseTimerSchema>;
export type ParkThought = z.output<typeof parkThoughtSchema>;
