import "server-only";
import type { Route } from "next";
import { AppError } from "@/lib/errors";
import { consumeRateLimit, type RateLimit } from "@/lib/rate-limit";
import { safeRedirect } from "@/lib/safe-redirect";
import { findAccount } from "@/lib/users/data";
import { PENDING_LINK_SECONDS } from "./constants";
import { connectGoogle } from "./google-accounts";
import { pendingGoogleLink } from "./google-cookies";
import { GOOGLE_PROBLEMS } from "./google-problems";
import { ENTRY_PROBLEMS } from "./link-problems";
import { logIn } from "./log-in";
import type { LinkGoogleInput } from "./schema";
import { readSession } from "./session";
import type { StartedSession } from "./start-session";

/** One use for each pending link, in every process and for every copy of the cookie. */
const LINK_USE: RateLimit = { name: "google-link", points: 1, seconds: PENDING_LINK_SECONDS };

/** What the screen that asks for the password shows. */
export type PendingLink = {
  accountEmail: string;
  googleEmail: string;
  redirectTo: Route | null;
  /** True for someone who is signed in to that account and connects Google from there. */
  isConnecting: boolean;
};

/** The link that waits in this browser, or null when there is none any more. */
export async function readPendingLink(): Promise<PendingLink | null> {
  const pending = await pendingGoogleLink.read();
  const account = pending ? await findAccount(pending.userId) : null;
  if (!pending || !account) return null;
  const { googleEmail, redirectTo, userId } = pending;
  const isConnecting = (await readSession())?.user.id === userId;
  const { email: accountEmail } = account;
  return { accountEmail, googleEmail, redirectTo: safeRedirect(redirectTo), isConnecting };
}

/**
 * Connects the Google account that waits in this browser, once its person has proved the password,
 * and signs them in. `address` is the client's; wrong passwords count as they do for a log-in.
 * @throws AppError INVALID_LINK when nothing waits any more, INVALID_CREDENTIALS, RATE_LIMITED, or
 * CONFLICT when the Google account was connected elsewhere meanwhile
 */
export async function linkGoogle({ password }: LinkGoogleInput, address: string): Promise<void> {
  const pending = await pendingGoogleLink.read();
  const account = pending ? await findAccount(pending.userId) : null;
  if (!pending || !account) throw expired();
  const { user } = await proveAndLogIn({ email: account.email, password }, address);
  await pendingGoogleLink.clear();
  if (user.id !== pending.userId) throw expired();
  await spend(pending.id);
  await connectGoogle(pending);
}

async function proveAndLogIn(
  credentials: { email: string; password: string },
  address: string,
): Promise<StartedSession> {
  try {
    return await logIn(credentials, address);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "INVALID_CREDENTIALS") throw error;
    const message = ENTRY_PROBLEMS.linkPasswordWrong;
    throw new AppError("INVALID_CREDENTIALS", {
      message,
      errors: [{ field: "password", message }],
      cause: error,
    });
  }
}

async function spend(id: string): Promise<void> {
  try {
    await consumeRateLimit(LINK_USE, id);
  } catch (error) {
    throw error instanceof AppError ? expired() : error;
  }
}

function expired(): AppError {
  return new AppError("INVALID_LINK", { message: GOOGLE_PROBLEMS.expired });
}
