import "server-only";
import { appUrl } from "@/lib/app-url";
import { prisma } from "@/lib/db";
import { sendMail } from "@/lib/email/mail";
import { openValue, sealValue } from "@/lib/encryption";
import { enqueue } from "@/lib/jobs/queue";
import { consumeRateLimit } from "@/lib/rate-limit";
import { findCredentials } from "@/lib/users/data";
import { lockUser } from "@/lib/users/mutations";
import { FORGOT_ACCOUNT_LIMIT, FORGOT_ADDRESS_LIMIT } from "./constants";
import { issueEmailToken } from "./email-token";
import { emailSchema, type ForgotPasswordInput } from "./schema";

const SEAL = "request-password-reset";

/**
 * Has a link for a new password sent, if the address is someone's. Whether it is, a job finds out
 * later: this call does the same work for a known and an unknown address, so neither its answer nor
 * its time tells which. `address` is the client's.
 * @throws AppError RATE_LIMITED
 */
export async function requestPasswordReset(
  { email }: ForgotPasswordInput,
  address: string,
): Promise<void> {
  await consumeRateLimit(FORGOT_ADDRESS_LIMIT, address);
  await consumeRateLimit(FORGOT_ACCOUNT_LIMIT, email);
  await enqueue("request-password-reset", { sealed: sealValue(SEAL, email) });
}

/**
 * The job behind it. An earlier link is dead from now on. Someone who has used only Google so far
 * may choose a password in this way as well.
 */
export async function sendPasswordReset(sealed: string): Promise<void> {
  const email = emailSchema.parse(openValue(SEAL, sealed));
  await prisma.$transaction(async (transaction) => {
    const known = await findCredentials(email, transaction);
    const person = known && (await lockUser(transaction, known.id));
    // Someone who is leaving this address at the same moment gets no link there.
    if (!known || person?.email !== email) return;
    const purpose = "reset_password";
    const token = await issueEmailToken(transaction, { userId: known.id, purpose });
    const props = {
      firstName: person.firstName,
      link: appUrl(`/reset-password?token=${token}`),
      hasPassword: person.passwordHash !== null,
    };
    await sendMail({ to: email, template: "reset-password", props }, transaction);
  });
}
