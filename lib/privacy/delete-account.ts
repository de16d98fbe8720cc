import "server-only";
import { LOGIN_ACCOUNT_LIMIT, LOGIN_ADDRESS_LIMIT } from "@/lib/auth/constants";
import { verifyPassword } from "@/lib/auth/password";
import type { CurrentSession } from "@/lib/auth/types";
import { prisma } from "@/lib/db";
import { sendMail } from "@/lib/email/mail";
import { AppError } from "@/lib/errors";
import { enqueue } from "@/lib/jobs/queue";
import { consumeRateLimit, refundRateLimit } from "@/lib/rate-limit";
import { findCredentials } from "@/lib/users/data";
import { Prisma } from "@/prisma/generated/client";
import { PRIVACY_MESSAGES } from "./constants";
import type { DeletionInput } from "./schema";

/** Deleting waits for what other tabs write at the same moment; a large account takes a second. */
const TRANSACTION_MS = 60_000;
const TRIES = 3;

/**
 * Deletes a person's account with everything in it, for good and at once: every row, the keys of
 * private texts, every session. What remains without the person: the safety log and what calls of a
 * model cost. Tells the person by mail and has a subscription cancelled. An account that another tab
 * deleted a moment ago counts as deleted. `address` is the client's.
 * @throws AppError VALIDATION for a missing or wrong password, RATE_LIMITED as a log-in, UNAUTHENTICATED
 */
export async function deleteAccount(
  session: CurrentSession,
  { password }: Pick<DeletionInput, "password">,
  address: string,
): Promise<void> {
  await checkPassword(session.user.email, password, address);
  for (let tries = 1; ; tries += 1) {
    try {
      return await prisma.$transaction((transaction) => erase(transaction, session), {
        timeout: TRANSACTION_MS,
      });
    } catch (error) {
      // Two writes that wait for each other: PostgreSQL ends one of them, which may try again.
      if (tries === TRIES || !isDeadlock(error)) throw error;
    }
  }
}

async function checkPassword(
  email: string,
  password: string | undefined,
  address: string,
): Promise<void> {
  const credentials = await findCredentials(email);
  if (!credentials || credentials.passwordHash === null) return;
  if (!password) throw refused(PRIVACY_MESSAGES.passwordRequired);
  await consumeRateLimit(LOGIN_ADDRESS_LIMIT, address);
  await consumeRateLimit(LOGIN_ACCOUNT_LIMIT, email);
  if (!(await verifyPassword(password, credentials.passwordHash))) {
    throw refused(PRIVACY_MESSAGES.passwordWrong);
  }
  await refundRateLimit(LOGIN_ADDRESS_LIMIT, address);
  await refundRateLimit(LOGIN_ACCOUNT_LIMIT, email);
}

async function erase(
  transaction: Prisma.TransactionClient,
  { sessionId, user: { id } }: CurrentSession,
): Promise<void> {
  // The lock makes a second deletion wait and then find nobody.
  const [user] = await transaction.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE id = ${id}::uuid FOR UPDATE`;
  if (!user) return;
  // The session may have been ended elsewhere since the request began.
  const alive = await transaction.session.count({ where: { id: sessionId, userId: id } });
  if (alive === 0) throw new AppError("UNAUTHENTICATED");
  // Everything of the person hangs on this row and goes with it.
  const { email, firstName, subscription } = await transaction.user.delete({
    where: { id },
    select: {
      email: true,
      firstName: true,
      subscription: { select: { stripeSubscriptionId: true, status: true } },
    },
  });
  const hadSubscription = subscription !== null && !isEnded(subscription.status);
  if (hadSubscription) {
    const { stripeSubscriptionId } = subscription;
    await enqueue("cancel-subscription", { stripeSubscriptionId }, transaction);
  }
  const props = { firstName, hadSubscription };
  await sendMail({ to: email, template: "account-deleted", props }, transaction);
}

/** Stripe charges nothing for these any more. https://docs.stripe.com/api/subscriptions/object */
function isEnded(status: string): boolean {
  return status === "canceled" || status === "incomplete_expired";
}

function refused(message: string): AppError {
  return new AppError("VALIDATION", { message, errors: [{ field: "password", message }] });
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2034";
}
