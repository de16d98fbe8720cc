import "server-only";
import { cookies } from "next/headers";
import { noteSecurityEvent } from "@/lib/security-log";
import { endSession } from "./mutations";
import { sessionCookieName, sessionCookieOptions } from "./session-token";
import type { CurrentSession } from "./types";

/** Ends the session, if there is one, and takes the cookie back in any case. */
export async function logOut(session: CurrentSession | null): Promise<void> {
  if (session) {
    await endSession(session.user.id, session.sessionId);
    await noteSecurityEvent("signed out", { userId: session.user.id });
  }
  await clearSessionCookie();
}

/** Takes the session cookie back. Only actions and route handlers may write cookies. */
export async function clearSessionCookie(): Promise<void> {
  (await cookies()).set(sessionCookieName(), "", { ...sessionCookieOptions(), maxAge: 0 });
}
