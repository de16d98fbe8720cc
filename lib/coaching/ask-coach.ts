import "server-only";
import { v7 as uuidv7 } from "uuid";
import { isAiConfigured } from "@/lib/ai/client";
import { type AiError, toAiError } from "@/lib/ai/errors";
import { STEP_MAX_CHARACTERS } from "@/lib/checklists/constants";
import type { ServerEvent } from "@/lib/event-stream";
import { logger } from "@/lib/logger";
import type { SafetyNotice } from "@/lib/safety/types";
import type { Answering, CoachAnswer } from "./coach";
import { SUGGESTED_TASKS_MAX } from "./constants";
import type { CoachFacts } from "./facts";
import { COACHING_NOTICES } from "./problems";
import type { Told } from "./told";
import type { CoachingEvent, PlanProgress } from "./types";

/** Who answers one and the same thing. */
export type Coaches = {
  claude: (signal: AbortSignal) => Answering;
  builtIn: () => CoachAnswer;
  facts: CoachFacts;
  /** What is said where Claude declines; without it the built-in coach answers. */
  refused?: string;
};

/** What was said. `counts` is false where it answers nothing. */
export type Given = { told: Told; counts: boolean };

type Words = { type: "words"; text: string };

/**
 * Asks Claude where a key is set, else the built-in coach, which also answers when Claude fails; then the
 * notice says so. Yields the words as they come. Null when the signal was aborted.
 */
export async function* askCoach(
  { claude, builtIn, facts, refused }: Coaches,
  signal: AbortSignal,
): AsyncGenerator<Words, Given | null, undefined> {
  let notice: string | null = null;
  if (isAiConfigured()) {
    let isTold = false;
    const words = claude(signal);
    try {
      for (;;) {
        const next = await words.next();
        if (next.done) return { told: toTold(next.value, "claude", null, facts), counts: true };
        isTold = true;
        yield { type: "words", text: next.value };
      }
    } catch (error) {
      if (signal.aborted) return null;
      const failure = toAiError(error);
      logger.warn({ error: failure }, "Claude gave no coaching");
      if (refused !== undefined && failure.failure === "refused") {
        const told = toTold({ text: refused, tasks: [] }, "claude", null, facts);
        return { told, counts: false };
      }
      notice = whyBuiltIn(failure, isTold);
    } finally {
      // Who stops reading stops Claude as well.
      await words.return({ text: "", tasks: [] });
    }
  }
  const told = toTold(builtIn(), "built-in", notice, facts);
  yield { type: "words", text: told.text };
  return { told, counts: true };
}

/** An answer that is help and nothing else. */
export function helpTold(safety: SafetyNotice): Told {
  return { text: safety.safeMessage, tasks: [], coach: "built-in", notice: null, safety };
}

/** How far the chosen plan is; null where none was chosen. */
export function progressNow({ plan }: CoachFacts): PlanProgress | null {
  if (!plan) return null;
  const { completed, total, percentage } = plan.progress;
  return {
    checklistId: plan.id,
    completedTasks: completed,
    totalTasks: total,
    percentComplete: percentage,
  };
}

/** A coach's event on the wire. */
export function toServerEvent(event: CoachingEvent<unknown>): ServerEvent {
  return event.type === "words"
    ? { event: "words", data: { text: event.text } }
    : { event: "done", data: event.answer };
}

/** The last word, for those who do not read along. Null when it was aborted. */
export async function answerOf<Answer>(
  events: AsyncIterable<CoachingEvent<Answer>>,
): Promise<Answer | null> {
  let answer: Answer | null = null;
  // Read to the end: what comes after the answer lets go of what was held for it.
  for await (const event of events) if (event.type === "answer") answer = event.answer;
  return answer;
}

function whyBuiltIn({ failure, whose }: AiError, isAfterBreak: boolean): string {
  if (whose) return COACHING_NOTICES.builtInOverBudget[whose];
  if (failure === "refused") return COACHING_NOTICES.builtInAfterRefusal;
  return isAfterBreak ? COACHING_NOTICES.builtInAfterBreak : COACHING_NOTICES.builtInInstead;
}

function toTold(
  { text, tasks }: CoachAnswer,
  coach: "claude" | "built-in",
  notice: string | null,
  { plan }: CoachFacts,
): Told {
  const known = new Set(plan?.steps.map((step) => asKnown(step.text)));
  const fresh = tasks.filter((task) => {
    const isFresh = task !== "" && task.length <= STEP_MAX_CHARACTERS && !known.has(asKnown(task));
    known.add(asKnown(task));
    return isFresh;
  });
  const suggested = fresh.slice(0, SUGGESTED_TASKS_MAX);
  return {
    text,
    tasks: suggested.map((task) => ({ id: uuidv7(), text: task })),
    coach,
    notice,
    safety: null,
  };
}

/** Two steps are the same whatever their capitals and their last full stop. */
function asKnown(text: string): string {
  return text.toLowerCase().replace(/[.\s]+$/, "");
}
