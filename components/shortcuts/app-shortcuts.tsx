"use client";

import { useRouter } from "next/navigation";
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { tellFailure } from "@/components/checklists/tell-failure";
import { undoLast } from "@/components/shared/undo";
import {
  closeOverlay,
  noteOverlayLoaded,
  type Overlay,
  openOverlay,
  readOverlay,
  readServerOverlay,
  subscribeToOverlay,
} from "@/components/shortcuts/overlay-store";
import { useShortcuts } from "@/components/shortcuts/use-shortcuts";
import { PLAN_PROBLEMS } from "@/lib/checklists/problems";

export type OverlayProps = { open: boolean; onOpenChange: (open: boolean) => void };

const LOADERS: Record<Overlay, () => Promise<ComponentType<OverlayProps>>> = {
  palette: async () => (await import("@/components/palette/palette")).Palette,
  help: async () => (await import("@/components/shortcuts/shortcuts-dialog")).ShortcutsDialog,
};

/** What works on every guarded page: the keys, and the dialogs behind them, fetched on first use. */
export function AppShortcuts() {
  const router = useRouter();
  const { wanted } = useSyncExternalStore(subscribeToOverlay, readOverlay, readServerOverlay);
  const [loaded, setLoaded] = useState<Partial<Record<Overlay, ComponentType<OverlayProps>>>>({});

  useShortcuts({
    n: () => router.push("/decision"),
    z: () => void undoLast(),
    "$mod+k": () => openOverlay("palette"),
    "?": () => openOverlay("help"),
  });

  useEffect(() => {
    if (!wanted || loaded[wanted]) return;
    LOADERS[wanted]().then(
      (Component) => {
        setLoaded((before) => ({ ...before, [wanted]: Component }));
        noteOverlayLoaded(wanted);
      },
      (error) => {
        closeOverlay();
        const { windowFailed: title, unreachable: reason } = PLAN_PROBLEMS;
        tellFailure({ title, reason, error, retry: () => openOverlay(wanted) });
      },
    );
  }, [wanted, loaded]);

  return Object.entries(loaded).map(([name, Shown]) => (
    <Shown key={name} open={wanted === name} onOpenChange={(open) => !open && closeOverlay()} />
  ));
}
