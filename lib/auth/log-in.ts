import "server-only";
import {
  clearRateLimit,
  consumeRateLimit,
  type GrowingLimit,
  refundRateLimit,
} from "@/lib/rate-limit";
import { LOGIN_ACCOUNT_LIMIT, LOGIN_ADDRESS_LIMIT, LOGIN_DEVICE_LIMIT } from "./constants";
import { knownDevice, rememberDevice } from "./known-device";
import type { LoginInput } from "./schema";
import { type StartedSession, startSession } from "./start-session";

/**
 * Logs a person in. `address` is the client's. Wrong passwords count against a browser that the
 * account knows alone, else against the address and against all strangers to the account.
 * @throws AppError INVALID_CREDENTIALS, OAUTH_ONLY or RATE_LIMITED
 */
export async function logIn(input: LoginInput, address: string): Promise<StartedSession> {
  const device = await knownDevice(input.email);
  const account: [GrowingLimit, string] =
    device === null ? [LOGIN_ACCOUNT_LIMIT, input.email] : [LOGIN_DEVICE_LIMIT, device];
  // Counted before the check, so that parallel guesses are counted too.
  if (device === null) await consumeRateLimit(LOGIN_ADDRESS_LIMIT, address);
  await consumeRateLimit(...account);
  const session = await startSession(input);
  // The address may be a stranger's who has an account too: only this one try is taken back.
  if (device === null) await refundRateLimit(LOGIN_ADDRESS_LIMIT, address);
  await clearRateLimit(...account);
  await rememberDevice(input.email);
  return session;
}
