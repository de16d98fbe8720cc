"use client";

import * as ToastPrimitive from "radix-ui/toast";
import { useState } from "react";
import { CLOSE_ICON, LineIcon } from "@/components/ui/line-icon";
import {
  TOAST_ACTION,
  TOAST_CLOSE,
  TOAST_TEXT,
  TOAST_TITLE,
  toastVariants,
} from "@/components/ui/toast-look";
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
      className={toastVariants({ variant: entry.variant })}
    >
      <ToastPrimitive.Title className={TOAST_TITLE}>{entry.title}</ToastPrimitive.Title>
      {entry.description ? (
        <ToastPrimitive.Description className={TOAST_TEXT}>
          {entry.description}
        </ToastPrimitive.Description>
      ) : null}
      {entry.action ? (
        <ToastPrimitive.Action
          altText={entry.action.label}
          onClick={entry.action.onSelect}
          className={TOAST_ACTION}
        >
          {entry.action.label}
        </ToastPrimitive.Action>
      ) : null}
      <ToastPrimitive.Close aria-label="Dismiss" className={TOAST_CLOSE}>
        <LineIcon path={CLOSE_ICON} />
      </ToastPrimitive.Close>
    </ToastPrimitive.Root>
  );
}
