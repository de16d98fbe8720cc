"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { ToastEntry } from "@/components/ui/toast-store";
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
  return newest && isOutOfReach ? <PlainToast {...newest} /> : null;
}

function PlainToast({ title, description }: ToastEntry) {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-60 rounded-xl border bg-popover p-4 shadow-lift sm:left-auto sm:w-104"
    >
      <p className="font-semibold">{title}</p>
      <p className="text-sm">{description}</p>
    </div>
  );
}
