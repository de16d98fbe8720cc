import Link from "next/link";
import type { ReactNode } from "react";
import { type AuthMode, authText } from "@/components/auth/auth-text";
import { GoogleNotice } from "@/components/auth/google-notice";
import { GoogleSection } from "@/components/auth/google-section";
import { GrowthContext } from "@/components/auth/growth-context";
import { LogInForm } from "@/components/auth/log-in-form";
import { SignUpForm } from "@/components/auth/sign-up-form";
import { Card } from "@/components/ui/card";
import { latestDate } from "@/lib/auth/age";

type AuthScreenProps = {
  mode: AuthMode;
  /** A checked path of this site, or null. */
  redirectTo: string | null;
  /** Why a visit to Google led back here. */
  googleProblem: string | null;
};

/** The combined sign-in screen; its modes are addresses of their own. */
export function AuthScreen({ mode, redirectTo, googleProblem }: AuthScreenProps) {
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
        ) : (
          <LogInForm redirectTo={redirectTo} />
        )}
        <GoogleSection redirectTo={redirectTo} />
      </Card>
      {mode === "signup" ? (
        <ModeSwitch question="Already have an account?" pathname="/login" redirectTo={redirectTo}>
          Sign in
        </ModeSwitch>
      ) : (
        <ModeSwitch question="New to Stepwell?" pathname="/signup" redirectTo={redirectTo}>
          Create an account
        </ModeSwitch>
      )}
    </div>
  );
}

type ModeSwitchProps = {
  question: string;
  pathname: "/login" | "/signup";
  redirectTo: string | null;
  children: ReactNode;
};

function ModeSwitch({ question, pathname, redirectTo, children }: ModeSwitchProps) {
  return (
    <p className="text-center">
      {question}{" "}
      <Link
        href={{ pathname, ...(redirectTo === null ? {} : { query: { redirectTo } }) }}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {children}
      </Link>
    </p>
  );
}
