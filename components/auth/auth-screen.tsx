import { type AuthMode, authText } from "@/components/auth/auth-text";
import { ForgotPasswordForm } from "@/components/auth/forgot-password-form";
import { GoogleNotice } from "@/components/auth/google-notice";
import { GoogleSection } from "@/components/auth/google-section";
import { GrowthContext } from "@/components/auth/growth-context";
import { LogInForm } from "@/components/auth/log-in-form";
import { ModeSwitch } from "@/components/auth/mode-switch";
import { ResetLinkNote } from "@/components/auth/reset-link-note";
import { SignUpForm } from "@/components/auth/sign-up-form";
import { Card } from "@/components/ui/card";
import { latestDate } from "@/lib/auth/age";

type AuthScreenProps = {
  mode: AuthMode;
  /** A checked path of this site, or null. */
  redirectTo: string | null;
  /** Why a visit to Google led back here. */
  googleProblem: string | null;
  /** Where the mails can be read, if they go to a page and not to people. */
  inboxUrl: string | undefined;
};

/** The combined sign-in screen; its modes are addresses of their own. */
export function AuthScreen({ mode, redirectTo, googleProblem, inboxUrl }: AuthScreenProps) {
  const { heading, text } = authText(mode, redirectTo);
  return (
    <div className="mx-auto grid w-full max-w-lg gap-6">
      <header className="grid gap-2">
        <h1 className="text-3xl">{heading}</h1>
        <p className="text-muted-foreground">{text}</p>
        {redirectTo === null ? null : <GrowthContext />}
      </header>
      <GoogleNotice message={googleProblem} />
      <Card className="sm:p-8">
        {mode === "signup" ? (
          <SignUpForm redirectTo={redirectTo} latestBirthdate={latestDate(new Date())} />
        ) : null}
        {mode === "login" ? (
          <>
            <ResetLinkNote inboxUrl={inboxUrl} />
            <LogInForm redirectTo={redirectTo} />
          </>
        ) : null}
        {mode === "forgot-password" ? (
          <ForgotPasswordForm redirectTo={redirectTo} inboxUrl={inboxUrl} />
        ) : (
          <GoogleSection redirectTo={redirectTo} />
        )}
        {mode === "login" ? (
          <ModeSwitch mode="forgot-password" redirectTo={redirectTo}>
            Forgot your password?
          </ModeSwitch>
        ) : null}
      </Card>
      <OtherMode mode={mode} redirectTo={redirectTo} />
    </div>
  );
}

/** Below the form, the way to the mode that a person more likely wanted. */
function OtherMode({ mode, redirectTo }: Pick<AuthScreenProps, "mode" | "redirectTo">) {
  if (mode === "forgot-password") {
    return (
      <ModeSwitch mode="login" redirectTo={redirectTo}>
        Back to Login
      </ModeSwitch>
    );
  }
  return mode === "signup" ? (
    <ModeSwitch question="Already have an account?" mode="login" redirectTo={redirectTo}>
      Sign in
    </ModeSwitch>
  ) : (
    <ModeSwitch question="New to Stepwell?" mode="signup" redirectTo={redirectTo}>
      Create an account
    </ModeSwitch>
  );
}
