import "server-only";
import { appUrl } from "@/lib/app-url";
import { prisma } from "@/lib/db";
import { sendMail } from "@/lib/email/mail";
import { consumeRateLimit } from "@/lib/rate-limit";
import { proveEmail } from "@/lib/users/mutations";
import { VERIFY_ADDRESS_LIMIT, VERIFY_LINK_LIMIT } from "./constants";
import { useEmailToken } from "./email-token";
import type { VerifyEmailInput } from "./schema";

/**
 * Proves a person's address with the link from a mail, and welcomes them by mail, once. `address` is
 * the client's.
 * @throws AppError INVALID_LINK or RATE_LIMITED
 */
export async function verifyEmail({ token }: VerifyEmailInput, address: string): Promise<void> {
  await consumeRateLimit(VERIFY_ADDRESS_LIMIT, address);
  await consumeRateLimit(VERIFY_LINK_LIMIT, token);
  await prisma.$transaction(async (transaction) => {
    const { userId } = await useEmailToken(transaction, token, "verify_email");
    const person = await proveEmail(transaction, userId);
    if (!person) return;
    const props = { firstName: person.firstName, link: appUrl("/dashboard") };
    await sendMail({ to: person.email, template: "welcome", props }, transaction);
  });
}
