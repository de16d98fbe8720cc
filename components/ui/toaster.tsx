"use client";

import { X } from "lucide-react";
import { type ComponentType, useEffect, useState } from "react";
import { dismissToast, type ToastEntry } from "@/components/ui/toast-store";
import { TOAST_ACTION_STYLE, TOAST_CLOSE_STYLE } from "@/components/ui/toast-style";
import { useToast } from "@/components/ui/use-toast";

type Area = ComponentType<{ toasts: readonly ToastEntry[] }>;

/**
 * Radix arrives when a person first does something, so a page that is only read pays nothing for it,
 * and the message about a lost connection can still be shown. A load that failed is tried again; until
 * then the message stands there plainly.
 */
const LOAD_ON = ["pointerdown", "keydown", "focusin", "online"] as const;

export function Toaster() {
  const { toasts } = useToast();
  const [ToastArea, setToastArea] = useState<Area>();
  const [isOutOfReach, setOutOfReach] = useState(false);
  const isWanted = toasts.length > 0;

  useEffect(() => {
    if (ToastArea) return;
    const load = () => {
      import("@/components/ui/toast-area").then(
        (module) => setToastArea(() => module.ToastArea),
        () => setOutOfReach(true),
      );
    };
    if (isWanted) load();
    for (const event of LOAD_ON) addEventListener(event, load, { once: true });
    return () => {
      for (const event of LOAD_ON) removeEventListener(event, load);
    };
  }, [ToastArea, isWanted]);

  if (ToastArea) return isWanted ? <ToastArea toasts={toasts} /> : null;
  const [newest] = toasts;
  return newest?.open && isOutOfReach ? <PlainToast {...newest} /> : null;
}

/** Stays until it is put away, or the next message takes its place. */
function PlainToast({ id, title, description, action }: ToastEntry) {
  function act() {
    dismissToast(id);
    action?.onSelect();
  }

  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-60 flex items-start gap-3 rounded-xl border bg-popover p-4 shadow-lift sm:left-auto sm:w-104"
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-2">
        <div className="grid min-w-0 flex-auto gap-1 py-1">
          <p className="font-semibold">{title}</p>
          <p className="text-sm">{description}</p>
        </div>
        {action ? (
          <button type="button" onClick={act} className={TOAST_ACTION_STYLE}>
            {action.label}
          </button>
        ) : null}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => dismissToast(id)}
        className={TOAST_CLOSE_STYLE}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
