import "server-only";
import { cookies, headers } from "next/headers";
import { noteSecurityEvent } from "@/lib/security-log";
import { SESSION_SECONDS } from "./constants";
import { deviceName } from "./device";
import { createSession, endSession } from "./mutations";
import {
  decodeSessionToken,
  encodeSessionToken,
  sessionCookieName,
  sessionCookieOptions,
} from "./session-token";

/** By what somebody showed who they are. */
type Proof = "password" | "new password" | "google";

/**
 * The row of a sign-in from this request's device. The session whose cookie the browser brought ends,
 * whosever it was: a cookie that was planted or copied before a sign-in is worth nothing after it.
 * OWASP ASVS 5.0, 7.2.4.
 */
export async function beginSession(userId: string, how: Proof): Promise<{ id: string }> {
  const brought = (await cookies()).get(sessionCookieName())?.value;
  const earlier = brought ? await decodeSessionToken(brought) : null;
  const session = await createSession(userId, deviceName((await headers()).get("user-agent")));
  if (earlier) await endSession(earlier.userId, earlier.sessionId);
  await noteSecurityEvent("signed in", { userId, how });
  return session;
}

/**
 * Gives this request's browser a new session of a person who is known already, such as the one who
 * has just changed their password. Returns the token that is in the cookie. Only in actions and
 * route handlers.
 */
export async function giveSession(userId: string, how: Proof): Promise<string> {
  const { id } = await beginSession(userId, how);
  const token = await encodeSessionToken({ userId, sessionId: id });
  const options = { ...sessionCookieOptions(), maxAge: SESSION_SECONDS };
  (await cookies()).set(sessionCookieName(), token, options);
  return token;
}
