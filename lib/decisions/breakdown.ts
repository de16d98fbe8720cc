import "server-only";
import { isAiConfigured } from "@/lib/ai/client";
import { type AiError, toAiError } from "@/lib/ai/errors";
import type { CurrentSession } from "@/lib/auth/types";
import { builtInPlanner } from "@/lib/decisions/planner/built-in";
import { careFor } from "@/lib/decisions/planner/care-plan";
import { claudePlanner } from "@/lib/decisions/planner/claude/claude";
import { claudeSubSteps } from "@/lib/decisions/planner/claude/claude-sub-steps";
import { builtInSubSteps } from "@/lib/decisions/planner/sub-steps";
import type { PlannedStep, Planner, PlanRequest, StepRequest } from "@/lib/decisions/planner/types";
import { STEP_COUNTS, SUB_STEP_COUNTS } from "@/lib/decisions/planner/written/sizes";
import type { ServerEvent } from "@/lib/event-stream";
import { logger } from "@/lib/logger";
import { beside, refuseHarm } from "@/lib/safety/examine";
import type { SafetyNotice } from "@/lib/safety/types";
import { DECISION_PROBLEMS } from "./problems";
import type { BreakdownInput } from "./schema";
import type { BreakdownAnswer, BreakdownEvent } from "./types";

/** A kind of work that both planners do. */
type Work<Request> = {
  claude: (userId: string | null) => Planner<Request>;
  builtIn: Planner<Request>;
  /** With so many steps or more, what came before a break makes a plan. */
  fewest: number;
};

const goals: Work<PlanRequest> = {
  claude: claudePlanner,
  builtIn: builtInPlanner,
  fewest: STEP_COUNTS.nudge.least,
};

const subSteps: Work<StepRequest> = {
  claude: claudeSubSteps,
  builtIn: builtInSubSteps,
  fewest: SUB_STEP_COUNTS.least,
};

/**
 * Breaks a goal or a decision of a person, or of a visitor (null), into steps: by Claude where a key is
 * set and this month's budgets allow it, else by the built-in planner. When Claude fails the built-in planner answers, and the answer's notice says so. Steps that came
 * before a break are kept when they make a plan; fewer are replaced by the answer as a whole.
 * Ends without an answer when the signal is aborted.
 */
export function breakDown(
  request: PlanRequest,
  userId: string | null,
  signal: AbortSignal,
): AsyncGenerator<BreakdownEvent> {
  return plan(goals, request, userId, signal);
}

/** As `breakDown`, for one step of a plan: two to five smaller ones, the first of two minutes or less. */
export function breakDownFurther(
  request: StepRequest,
  userId: string | null,
  signal: AbortSignal,
): AsyncGenerator<BreakdownEvent> {
  return plan(subSteps, request, userId, signal);
}

/** What may be planned, for whom, and the help that goes beside its plan. */
export type BegunBreakdown = {
  input: BreakdownInput;
  /** Null for a visitor. */
  userId: string | null;
  safety: SafetyNotice | null;
};

/**
 * Lets in what a person typed, before anything of it is planned or sent to a model.
 * @throws AppError UNSAFE_CONTENT
 */
export async function beginBreakdown(
  input: BreakdownInput,
  session: CurrentSession | null,
): Promise<BegunBreakdown> {
  const { inputText, question, step } = input;
  const texts = [inputText, question].filter((text) => text !== undefined);
  const planned = step ? [step.text] : [];
  const surface = step ? "task" : question === undefined ? "goal" : "decision";
  const person = session?.user ?? null;
  const safety = await refuseHarm({ surface, texts, planned, person });
  return { input, userId: person?.id ?? null, safety };
}

/** What `POST /api/decisions/breakdown` asks for: the steps of a goal, or those of one suggested step. */
export async function* breakDownInput(
  { input: { step, ...request }, userId, safety }: BegunBreakdown,
  signal: AbortSignal,
): AsyncGenerator<BreakdownEvent> {
  const events = step
    ? breakDownFurther({ ...step, goal: request.inputText }, userId, signal)
    : breakDown({ ...request, care: careFor(safety) }, userId, signal);
  for await (const event of events) {
    if (event.type === "answer" && event.answer.success) {
      yield answered({ ...event.answer, ...beside(safety) });
    } else yield event;
  }
}

async function* plan<Request>(
  work: Work<Request>,
  request: Request,
  userId: string | null,
  signal: AbortSignal,
): AsyncGenerator<BreakdownEvent> {
  if (!isAiConfigured()) {
    yield* follow(work.builtIn, request, signal, []);
    return;
  }
  const steps: PlannedStep[] = [];
  try {
    yield* follow(work.claude(userId), request, signal, steps);
  } catch (error) {
    const failure = toAiError(error);
    logger.warn({ error: failure, steps: steps.length }, "Claude gave no whole plan");
    if (failure.failure === "refused") yield answered(clarify(DECISION_PROBLEMS.refused));
    else if (steps.length >= work.fewest) {
      yield answered(planned("claude", steps, [DECISION_PROBLEMS.endsEarly]));
    } else {
      const whole = follow(work.builtIn, request, signal, []);
      yield answered(await planInstead(whole, whyBuiltIn(failure, steps.length > 0)));
    }
  }
}

/** A breakdown's event on the wire. */
export function toServerEvent(event: BreakdownEvent<object>): ServerEvent {
  return event.type === "step"
    ? { event: "task", data: event.step }
    : { event: "done", data: event.answer };
}

/** The last word of a breakdown, for those who do not read along. Null when it was aborted. */
export async function answerOf<Answer>(
  events: AsyncIterable<BreakdownEvent<Answer>>,
): Promise<Answer | null> {
  for await (const event of events) if (event.type === "answer") return event.answer;
  return null;
}

/** Tells a planner's steps as they come, noting them in `steps`, then the answer that they make. */
async function* follow<Request>(
  planner: Planner<Request>,
  request: Request,
  signal: AbortSignal,
  steps: PlannedStep[],
): AsyncGenerator<BreakdownEvent> {
  const notices: string[] = [];
  for await (const event of planner.plan(request, signal)) {
    if (event.type === "clarify") {
      yield answered(clarify(event.message));
      return;
    }
    if (event.type === "notice") notices.push(event.message);
    else {
      steps.push(event.step);
      yield { type: "step", step: event.step };
    }
  }
  if (!signal.aborted) yield answered(planned(planner.name, steps, notices));
}

/** The built-in planner's whole plan: it takes milliseconds, so its steps need not be told singly. */
async function planInstead(
  events: AsyncIterable<BreakdownEvent>,
  why: string,
): Promise<BreakdownAnswer> {
  const answer = await answerOf(events);
  if (!answer?.success) return answer ?? clarify(DECISION_PROBLEMS.needsClarity);
  return { ...answer, notice: [why, answer.notice].filter(Boolean).join(" ") };
}

function whyBuiltIn({ whose }: AiError, isAfterBreak: boolean): string {
  if (whose) return DECISION_PROBLEMS.builtInOverBudget[whose];
  return isAfterBreak ? DECISION_PROBLEMS.builtInAfterBreak : DECISION_PROBLEMS.builtInInstead;
}

function answered(answer: BreakdownAnswer): BreakdownEvent {
  return { type: "answer", answer };
}

function clarify(message: string): BreakdownAnswer {
  return { success: false, needsRefinement: true, message, tasks: [] };
}

function planned(
  planner: Planner["name"],
  steps: readonly PlannedStep[],
  notices: readonly string[],
): BreakdownAnswer {
  if (steps.length === 0) return clarify(DECISION_PROBLEMS.needsClarity);
  return {
    success: true,
    tasks: steps.map((step) => step.text),
    steps: [...steps],
    planner,
    ...(notices.length > 0 ? { notice: notices.join(" ") } : {}),
  };
}
