"use client";

import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/cn";

type DisclosureProps = {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** Keeps a form out of sight until someone wants it; the browser's own, so that it needs no script. */
export function Disclosure({ label, open, onOpenChange, children }: DisclosureProps) {
  return (
    <details
      open={open}
      onToggle={(event) => onOpenChange(event.currentTarget.open)}
      className="group"
    >
      <summary
        className={cn(
          buttonVariants({ variant: "outline" }),
          "w-fit list-none [&::-webkit-details-marker]:hidden",
        )}
      >
        {label}
        <ChevronDown aria-hidden="true" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-5">{children}</div>
    </details>
  );
}
