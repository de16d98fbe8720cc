import "server-only";
import { AppError } from "@/lib/errors";
import { consumeRateLimit } from "@/lib/rate-limit";
import { noteSecurityEvent } from "@/lib/security-log";
import { createUser } from "@/lib/users/mutations";
import { isOldEnough } from "./age";
import { REGISTER_ACCOUNT_LIMIT, REGISTER_ADDRESS_LIMIT } from "./constants";
import { rememberDevice } from "./known-device";
import { hashNewPassword } from "./password";
import type { RegisterInput } from "./schema";
import { sendVerification } from "./send-verification";
import { type StartedSession, startSession } from "./start-session";

/**
 * Makes an account and signs its owner in. `address` is the client's.
 * @throws AppError AGE_RESTRICTION, EMAIL_EXISTS, RATE_LIMITED, VALIDATION for a password that is easy to guess
 */
export async function register(input: RegisterInput, address: string): Promise<StartedSession> {
  if (!isOldEnough(input.birthdate, new Date())) {
    const { message } = new AppError("AGE_RESTRICTION");
    throw new AppError("AGE_RESTRICTION", { errors: [{ field: "birthdate", message }] });
  }
  await consumeRateLimit(REGISTER_ADDRESS_LIMIT, address);
  await consumeRateLimit(REGISTER_ACCOUNT_LIMIT, input.email);
  const { email, password, firstName, lastName, birthdate } = input;
  const owner = { email, firstName, lastName };
  const passwordHash = await hashNewPassword(password, owner, "password");
  const { id } = await createUser({ email, passwordHash, firstName, lastName, birthdate });
  await noteSecurityEvent("account made", { userId: id });
  await sendVerification({ id, email, firstName });
  const session = await startSession({ email, password });
  await rememberDevice(email);
  return session;
}
