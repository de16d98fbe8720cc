import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** Grows with its text where the browser can (`field-sizing`); elsewhere it scrolls. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(
        "field-sizing-content min-h-24 w-full min-w-0 rounded-lg border border-input bg-card px-4 py-3 text-foreground transition-colors",
        "disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-destructive aria-invalid:ring-1 aria-invalid:ring-destructive",
        className,
      )}
      {...props}
    />
  );
}
