import { z } from "zod";

/** Longer texts than a plan's step, so that a script can also write what breaks the rules. */
const stepSchema = z.object({ text: z.string(), minutes: z.unknown() });

const answerSchema = z.union([
  /** An HTTP error, with the type that the real service gives this status. */
  z.strictObject({
    status: z.number().int().min(400).max(599),
    retryAfterSeconds: z.number().int().optional(),
  }),
  /** Takes the request and says nothing, ever. */
  z.strictObject({ silent: z.literal(true) }),
  /** Writes a message: either this text, or the JSON of these steps (and of a question). */
  z.strictObject({
    text: z.string().optional(),
    steps: z.array(stepSchema).optional(),
    question: z.string().optional(),
    /** Pause before each step, or before each eighth of a text; all of them before one that is not streamed. */
    delayMs: z.number().int().min(0).max(60_000).default(0),
    /** How it ends: whole, or broken in one of three ways in place of the end of the message. */
    end: z.enum(["whole", "cut", "error", "stall"]).default("whole"),
    /** A broken end comes after this many steps. */
    endAfterSteps: z.number().int().min(0).optional(),
    stopReason: z.enum(["end_turn", "max_tokens", "refusal"]).default("end_turn"),
  }),
]);

export const scriptSchema = z.strictObject({
  /** Only requests that hold this text get these answers; of several scripts the newest that fits counts. */
  about: z.string().default(""),
  answers: z.array(answerSchema),
  /** Begins again with the first answer after the last. */
  repeat: z.boolean().default(false),
});

export type Script = z.infer<typeof scriptSchema>;
export type ScriptedAnswer = z.infer<typeof answerSchema>;
export type ScriptedMessage = Extract<ScriptedAnswer, { delayMs: number }>;

/** One piece of a message: what is written after a pause, and the step it finishes, if any. */
export type Piece = { text: string; pauseMs: number; finishesStep: boolean };

/** The real service sends a few characters at a time. */
const CHARACTERS_AT_A_TIME = 12;

/** A scripted message as the pieces in which it is written. */
export function piecesOf(message: ScriptedMessage): Piece[] {
  if (message.text !== undefined) return piecesOfText(message.text, message.delayMs);
  const steps = message.steps ?? [];
  const shown = message.end === "whole" ? steps : steps.slice(0, message.endAfterSteps);
  const opening = `{"question":${JSON.stringify(message.question ?? "")},"steps":[`;
  const written = shown.flatMap((step, index) =>
    inSlices(`${index > 0 ? "," : ""}${JSON.stringify(step)}`, message.delayMs),
  );
  return [
    { text: opening, pauseMs: 0, finishesStep: false },
    ...written,
    ...(message.end === "whole" ? [{ text: "]}", pauseMs: 0, finishesStep: false }] : []),
  ];
}

function inSlices(text: string, pauseMs: number): Piece[] {
  const count = Math.ceil(text.length / CHARACTERS_AT_A_TIME);
  return Array.from({ length: count }, (_, index) => ({
    text: text.slice(index * CHARACTERS_AT_A_TIME, (index + 1) * CHARACTERS_AT_A_TIME),
    pauseMs: index === 0 ? pauseMs : 0,
    finishesStep: index === count - 1,
  }));
}

function piecesOfText(text: string, pauseMs: number): Piece[] {
  const size = Math.max(1, Math.ceil(text.length / 8));
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) => ({
    text: text.slice(index * size, (index + 1) * size),
    pauseMs,
    finishesStep: false,
  }));
}
