import "server-only";
import { cookies } from "next/headers";
import { hostCookieName, sessionCookieOptions } from "./session-token";
import type { CurrentSession } from "./types";

function cookieName(): string {
  return hostCookieName("verification-notice");
}

/** True while a person should be reminded to confirm their address. Costs no statement. */
export async function wantsVerificationNotice({
  sessionId,
  user,
}: CurrentSession): Promise<boolean> {
  return !user.emailVerified && (await cookies()).get(cookieName())?.value !== sessionId;
}

/** No more reminders in this session; the next log-in reminds again. */
export async function dismissVerificationNotice(sessionId: string): Promise<void> {
  (await cookies()).set(cookieName(), sessionId, sessionCookieOptions());
}
