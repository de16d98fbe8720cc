"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { ACCOUNT_TEXTS } from "@/components/account/account-texts";
import { Disclosure } from "@/components/account/disclosure";
import { focusSection } from "@/components/account/focus-section";
import { SavedNote } from "@/components/account/saved-note";
import { useAccountForm } from "@/components/account/use-account-form";
import { FormAlert } from "@/components/auth/form-alert";
import { PasswordField } from "@/components/auth/password-field";
import { SubmitButton } from "@/components/auth/submit-button";
import { saveNewPassword } from "@/lib/auth/account-actions";
import { PASSWORD_MIN_CHARACTERS } from "@/lib/auth/constants";
import { passwordChangeSchema } from "@/lib/auth/schema";

type Fields = z.input<typeof passwordChangeSchema>;

export function PasswordForm({ email }: { email: string }) {
  const form = useForm<Fields, unknown, Fields>({ resolver: zodResolver(passwordChangeSchema) });
  const account = useAccountForm({
    form,
    fields: ["currentPassword", "newPassword", "confirmPassword"],
    wholeFormFocus: "currentPassword",
    action: saveNewPassword,
    saved: ACCOUNT_TEXTS.passwordSaved,
    onSaved: () => {
      form.reset();
      setOpen(false);
      focusSection("password");
    },
  });
  const [open, setOpen] = useState(account.isRefused);
  return (
    <>
      <SavedNote>{account.isPosted && ACCOUNT_TEXTS.passwordSaved.title}</SavedNote>
      <Disclosure label="Change password" open={open} onOpenChange={setOpen}>
        <form {...account.props} className="grid gap-5">
          <FormAlert>{account.alert}</FormAlert>
          {/* Tells password managers whose password this is. */}
          <input hidden readOnly name="username" autoComplete="username" value={email} />
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            required
            {...account.field("currentPassword")}
          />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            minLength={PASSWORD_MIN_CHARACTERS}
            required
            hint={`At least ${PASSWORD_MIN_CHARACTERS} characters. A few words in a row work well.`}
            {...account.field("newPassword")}
          />
          <PasswordField
            label="Confirm new password"
            autoComplete="new-password"
            required
            {...account.field("confirmPassword")}
          />
          <SubmitButton busy={account.busy} size="default" className="w-fit">
            Change password
          </SubmitButton>
        </form>
      </Disclosure>
    </>
  );
}
