import "server-only";
import { AppError } from "@/lib/errors";
import { clearRateLimit, consumeRateLimit } from "@/lib/rate-limit";
import { noteSecurityEvent } from "@/lib/security-log";
import { findPasswordHash } from "@/lib/users/data";
import { PASSWORD_PROOF_LIMIT } from "./constants";
import { verifyPassword } from "./password";
import { AUTH_PROBLEMS } from "./problems";

/**
 * Lets a signed-in person prove that it is them: a browser left open is not enough for what can't be
 * taken back. `field` names the input of the form. Returns the hash that the password fits.
 * @throws AppError INVALID_CREDENTIALS or RATE_LIMITED
 */
export async function provePassword(
  userId: string,
  password: string,
  field: string,
): Promise<string> {
  // Counted before the check, so that parallel guesses are counted too.
  await consumeRateLimit(PASSWORD_PROOF_LIMIT, userId);
  const passwordHash = await findPasswordHash(userId);
  const fits = await verifyPassword(password, passwordHash);
  if (passwordHash === null || !fits) {
    await noteSecurityEvent("password not proved", { userId });
    const message = AUTH_PROBLEMS.passwordWrong;
    throw new AppError("INVALID_CREDENTIALS", { message, errors: [{ field, message }] });
  }
  await clearRateLimit(PASSWORD_PROOF_LIMIT, userId);
  return passwordHash;
}
