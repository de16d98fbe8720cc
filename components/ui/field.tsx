import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** One labelled control with its hint and message, stacked. */
export function Field({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="field" className={cn("grid gap-1.5", className)} {...props} />;
}

export function FieldDescription({ className, ...props }: ComponentProps<"p">) {
  return (
    <p
      data-slot="field-description"
      className={cn("text-sm text-muted-foreground", className)}
      {...props}
    />
  );
}

/**
 * What is wrong with the field, or nothing. Give the control `aria-invalid` and
 * `aria-describedby` with this message's id, so that screen readers tie them together.
 */
export function FormMessage({ className, children, ...props }: ComponentProps<"p">) {
  if (!children) return null;
  return (
    <p
      data-slot="form-message"
      className={cn("text-sm font-semibold text-destructive", className)}
      {...props}
    >
      {children}
    </p>
  );
}
