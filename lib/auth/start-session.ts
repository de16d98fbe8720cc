import "server-only";
import { cookies } from "next/headers";
import { AppError } from "@/lib/errors";
import { causeOf, signIn } from "./auth";
import { findSession } from "./data";
import type { LoginInput } from "./schema";
import { decodeSessionToken, sessionCookieName } from "./session-token";
import type { SessionUser } from "./types";

/** A new session: its token, which is also in the cookie, and its person. */
export type StartedSession = { token: string; user: SessionUser };

/**
 * Signs a person in through next-auth, which writes the cookie.
 * @throws AppError as `checkCredentials`
 */
export async function startSession({ email, password }: LoginInput): Promise<StartedSession> {
  const jar = await cookies();
  const before = jar.get(sessionCookieName())?.value;
  try {
    await signIn("credentials", { email, password, redirect: false, redirectTo: "/" });
  } catch (error) {
    throw causeOf(error);
  }
  const token = jar.get(sessionCookieName())?.value;
  // next-auth may answer a refusal without throwing: only a cookie that is new is a sign-in.
  if (!token || token === before) throw new AppError("INVALID_CREDENTIALS");
  const claims = await decodeSessionToken(token);
  const session = claims ? await findSession(claims) : null;
  if (!session) throw new Error("The session that was just made can't be read.");
  return { token, user: session.user };
}
