"use client";

import * as ToastPrimitive from "radix-ui/toast";
import { useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import type { ToastEntry } from "@/components/ui/toast-store";
import { useToastSide } from "@/components/ui/use-toast-side";

export function Toast({ entry, onDismiss }: { entry: ToastEntry; onDismiss: () => void }) {
  const [message, setMessage] = useState<HTMLLIElement | null>(null);
  const side = useToastSide(message);
  return (
    <ToastPrimitive.Root
      ref={setMessage}
      data-slot="toast"
      data-side={side}
      data-variant={entry.variant ?? "default"}
      open={entry.open}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      duration={entry.durationMs}
      className="toast"
    >
      <ToastPrimitive.Title className="toast-title">{entry.title}</ToastPrimitive.Title>
      {entry.description ? (
        <ToastPrimitive.Description className="toast-text">
          {entry.description}
        </ToastPrimitive.Description>
      ) : null}
      {entry.action ? (
        <ToastPrimitive.Action
          altText={entry.action.label}
          onClick={entry.action.onSelect}
          className={buttonVariants({ variant: "outline", size: "sm" })}
        >
          {entry.action.label}
        </ToastPrimitive.Action>
      ) : null}
      <ToastPrimitive.Close aria-label="Dismiss" className="toast-close" />
    </ToastPrimitive.Root>
  );
}
