"use client";

import { useSyncExternalStore } from "react";
import {
  openOverlay,
  readOverlay,
  readServerOverlay,
  subscribeToOverlay,
} from "@/components/shortcuts/overlay-store";
import { LineIcon, SEARCH_ICON } from "@/components/ui/line-icon";
import { Spinner } from "@/components/ui/spinner";

/** The way to the palette for those without its key. */
export function PaletteButton() {
  const { wanted, isLoading } = useSyncExternalStore(
    subscribeToOverlay,
    readOverlay,
    readServerOverlay,
  );
  const isComing = wanted === "palette" && isLoading;
  return (
    <button
      type="button"
      aria-label="Search and go anywhere"
      aria-haspopup="dialog"
      aria-expanded={wanted === "palette" && !isLoading}
      onPointerEnter={() => void import("@/components/palette/palette").catch(() => undefined)}
      onClick={() => openOverlay("palette")}
      className="inline-grid size-11 shrink-0 place-items-center rounded-lg text-muted-foreground transition-colors hover:bg-accent hover:text-foreground"
    >
      {isComing ? <Spinner /> : <LineIcon path={SEARCH_ICON} />}
    </button>
  );
}
