"use client";

import { useRef, useState } from "react";
import { failureReason, tellFailure } from "@/components/checklists/tell-failure";
import { sendDeletion } from "@/components/journals/journal-requests";
import {
  ENTRIES_HEADING_ID,
  JOURNAL_DRAFT_KEY,
  JOURNAL_TEXTS,
} from "@/components/journals/journal-texts";
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
import { MESSAGES } from "@/lib/journals/constants";
import type { JournalEntry } from "@/lib/journals/types";

type DeleteDialogProps = {
  entry: JournalEntry;
  onClose: () => void;
  onDeleted: (entry: JournalEntry) => void;
  /** Opens this dialog again, after a failure. */
  onRetry: (entry: JournalEntry) => void;
};

export function DeleteDialog({ entry, onClose, onDeleted, onRetry }: DeleteDialogProps) {
  const isDeleted = useRef(false);
  const [isPending, setPending] = useState(false);

  async function remove() {
    if (isPending) return;
    setPending(true);
    try {
      await sendDeletion(entry.id);
    } catch (error) {
      // Another tab was first.
      if (!(error instanceof ApiError && error.status === 404)) {
        onClose();
        const reason = failureReason(error, JOURNAL_TEXTS.stillThere);
        const retry = () => onRetry(entry);
        tellFailure({ title: JOURNAL_TEXTS.deleteFailed, reason, error, retry });
        return;
      }
    }
    isDeleted.current = true;
    forgetDraft(entry);
    toast({ title: MESSAGES.deleted });
    onDeleted(entry);
  }

  return (
    <AlertDialog open onOpenChange={(open) => !open && !isPending && onClose()}>
      <AlertDialogContent
        onCloseAutoFocus={(event) => {
          if (!isDeleted.current) return;
          event.preventDefault();
          document.getElementById(ENTRIES_HEADING_ID)?.focus();
        }}
      >
        <AlertDialogHeader>
          <AlertDialogTitle>Delete Journal Entry</AlertDialogTitle>
          <AlertDialogDescription>
            Are you sure you want to delete this journal entry? This action cannot be undone.
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

/** What was changed of it and not saved goes with it. */
function forgetDraft({ id }: JournalEntry) {
  try {
    localStorage.removeItem(`${JOURNAL_DRAFT_KEY}:${id}`);
  } catch {
    // A browser without storage has no draft.
  }
}
