"use client";

import { type ReactElement, useEffect, useRef, useState } from "react";
import {
  OPEN_DELAY_MS,
  Tooltip,
  TooltipContent,
  TooltipProvider,
  TooltipTrigger,
} from "@/components/ui/tooltip";

type ExplainedControlProps = {
  reason: string;
  /** What the person was doing at the control when this took its place. */
  begunBy: "focus" | "hover" | null;
  /** How it is dimmed. */
  locked: { "aria-disabled": true; className: string };
  children: ReactElement;
};

/** A locked control with its tooltip. */
export function ExplainedControl({ reason, begunBy, locked, children }: ExplainedControlProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (begunBy === "focus") trigger.current?.focus();
    if (begunBy !== "hover") return;
    const timer = setTimeout(() => {
      if (trigger.current?.matches(":hover")) setOpen(true);
    }, OPEN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [begunBy]);

  return (
    <TooltipProvider>
      <Tooltip open={isOpen} onOpenChange={setOpen}>
        <TooltipTrigger
          asChild
          ref={trigger}
          {...locked}
          onClickCapture={(event) => {
            event.preventDefault();
            event.stopPropagation();
            // A finger has no other way to ask.
            setOpen(true);
          }}
        >
          {children}
        </TooltipTrigger>
        <TooltipContent>{reason}</TooltipContent>
      </Tooltip>
    </TooltipProvider>
  );
}
