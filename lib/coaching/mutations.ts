import "server-only";
import { v7 as uuidv7 } from "uuid";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { logger } from "@/lib/logger";
import { type DataKey, dataKeyFor } from "@/lib/users/data-keys";
import type { Prisma } from "@/prisma/generated/client";
import { CONVERSATION_TURNS } from "./constants";
import { sealAdvice, sealMessage } from "./private-conversation";
import { type Told, writeTold } from "./told";
import type { PlanProgress } from "./types";

/** A conversation to begin. An advice without a text is one that began with a message. */
export type NewConversation = { advice: Told; progress: PlanProgress | null };

/** What both sides said in one turn. */
export type Exchange = { message: string; answer: Told };

/** Keeps an advice; a conversation begins with it. */
export async function writeAdvice(
  userId: string,
  conversation: NewConversation,
): Promise<{ id: string }> {
  const dataKey = await dataKeyFor(userId);
  const id = await createConversation(prisma, dataKey, userId, conversation, 0);
  return { id };
}

/** Begins a conversation with a message and its answer. `turns` is 0 where they take none. */
export async function beginWithMessage(
  userId: string,
  progress: PlanProgress | null,
  exchange: Exchange,
  turns: 0 | 1,
): Promise<{ id: string }> {
  const dataKey = await dataKeyFor(userId);
  const advice: Told = { text: "", tasks: [], coach: null, notice: null, safety: null };
  return prisma.$transaction(async (transaction) => {
    const conversation = { advice, progress };
    const id = await createConversation(transaction, dataKey, userId, conversation, turns);
    await writeMessages(transaction, dataKey, userId, id, exchange);
    return { id };
  });
}

/**
 * Keeps a message and its answer. Returns the turns taken by now.
 * @throws AppError NOT_FOUND when the conversation was deleted meanwhile
 */
export async function writeExchange(
  userId: string,
  conversationId: string,
  exchange: Exchange,
): Promise<number> {
  const dataKey = await dataKeyFor(userId);
  return prisma.$transaction(async (transaction) => {
    const [row] = await transaction.$queryRaw<{ turns: number }[]>`
      UPDATE coaching_conversations SET updated_at = now()
      WHERE id = ${conversationId}::uuid AND user_id = ${userId}::uuid
      RETURNING turn_count AS turns`;
    if (!row) throw new AppError("NOT_FOUND");
    await writeMessages(transaction, dataKey, userId, conversationId, exchange);
    return row.turns;
  });
}

/**
 * Takes one turn of a person's conversation, in one statement: of twenty at once as many pass as are left.
 * @throws AppError TURN_LIMIT
 */
export async function takeTurn(userId: string, conversationId: string): Promise<void> {
  const taken = await prisma.$executeRaw`
    UPDATE coaching_conversations SET turn_count = turn_count + 1, updated_at = now()
    WHERE id = ${conversationId}::uuid AND user_id = ${userId}::uuid
      AND turn_count < ${CONVERSATION_TURNS}`;
  if (taken === 0) throw new AppError("TURN_LIMIT");
}

/** Gives back a turn that came to nothing. Never throws: the person has a worse failure to hear of. */
export async function giveBackTurn(userId: string, conversationId: string): Promise<void> {
  try {
    await prisma.$executeRaw`
      UPDATE coaching_conversations SET turn_count = turn_count - 1, updated_at = now()
      WHERE id = ${conversationId}::uuid AND user_id = ${userId}::uuid AND turn_count > 0`;
  } catch (error) {
    logger.warn({ error }, "a turn of a coaching conversation was not given back");
  }
}

/**
 * Deletes a person's conversation with all its messages, for good.
 * @throws AppError NOT_FOUND
 */
export async function deleteConversation(userId: string, id: string): Promise<void> {
  const { count } = await prisma.coachingConversation.deleteMany({ where: { id, userId } });
  if (count === 0) throw new AppError("NOT_FOUND");
}

async function createConversation(
  client: Prisma.TransactionClient,
  dataKey: DataKey,
  userId: string,
  { advice, progress }: NewConversation,
  turnCount: number,
): Promise<string> {
  const id = uuidv7();
  await client.coachingConversation.create({
    data: {
      id,
      userId,
      checklistId: progress?.checklistId ?? null,
      dataKeyId: dataKey.id,
      advice: sealAdvice(dataKey, { userId, conversationId: id }, writeTold(advice)),
      completedTasks: progress?.completedTasks ?? null,
      totalTasks: progress?.totalTasks ?? null,
      turnCount,
    },
  });
  return id;
}

async function writeMessages(
  transaction: Prisma.TransactionClient,
  dataKey: DataKey,
  userId: string,
  conversationId: string,
  { message, answer }: Exchange,
): Promise<void> {
  const now = Date.now();
  const row = (author: "user" | "coach", text: string, createdAt: number) => {
    const id = uuidv7();
    const content = sealMessage(dataKey, { userId, messageId: id }, text);
    return { id, conversationId, dataKeyId: dataKey.id, author, content, createdAt };
  };
  // A millisecond apart, so that the question stands before its answer.
  const rows = [
    row("user", writeTold({ text: message }), now),
    row("coach", writeTold(answer), now + 1),
  ];
  await transaction.coachingMessage.createMany({
    data: rows.map(({ createdAt, ...data }) => ({ ...data, createdAt: new Date(createdAt) })),
  });
}
