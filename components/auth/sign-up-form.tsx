"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { FormAlert } from "@/components/auth/form-alert";
import { FormField } from "@/components/auth/form-field";
import { PasswordField } from "@/components/auth/password-field";
import { RedirectField } from "@/components/auth/redirect-field";
import { SubmitButton } from "@/components/auth/submit-button";
import { TermsField } from "@/components/auth/terms-field";
import { useEntry } from "@/components/auth/use-entry";
import { useEntryErrors } from "@/components/auth/use-entry-errors";
import { useHydrated } from "@/components/auth/use-hydrated";
import { submitSignUp } from "@/lib/auth/actions";
import {
  AUTH_MESSAGES,
  EARLIEST_BIRTHDATE,
  NAME_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
} from "@/lib/auth/constants";
import { type RegisterFields, type RegisterInput, registerSchema } from "@/lib/auth/schema";

const fields = [
  "firstName",
  "lastName",
  "email",
  "birthdate",
  "password",
  "confirmPassword",
  "tosAccepted",
] as const;

type SignUpFormProps = {
  redirectTo: string | null;
  /** YYYY-MM-DD; the last day that the calendar of the birth date offers. */
  latestBirthdate: string;
};

export function SignUpForm({ redirectTo, latestBirthdate }: SignUpFormProps) {
  const hydrated = useHydrated();
  const form = useForm<RegisterFields, unknown, RegisterInput>({
    resolver: zodResolver(registerSchema),
  });
  const errors = useEntryErrors(form, fields, "email");
  const { post, posted, send, busy } = useEntry({
    action: submitSignUp,
    redirectTo,
    welcome: "Your account is ready.",
    unreachable: AUTH_MESSAGES.registrationUnreachable,
    onRefused: errors.refuse,
  });
  const shown = errors.shown(posted);

  /** What every field of the form has in common. */
  function field(name: (typeof fields)[number]) {
    return {
      required: true,
      defaultValue: shown.value(name),
      error: shown.field(name),
      autoFocus: shown.focus === name,
      ...form.register(name),
    };
  }

  return (
    <form
      action={post}
      noValidate={hydrated}
      onSubmit={(event) => {
        const { currentTarget } = event;
        void form.handleSubmit(() => send(new FormData(currentTarget)))(event);
      }}
      className="grid gap-5"
    >
      <FormAlert>{shown.form}</FormAlert>
      <RedirectField redirectTo={redirectTo} />
      <div className="grid items-start gap-5 xs:grid-cols-2">
        <FormField
          label="First Name"
          autoComplete="given-name"
          maxLength={NAME_MAX_CHARACTERS}
          {...field("firstName")}
        />
        <FormField
          label="Last Name"
          autoComplete="family-name"
          maxLength={NAME_MAX_CHARACTERS}
          {...field("lastName")}
        />
      </div>
      <FormField
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field("email")}
      />
      <FormField
        label="Date of Birth"
        type="date"
        autoComplete="bday"
        min={EARLIEST_BIRTHDATE}
        max={latestBirthdate}
        hint="Stepwell is for people of 18 and older."
        {...field("birthdate")}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        minLength={PASSWORD_MIN_CHARACTERS}
        hint={`At least ${PASSWORD_MIN_CHARACTERS} characters. A few words in a row work well.`}
        {...field("password")}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...field("confirmPassword")}
      />
      <TermsField
        error={shown.field("tosAccepted")}
        defaultChecked={shown.value("tosAccepted") === "on"}
        autoFocus={shown.focus === "tosAccepted"}
        {...form.register("tosAccepted")}
      />
      <SubmitButton busy={busy}>Create Account</SubmitButton>
    </form>
  );
}
