import "server-only";
import { prisma } from "@/lib/db";
import { consumeRateLimit } from "@/lib/rate-limit";
import { noteSecurityEvent } from "@/lib/security-log";
import { proveEmail } from "@/lib/users/mutations";
import { RESET_ADDRESS_LIMIT, RESET_LINK_LIMIT } from "./constants";
import { useEmailToken } from "./email-token";
import { rememberDevice } from "./known-device";
import { clearSessionCookie } from "./log-out";
import type { ResetPasswordInput } from "./schema";
import { readSession } from "./session";
import { setPassword } from "./set-password";

/**
 * Chooses a new password with the link from a mail; every session of the person ends. Whoever has the
 * link reads the mailbox, so the address is proved as well. Either all of it happens or nothing: a
 * password that is refused leaves the link as it was. `address` is the client's.
 * @throws AppError INVALID_LINK, VALIDATION or RATE_LIMITED
 */
export async function resetPassword(
  { token, newPassword }: ResetPasswordInput,
  address: string,
): Promise<void> {
  await consumeRateLimit(RESET_ADDRESS_LIMIT, address);
  await consumeRateLimit(RESET_LINK_LIMIT, token);
  const session = await readSession();
  const owner = await prisma.$transaction(async (transaction) => {
    const used = await useEmailToken(transaction, token, "reset_password");
    await proveEmail(transaction, used.userId);
    await setPassword(transaction, used.userId, newPassword);
    return used;
  });
  await noteSecurityEvent("password changed", { userId: owner.userId, how: "link" });
  // This browser's session ended with the others; its cookie would only lead in a circle.
  if (session?.user.id === owner.userId) await clearSessionCookie();
  await rememberDevice(owner.email);
}
