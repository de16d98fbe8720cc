import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/**
 * A native checkbox in the house look: it works in forms before any script arrives and costs none.
 * The target is 44 px; the box that one sees is 24 px.
 */
export function Checkbox({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <span
      data-slot="checkbox"
      className={cn("relative inline-grid size-11 shrink-0 place-items-center", className)}
    >
      <input
        type="checkbox"
        className="peer absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded-lg outline-offset-[-4px] disabled:cursor-not-allowed"
        {...props}
      />
      <span
        aria-hidden="true"
        className="size-6 rounded-md border-2 border-input bg-card transition-colors peer-checked:border-primary peer-checked:bg-primary peer-disabled:opacity-55 peer-aria-invalid:border-destructive"
      />
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="pointer-events-none absolute size-6 scale-75 fill-none stroke-primary-foreground stroke-[3] opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100"
      >
        <path d="M6.5 12.5l3.6 3.6 7.4-8" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  );
}
