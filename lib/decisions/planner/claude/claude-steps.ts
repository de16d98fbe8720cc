import "server-only";
import { z } from "zod";
import { AiError } from "@/lib/ai/errors";
import { streamList } from "@/lib/ai/stream";
import { SUGGESTED_TASK_MAX_CHARACTERS } from "@/lib/decisions/constants";
import { plainLine } from "@/lib/decisions/planner/claude/model-text";
import type { PlanEvent, PlannedStep } from "@/lib/decisions/planner/types";
import { FIRST_STEP_MINUTES } from "@/lib/decisions/planner/written/sizes";
import { DECISION_PROBLEMS } from "@/lib/decisions/problems";

const QUESTION_MAX_CHARACTERS = 300;
/** An estimate up to this long for the first step is a rough guess; beyond it the step is too big. */
const FIRST_STEP_TOLERANCE_MINUTES = 5;

/** What every prompt for steps says of a single one. */
export const STEP_STYLE = `How a step reads
- One line, plain words, at most 140 characters, never more than ${SUGGESTED_TASK_MAX_CHARACTERS}. It begins with a verb, ends with a full stop and names a thing that can be seen or held: "Put every unpaid bill on the kitchen table.", not "Get organised."
- One action, with a visible end, so that the person knows when it is done. No "and then".
- Concrete to this goal: use the people, places, dates and things that the person names. Invent no facts about them, no names, no prices, no addresses and no links.
- Plain text only: no numbering, no markdown, no HTML, no emoji, no quotation marks around it.
- Warm and matter-of-fact. Never "overdue", "failed" or "should have"; no praise, no jokes, no explanations.`;

const stepSchema = z.object({
  text: z.string().describe("One short action in plain text"),
  minutes: z.number().describe("Whole minutes"),
});

const planSchema = z.object({
  question: z.string().describe("Empty, or one question when there is no goal to plan for"),
  steps: z.array(stepSchema),
});

export type StepsRequest = {
  use: "breakdown" | "sub_steps";
  /** Whose use it is; null for a visitor. */
  userId: string | null;
  /** The same words for everyone, so that the service can keep them cached. */
  system: string;
  prompt: string;
  /** Fewer steps than this are no plan. */
  fewest: number;
  /** After so many the model is stopped: whatever else it would write is not needed. */
  most: number;
  /** What one step may take. */
  minutes: { least: number; most: number };
};

/**
 * Steps as Claude writes them, each mended and checked, or one question in their place.
 * @throws AiError when it gives no plan that keeps the product's rules.
 */
export async function* streamSteps(
  request: StepsRequest,
  signal: AbortSignal,
): AsyncGenerator<PlanEvent> {
  const items = streamList(
    {
      use: request.use,
      userId: request.userId,
      system: request.system,
      prompt: request.prompt,
      schema: planSchema,
      field: "steps",
      item: stepSchema,
    },
    signal,
  );
  const told = new Set<string>();
  try {
    for (;;) {
      const next = await items.next();
      if (next.done) {
        if (told.size === 0) yield { type: "clarify", message: readQuestion(next.value.question) };
        else if (told.size < request.fewest) throw new AiError("cut");
        return;
      }
      const step = readStep(next.value, told.size === 0, request.minutes);
      if (told.has(step.text)) continue;
      told.add(step.text);
      yield { type: "step", step };
      if (told.size === request.most) return;
    }
  } catch (error) {
    // The model is stopped, and its usage notes why.
    await items.throw(error).catch(() => undefined);
    if (!signal.aborted) throw error;
  } finally {
    await items.return({ question: "", steps: [] });
  }
}

/** @throws AiError when the step can't be shown to a person. */
function readStep(
  written: z.infer<typeof stepSchema>,
  isFirst: boolean,
  { least, most }: StepsRequest["minutes"],
): PlannedStep {
  const text = plainLine(written.text);
  const isTooBig = isFirst && written.minutes > FIRST_STEP_TOLERANCE_MINUTES;
  if (text === "" || text.length > SUGGESTED_TASK_MAX_CHARACTERS || isTooBig) {
    throw new AiError("malformed");
  }
  const longest = isFirst ? FIRST_STEP_MINUTES : most;
  const shortest = isFirst ? 1 : least;
  return { text, minutes: Math.min(longest, Math.max(shortest, Math.round(written.minutes))) };
}

function readQuestion(written: string): string {
  const question = plainLine(written);
  if (question === "") throw new AiError("malformed");
  return question.length > QUESTION_MAX_CHARACTERS ? DECISION_PROBLEMS.needsClarity : question;
}
