"use client";

import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { type AccountAction, useAccountRequest } from "@/components/account/use-account-request";
import { useEntryErrors } from "@/components/auth/use-entry-errors";
import { useFormParts } from "@/components/auth/use-form-parts";
import { type ToastInput, toast } from "@/components/ui/toast-store";

type AccountFormOptions<Fields extends FieldValues, Input extends FieldValues> = {
  form: UseFormReturn<Fields, unknown, Input>;
  /** In the order of the form. */
  fields: readonly Path<Fields>[];
  /** Where the cursor goes when the message is about the whole form. */
  wholeFormFocus: Path<Fields>;
  action: AccountAction;
  /** What is said when it is done, unless the next page says it. */
  saved?: ToastInput;
  onSaved?: () => void;
};

/** A form of the account page: what its elements need, and what was said about it. */
export function useAccountForm<Fields extends FieldValues, Input extends FieldValues>({
  form,
  fields,
  wholeFormFocus,
  action,
  saved,
  onSaved,
}: AccountFormOptions<Fields, Input>) {
  const errors = useEntryErrors(form, fields, wholeFormFocus);
  const request = useAccountRequest({
    action,
    onDone: () => {
      if (saved) toast(saved);
      onSaved?.();
    },
    onRefused: errors.refuse,
  });
  return useFormParts(form, errors, request);
}
