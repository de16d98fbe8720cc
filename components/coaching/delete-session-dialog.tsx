import { failureReason, tellFailure } from "@/components/checklists/tell-failure";
import { deleteSession } from "@/components/coaching/coach-requests";
import { DeletionDialog } from "@/components/shared/deletion-dialog";
import { COACH_PROBLEMS } from "@/lib/coaching/problems";

type DeleteSessionDialogProps = {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => void;
  focusAfter: () => void;
};

export function DeleteSessionDialog({ id, ...dialog }: DeleteSessionDialogProps) {
  async function remove(): Promise<boolean> {
    try {
      await deleteSession(id);
      return true;
    } catch (error) {
      const reason = failureReason(error, COACH_PROBLEMS.tryAgain);
      const retry = () => dialog.onOpenChange(true);
      tellFailure({ title: COACH_PROBLEMS.deleteFailed, reason, error, retry });
      return false;
    }
  }

  return (
    <DeletionDialog {...dialog} title="Delete this session?" label="Delete" remove={remove}>
      The advice and everything said about it will be removed. This action cannot be undone.
    </DeletionDialog>
  );
}
