import "server-only";
import { cookies } from "next/headers";
import { isSecure } from "./session-token";
import type { CurrentSession } from "./types";

const COOKIE = "verification-notice";

/** True while a person should be reminded to confirm their address. Costs no statement. */
export async function wantsVerificationNotice({
  sessionId,
  user,
}: CurrentSession): Promise<boolean> {
  return !user.emailVerified && (await cookies()).get(COOKIE)?.value !== sessionId;
}

/** No more reminders in this session; the next log-in reminds again. */
export async function dismissVerificationNotice(sessionId: string): Promise<void> {
  (await cookies()).set(COOKIE, sessionId, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: isSecure(),
  });
}
