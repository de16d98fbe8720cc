import "server-only";
import { prisma } from "@/lib/db";
import type { Prisma } from "@/prisma/generated/client";
import { SESSION_SECONDS } from "./constants";

/** The row of a new sign-in. `device` is a readable name. */
export function createSession(userId: string, device: string): Promise<{ id: string }> {
  const expiresAt = new Date(Date.now() + SESSION_SECONDS * 1000);
  return prisma.session.create({ data: { userId, device, expiresAt }, select: { id: true } });
}

/**
 * Ends one session of a person: its cookie and its Bearer token are dead from now on. False when the
 * person has no such session.
 */
export async function endSession(userId: string, sessionId: string): Promise<boolean> {
  const { count } = await prisma.session.deleteMany({ where: { id: sessionId, userId } });
  return count > 0;
}

/** Ends every session of a person, but the one that is kept, if one is named. Says how many ended. */
export async function endSessions(
  userId: string,
  { keep, transaction = prisma }: { keep?: string; transaction?: Prisma.TransactionClient } = {},
): Promise<number> {
  const { count } = await transaction.session.deleteMany({
    where: { userId, ...(keep === undefined ? {} : { id: { not: keep } }) },
  });
  return count;
}
