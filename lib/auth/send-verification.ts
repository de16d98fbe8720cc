import "server-only";
import { appUrl } from "@/lib/app-url";
import { prisma } from "@/lib/db";
import { sendMail } from "@/lib/email/mail";
import { consumeRateLimit } from "@/lib/rate-limit";
import { RESEND_ACCOUNT_LIMIT, RESEND_ADDRESS_LIMIT } from "./constants";
import { issueEmailToken } from "./email-token";
import type { SessionUser } from "./types";

/** Mails a person the link that proves their address. An earlier link is dead from now on. */
export async function sendVerification(person: {
  id: string;
  email: string;
  firstName: string | null;
}): Promise<void> {
  await prisma.$transaction(async (transaction) => {
    const token = await issueEmailToken(transaction, {
      userId: person.id,
      purpose: "verify_email",
    });
    const props = { firstName: person.firstName, link: appUrl(`/verify-email?token=${token}`) };
    await sendMail({ to: person.email, template: "verify-email", props }, transaction);
  });
}

/**
 * The same, when a person asks for it. Who has proved the address already gets no mail; false then.
 * `address` is the client's.
 * @throws AppError RATE_LIMITED
 */
export async function resendVerification(user: SessionUser, address: string): Promise<boolean> {
  if (user.emailVerified) return false;
  await consumeRateLimit(RESEND_ADDRESS_LIMIT, address);
  await consumeRateLimit(RESEND_ACCOUNT_LIMIT, user.id);
  await sendVerification(user);
  return true;
}
