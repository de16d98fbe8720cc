import "server-only";
import { requirePremium } from "@/lib/billing/require-premium";
import { AppError } from "@/lib/errors";
import { beside, examine, type Person, unsafe } from "@/lib/safety/examine";
import { isDisclosure } from "@/lib/safety/reasons";
import type { SafetyNotice } from "@/lib/safety/types";
import { askCoach, type Given, helpTold, progressNow } from "./ask-coach";
import { builtInReply } from "./built-in/reply";
import { supportiveReply } from "./built-in/supportive";
import { claudeReply } from "./claude-reply";
import type { ReplyRequest } from "./coach";
import { countConversations, findTalk, isOpen, type Talk } from "./data";
import { type CoachFacts, readFacts } from "./facts";
import { beginWithMessage, giveBackTurn, takeTurn, writeExchange } from "./mutations";
import { COACHING_PROBLEMS } from "./problems";
import type { ChatInput } from "./schema";
import type { Told } from "./told";
import type { ChatAnswer, CoachingEvent } from "./types";

/**
 * A message that was let in. `talk` is null where it begins a conversation. `facts` are null where help
 * is the answer: then nothing is asked of a coach and no turn is taken.
 */
export type BegunReply = {
  userId: string;
  message: string;
  talk: Talk | null;
  facts: CoachFacts | null;
  /** As in an advice. */
  turn: number;
  /** Help, where the message tells of a crisis. */
  safety: SafetyNotice | null;
};

/**
 * Lets a message in and takes one of the conversation's turns for it. Someone who tells of a crisis is
 * answered and never turned away: without a turn, without Premium, and where the conversation is gone.
 * A conversation in which help was given stays open in the same way.
 * @throws AppError PREMIUM_REQUIRED, UNSAFE_CONTENT, NOT_FOUND, TURN_LIMIT
 */
export async function beginReply(
  person: Person,
  { message, conversationId, checklistId }: ChatInput,
): Promise<BegunReply> {
  const { id: userId, timeZone } = person;
  const safety = await examine({ surface: "coach_chat", texts: [message], person });
  const talk = conversationId === null ? null : await findTalk(userId, conversationId);
  const begun = { userId, message, talk, turn: 0, safety };
  const isRefused = safety !== null && !isDisclosure(safety.reason);
  if (!isRefused && (safety || talk?.isSupportive)) return { ...begun, facts: null };
  await requirePremium(userId, COACHING_PROBLEMS.premium);
  if (isRefused) throw unsafe(safety);
  if (conversationId !== null && !talk) throw new AppError("NOT_FOUND");
  const wanted = checklistId ?? talk?.checklistId ?? null;
  const asked = { userId, timeZone, checklistId: wanted, includeJournal: false };
  const [facts, turn] = await Promise.all([readFacts(asked), countConversations(userId)]);
  if (checklistId !== null && !facts.plan) throw new AppError("NOT_FOUND");
  if (talk) await takeTurn(userId, talk.id);
  return { ...begun, facts, turn };
}

/**
 * Answers a message that was let in. When the signal is aborted, or anything fails, nothing is kept and
 * the turn is given back.
 * @throws AppError NOT_FOUND when the conversation was deleted meanwhile
 */
export async function* reply(
  begun: BegunReply,
  signal: AbortSignal,
): AsyncGenerator<CoachingEvent<ChatAnswer>> {
  const { userId, talk, facts } = begun;
  let isHeld = talk !== null && facts !== null;
  const giveBack = async () => {
    if (talk && isHeld) await giveBackTurn(userId, talk.id);
    isHeld = false;
  };
  try {
    const given = facts ? yield* askAbout(begun, facts, signal) : help(begun);
    if (!given || signal.aborted) return;
    if (!given.counts) await giveBack();
    const kept = await keep(begun, given);
    isHeld = false;
    yield { type: "answer", answer: toAnswer(begun, given.told, kept) };
  } finally {
    await giveBack();
  }
}

function help({ message, talk, safety }: BegunReply): Given {
  if (safety) return { told: helpTold(safety), counts: false };
  const text = supportiveReply(message, talk?.messages ?? []);
  return {
    told: { text, tasks: [], coach: "built-in", notice: null, safety: null },
    counts: false,
  };
}

function askAbout(
  { userId, message, talk, turn }: BegunReply,
  facts: CoachFacts,
  signal: AbortSignal,
) {
  const earlier = (talk?.messages ?? []).flatMap(({ author, told }) =>
    told ? [{ author, content: told.text }] : [],
  );
  const request: ReplyRequest = { message, turn, facts, advice: talk?.advice?.text ?? "", earlier };
  return askCoach(
    {
      claude: (ended) => claudeReply(userId, request, ended),
      builtIn: () => builtInReply(request),
      facts,
      refused: COACHING_PROBLEMS.refused,
    },
    signal,
  );
}

type Kept = { conversationId: string; turns: number };

async function keep(
  { userId, message, talk, facts }: BegunReply,
  { told, counts }: Given,
): Promise<Kept> {
  const exchange = { message, answer: told };
  if (talk) {
    return { conversationId: talk.id, turns: await writeExchange(userId, talk.id, exchange) };
  }
  const turns = counts ? 1 : 0;
  const progress = facts && progressNow(facts);
  const { id } = await beginWithMessage(userId, progress, exchange, turns);
  return { conversationId: id, turns };
}

function toAnswer(
  { talk, safety }: BegunReply,
  { text, tasks, coach, notice }: Told,
  { conversationId, turns }: Kept,
): ChatAnswer {
  const isSupportive = safety !== null || talk?.isSupportive === true;
  return {
    success: true,
    response: text,
    timestamp: new Date().toISOString(),
    conversationId,
    suggestedTasks: tasks,
    conversationTurns: turns,
    isOpen: isOpen({ turns, isSupportive }),
    coach: coach ?? "built-in",
    ...(notice ? { notice } : {}),
    ...beside(safety),
  };
}
