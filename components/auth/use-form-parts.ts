"use client";

import type { SyntheticEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { useEntryErrors } from "@/components/auth/use-entry-errors";
import type { useFormRequest } from "@/components/auth/use-form-request";
import { useHydrated } from "@/components/auth/use-hydrated";

/**
 * What the elements of a checked form need, and what was said about it. It works before its script
 * arrives: then the browser checks and the action answers with the page.
 */
export function useFormParts<Fields extends FieldValues, Input extends FieldValues>(
  form: UseFormReturn<Fields, unknown, Input>,
  errors: ReturnType<typeof useEntryErrors<Fields, Input>>,
  { post, posted, send, busy }: ReturnType<typeof useFormRequest>,
) {
  const hydrated = useHydrated();
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
    /** What a box to tick needs. */
    box: (name: Path<Fields>) => ({
      defaultChecked: shown.value(name) === "on",
      error: shown.field(name),
      autoFocus: shown.focus === name,
      ...form.register(name),
    }),
  };
}
