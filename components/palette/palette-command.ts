"use client";

import { useEffect, useRef } from "react";
import type { ShortcutKey } from "@/components/shortcuts/shortcut-words";

export type PaletteCommand = {
  id: string;
  label: string;
  /** Words that also find it. */
  keywords?: string;
  shortcut?: ShortcutKey;
  run: () => void;
};

/** Commands of the page that is open, such as that of a plan. */
const pageCommands = new Set<{ readonly current: PaletteCommand }>();

export function readPageCommands(): PaletteCommand[] {
  return [...pageCommands].map(({ current }) => current);
}

/** Offers a command in the palette while the component is on screen; null offers none. */
export function usePaletteCommand(command: PaletteCommand | null): void {
  const latest = useRef(command);

  useEffect(() => {
    latest.current = command;
  });

  const isOffered = command !== null;
  useEffect(() => {
    if (!isOffered) return;
    const source = {
      get current() {
        if (!latest.current) throw new Error("A command that is offered has something to run.");
        return latest.current;
      },
    };
    pageCommands.add(source);
    return () => {
      pageCommands.delete(source);
    };
  }, [isOffered]);
}
