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
      opener.current = openerOf(document.activeElement);
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

/** A menu goes when its item has opened a dialog; the button that it hangs on stays. */
function openerOf(active: Element | null): Element | null {
  const menu = active?.closest('[role="menu"]');
  if (!menu) return active;
  return document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
}
