"use client";

import { failureReason, tellFailure } from "@/components/checklists/tell-failure";
import { sendDeletion } from "@/components/journals/journal-requests";
import { ENTRIES_HEADING_ID, JOURNAL_DRAFT_KEY } from "@/components/journals/journal-texts";
import { DeletionDialog } from "@/components/shared/deletion-dialog";
import { toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/api-client";
import { MESSAGES } from "@/lib/journals/constants";
import { JOURNAL_PROBLEMS } from "@/lib/journals/problems";
import type { JournalEntry } from "@/lib/journals/types";

type DeleteDialogProps = {
  entry: JournalEntry;
  onClose: () => void;
  onDeleted: (entry: JournalEntry) => void;
  /** Opens this dialog again, after a failure. */
  onRetry: (entry: JournalEntry) => void;
};

export function DeleteDialog({ entry, onClose, onDeleted, onRetry }: DeleteDialogProps) {
  async function remove(): Promise<boolean> {
    try {
      await sendDeletion(entry.id);
    } catch (error) {
      // Another tab was first.
      if (!(error instanceof ApiError && error.status === 404)) {
        const reason = failureReason(error, JOURNAL_PROBLEMS.stillThere);
        const retry = () => onRetry(entry);
        tellFailure({ title: JOURNAL_PROBLEMS.deleteFailed, reason, error, retry });
        return false;
      }
    }
    forgetDraft(entry);
    toast({ title: MESSAGES.deleted });
    return true;
  }

  return (
    <DeletionDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete Journal Entry"
      label="Delete"
      remove={remove}
      onDeleted={() => onDeleted(entry)}
      focusAfter={() => document.getElementById(ENTRIES_HEADING_ID)?.focus()}
    >
      Are you sure you want to delete this journal entry? This action cannot be undone.
    </DeletionDialog>
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
