import "server-only";
import { AppError } from "@/lib/errors";
import { noteSecurityEvent } from "@/lib/security-log";
import { findCredentials } from "@/lib/users/data";
import { verifyPassword } from "./password";
import type { LoginInput } from "./schema";

/**
 * Whose email address and password these are. A known and an unknown address cost the same work.
 * @throws AppError INVALID_CREDENTIALS, or OAUTH_ONLY for an account without a password.
 */
export async function checkCredentials({ email, password }: LoginInput): Promise<{ id: string }> {
  const known = await findCredentials(email);
  const fits = await verifyPassword(password, known?.passwordHash ?? null);
  if (known && fits) return { id: known.id };
  await noteSecurityEvent("sign-in refused", { userId: known?.id, how: "password" });
  throw new AppError(known && known.passwordHash === null ? "OAUTH_ONLY" : "INVALID_CREDENTIALS");
}
