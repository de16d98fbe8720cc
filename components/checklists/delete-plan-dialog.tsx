"use client";

import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import { sendPlanDeletion } from "@/components/checklists/checklist-requests";
import { PLANS_HEADING_ID } from "@/components/checklists/plans-heading";
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
import { toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/api-client";
import { MESSAGES, SCREEN_TEXTS } from "@/lib/checklists/constants";

type DeletePlanDialogProps = {
  id: string;
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function DeletePlanDialog({ id, title, open, onOpenChange }: DeletePlanDialogProps) {
  const router = useRouter();
  const isDeleted = useRef(false);
  const [isSending, setSending] = useState(false);
  const [isRefreshing, startTransition] = useTransition();
  const isPending = isSending || isRefreshing;

  async function remove() {
    if (isPending) return;
    setSending(true);
    try {
      await deleteOnce(id);
      isDeleted.current = true;
      // The list without the plan takes this dialog away with it.
      startTransition(() => router.refresh());
      toast({ title: MESSAGES.planDeleted });
    } catch (error) {
      // An open dialog would keep the message out of reach.
      onOpenChange(false);
      const { deleteFailed: title, deleteFailedReason: reason } = SCREEN_TEXTS;
      tellFailure({ title, reason, error, retry: () => onOpenChange(true) });
    } finally {
      setSending(false);
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

/** A plan that is gone already, because of another tab, is as good as deleted. */
async function deleteOnce(id: string): Promise<void> {
  try {
    await sendPlanDeletion(id);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
