import { useRef, useState } from "react";
import { failureReason, tellFailure } from "@/components/checklists/tell-failure";
import { deleteSession } from "@/components/coaching/coach-requests";
import { COACH_TEXTS } from "@/components/coaching/coach-texts";
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

type DeleteSessionDialogProps = {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: (id: string) => void;
};

export function DeleteSessionDialog(props: DeleteSessionDialogProps) {
  const { id, open, onOpenChange, onDeleted } = props;
  const isDeleted = useRef(false);
  const [isPending, setPending] = useState(false);

  async function remove() {
    if (isPending) return;
    setPending(true);
    try {
      await deleteSession(id);
      isDeleted.current = true;
      onOpenChange(false);
    } catch (error) {
      // An open dialog would keep the message out of reach.
      onOpenChange(false);
      const reason = failureReason(error, COACH_TEXTS.tryAgain);
      const retry = () => onOpenChange(true);
      tellFailure({ title: COACH_TEXTS.deleteFailed, reason, error, retry });
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
          onDeleted(id);
        }}
      >
        <AlertDialogHeader>
          <AlertDialogTitle>Delete this session?</AlertDialogTitle>
          <AlertDialogDescription>
            The advice and everything said about it will be removed. This action cannot be undone.
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
            {isPending ? "Deleting..." : "Delete"}
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
