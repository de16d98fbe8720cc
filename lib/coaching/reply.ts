import "server-only";
import { requirePremium } from "@/lib/billing/require-premium";
import { AppError } from "@/lib/errors";
import { beside, examine, type Person, unsafe } from "@/lib/safety/examine";
import { isDisclosure } from "@/lib/safety/reasons";
import type { SafetyNotice } from "@/lib/safety/types";
import { askCoach, helpTold, progressNow } from "./ask-coach";
import { builtInReply } from "./built-in/reply";
import { supportiveReply } from "./built-in/supportive";
import { claudeReply } from "./claude-reply";
import type { ReplyRequest } from "./coach";
import { COACHING_MESSAGES } from "./constants";
import { countConversations, findTalk, isOpen, type Talk } from "./data";
import { type CoachFacts, readFacts } from "./facts";
import { beginWithMessage, giveBackTurn, takeTurn, writeExchange } from "./mutations";
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
  await requirePremium(userId, COACHING_MESSAGES.premium);
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
  let isKept = false;
  try {
    const told = facts ? yield* askAbout(begun, facts, signal) : help(begun);
    if (!told || signal.aborted) return;
    const kept = await keep(begun, told);
    isKept = true;
    yield { type: "answer", answer: toAnswer(begun, told, kept) };
  } finally {
    if (talk && facts && !isKept) await giveBackTurn(userId, talk.id);
  }
}

function help({ message, talk, safety }: BegunReply): Told {
  if (safety) return helpTold(safety);
  const text = supportiveReply(message, talk?.messages ?? []);
  return { text, tasks: [], coach: "built-in", notice: null, safety: null };
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
    },
    signal,
  );
}

type Kept = { conversationId: string; turns: number };

async function keep({ userId, message, talk, facts }: BegunReply, answer: Told): Promise<Kept> {
  const exchange = { message, answer };
  if (talk) {
    return { conversationId: talk.id, turns: await writeExchange(userId, talk.id, exchange) };
  }
  const turns = facts ? 1 : 0;
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
