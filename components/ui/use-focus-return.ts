"use client";

import { useRef } from "react";

type FocusHandler = (event: Event) => void;

/**
 * Gives focus back to what had it before a dialog opened. Radix knows only its own trigger; dialogs
 * that are opened by state, or loaded on first use, have none.
 */
export function useFocusReturn(
  onOpen: FocusHandler | undefined,
  onClose: FocusHandler | undefined,
): { onOpenAutoFocus: FocusHandler; onCloseAutoFocus: FocusHandler } {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event) {
      opener.current = document.activeElement;
      onOpen?.(event);
    },
    onCloseAutoFocus(event) {
      onClose?.(event);
      const target = opener.current;
      if (event.defaultPrevented || !(target instanceof HTMLElement) || !target.isConnected) return;
      event.preventDefault();
      target.focus();
    },
  };
}
