"use client";

import { type ComponentType, useEffect, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { dismissToast, type ToastEntry } from "@/components/ui/toast-store";
import { useToast } from "@/components/ui/use-toast";
import { useToastSide } from "@/components/ui/use-toast-side";

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
  return newest?.open && isOutOfReach ? <PlainToast key={newest.id} {...newest} /> : null;
}

/** The same message from what is here: it stays until it is put away, or the next takes its place. */
function PlainToast({ id, title, description, variant, action }: ToastEntry) {
  const [message, setMessage] = useState<HTMLElement | null>(null);
  const side = useToastSide(message);
  const dismiss = () => dismissToast(id);
  function act() {
    dismiss();
    action?.onSelect();
  }

  return (
    <div className="toast-window">
      <div
        ref={setMessage}
        role="alert"
        data-slot="toast"
        data-side={side}
        data-variant={variant}
        className="toast"
      >
        <p className="toast-title">{title}</p>
        {description ? <p className="toast-text">{description}</p> : null}
        {action ? (
          <button
            type="button"
            onClick={act}
            className={buttonVariants({ variant: "outline", size: "sm" })}
          >
            {action.label}
          </button>
        ) : null}
        <button type="button" aria-label="Dismiss" onClick={dismiss} className="toast-close" />
      </div>
    </div>
  );
}
