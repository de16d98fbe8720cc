import "server-only";
import { requirePremium } from "@/lib/billing/require-premium";
import { AppError } from "@/lib/errors";
import { loadCheck } from "@/lib/safety/check/load-check";
import { beside, examine, type Person } from "@/lib/safety/examine";
import type { SafetyNotice } from "@/lib/safety/types";
import { askCoach, helpTold, progressNow } from "./ask-coach";
import { builtInAdvice } from "./built-in/advice";
import { claudeAdvice } from "./claude-advice";
import type { AdviceRequest } from "./coach";
import { CRISIS_DAYS } from "./constants";
import { countConversations } from "./data";
import { type CoachFacts, readFacts } from "./facts";
import { writeAdvice } from "./mutations";
import { COACHING_NOTICES, COACHING_PROBLEMS } from "./problems";
import type { AdviceInput } from "./schema";
import type { AdviceAnswer, CoachingEvent } from "./types";

/** An advice that was let in. */
export type BegunAdvice = {
  userId: string;
  request: AdviceRequest;
  /** Help, where a recent entry that the coach may read tells of a crisis. */
  safety: SafetyNotice | null;
};

/**
 * Lets a wish for advice in and reads what it is about.
 * @throws AppError PREMIUM_REQUIRED, NOT_FOUND when the plan is not the person's
 */
export async function beginAdvice(
  person: Person,
  { checklistId, includeJournal }: AdviceInput,
): Promise<BegunAdvice> {
  const { id: userId, timeZone } = person;
  await requirePremium(userId, COACHING_PROBLEMS.premium);
  const [read, turn] = await Promise.all([
    readFacts({ userId, timeZone, checklistId, includeJournal }),
    countConversations(userId),
  ]);
  if (checklistId !== null && !read.plan) throw new AppError("NOT_FOUND");
  const { facts, told } = await withoutDisclosures(read);
  const safety =
    told === null ? null : await examine({ surface: "coach_chat", texts: [told], person });
  return { userId, request: { facts, turn }, safety };
}

/**
 * Gives the advice that was let in and keeps it as the beginning of a conversation; kind words and no
 * steps where an entry tells of a crisis. When the signal is aborted nothing is kept.
 */
export async function* advise(
  { userId, request, safety }: BegunAdvice,
  signal: AbortSignal,
): AsyncGenerator<CoachingEvent<AdviceAnswer>> {
  const { facts } = request;
  const advice = safety
    ? { ...helpTold(safety), notice: COACHING_NOTICES.journal }
    : (yield* askAbout(userId, request, signal))?.told;
  if (!advice || signal.aborted) return;
  const progress = progressNow(facts);
  const { id: conversationId } = await writeAdvice(userId, { advice, progress });
  yield {
    type: "answer",
    answer: {
      success: true,
      advice: advice.text,
      context: { progress, conversationTurns: 0, suggestedTasks: advice.tasks },
      conversationId,
      coach: advice.coach ?? "built-in",
      ...(advice.notice ? { notice: advice.notice } : {}),
      ...beside(advice.safety),
    },
  };
}

function askAbout(userId: string, request: AdviceRequest, signal: AbortSignal) {
  return askCoach(
    {
      claude: (ended) => claudeAdvice(userId, request, ended),
      builtIn: () => builtInAdvice(request),
      facts: request.facts,
    },
    signal,
  );
}

/**
 * The facts without entries that a model must not get, and the newest of them that tells of self-harm
 * and is so recent that advice on steps would be the wrong answer to it.
 */
async function withoutDisclosures(
  facts: CoachFacts,
): Promise<{ facts: CoachFacts; told: string | null }> {
  const { checkText } = await loadCheck();
  const read = facts.entries.map((entry) => ({ entry, ...checkText(entry.text) }));
  const since = Date.now() - CRISIS_DAYS * 24 * 60 * 60 * 1000;
  const told = read.find(
    ({ entry, category }) => category === "self_harm" && entry.createdAt.getTime() > since,
  );
  const entries = read.flatMap(({ entry, severity }) => (severity === "allow" ? [entry] : []));
  return { facts: { ...facts, entries }, told: told?.entry.text ?? null };
}
