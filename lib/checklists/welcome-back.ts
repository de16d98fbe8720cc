import "server-only";
import { cookies } from "next/headers";
import { hostCookieName, sessionCookieOptions } from "@/lib/auth/session-token";
import type { CurrentSession } from "@/lib/auth/types";
import { WELCOME_ANSWER_SECONDS } from "./constants";

function cookieName(): string {
  return hostCookieName("welcome-back");
}

/** What a person answered to the welcome of this visit: one step for today, or none in particular. */
export type WelcomeAnswer = { stepId: string | null };

/** The answer to this visit's welcome; null while there is none. Costs no statement. */
export async function readWelcomeAnswer({
  sessionId,
}: CurrentSession): Promise<WelcomeAnswer | null> {
  const [answeredIn, stepId] = (await cookies()).get(cookieName())?.value.split(".") ?? [];
  return answeredIn === sessionId ? { stepId: stepId || null } : null;
}

/** The welcome has been answered; it stays away for this visit. */
export async function keepWelcomeAnswer(
  { sessionId }: CurrentSession,
  { stepId }: WelcomeAnswer,
): Promise<void> {
  (await cookies()).set(cookieName(), stepId ? `${sessionId}.${stepId}` : sessionId, {
    ...sessionCookieOptions(),
    maxAge: WELCOME_ANSWER_SECONDS,
  });
}
