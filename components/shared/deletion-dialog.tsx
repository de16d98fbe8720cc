"use client";

import { type ReactNode, useRef, useState } from "react";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog";

type DeletionDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will be gone. */
  children: ReactNode;
  /** The button that does it. */
  label: string;
  /** Deletes. False when it could not be; then it has told the person why. */
  remove: () => Promise<boolean>;
  /** It is gone; the one who asked takes it off the screen, and this dialog with it. */
  onDeleted: () => void;
  /** Where the person goes on: what had the focus is gone too. */
  focusAfter: () => void;
};

/** Asks once more before something is deleted, and closes either way. */
export function DeletionDialog(props: DeletionDialogProps) {
  const { open, onOpenChange, title, children, label, remove, onDeleted, focusAfter } = props;
  const isDeleted = useRef(false);
  const [isPending, setPending] = useState(false);

  async function confirm() {
    if (isPending) return;
    setPending(true);
    isDeleted.current = await remove();
    setPending(false);
    // After a failure too: an open dialog would keep the message out of reach.
    onOpenChange(false);
    if (isDeleted.current) onDeleted();
  }

  return (
    <AlertDialog open={open} onOpenChange={(next) => !isPending && onOpenChange(next)}>
      <AlertDialogContent
        onCloseAutoFocus={(event) => {
          if (!isDeleted.current) return;
          event.preventDefault();
          focusAfter();
        }}
      >
        <AlertDialogHeader>
          <AlertDialogTitle>{title}</AlertDialogTitle>
          <AlertDialogDescription>{children}</AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel aria-disabled={isPending}>Cancel</AlertDialogCancel>
          <AlertDialogAction
            variant="destructive"
            aria-disabled={isPending}
            onClick={(event) => {
              event.preventDefault();
              void confirm();
            }}
          >
            {isPending ? "Deleting..." : label}
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
