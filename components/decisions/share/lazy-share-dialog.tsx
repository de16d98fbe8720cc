"use client";

import { type ComponentType, useEffect, useState } from "react";
import { tellFailure } from "@/components/checklists/tell-failure";
import type { ShareDialogProps } from "@/components/decisions/share/share-dialog";
import { PLAN_PROBLEMS } from "@/lib/checklists/problems";

/** Fetches the dialog's script; each page costs a button until it is used. */
export async function loadShareDialog() {
  return (await import("@/components/decisions/share/share-dialog")).ShareDialog;
}

/** The share dialog, whose script comes with the first use. */
export function LazyShareDialog(props: ShareDialogProps) {
  const { open, onOpenChange } = props;
  const [Dialog, setDialog] = useState<ComponentType<ShareDialogProps>>();

  useEffect(() => {
    if (!open || Dialog) return;
    loadShareDialog().then(
      (Loaded) => setDialog(() => Loaded),
      (error: unknown) => {
        onOpenChange(false);
        const { windowFailed: title, unreachable: reason } = PLAN_PROBLEMS;
        tellFailure({ title, reason, error, retry: () => onOpenChange(true) });
      },
    );
  }, [open, Dialog, onOpenChange]);

  return Dialog ? <Dialog {...props} /> : null;
}
