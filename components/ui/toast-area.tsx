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
        className="toast-window"
      />
    </ToastPrimitive.Provider>
  );
}
