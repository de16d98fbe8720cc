"use client";

import * as SwitchPrimitive from "radix-ui/switch";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root
      data-slot="switch"
      className={cn(
        "group inline-flex h-11 w-13 shrink-0 items-center rounded-lg disabled:cursor-not-allowed disabled:opacity-55",
        className,
      )}
      {...props}
    >
      <span className="flex h-7 w-full items-center rounded-full border-2 border-input bg-muted p-0.5 transition-colors group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary">
        <SwitchPrimitive.Thumb
          data-slot="switch-thumb"
          className="size-5 rounded-full bg-input transition-transform data-[state=checked]:translate-x-6 data-[state=checked]:bg-primary-foreground"
        />
      </span>
    </SwitchPrimitive.Root>
  );
}
