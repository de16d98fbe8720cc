"use client";

import { useEffect, useRef } from "react";
import {
  addShortcuts,
  type ShortcutHandlers,
  type ShortcutLayer,
} from "@/components/shortcuts/shortcut-registry";

type ShortcutOptions = Pick<ShortcutLayer, "words"> & { enabled?: boolean };

/**
 * Makes keys work while the component is on screen: not while typing, and not while a dialog is
 * open. `?` lists them with their common words, or with `words` where the page knows better.
 */
export function useShortcuts(
  handlers: ShortcutHandlers,
  { enabled = true, words }: ShortcutOptions = {},
): void {
  const latest = useRef<ShortcutLayer>({ handlers, words });

  useEffect(() => {
    latest.current = { handlers, words };
  });

  useEffect(() => (enabled ? addShortcuts(latest) : undefined), [enabled]);
}
