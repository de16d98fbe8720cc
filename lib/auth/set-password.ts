import "server-only";
import { appUrl } from "@/lib/app-url";
import { sendMail } from "@/lib/email/mail";
import { clearRateLimit } from "@/lib/rate-limit";
import type { Prisma } from "@/prisma/generated/client";
import { LOGIN_ACCOUNT_LIMIT } from "./constants";
import { endSessions } from "./mutations";
import { hashNewPassword } from "./password";

/**
 * Gives a person a new password. Every session ends, also the one that asks, so that whoever knew the
 * old password is out; a link for another password dies, and so does a change of address that waits to
 * be confirmed; wrong passwords that strangers tried are forgotten; and the person is told by mail.
 * `password` keeps the rules of `newPasswordSchema`.
 * @throws AppError VALIDATION at `newPassword` for a password that is easy to guess; thrown out of the
 * transaction, it leaves the link that led here as good as before
 */
export async function setPassword(
  transaction: Prisma.TransactionClient,
  userId: string,
  password: string,
): Promise<void> {
  const owner = await transaction.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, firstName: true, lastName: true },
  });
  const passwordHash = await hashNewPassword(password, owner, "newPassword");
  await transaction.user.update({ where: { id: userId }, data: { passwordHash } });
  await endSessions(userId, { transaction });
  await transaction.emailToken.deleteMany({
    where: { userId, purpose: { in: ["reset_password", "change_email"] } },
  });
  await clearRateLimit(LOGIN_ACCOUNT_LIMIT, owner.email, transaction);
  const props = { firstName: owner.firstName, link: appUrl("/forgot-password") };
  await sendMail({ to: owner.email, template: "password-changed", props }, transaction);
}
