"use client";

import { cva } from "class-variance-authority";
import { X } from "lucide-react";
import * as ToastPrimitive from "radix-ui/toast";
import type { ToastEntry } from "@/components/ui/toast-store";

const toastVariants = cva(
  "flex items-start gap-3 rounded-xl border p-4 shadow-lift duration-200 data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:slide-in-from-bottom-4 data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
  {
    variants: {
      variant: {
        default: "border-border bg-popover text-popover-foreground",
        destructive: "border-clay bg-clay-wash text-foreground",
      },
    },
    defaultVariants: { variant: "default" },
  },
);

export function Toast({ entry, onDismiss }: { entry: ToastEntry; onDismiss: () => void }) {
  return (
    <ToastPrimitive.Root
      data-slot="toast"
      data-variant={entry.variant ?? "default"}
      open={entry.open}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      duration={entry.durationMs}
      className={toastVariants({ variant: entry.variant })}
    >
      {/* A long text has the whole width, and its button stands below. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-2">
        <div className="grid min-w-0 flex-auto gap-1 py-1">
          <ToastPrimitive.Title className="font-semibold">{entry.title}</ToastPrimitive.Title>
          {entry.description ? (
            <ToastPrimitive.Description className="text-sm">
              {entry.description}
            </ToastPrimitive.Description>
          ) : null}
        </div>
        {entry.action ? (
          <ToastPrimitive.Action
            altText={entry.action.label}
            onClick={entry.action.onSelect}
            className="inline-flex min-h-11 shrink-0 items-center rounded-lg border border-input px-4 text-sm font-semibold transition-colors hover:bg-accent"
          >
            {entry.action.label}
          </ToastPrimitive.Action>
        ) : null}
      </div>
      <ToastPrimitive.Close
        aria-label="Dismiss"
        className="-my-1 -mr-2 inline-grid size-11 shrink-0 place-items-center rounded-lg text-muted-foreground transition-colors hover:text-foreground"
      >
        <X aria-hidden="true" className="size-5" />
      </ToastPrimitive.Close>
    </ToastPrimitive.Root>
  );
}
