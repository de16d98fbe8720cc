import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { lockUser } from "@/lib/users/mutations";
import type { Prisma } from "@/prisma/generated/client";
import type { EmailTokenPurpose } from "@/prisma/generated/enums";
import { EMAIL_TOKEN_SECONDS } from "./constants";
import { INVALID_LINK_PROBLEMS } from "./problems";

type NewToken = {
  userId: string;
  purpose: EmailTokenPurpose;
  /** The address that a change of email confirms. */
  newEmail?: string;
};

/** Whom a used token belonged to. */
export type UsedToken = { userId: string; email: string; newEmail: string | null };

/**
 * A token for a link in a mail: 256 random bits, of which only the SHA-256 is kept. It takes the
 * place of the person's earlier token of the same purpose.
 */
export async function issueEmailToken(
  transaction: Prisma.TransactionClient,
  { userId, purpose, newEmail }: NewToken,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const row = {
    tokenHash: hashOf(token),
    newEmail: newEmail ?? null,
    expiresAt: new Date(Date.now() + EMAIL_TOKEN_SECONDS[purpose] * 1000),
    createdAt: new Date(),
  };
  await transaction.emailToken.upsert({
    where: { userId_purpose: { userId, purpose } },
    create: { userId, purpose, ...row },
    update: row,
  });
  return token;
}

/**
 * Uses a token up. Of parallel calls one succeeds; a change of the same person waits for the other.
 * @throws AppError INVALID_LINK for one that is unknown, used, replaced, expired or of another purpose
 */
export async function useEmailToken(
  transaction: Prisma.TransactionClient,
  token: string,
  purpose: EmailTokenPurpose,
): Promise<UsedToken> {
  const where = { tokenHash: hashOf(token), purpose, expiresAt: { gt: new Date() } };
  const row = await transaction.emailToken.findFirst({
    where,
    select: { userId: true, newEmail: true },
  });
  // Before the token's own row, as everything that ends tokens along with a change of the person does.
  const owner = row && (await lockUser(transaction, row.userId));
  const { count } = await transaction.emailToken.deleteMany({ where });
  if (!owner || count === 0) {
    throw new AppError("INVALID_LINK", { message: INVALID_LINK_PROBLEMS[purpose] });
  }
  return { ...row, email: owner.email };
}

/**
 * The address of the person whom a link is for, or null for a link that would be refused. It uses
 * nothing up: programs that read mails open every link in them.
 */
export async function findLinkOwner(
  token: string,
  purpose: EmailTokenPurpose,
): Promise<{ email: string } | null> {
  const row = await prisma.emailToken.findFirst({
    where: { tokenHash: hashOf(token), purpose, expiresAt: { gt: new Date() } },
    select: { user: { select: { email: true } } },
  });
  return row?.user ?? null;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
