import "server-only";
import { isAiConfigured } from "@/lib/ai/client";
import { type AiError, toAiError } from "@/lib/ai/errors";
import type { ChecklistAddress } from "@/lib/checklists/address";
import { builtInCoach } from "@/lib/checklists/coach/built-in";
import { claudeCoach } from "@/lib/checklists/coach/claude";
import type { Coach, CoachAnswer, CoachRequest } from "@/lib/checklists/coach/types";
import { findChecklist } from "@/lib/checklists/data";
import type { ChecklistStep } from "@/lib/checklists/types";
import { AppError } from "@/lib/errors";
import type { ServerEvent } from "@/lib/event-stream";
import { logger } from "@/lib/logger";
import { loadCheck } from "@/lib/safety/check/load-check";
import { beside, examine, type Person, unsafe } from "@/lib/safety/examine";
import { isDisclosure } from "@/lib/safety/reasons";
import type { SafetyNotice } from "@/lib/safety/types";
import { EARLIER_MESSAGES, REFINE_MESSAGES } from "./constants";
import { findEarlier } from "./data";
import { giveBack, type Hold, takeHold } from "./hold";
import { CHAT_PROBLEMS, REFINE_NOTICES } from "./problems";
import type { RefineInput } from "./schema";
import { type Settled, settle } from "./settle";
import { shownChanges } from "./stored-changes";
import type { RefineAnswer, RefineEvent } from "./types";

/** A refinement that was let in. `hold` is null for a message that no coach answers. */
export type BegunRefinement = {
  address: ChecklistAddress;
  message: string;
  currentSteps: readonly string[];
  hold: Hold | null;
  /** Help, where the message tells of a crisis. */
  safety: SafetyNotice | null;
};

/**
 * Lets a message in: the plan is the person's, and a refinement is left and held for it. Someone who
 * tells of a crisis is answered and never turned away, also when no refinement is left.
 * @throws AppError NOT_FOUND, REFINEMENT_LIMIT, UNSAFE_CONTENT
 */
export async function beginRefinement(
  address: ChecklistAddress,
  person: Person,
  { chatMessage: message, currentSteps }: Pick<RefineInput, "chatMessage" | "currentSteps">,
): Promise<BegunRefinement> {
  const safety = await examine({ surface: "refinement_chat", texts: [message], person });
  if (safety?.severity === "block" && !isDisclosure(safety.reason)) throw unsafe(safety);
  const begun = { address, message, currentSteps, safety };
  if (safety?.severity === "block") return { ...begun, hold: null };
  try {
    return { ...begun, hold: await takeHold(address) };
  } catch (error) {
    if (safety && error instanceof AppError && error.code === "REFINEMENT_LIMIT") {
      return { ...begun, hold: null };
    }
    throw error;
  }
}

/**
 * Answers a message that was let in: by Claude where a key is set, else by the built-in coach. When Claude
 * fails the built-in coach answers, and the notice says so. The words come as they are written; the answer
 * has the last word. When the signal is aborted, or anything fails, the plan stays as it is and nothing is
 * counted.
 * @throws AppError NOT_FOUND when the plan was deleted meanwhile
 */
export async function* refine(
  begun: BegunRefinement,
  signal: AbortSignal,
): AsyncGenerator<RefineEvent> {
  const { hold, safety } = begun;
  try {
    const given = safety ? await help(begun, safety, signal) : yield* askCoach(begun, signal);
    if (signal.aborted) return;
    const { address, message } = begun;
    const seen = hold?.steps ?? [];
    const settled = await settle(address, {
      message,
      seen,
      safety,
      holdId: hold?.id ?? null,
      ...given,
    });
    yield { type: "answer", answer: await toAnswer(address, settled) };
  } finally {
    // Spent or not: a hold that was spent is gone already.
    if (hold) await giveBack(hold.id);
  }
}

/** A refinement's event on the wire. */
export function toServerEvent(event: RefineEvent): ServerEvent {
  return event.type === "words"
    ? { event: "words", data: { text: event.text } }
    : { event: "done", data: event.answer };
}

/** The last word of a refinement, for those who do not read along. Null when it was aborted. */
export async function answerOf(events: AsyncIterable<RefineEvent>): Promise<RefineAnswer | null> {
  let answer: RefineAnswer | null = null;
  // Read to the end: what comes after the answer gives the hold back.
  for await (const event of events) if (event.type === "answer") answer = event.answer;
  return answer;
}

type Given = { answer: CoachAnswer; coach: Coach["name"]; notice: string | null };

function said(reply: string): Given {
  return { answer: { reply, operations: [], counts: false }, coach: "built-in", notice: null };
}

/**
 * Kind words first. A wish for the list that came with them is done by the built-in coach, so that a
 * disclosure isn't sent on; what it doesn't understand it leaves at the kind words.
 */
async function help(
  { message, currentSteps, hold }: BegunRefinement,
  safety: SafetyNotice,
  signal: AbortSignal,
): Promise<Given> {
  const words = said(safety.safeMessage);
  if (!hold) return words;
  const steps = asShown(hold.steps, currentSteps);
  const request: CoachRequest = { message, title: hold.title, steps, earlier: [] };
  const answering = follow(builtInCoach, request, signal, null);
  let next = await answering.next();
  while (!next.done) next = await answering.next();
  const { answer } = next.value;
  if (answer.operations.length === 0) return words;
  const reply = `${words.answer.reply}\n\n${answer.reply}`;
  return { ...next.value, answer: { ...answer, reply } };
}

async function* askCoach(
  { address, message, currentSteps, hold }: BegunRefinement,
  signal: AbortSignal,
): AsyncGenerator<RefineEvent, Given, undefined> {
  const steps = asShown(hold?.steps ?? [], currentSteps);
  const earlier = await sendable(await findEarlier(address.checklistId, EARLIER_MESSAGES));
  const request: CoachRequest = { message, title: hold?.title ?? "", steps, earlier };
  if (!isAiConfigured()) return yield* follow(builtInCoach, request, signal, null);
  let isTold = false;
  const onTold = () => {
    isTold = true;
  };
  try {
    const coach = claudeCoach(address.userId);
    return yield* follow(coach, request, signal, null, onTold);
  } catch (error) {
    const failure = toAiError(error);
    if (signal.aborted) return said("");
    logger.warn({ error: failure }, "Claude gave no refinement");
    if (failure.failure === "refused") return { ...said(CHAT_PROBLEMS.refused), coach: "claude" };
    const notice = whyBuiltIn(failure, isTold);
    return yield* follow(builtInCoach, request, signal, notice);
  }
}

function whyBuiltIn({ whose }: AiError, isAfterBreak: boolean): string {
  if (whose) return REFINE_NOTICES.builtInOverBudget[whose];
  return isAfterBreak ? REFINE_NOTICES.builtInAfterBreak : REFINE_NOTICES.builtInInstead;
}

async function* follow(
  coach: Coach,
  request: CoachRequest,
  signal: AbortSignal,
  notice: string | null,
  onTold?: () => void,
): AsyncGenerator<RefineEvent, Given, undefined> {
  const words = coach.answer(request, signal);
  try {
    for (;;) {
      const next = await words.next();
      if (next.done) return { answer: next.value, coach: coach.name, notice };
      onTold?.();
      yield { type: "words", text: next.value };
    }
  } finally {
    // Who stops reading stops the coach as well.
    await words.return(said("").answer);
  }
}

/** A disclosure is not sent to a model later either, nor is the help that it was answered with. */
async function sendable(earlier: CoachRequest["earlier"]): Promise<CoachRequest["earlier"]> {
  const { checkText } = await loadCheck();
  const isHelped = earlier.map(
    ({ author, content }) => author === "user" && checkText(content).severity !== "allow",
  );
  return earlier.filter((_, index) => !isHelped[index] && !isHelped[index - 1]);
}

/** The steps in the order that the screen shows; those that it does not know come last. */
function asShown(steps: readonly ChecklistStep[], shown: readonly string[]): ChecklistStep[] {
  const places = new Map(shown.map((id, index) => [id, index]));
  const place = (step: ChecklistStep) => places.get(step.id) ?? shown.length;
  return steps.toSorted((one, other) => place(one) - place(other));
}

async function toAnswer(
  { userId, checklistId, today }: ChecklistAddress,
  { messageId, reply, changes }: Settled,
): Promise<RefineAnswer> {
  const checklist = await findChecklist({ userId }, checklistId, today);
  if (!checklist) throw new AppError("NOT_FOUND");
  const shown = shownChanges(changes.steps);
  return {
    success: true,
    coachResponse: reply,
    checklist,
    remainingRefinements: checklist.remainingRefinements,
    message: shown ? REFINE_MESSAGES.changed : REFINE_MESSAGES.unchanged,
    messageId,
    changes: shown,
    coach: changes.coach,
    ...(changes.notice ? { notice: changes.notice } : {}),
    ...beside(changes.safety ?? null),
  };
}
