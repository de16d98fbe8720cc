"use client";

import { sendPlanDeletion } from "@/components/checklists/plans/plan-requests";
import { PLANS_HEADING_ID } from "@/components/checklists/plans/plans-heading";
import { tellFailure } from "@/components/checklists/tell-failure";
import { DeletionDialog } from "@/components/shared/deletion-dialog";
import { PLAN_PROBLEMS } from "@/lib/checklists/problems";

type DeletePlanDialogProps = {
  id: string;
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The plan is gone; the one who asked takes it off the screen, and this dialog with it. */
  onDeleted: () => void;
};

export function DeletePlanDialog({ id, title, ...dialog }: DeletePlanDialogProps) {
  async function remove(): Promise<boolean> {
    try {
      await sendPlanDeletion(id);
      return true;
    } catch (error) {
      const { deleteFailed, deleteFailedReason: reason } = PLAN_PROBLEMS;
      const retry = () => dialog.onOpenChange(true);
      tellFailure({ title: deleteFailed, reason, error, retry });
      return false;
    }
  }

  return (
    <DeletionDialog
      {...dialog}
      title="Delete this plan?"
      label="Delete Plan"
      remove={remove}
      focusAfter={() => document.getElementById(PLANS_HEADING_ID)?.focus()}
    >
      <bdi>“{title}”</bdi> and all its tasks will be removed.
    </DeletionDialog>
  );
}
