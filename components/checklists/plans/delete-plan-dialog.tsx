"use client";

import { useRef, useState } from "react";
import { sendPlanDeletion } from "@/components/checklists/plans/plan-requests";
import { PLANS_HEADING_ID } from "@/components/checklists/plans/plans-heading";
import { tellFailure } from "@/components/checklists/tell-failure";
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
import { SCREEN_TEXTS } from "@/lib/checklists/constants";

type DeletePlanDialogProps = {
  id: string;
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The plan is gone; the one who asked takes it off the screen, and this dialog with it. */
  onDeleted: () => void;
};

export function DeletePlanDialog({
  id,
  title,
  open,
  onOpenChange,
  onDeleted,
}: DeletePlanDialogProps) {
  const isDeleted = useRef(false);
  const [isPending, setPending] = useState(false);

  async function remove() {
    if (isPending) return;
    setPending(true);
    try {
      await sendPlanDeletion(id);
      isDeleted.current = true;
      onOpenChange(false);
      onDeleted();
    } catch (error) {
      // An open dialog would keep the message out of reach.
      onOpenChange(false);
      const { deleteFailed, deleteFailedReason: reason } = SCREEN_TEXTS;
      tellFailure({ title: deleteFailed, reason, error, retry: () => onOpenChange(true) });
    } finally {
      setPending(false);
    }
  }

  return (
    <AlertDialog open={open} onOpenChange={(next) => !isPending && onOpenChange(next)}>
      <AlertDialogContent
        onCloseAutoFocus={(event) => {
          if (!isDeleted.current) return;
          event.preventDefault();
          document.getElementById(PLANS_HEADING_ID)?.focus();
        }}
      >
        <AlertDialogHeader>
          <AlertDialogTitle>Delete this plan?</AlertDialogTitle>
          <AlertDialogDescription>
            <bdi>“{title}”</bdi> and all its tasks will be removed.
          </AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel aria-disabled={isPending}>Cancel</AlertDialogCancel>
          <AlertDialogAction
            variant="destructive"
            aria-disabled={isPending}
            onClick={(event) => {
              event.preventDefault();
              void remove();
            }}
          >
            {isPending ? "Deleting..." : "Delete Plan"}
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
