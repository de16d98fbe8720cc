"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { FormAlert } from "@/components/auth/form-alert";
import { PasswordField } from "@/components/auth/password-field";
import { RedirectField } from "@/components/auth/redirect-field";
import { SubmitButton } from "@/components/auth/submit-button";
import { useEntry } from "@/components/auth/use-entry";
import { useEntryErrors } from "@/components/auth/use-entry-errors";
import { useFormParts } from "@/components/auth/use-form-parts";
import { submitLinkGoogle } from "@/lib/auth/google-actions";
import { AUTH_PROBLEMS } from "@/lib/auth/problems";
import { type LinkGoogleFields, type LinkGoogleInput, linkGoogleSchema } from "@/lib/auth/schema";

const fields = ["password"] as const;

type LinkGoogleFormProps = {
  accountEmail: string;
  redirectTo: string | null;
  isConnecting: boolean;
};

/** Asks for the password of the account that Google is to be connected to. */
export function LinkGoogleForm({ accountEmail, redirectTo, isConnecting }: LinkGoogleFormProps) {
  const form = useForm<LinkGoogleFields, unknown, LinkGoogleInput>({
    resolver: zodResolver(linkGoogleSchema),
  });
  const errors = useEntryErrors(form, fields, "password");
  const request = useEntry({
    action: submitLinkGoogle,
    redirectTo,
    welcome: "Google opens your account from now on.",
    ...(isConnecting ? { title: "Google is connected" } : {}),
    unreachable: AUTH_PROBLEMS.loginUnreachable,
    onRefused: errors.refuse,
  });
  const entry = useFormParts(form, errors, request);

  return (
    <form {...entry.props} className="grid gap-5">
      <FormAlert>{entry.alert}</FormAlert>
      <RedirectField redirectTo={redirectTo} />
      {/* Tells password managers whose password is asked for. */}
      <input type="text" hidden autoComplete="username" value={accountEmail} readOnly />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        {...entry.field("password")}
      />
      <SubmitButton busy={entry.busy}>Connect Google</SubmitButton>
    </form>
  );
}
