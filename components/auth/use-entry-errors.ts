"use client";

import { useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { Refusal } from "@/components/auth/use-form-request";
import type { FormState } from "@/lib/action";

/**
 * The messages of a sign-in form, from three sources: its own rules, an answer to a sent form, and
 * the answer that came with the page when the form was posted without scripts.
 */
export function useEntryErrors<Fields extends FieldValues, Input extends FieldValues>(
  form: UseFormReturn<Fields, unknown, Input>,
  fields: readonly Path<Fields>[],
  /** Where the cursor goes when the message is about the whole form. */
  wholeFormFocus: Path<Fields>,
) {
  const [formMessage, setFormMessage] = useState<string | null>(null);
  const { isSubmitted } = form.formState;

  /** Ties a refusal to its fields, with the cursor in the first; what fits no field heads the form. */
  function refuse(refusal: Refusal) {
    if (refuseFields(refusal)) return setFormMessage(null);
    setFormMessage(refusal.message);
    form.setFocus(wholeFormFocus, { shouldSelect: true });
  }

  /** The same for a form that tells what fits no field in its own way; false then. */
  function refuseFields({ fieldErrors }: Refusal): boolean {
    const wrong = fields.filter((name) => fieldErrors[name] !== undefined);
    // Backwards, because each call moves the cursor.
    for (const name of wrong.toReversed()) {
      form.setError(name, { message: fieldErrors[name] }, { shouldFocus: true });
    }
    return wrong.length > 0;
  }

  function shown(posted: FormState) {
    const refused = posted !== null && !posted.ok && !isSubmitted ? posted : null;
    const field = (name: Path<Fields>) =>
      form.getFieldState(name, form.formState).error?.message ?? refused?.fieldErrors?.[name];
    const first = fields.find((name) => refused?.fieldErrors?.[name] !== undefined);
    return {
      field,
      value: (name: Path<Fields>) => refused?.values?.[name],
      form: formMessage ?? (refused && !first ? refused.message : null),
      /** The field that the cursor goes to when the page arrives with a refusal. */
      focus: refused ? (first ?? wholeFormFocus) : undefined,
    };
  }

  return { refuse, refuseFields, shown };
}
