"use client";

import Link from "next/link";
import { Slot } from "radix-ui/slot";
import { type MouseEvent, type ReactElement, useState } from "react";
import { PremiumBadge } from "@/components/billing/premium-badge";
import { useSubscription } from "@/components/billing/use-subscription";
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from "@/components/ui/tooltip";
import { lockedText } from "@/lib/billing/constants";

type PremiumControlProps = {
  /** What it is called in "Upgrade to Premium to use ...". */
  feature: string;
  /** One button, link or switch that hands its props on to its element. */
  children: ReactElement;
};

/** Dimmed, but reachable, so that the pointer and the keyboard find out why. */
const LOCKED = "pointer-events-auto! cursor-not-allowed! opacity-55";

/**
 * A control of Premium: works for those who have it. Others find it dimmed, with a badge that leads
 * to Premium and a tooltip (document 2, section 2). Until that is known it is disabled. What it does
 * is kept by the server, also before scripts run.
 */
export function PremiumControl({ feature, children }: PremiumControlProps) {
  const { isLoading, hasActiveSubscription } = useSubscription();
  const [told, setTold] = useState(false);
  if (hasActiveSubscription) return children;
  if (isLoading) {
    return (
      <Slot aria-disabled="true" className={LOCKED} onClickCapture={refuse}>
        {children}
      </Slot>
    );
  }
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-3">
      <TooltipProvider>
        <Tooltip open={told} onOpenChange={setTold}>
          <TooltipTrigger
            asChild
            aria-disabled="true"
            className={LOCKED}
            onClickCapture={(event) => {
              refuse(event);
              // A finger has no other way to ask.
              setTold(true);
            }}
          >
            {children}
          </TooltipTrigger>
          <TooltipContent>{lockedText(feature)}</TooltipContent>
        </Tooltip>
      </TooltipProvider>
      <Link
        href="/premium"
        prefetch={false}
        aria-label={`Premium: upgrade to use ${feature}`}
        className="inline-flex min-h-11 items-center rounded-lg"
      >
        <PremiumBadge />
      </Link>
    </span>
  );
}

/** Before the control hears of it, and before a form is sent. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
