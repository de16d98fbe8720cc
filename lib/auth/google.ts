import "server-only";
import { appUrl } from "@/lib/app-url";
import { prisma } from "@/lib/db";
import { sendMail } from "@/lib/email/mail";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import { AUTH_PROBLEMS } from "./problems";

const provider = "google";

/** Where a signed-in person begins to connect Google; it comes back to the account page. */
export const CONNECT_GOOGLE_PATH = "/api/auth/google?connect=1&redirectTo=%2Faccount";

/** The Google account that opens a person's account. */
export type GoogleConnection = {
  /** Its address when it was last seen; null when it was never told. */
  email: string | null;
  connectedAt: Date;
};

/** The Google account that is connected, or null. */
export async function findGoogleConnection(userId: string): Promise<GoogleConnection | null> {
  const account = await prisma.account.findUnique({
    where: { userId_provider: { userId, provider } },
    select: { email: true, createdAt: true },
  });
  return account ? { email: account.email, connectedAt: account.createdAt } : null;
}

/**
 * Takes Google away as a way in, and tells the person by mail. Without a connection nothing happens.
 * @throws AppError CONFLICT for a person without a password, who could never come back
 */
export async function disconnectGoogle(userId: string): Promise<void> {
  const connection = await findGoogleConnection(userId);
  if (!connection) return;
  const isGone = await prisma.$transaction(async (transaction) => {
    const { count } = await transaction.account.deleteMany({
      // Asked in the same statement, so that it is true when the row goes.
      where: { userId, provider, user: { passwordHash: { not: null } } },
    });
    if (count > 0) await announce(transaction, userId, connection.email);
    return count > 0;
  });
  if (isGone || !(await findGoogleConnection(userId))) return;
  throw new AppError("CONFLICT", {
    message: AUTH_PROBLEMS.onlyGoogle,
  });
}

async function announce(
  transaction: Prisma.TransactionClient,
  userId: string,
  googleEmail: string | null,
): Promise<void> {
  const { email, firstName } = await transaction.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, firstName: true },
  });
  const props = { firstName, googleEmail, link: appUrl("/forgot-password") };
  await sendMail({ to: email, template: "google-disconnected", props }, transaction);
}
