"use client";

import { useState } from "react";
import { PaletteBody } from "@/components/palette/palette-body";
import type { OverlayProps } from "@/components/shortcuts/app-shortcuts";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";

/** Search of everything: plans by their words, pages, and what can be done from here. */
export function Palette({ open, onOpenChange }: OverlayProps) {
  const [typed, setTyped] = useState("");
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        if (!next) setTyped("");
      }}
    >
      <DialogContent
        // Its field is above on a phone, where a message would lie over it.
        data-slot="palette"
        aria-describedby={undefined}
        showCloseButton={false}
        className="top-[max(1rem,10dvh)] max-h-[min(36rem,calc(90dvh-1rem))] max-w-xl translate-y-0 grid-cols-1 grid-rows-[auto_auto_minmax(0,1fr)] gap-0 overflow-hidden p-0 sm:p-0"
        onKeyDown={(event) => {
          // The key that opened it closes it; the browser would go to its own search.
          if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey)) return;
          event.preventDefault();
          onOpenChange(false);
        }}
      >
        <DialogTitle className="sr-only">Search and go anywhere</DialogTitle>
        <PaletteBody typed={typed} onType={setTyped} close={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}
