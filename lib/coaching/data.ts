import "server-only";
import { progressOf } from "@/lib/checklists/progress";
import { type Cursor, encodeCursor } from "@/lib/cursor";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { beside } from "@/lib/safety/examine";
import { openDataKeys } from "@/lib/users/data-keys";
import type { CoachingConversation, CoachingMessage } from "@/prisma/generated/client";
import { CONVERSATION_TURNS } from "./constants";
import { openAdvice, openMessage } from "./private-conversation";
import { COACHING_PROBLEMS } from "./problems";
import { readTold, type Told } from "./told";
import type {
  CoachingMessageView,
  Conversation,
  ConversationCard,
  ConversationPage,
  PlanProgress,
} from "./types";

type Keys = Awaited<ReturnType<typeof openDataKeys>>;

/** A message as it was kept; `told` is null when it can't be opened. */
export type TalkMessage = {
  id: string;
  author: "user" | "coach";
  createdAt: Date;
  told: Told | null;
};

/** A person's conversation, opened. */
export type Talk = {
  id: string;
  createdAt: Date;
  checklistId: string | null;
  progress: PlanProgress | null;
  turns: number;
  /** Null when it can't be opened. */
  advice: Told | null;
  /** Oldest first. */
  messages: TalkMessage[];
  /** Whether help was given in it: from then on it is there for the person and for nothing else. */
  isSupportive: boolean;
};

/** A person's conversation, or null when it is unknown or someone else's. */
export async function findTalk(userId: string, id: string): Promise<Talk | null> {
  const [keys, row] = await Promise.all([
    openDataKeys(userId),
    prisma.coachingConversation.findFirst({
      where: { id, userId },
      include: { messages: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] } },
    }),
  ]);
  if (!row) return null;
  const advice = adviceOf(keys, row);
  const messages = row.messages.map((message) => toTalkMessage(keys, userId, message));
  return {
    id,
    createdAt: row.createdAt,
    checklistId: row.checklistId,
    progress: progressOfRow(row),
    turns: row.turnCount,
    advice,
    messages,
    isSupportive: [advice, ...messages.map(({ told }) => told)].some((told) => told?.safety),
  };
}

/**
 * A person's conversation, whole.
 * @throws AppError NOT_FOUND
 */
export async function readConversation(userId: string, id: string): Promise<Conversation> {
  const talk = await findTalk(userId, id);
  if (!talk) throw new AppError("NOT_FOUND");
  const { advice, progress, turns } = talk;
  return {
    id,
    createdAt: talk.createdAt.toISOString(),
    content: advice?.text ?? COACHING_PROBLEMS.unreadable,
    context: { progress, conversationTurns: turns, suggestedTasks: advice?.tasks ?? [] },
    coach: advice?.coach ?? "built-in",
    ...besideTold(advice),
    messages: talk.messages.map(toView),
    isOpen: isOpen(talk),
  };
}

/** Whether one more message of the person is answered. */
export function isOpen({ turns, isSupportive }: Pick<Talk, "turns" | "isSupportive">): boolean {
  return isSupportive || turns < CONVERSATION_TURNS;
}

/** How many conversations a person has. */
export function countConversations(userId: string): Promise<number> {
  return prisma.coachingConversation.count({ where: { userId } });
}

/** A person's conversations, newest first. One that began with a message shows its first answer. */
export async function listConversations(
  userId: string,
  { cursor, limit }: { cursor: Cursor | null; limit: number },
): Promise<ConversationPage> {
  const before = cursor && {
    createdAt: { lte: cursor.createdAt },
    NOT: { createdAt: cursor.createdAt, id: { gte: cursor.id } },
  };
  const [keys, rows] = await Promise.all([
    openDataKeys(userId),
    prisma.coachingConversation.findMany({
      where: { userId, ...before },
      include: {
        messages: {
          where: { author: "coach" },
          orderBy: [{ createdAt: "asc" }, { id: "asc" }],
          take: 1,
        },
      },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit + 1,
    }),
  ]);
  const last = rows[limit - 1];
  return {
    conversations: rows.slice(0, limit).map((row) => toCard(keys, row)),
    nextCursor: rows.length > limit && last ? encodeCursor(last) : null,
  };
}

function toCard(
  keys: Keys,
  row: CoachingConversation & { messages: CoachingMessage[] },
): ConversationCard {
  const [first] = row.messages;
  const told = adviceOf(keys, row);
  const shown = told?.text === "" && first ? toTalkMessage(keys, row.userId, first).told : told;
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    content: shown?.text ?? COACHING_PROBLEMS.unreadable,
    context: { progress: progressOfRow(row) },
  };
}

function adviceOf(keys: Keys, { id, userId, dataKeyId, advice }: CoachingConversation) {
  return readTold(openAdvice(keys.get(dataKeyId), { userId, conversationId: id }, advice));
}

function toTalkMessage(keys: Keys, userId: string, row: CoachingMessage): TalkMessage {
  const { id, author, createdAt, dataKeyId, content } = row;
  const told = readTold(openMessage(keys.get(dataKeyId), { userId, messageId: id }, content));
  return { id, author, createdAt, told };
}

function progressOfRow(row: CoachingConversation): PlanProgress | null {
  const { checklistId, completedTasks, totalTasks } = row;
  if (completedTasks === null || totalTasks === null) return null;
  const percentComplete = progressOf(completedTasks, totalTasks).percentage;
  return { checklistId, completedTasks, totalTasks, percentComplete };
}

function toView({ id, author, createdAt, told }: TalkMessage): CoachingMessageView {
  return {
    id,
    type: author,
    content: told?.text ?? COACHING_PROBLEMS.unreadable,
    timestamp: createdAt.toISOString(),
    suggestedTasks: told?.tasks ?? [],
    ...(told?.coach ? { coach: told.coach } : {}),
    ...besideTold(told),
  };
}

function besideTold(told: Told | null) {
  return { ...(told?.notice ? { notice: told.notice } : {}), ...beside(told?.safety ?? null) };
}
