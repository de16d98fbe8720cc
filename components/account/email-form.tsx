"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { ACCOUNT_TEXTS } from "@/components/account/account-texts";
import { Disclosure } from "@/components/account/disclosure";
import { focusSection } from "@/components/account/focus-section";
import { useAccountForm } from "@/components/account/use-account-form";
import { FormAlert } from "@/components/auth/form-alert";
import { FormField } from "@/components/auth/form-field";
import { PasswordField } from "@/components/auth/password-field";
import { SubmitButton } from "@/components/auth/submit-button";
import { askForNewEmail } from "@/lib/auth/account-actions";
import { emailChangeSchema } from "@/lib/auth/schema";

type Fields = z.input<typeof emailChangeSchema>;

/** Asks for another address. */
export function EmailForm() {
  const form = useForm<Fields, unknown, Fields>({ resolver: zodResolver(emailChangeSchema) });
  const account = useAccountForm({
    form,
    fields: ["newEmail", "password"],
    wholeFormFocus: "newEmail",
    action: askForNewEmail,
    saved: ACCOUNT_TEXTS.emailLinkSent,
    // The form gives way to the note about the address that waits.
    onSaved: () => focusSection("email"),
  });
  const [open, setOpen] = useState(account.isRefused);
  return (
    <Disclosure label="Change address" open={open} onOpenChange={setOpen}>
      <form {...account.props} className="grid gap-5">
        <FormAlert>{account.alert}</FormAlert>
        <FormField
          label="New email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint="We send a link there. Until you open it, your present address stays."
          {...account.field("newEmail")}
        />
        <PasswordField
          id="email-password"
          label="Your password"
          autoComplete="current-password"
          required
          {...account.field("password")}
        />
        <SubmitButton busy={account.busy} size="default" className="w-fit">
          Send the link
        </SubmitButton>
      </form>
    </Disclosure>
  );
}
