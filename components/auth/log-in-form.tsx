"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { FormAlert } from "@/components/auth/form-alert";
import { FormField } from "@/components/auth/form-field";
import { PasswordField } from "@/components/auth/password-field";
import { RedirectField } from "@/components/auth/redirect-field";
import { SubmitButton } from "@/components/auth/submit-button";
import { useCarriedEmail } from "@/components/auth/use-carried-email";
import { useEntry } from "@/components/auth/use-entry";
import { useEntryErrors } from "@/components/auth/use-entry-errors";
import { useFormParts } from "@/components/auth/use-form-parts";
import { submitLogIn } from "@/lib/auth/actions";
import { AUTH_PROBLEMS } from "@/lib/auth/problems";

import { type LoginFields, type LoginInput, loginSchema } from "@/lib/auth/schema";

const fields = ["email", "password"] as const;

export function LogInForm({ redirectTo }: { redirectTo: string | null }) {
  const form = useForm<LoginFields, unknown, LoginInput>({ resolver: zodResolver(loginSchema) });
  const errors = useEntryErrors(form, fields, "password");
  const request = useEntry({
    action: submitLogIn,
    redirectTo,
    welcome: "Good to see you again.",
    unreachable: AUTH_PROBLEMS.loginUnreachable,
    onRefused: errors.refuse,
  });
  const entry = useFormParts(form, errors, request);
  const carriedEmail = useCarriedEmail(() => form.getValues("email"));

  return (
    <form {...entry.props} className="grid gap-5">
      <FormAlert>{entry.alert}</FormAlert>
      <RedirectField redirectTo={redirectTo} />
      <FormField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...entry.field("email", carriedEmail)}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        {...entry.field("password")}
      />
      <SubmitButton busy={entry.busy}>Sign In</SubmitButton>
    </form>
  );
}
