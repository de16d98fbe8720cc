"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { FormAlert } from "@/components/auth/form-alert";
import { FormField } from "@/components/auth/form-field";
import { RedirectField } from "@/components/auth/redirect-field";
import { SubmitButton } from "@/components/auth/submit-button";
import { TermsField } from "@/components/auth/terms-field";
import { useEntry } from "@/components/auth/use-entry";
import { useEntryErrors } from "@/components/auth/use-entry-errors";
import { useFormParts } from "@/components/auth/use-form-parts";
import { EARLIEST_BIRTHDATE, NAME_MAX_CHARACTERS } from "@/lib/auth/constants";
import { submitWelcome } from "@/lib/auth/google-actions";
import { AUTH_PROBLEMS } from "@/lib/auth/problems";
import { type WelcomeFields, type WelcomeInput, welcomeSchema } from "@/lib/auth/schema";

const fields = ["firstName", "lastName", "birthdate", "tosAccepted"] as const;

type WelcomeFormProps = {
  redirectTo: string | null;
  /** As Google tells it; one may be called otherwise here. */
  name: { firstName: string | null; lastName: string | null };
  /** YYYY-MM-DD; the last day that the calendar of the birth date offers. */
  latestBirthdate: string;
};

export function WelcomeForm({ redirectTo, name, latestBirthdate }: WelcomeFormProps) {
  const form = useForm<WelcomeFields, unknown, WelcomeInput>({
    resolver: zodResolver(welcomeSchema),
  });
  const errors = useEntryErrors(form, fields, "birthdate");
  const request = useEntry({
    action: submitWelcome,
    redirectTo,
    welcome: "Your account is ready.",
    unreachable: AUTH_PROBLEMS.registrationUnreachable,
    onRefused(refusal) {
      // The account is gone, and with it everything that this page was about.
      if (refusal.code === "AGE_RESTRICTION") location.assign("/age-limit");
      else errors.refuse(refusal);
    },
  });
  const entry = useFormParts(form, errors, request);

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
          {...entry.field("firstName", name.firstName)}
        />
        <FormField
          label="Last Name"
          autoComplete="family-name"
          maxLength={NAME_MAX_CHARACTERS}
          required
          {...entry.field("lastName", name.lastName)}
        />
      </div>
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
      <TermsField {...entry.box("tosAccepted")} />
      <SubmitButton busy={entry.busy}>Continue</SubmitButton>
    </form>
  );
}
