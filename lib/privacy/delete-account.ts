import "server-only";
import { AUTH_PROBLEMS } from "@/lib/auth/problems";

import { provePassword } from "@/lib/auth/prove-password";
import type { CurrentSession } from "@/lib/auth/types";
import { findBillingToEnd } from "@/lib/billing/data";
import { prisma } from "@/lib/db";
import { sendMail } from "@/lib/email/mail";
import { AppError } from "@/lib/errors";
import { enqueue } from "@/lib/jobs/queue";
import { findPasswordHash } from "@/lib/users/data";
import { lockUser } from "@/lib/users/mutations";
import { Prisma } from "@/prisma/generated/client";
import type { DeletionInput } from "./schema";

/** Deleting waits for what other tabs write at the same moment; a large account takes seconds. */
const TRANSACTION_MS = 60_000;
const TRIES = 3;

/**
 * Deletes a person's account with everything in it, for good and at once: every row, the keys of
 * private texts, every session. What remains without the person: the safety log and what calls of a
 * model cost. Tells the person by mail and has their customer deleted at Stripe, which ends a
 * subscription. An account that another tab deleted a moment ago counts as deleted.
 * @throws AppError VALIDATION without the password of an account that has one, INVALID_CREDENTIALS and
 * RATE_LIMITED as `provePassword`, UNAUTHENTICATED, CONFLICT when the password was changed meanwhile
 */
export async function deleteAccount(
  session: CurrentSession,
  { password }: Pick<DeletionInput, "password">,
): Promise<void> {
  const provedHash = await prove(session.user.id, password);
  for (let tries = 1; ; tries += 1) {
    try {
      return await prisma.$transaction((transaction) => erase(transaction, session, provedHash), {
        timeout: TRANSACTION_MS,
      });
    } catch (error) {
      // Two writes that wait for each other: PostgreSQL ends one of them, which may try again.
      if (tries === TRIES || !isDeadlock(error)) throw error;
    }
  }
}

/** The hash that the password fits; null for an account without one. */
async function prove(userId: string, password: string | undefined): Promise<string | null> {
  if ((await findPasswordHash(userId)) === null) return null;
  if (password) return provePassword(userId, password, "password");
  const message = AUTH_PROBLEMS.passwordRequired;
  throw new AppError("VALIDATION", { message, errors: [{ field: "password", message }] });
}

async function erase(
  transaction: Prisma.TransactionClient,
  { sessionId, user: { id } }: CurrentSession,
  provedHash: string | null,
): Promise<void> {
  // The lock makes a second deletion wait and then find nobody.
  const user = await lockUser(transaction, id);
  if (!user) return;
  if (user.passwordHash !== provedHash) throw new AppError("CONFLICT");
  // The session may have been ended elsewhere since the request began.
  const alive = await transaction.session.count({ where: { id: sessionId, userId: id } });
  if (alive === 0) throw new AppError("UNAUTHENTICATED");
  const { stripeCustomerId, hadSubscription } = await findBillingToEnd(id, transaction);
  // Everything of the person hangs on this row and goes with it.
  await transaction.user.delete({ where: { id } });

  if (stripeCustomerId) await enqueue("end-billing", { stripeCustomerId }, transaction);
  const props = { firstName: user.firstName, hadSubscription };
  await sendMail({ to: user.email, template: "account-deleted", props }, transaction);
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2034";
}
