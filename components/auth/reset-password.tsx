"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { forgetToken } from "@/components/auth/forget-token";
import { FormAlert } from "@/components/auth/form-alert";
import { PasswordField } from "@/components/auth/password-field";
import { DeadResetLink, PasswordResetDone } from "@/components/auth/reset-password-messages";
import { SubmitButton } from "@/components/auth/submit-button";
import { useEntryErrors } from "@/components/auth/use-entry-errors";
import { useFormParts } from "@/components/auth/use-form-parts";
import { useFormRequest } from "@/components/auth/use-form-request";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast-store";
import { submitResetPassword } from "@/lib/auth/actions";
import { PASSWORD_MIN_CHARACTERS } from "@/lib/auth/constants";
import { ENTRY_PROBLEMS } from "@/lib/auth/link-problems";
import { AUTH_PROBLEMS } from "@/lib/auth/problems";
import {
  type ResetPasswordFields,
  type ResetPasswordFormInput,
  resetPasswordFormSchema,
} from "@/lib/auth/schema";

const fields = ["newPassword", "confirmPassword"] as const;

/** A link that would be taken, and whose password it changes. */
type ResetLink = { token: string; email: string };

/** The reset-password screen. Document 1, sections 2, 4 and 8. `link` is null for one that is none. */
export function ResetPassword({ link }: { link: ResetLink | null }) {
  const form = useForm<ResetPasswordFields, unknown, ResetPasswordFormInput>({
    resolver: zodResolver(resetPasswordFormSchema),
    defaultValues: { token: link?.token ?? "" },
  });
  const errors = useEntryErrors(form, fields, "newPassword");
  const [outcome, setOutcome] = useState<"done" | "dead" | null>(null);
  const request = useFormRequest({
    action: submitResetPassword,
    unreachable: AUTH_PROBLEMS.passwordResetUnreachable,
    onDone: () => {
      forgetToken();
      setOutcome("done");
    },
    onRefused: (refusal) => {
      if (errors.refuseFields(refusal)) return;
      const description = refusal.message || ENTRY_PROBLEMS.resetFailedReason;
      toast({ variant: "destructive", title: ENTRY_PROBLEMS.resetFailed, description });
      if (refusal.code !== "INVALID_LINK") return;
      forgetToken();
      setOutcome("dead");
    },
  });

  const entry = useFormParts(form, errors, request);

  // The page that comes back after a success no longer knows the link: what was done counts first.
  if (outcome === "done" || entry.isPosted) return <PasswordResetDone />;
  if (outcome === "dead" || link === null) return <DeadResetLink />;
  return (
    <div className="mx-auto grid w-full max-w-lg gap-6">
      <header className="grid gap-2">
        <h1 className="text-3xl">Choose a new password</h1>
        <p className="text-muted-foreground">
          For your account <span className="font-semibold wrap-anywhere">{link.email}</span>. You
          will be signed out everywhere, and log in again with the new one.
        </p>
      </header>
      <Card className="sm:p-8">
        <form {...entry.props} className="grid gap-5">
          <FormAlert>{entry.alert}</FormAlert>
          <input type="hidden" name="token" value={link.token} />
          {/* Tells password managers whose password this is. */}
          <input type="text" autoComplete="username" defaultValue={link.email} readOnly hidden />
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            required
            minLength={PASSWORD_MIN_CHARACTERS}
            hint={`At least ${PASSWORD_MIN_CHARACTERS} characters. A few words in a row work well.`}
            {...entry.field("newPassword")}
          />
          <PasswordField
            label="Confirm Password"
            autoComplete="new-password"
            required
            {...entry.field("confirmPassword")}
          />
          <SubmitButton busy={entry.busy}>Reset Password</SubmitButton>
        </form>
      </Card>
    </div>
  );
}
