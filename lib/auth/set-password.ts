import "server-only";
import { appUrl } from "@/lib/app-url";
import { sendMail } from "@/lib/email/mail";
import type { Prisma } from "@/prisma/generated/client";
import { endSessions } from "./mutations";
import { hashPassword } from "./password";

/**
 * Gives a person a new password. Every session ends, also the one that asks, so that whoever knew the
 * old password is out; a link for another password dies; and the person is told by mail.
 * `password` keeps the rules of `newPasswordSchema`.
 */
export async function setPassword(
  transaction: Prisma.TransactionClient,
  userId: string,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const { email, firstName } = await transaction.user.update({
    where: { id: userId },
    data: { passwordHash },
    select: { email: true, firstName: true },
  });
  await endSessions(userId, { transaction });
  await transaction.emailToken.deleteMany({ where: { userId, purpose: "reset_password" } });
  const props = { firstName, link: appUrl("/forgot-password") };
  await sendMail({ to: email, template: "password-changed", props }, transaction);
}
