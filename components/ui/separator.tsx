import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export function Separator({ className, ...props }: ComponentProps<"hr">) {
  return (
    <hr
      data-slot="separator"
      className={cn("w-full shrink-0 border-0 border-t border-border", className)}
      {...props}
    />
  );
}
