import "server-only";
import { prisma } from "@/lib/db";
import type { Prisma } from "@/prisma/generated/client";
import type { Account } from "./types";

/** What a log-in compares against. `passwordHash` is null for people who use only Google. */
export type Credentials = { id: string; passwordHash: string | null };

/** The credentials behind an email address (trimmed, lower case), or null. */
export function findCredentials(
  email: string,
  client: Prisma.TransactionClient = prisma,
): Promise<Credentials | null> {
  return client.user.findUnique({ where: { email }, select: { id: true, passwordHash: true } });
}

/** The hash of a person's password, or null for people who use only Google. */
export async function findPasswordHash(userId: string): Promise<string | null> {
  const user = await prisma.user.findUnique({
    where: { id: userId },
    select: { passwordHash: true },
  });
  return user?.passwordHash ?? null;
}

/** A person's account, or null when it was deleted meanwhile. */
export async function findAccount(userId: string): Promise<Account | null> {
  const row = await prisma.user.findUnique({
    where: { id: userId },
    select: {
      email: true,
      emailVerified: true,
      passwordHash: true,
      firstName: true,
      lastName: true,
      timeZone: true,
    },
  });
  if (!row) return null;
  const { emailVerified, passwordHash, ...rest } = row;
  return { ...rest, emailVerified: emailVerified !== null, hasPassword: passwordHash !== null };
}
