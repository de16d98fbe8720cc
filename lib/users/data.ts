import "server-only";
import { prisma } from "@/lib/db";
import type { Account } from "./types";

/** What a log-in compares against. `passwordHash` is null for people who use only Google. */
export type Credentials = { id: string; passwordHash: string | null };

/** The credentials behind an e-mail address (trimmed, lower case), or null. */
export function findCredentials(email: string): Promise<Credentials | null> {
  return prisma.user.findUnique({ where: { email }, select: { id: true, passwordHash: true } });
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
