import "server-only";
import { prisma } from "@/lib/db";

/** What a log-in compares against. `passwordHash` is null for people who use only Google. */
export type Credentials = { id: string; passwordHash: string | null };

/** The credentials behind an e-mail address (trimmed, lower case), or null. */
export function findCredentials(email: string): Promise<Credentials | null> {
  return prisma.user.findUnique({ where: { email }, select: { id: true, passwordHash: true } });
}
