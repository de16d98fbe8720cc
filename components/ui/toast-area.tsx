"use client";

import * as ToastPrimitive from "radix-ui/toast";
import { Toast } from "@/components/ui/toast";
import { dismissToast, TOAST_DURATION_MS, type ToastEntry } from "@/components/ui/toast-store";

/** Swipe right by this many pixels to dismiss; F8 focuses the area (spec 1, section 9). */
const SWIPE_THRESHOLD_PX = 50;
const FOCUS_HOTKEY = ["F8"];

export function ToastArea({ toasts }: { toasts: readonly ToastEntry[] }) {
  return (
    <ToastPrimitive.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toasts.map((entry) => (
        <Toast key={entry.id} entry={entry} onDismiss={() => dismissToast(entry.id)} />
      ))}
      <ToastPrimitive.Viewport
        data-slot="toast-viewport"
        hotkey={FOCUS_HOTKEY}
        // On a phone the buttons of a dialog are below, and a message stands above them.
        className="fixed right-0 bottom-0 z-60 m-0 flex w-full list-none flex-col gap-3 p-4 pt-[max(1rem,env(safe-area-inset-top))] pb-[max(1rem,env(safe-area-inset-bottom))] outline-none max-sm:in-[body:has([data-slot$=dialog-content])]:top-0 max-sm:in-[body:has([data-slot$=dialog-content])]:bottom-auto sm:max-w-md"
      />
    </ToastPrimitive.Provider>
  );
}
