import "server-only";
import type { z } from "zod";
import { appUrl } from "@/lib/app-url";
import { prisma } from "@/lib/db";
import { sendMail } from "@/lib/email/mail";
import { AppError } from "@/lib/errors";
import { enqueue } from "@/lib/jobs/queue";
import { consumeRateLimit } from "@/lib/rate-limit";
import { findCredentials, findPasswordHash } from "@/lib/users/data";
import { lockUser, updateEmail } from "@/lib/users/mutations";
import type { Prisma } from "@/prisma/generated/client";
import { EMAIL_CHANGE_LIMIT, VERIFY_ADDRESS_LIMIT } from "./constants";
import { findPendingEmail } from "./data";
import { issueEmailToken, useEmailToken } from "./email-token";
import { AUTH_PROBLEMS } from "./problems";
import { provePassword } from "./prove-password";
import type { emailChangeSchema } from "./schema";

/**
 * Begins a change of address: the new one gets a link that confirms it, the old one is told. Until
 * then the old one stays. The answer is the same whether or not the new address has an account.
 * @throws AppError VALIDATION, INVALID_CREDENTIALS, RATE_LIMITED, or CONFLICT without a password and
 * when it was changed elsewhere in the meantime
 */
export async function requestEmailChange(
  userId: string,
  { newEmail, password }: z.output<typeof emailChangeSchema>,
): Promise<void> {
  const provedHash = await proveOwner(userId, password);
  await countMail(userId, newEmail);
  await prisma.$transaction(async (transaction) => {
    const user = await lockUser(transaction, userId);
    // A new password undoes changes that were asked for under the old one: also one that is on its way.
    if (user?.passwordHash !== provedHash) throw new AppError("CONFLICT");
    if (newEmail === user.email) {
      const message = AUTH_PROBLEMS.emailSame;
      throw new AppError("VALIDATION", { message, errors: [{ field: "newEmail", message }] });
    }
    const { email, firstName } = user;
    await sendLink(transaction, { userId, firstName, newEmail });
    const props = { firstName, newEmail, link: appUrl("/forgot-password") };
    await sendMail({ to: email, template: "email-change", props }, transaction);
  });
}

/**
 * Sends the link of a pending change once more; the one before is dead.
 * @throws AppError NOT_FOUND when nothing is pending any more, RATE_LIMITED
 */
export async function resendEmailChange(userId: string): Promise<void> {
  const newEmail = await findPendingEmail(userId);
  if (newEmail === null)
    throw new AppError("NOT_FOUND", { message: AUTH_PROBLEMS.emailNotPending });
  await countMail(userId, newEmail);
  await prisma.$transaction(async (transaction) => {
    const user = await lockUser(transaction, userId);
    const stillPending = await findPendingEmail(userId, transaction);
    if (!user || stillPending !== newEmail) throw new AppError("CONFLICT");
    await sendLink(transaction, { userId, firstName: user.firstName, newEmail });
  });
}

/** Takes a change back that waits to be confirmed; its link is dead. */
export async function cancelEmailChange(userId: string): Promise<void> {
  await prisma.emailToken.deleteMany({ where: { userId, purpose: "change_email" } });
}

/**
 * Makes the new address the account's own, confirmed by the link. Links that went to the old address
 * are dead; sessions stay. Returns whose it is and the new address. `address` is the client's.
 * @throws AppError INVALID_LINK, RATE_LIMITED, or EMAIL_EXISTS when the address got an account in the meantime
 */
export async function confirmEmailChange(
  token: string,
  address: string,
): Promise<{ email: string; userId: string }> {
  await consumeRateLimit(VERIFY_ADDRESS_LIMIT, address);
  const { isTaken, ...changed } = await prisma.$transaction(async (transaction) => {
    const { userId, newEmail } = await useEmailToken(transaction, token, "change_email");
    if (newEmail === null) throw new AppError("INVALID_LINK");
    // The link is used up in this case too: it could never lead anywhere.
    if (await findCredentials(newEmail, transaction))
      return { isTaken: true, email: newEmail, userId };
    await updateEmail(transaction, userId, newEmail);
    await transaction.emailToken.deleteMany({ where: { userId } });
    // Receipts go there from now on.
    await enqueue("update-billing-customer", { userId }, transaction);
    return { isTaken: false, email: newEmail, userId };
  });
  if (isTaken) throw new AppError("EMAIL_EXISTS", { message: AUTH_PROBLEMS.emailTaken });
  return changed;
}

/**
 * Whoever only finds a browser open must not take the account along to a mailbox of their own, so who
 * has no password sets one first, by a link to the present address.
 */
async function proveOwner(userId: string, password: string): Promise<string> {
  if ((await findPasswordHash(userId)) === null) {
    throw new AppError("CONFLICT", { message: AUTH_PROBLEMS.emailNeedsPassword });
  }
  return provePassword(userId, password, "password");
}

/** Keeps the product from being used to fill someone's mailbox. */
async function countMail(userId: string, newEmail: string): Promise<void> {
  await consumeRateLimit(EMAIL_CHANGE_LIMIT, userId);
  await consumeRateLimit(EMAIL_CHANGE_LIMIT, newEmail);
}

type Change = { userId: string; firstName: string | null; newEmail: string };

/**
 * Mails the new address its link. Where it belongs to an account already, that one is told instead;
 * the page that asked looks the same, so it can't be used to find out who has an account.
 */
async function sendLink(
  transaction: Prisma.TransactionClient,
  { userId, firstName, newEmail }: Change,
): Promise<void> {
  const token = await issueEmailToken(transaction, { userId, purpose: "change_email", newEmail });
  if (await findCredentials(newEmail, transaction)) {
    const props = { link: appUrl("/login") };
    await sendMail({ to: newEmail, template: "email-taken", props }, transaction);
  } else {
    const props = { firstName, link: appUrl(`/confirm-email?token=${token}`) };
    await sendMail({ to: newEmail, template: "confirm-email", props }, transaction);
  }
}
