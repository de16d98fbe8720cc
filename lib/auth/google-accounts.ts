import "server-only";
import { PrismaAdapter } from "@auth/prisma-adapter";
import { z } from "zod";
import { appUrl } from "@/lib/app-url";
import { prisma } from "@/lib/db";
import { sendMail } from "@/lib/email/mail";
import { AppError } from "@/lib/errors";
import { noteSecurityEvent } from "@/lib/security-log";
import { Prisma } from "@/prisma/generated/client";
import { findGoogleConnection } from "./google";
import type { GoogleIdentity } from "./google-identity";
import { GOOGLE_PROBLEMS } from "./google-problems";

const provider = "google";

// Only its reading side: next-auth may not make or link accounts by itself (decision 041).
const { getUserByAccount } = PrismaAdapter(prisma);

const ownerSchema = z
  .object({ id: z.uuid(), birthDate: z.date().nullable(), termsAcceptedAt: z.date().nullable() })
  .nullable();

/** Whose account a Google account opens, and the address it had when it was last seen. */
export async function findGoogleOwner(googleId: string) {
  const user = await getUserByAccount?.({ provider, providerAccountId: googleId });
  const owner = ownerSchema.parse(user ?? null);
  if (!owner) return null;
  const { id: userId, birthDate, termsAcceptedAt } = owner;
  const connection = await findGoogleConnection(userId);
  const isWelcomed = birthDate !== null && termsAcceptedAt !== null;
  return { userId, googleEmail: connection?.email ?? null, isWelcomed };
}

const waysIn = {
  id: true,
  email: true,
  emailVerified: true,
  passwordHash: true,
  accounts: { where: { provider }, select: { providerAccountId: true } },
} as const satisfies Prisma.UserSelect;

/** Someone with an account here, and how they can sign in to it. */
type WaysIn = {
  userId: string;
  email: string;
  isEmailVerified: boolean;
  hasPassword: boolean;
  /** Google's number of the account that is connected. */
  googleId: string | null;
};

/** The account of a person or of an address, or null. */
export async function findWaysIn(
  where: { id: string } | { email: string },
): Promise<WaysIn | null> {
  const user = await prisma.user.findUnique({ where, select: waysIn });
  if (!user) return null;
  const { id: userId, email, emailVerified, passwordHash, accounts } = user;
  return {
    userId,
    email,
    isEmailVerified: emailVerified !== null,
    hasPassword: passwordHash !== null,
    googleId: accounts[0]?.providerAccountId ?? null,
  };
}

/**
 * A new account without password for an address that Google has verified. Null when the address or
 * the Google account got one in this very moment.
 */
export async function createGoogleUser(
  identity: GoogleIdentity,
  email: string,
): Promise<{ id: string } | null> {
  const { id: providerAccountId, firstName, lastName } = identity;
  try {
    return await prisma.user.create({
      data: {
        email,
        emailVerified: new Date(),
        firstName,
        lastName,
        accounts: { create: { provider, providerAccountId, email } },
      },
      select: { id: true },
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

/** Keeps the address that Google shows for an account; it may change there. */
export async function noteGoogleEmail(googleId: string, email: string): Promise<void> {
  await prisma.account.updateMany({
    where: { provider, providerAccountId: googleId },
    data: { email },
  });
}

type NewConnection = { userId: string; googleId: string; googleEmail: string };

/**
 * Lets a Google account open a person's account from now on, and tells them by mail. Where both have
 * the same address, Google's word proves it.
 * @throws AppError CONFLICT when the Google account opens another one, or the person has one already
 */
export async function connectGoogle({ userId, googleId, googleEmail }: NewConnection) {
  try {
    await prisma.$transaction(async (transaction) => {
      await transaction.account.create({
        data: { userId, provider, providerAccountId: googleId, email: googleEmail },
      });
      await transaction.user.updateMany({
        where: { id: userId, email: googleEmail, emailVerified: null },
        data: { emailVerified: new Date() },
      });
      const { email, firstName } = await transaction.user.findUniqueOrThrow({
        where: { id: userId },
        select: { email: true, firstName: true },
      });
      const props = { firstName, googleEmail, link: appUrl("/account") };
      await sendMail({ to: email, template: "google-connected", props }, transaction);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError("CONFLICT", { message: GOOGLE_PROBLEMS.identityTaken, cause: error });
  }
  await noteSecurityEvent("google connected", { userId });
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}
