"use client";

import type { SyntheticEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { type AccountAction, useAccountRequest } from "@/components/account/use-account-request";
import { useEntryErrors } from "@/components/auth/use-entry-errors";
import { useHydrated } from "@/components/auth/use-hydrated";
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
  const hydrated = useHydrated();
  const errors = useEntryErrors(form, fields, wholeFormFocus);
  const { post, posted, send, busy } = useAccountRequest({
    action,
    onDone: () => {
      if (saved) toast(saved);
      onSaved?.();
    },
    onRefused: errors.refuse,
  });
  const shown = errors.shown(posted);

  return {
    busy,
    /** What is wrong with the whole form. */
    alert: shown.form,
    /** The form came back with the page, and something is wrong with it. */
    isRefused: posted !== null && !posted.ok,
    /** It was posted without scripts, and done. */
    isPosted: posted?.ok === true,
    props: {
      action: post,
      noValidate: hydrated,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        const { currentTarget } = event;
        void form.handleSubmit(() => send(new FormData(currentTarget)))(event);
      },
    },
    /** What a field needs; `value` is the one that it begins with. */
    field: (name: Path<Fields>, value?: string | null) => ({
      defaultValue: shown.value(name) ?? value ?? undefined,
      error: shown.field(name),
      autoFocus: shown.focus === name,
      ...form.register(name),
    }),
  };
}
