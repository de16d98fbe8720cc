import { AuthScreen } from "@/components/auth/auth-screen";
import type { AuthMode } from "@/components/auth/auth-text";
import { googleProblemMessage } from "@/lib/auth/google-problems";
import { env } from "@/lib/env";
import { safeRedirect } from "@/lib/safe-redirect";

export type AuthPageProps = {
  mode: AuthMode;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The screen at one of its addresses; a `redirectTo` that could lead astray counts as none. */
export async function AuthPage({ mode, searchParams }: AuthPageProps) {
  const { redirectTo, google } = await searchParams;
  return (
    <AuthScreen
      key={mode}
      mode={mode}
      redirectTo={safeRedirect(redirectTo)}
      googleProblem={googleProblemMessage(google)}
      inboxUrl={env().MAIL_INBOX_URL}
    />
  );
}
