"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { ACCOUNT_TEXTS } from "@/components/account/account-texts";
import { SavedNote } from "@/components/account/saved-note";
import { useAccountForm } from "@/components/account/use-account-form";
import { FormAlert } from "@/components/auth/form-alert";
import { FormField } from "@/components/auth/form-field";
import { SubmitButton } from "@/components/auth/submit-button";
import { saveName } from "@/lib/auth/account-actions";
import { NAME_MAX_CHARACTERS } from "@/lib/auth/constants";
import { nameFormSchema } from "@/lib/auth/schema";

type Fields = z.input<typeof nameFormSchema>;

type NameFormProps = { firstName: string | null; lastName: string | null };

export function NameForm({ firstName, lastName }: NameFormProps) {
  const form = useForm<Fields, unknown, Fields>({ resolver: zodResolver(nameFormSchema) });
  const account = useAccountForm({
    form,
    fields: ["firstName", "lastName"],
    wholeFormFocus: "firstName",
    action: saveName,
    saved: { title: ACCOUNT_TEXTS.nameSaved },
  });
  return (
    <form {...account.props} className="grid gap-5">
      <SavedNote>{account.isPosted && ACCOUNT_TEXTS.nameSaved}</SavedNote>
      <FormAlert>{account.alert}</FormAlert>
      <div className="grid items-start gap-5 xs:grid-cols-2">
        <FormField
          label="First Name"
          autoComplete="given-name"
          maxLength={NAME_MAX_CHARACTERS}
          required
          {...account.field("firstName", firstName)}
        />
        <FormField
          label="Last Name"
          autoComplete="family-name"
          maxLength={NAME_MAX_CHARACTERS}
          required
          {...account.field("lastName", lastName)}
        />
      </div>
      <SubmitButton busy={account.busy} size="default" variant="outline" className="w-fit">
        Save name
      </SubmitButton>
    </form>
  );
}
