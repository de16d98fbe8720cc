"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { FormAlert } from "@/components/auth/form-alert";
import { FormField } from "@/components/auth/form-field";
import { PasswordField } from "@/components/auth/password-field";
import { RedirectField } from "@/components/auth/redirect-field";
import { SubmitButton } from "@/components/auth/submit-button";
import { TermsField } from "@/components/auth/terms-field";
import { useCarriedEmail } from "@/components/auth/use-carried-email";
import { useEntry } from "@/components/auth/use-entry";
import { useEntryErrors } from "@/components/auth/use-entry-errors";
import { useFormParts } from "@/components/auth/use-form-parts";
import { submitSignUp } from "@/lib/auth/actions";
import {
  EARLIEST_BIRTHDATE,
  NAME_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
} from "@/lib/auth/constants";
import { AUTH_PROBLEMS } from "@/lib/auth/problems";
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
  const form = useForm<RegisterFields, unknown, RegisterInput>({
    resolver: zodResolver(registerSchema),
  });
  const errors = useEntryErrors(form, fields, "email");
  const request = useEntry({
    action: submitSignUp,
    redirectTo,
    welcome: "Your account is ready.",
    unreachable: AUTH_PROBLEMS.registrationUnreachable,
    onRefused: errors.refuse,
  });
  const entry = useFormParts(form, errors, request);
  const carriedEmail = useCarriedEmail(() => form.getValues("email"));

  return (
    <form {...entry.props} className="grid gap-5">
      <FormAlert>{entry.alert}</FormAlert>
      <RedirectField redirectTo={redirectTo} />
      <div className="grid items-start gap-5 xs:grid-cols-2">
        <FormField
          label="First Name"
          autoComplete="given-name"
          maxLength={NAME_MAX_CHARACTERS}
          required
          {...entry.field("firstName")}
        />
        <FormField
          label="Last Name"
          autoComplete="family-name"
          maxLength={NAME_MAX_CHARACTERS}
          required
          {...entry.field("lastName")}
        />
      </div>
      <FormField
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...entry.field("email", carriedEmail)}
      />
      <FormField
        label="Date of Birth"
        type="date"
        autoComplete="bday"
        min={EARLIEST_BIRTHDATE}
        max={latestBirthdate}
        hint="Stepwell is for people of 18 and older."
        required
        {...entry.field("birthdate")}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        minLength={PASSWORD_MIN_CHARACTERS}
        hint={`At least ${PASSWORD_MIN_CHARACTERS} characters. A few words in a row work well.`}
        required
        {...entry.field("password")}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        required
        {...entry.field("confirmPassword")}
      />
      <TermsField {...entry.box("tosAccepted")} />
      <SubmitButton busy={entry.busy}>Create Account</SubmitButton>
    </form>
  );
}
