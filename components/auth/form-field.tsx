import type { ComponentProps, ReactNode } from "react";
import { Field, FieldDescription, FormMessage } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";

type FormFieldProps = Omit<ComponentProps<"input">, "name"> & {
  /** Also the id, unless the page has another field of this name. */
  name: string;
  label: string;
  hint?: string;
  error: string | undefined;
  /** A control beside the input, such as the one that shows a password. */
  beside?: ReactNode;
};

/** A labelled input that is tied to its hint and its message for screen readers. */
export function FormField({
  name,
  id = name,
  label,
  hint,
  error,
  beside,
  ...input
}: FormFieldProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint ? hintId : null, error ? errorId : null].filter(Boolean).join(" ");
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <div className="relative">
        <Input
          id={id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={beside ? "pr-20" : undefined}
          {...input}
        />
        {beside}
      </div>
      {hint ? <FieldDescription id={hintId}>{hint}</FieldDescription> : null}
      <FormMessage id={errorId}>{error}</FormMessage>
    </Field>
  );
}
