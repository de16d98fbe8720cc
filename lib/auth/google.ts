import "server-only";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";

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
 * Takes Google away as a way in. Without a connection nothing happens.
 * @throws AppError CONFLICT for a person without a password, who could never come back
 */
export async function disconnectGoogle(userId: string): Promise<void> {
  const { count } = await prisma.account.deleteMany({
    // Asked in the same statement, so that it is true when the row goes.
    where: { userId, provider, user: { passwordHash: { not: null } } },
  });
  if (count > 0 || !(await findGoogleConnection(userId))) return;
  throw new AppError("CONFLICT", {
    message: "Google is your only way to sign in. Please set a password first.",
  });
}
