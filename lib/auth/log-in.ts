import "server-only";
import { consumeRateLimit, refundRateLimit } from "@/lib/rate-limit";
import { LOGIN_ACCOUNT_LIMIT, LOGIN_ADDRESS_LIMIT } from "./constants";
import type { LoginInput } from "./schema";
import { type StartedSession, startSession } from "./start-session";

/**
 * Logs a person in. `address` is the client's; wrong passwords count against it and the account.
 * @throws AppError INVALID_CREDENTIALS, OAUTH_ONLY or RATE_LIMITED
 */
export async function logIn(input: LoginInput, address: string): Promise<StartedSession> {
  // Counted before the check, so that parallel guesses are counted too.
  await consumeRateLimit(LOGIN_ADDRESS_LIMIT, address);
  await consumeRateLimit(LOGIN_ACCOUNT_LIMIT, input.email);
  const session = await startSession(input);
  await refundRateLimit(LOGIN_ADDRESS_LIMIT, address);
  await refundRateLimit(LOGIN_ACCOUNT_LIMIT, input.email);
  return session;
}
