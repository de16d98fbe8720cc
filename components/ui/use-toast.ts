"use client";

import { useSyncExternalStore } from "react";
import {
  dismissToast,
  readServerToasts,
  readToasts,
  subscribeToToasts,
  type ToastEntry,
  toast,
} from "@/components/ui/toast-store";

type ToastControls = {
  toasts: readonly ToastEntry[];
  toast: typeof toast;
  dismiss: typeof dismissToast;
};

/** The toasts as state. To only show one, import `toast` from the store: it needs no hook. */
export function useToast(): ToastControls {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readServerToasts);
  return { toasts, toast, dismiss: dismissToast };
}
