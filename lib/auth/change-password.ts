import "server-only";
import type { z } from "zod";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { noteSecurityEvent } from "@/lib/security-log";
import { lockUser } from "@/lib/users/mutations";
import { giveSession } from "./begin-session";
import { AUTH_PROBLEMS } from "./problems";

import { provePassword } from "./prove-password";
import type { passwordChangeSchema } from "./schema";
import { setPassword } from "./set-password";

/**
 * Changes the password of someone who knows the present one. Every session ends; this browser gets a
 * new one.
 * @throws AppError INVALID_CREDENTIALS, VALIDATION, RATE_LIMITED, or CONFLICT when the password was
 * changed elsewhere in the meantime
 */
export async function changePassword(
  userId: string,
  { currentPassword, newPassword }: z.output<typeof passwordChangeSchema>,
): Promise<void> {
  const provedHash = await provePassword(userId, currentPassword, "currentPassword");
  if (newPassword === currentPassword) {
    const message = AUTH_PROBLEMS.passwordSame;
    throw new AppError("VALIDATION", { message, errors: [{ field: "newPassword", message }] });
  }
  await prisma.$transaction(async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (user?.passwordHash !== provedHash) throw new AppError("CONFLICT");
    await setPassword(transaction, userId, newPassword);
  });
  await noteSecurityEvent("password changed", { userId, how: "password" });
  await giveSession(userId, "new password");
}
