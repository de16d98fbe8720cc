"use client";

import { Globe, Share2 } from "lucide-react";
import { type ComponentProps, useId, useState } from "react";
import { LazyShareDialog, loadShareDialog } from "@/components/decisions/share/lazy-share-dialog";
import { useShareId } from "@/components/decisions/share/share-store";
import type { ShareSubject } from "@/components/decisions/share/share-subject";
import { usePaletteCommand } from "@/components/palette/palette-command";
import { Button } from "@/components/ui/button";

type ShareButtonProps = Pick<ComponentProps<typeof Button>, "variant" | "size" | "className"> & {
  decision: ShareSubject;
  label: string;
  /** Also offers it in the palette, under this name; for one of the buttons of a page. */
  paletteLabel?: string;
};

/** Opens the share dialog. A globe instead of the usual sign tells that a public link is there. */
export function ShareButton({ decision, label, paletteLabel, ...look }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isPublic = useShareId(decision) !== null;
  const noteId = useId();
  usePaletteCommand(
    paletteLabel === undefined
      ? null
      : {
          id: "share",
          label: paletteLabel,
          keywords: "share public link send post",
          run: () => setOpen(true),
        },
  );
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-describedby={isPublic ? noteId : undefined}
        onPointerEnter={() => void loadShareDialog().catch(() => undefined)}
        onClick={() => setOpen(true)}
        {...look}
      >
        {isPublic ? <Globe aria-hidden="true" /> : <Share2 aria-hidden="true" />}
        {label}
      </Button>
      {isPublic ? (
        <span id={noteId} hidden>
          A public link is there.
        </span>
      ) : null}
      <LazyShareDialog
        decisionId={decision.id}
        subject={decision}
        open={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
