"use client";

import { type FormEvent, useRef, useState } from "react";
import { canSave, EntryFields, writtenOf } from "@/components/journals/entry-fields";
import { choiceOption, optionOf } from "@/components/journals/entry-link";
import { type SavedEntry, sendEdit } from "@/components/journals/journal-requests";
import { JOURNAL_DRAFT_KEY, JOURNAL_TEXTS } from "@/components/journals/journal-texts";
import { moodOf } from "@/components/journals/moods";
import { useEntrySave } from "@/components/journals/use-entry-save";
import { FieldSafety } from "@/components/safety/field-safety";
import { useDraft } from "@/components/shared/use-draft";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { MESSAGES } from "@/lib/journals/constants";
import { JOURNAL_PROBLEMS } from "@/lib/journals/problems";
import type { JournalEntry, LinkChoice } from "@/lib/journals/types";

type EditDialogProps = {
  entry: JournalEntry;
  choices: readonly LinkChoice[];
  onClose: () => void;
  onSaved: (saved: SavedEntry) => void;
};

/**
 * Changes an entry. Cancel drops what was changed; closed in any other way, or by a reload, the words
 * stand here again the next time.
 */
export function EditDialog({ entry, choices, onClose, onSaved }: EditDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const hasHelp = useRef(false);
  const draftKey = `${JOURNAL_DRAFT_KEY}:${entry.id}`;
  const [text, setText] = useDraft(draftKey, () => null, entry.content);
  const [mood, setMood] = useState(moodOf(entry.mood));
  const [option, setOption] = useState(optionOf(entry));
  const typed = { text, mood, option };
  const texts = { saved: MESSAGES.updated, failed: JOURNAL_PROBLEMS.updateFailed };
  const { isSaving, refusal, save } = useEntrySave(texts, () => form.current?.requestSubmit());

  function cancel() {
    if (isSaving) return;
    setText("");
    onClose();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving || !canSave(typed)) return;
    const saved = await save(() => sendEdit(entry.id, writtenOf(typed)));
    if (!saved) return;
    setText("");
    hasHelp.current = saved.safety !== null;
    onSaved(saved);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !isSaving && onClose()}>
      <DialogContent
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          field.current?.focus();
        }}
        // The person goes on at the help beside the entry.
        onCloseAutoFocus={(event) => hasHelp.current && event.preventDefault()}
      >
        <DialogHeader>
          <DialogTitle>Edit Journal Entry</DialogTitle>
          <DialogDescription>{JOURNAL_TEXTS.protected}</DialogDescription>
        </DialogHeader>
        <form ref={form} onSubmit={submit} noValidate className="grid min-w-0 grid-cols-1 gap-4">
          <EntryFields
            field={field}
            typed={typed}
            onText={setText}
            onMood={setMood}
            onOption={setOption}
            choices={withLinkOf(entry, choices)}
            isSaving={isSaving}
          />
          <FieldSafety
            place="journal"
            notice={refusal}
            texts={[text]}
            onPutBack={([kept = ""]) => {
              setText(kept);
              field.current?.focus();
            }}
            takesFocus
          />
          <DialogFooter>
            <Button variant="outline" aria-disabled={isSaving} onClick={cancel}>
              Cancel
            </Button>
            <Button type="submit" disabled={!canSave(typed)} aria-disabled={isSaving}>
              {isSaving ? "Saving..." : "Save Changes"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** What the entry is linked to can be older than all that is offered. */
function withLinkOf(entry: JournalEntry, choices: readonly LinkChoice[]): readonly LinkChoice[] {
  const { checklistId, decisionId, link } = entry;
  const id = checklistId ?? decisionId;
  if (id === null || link === null) return choices;
  const own: LinkChoice = { kind: checklistId ? "plan" : "decision", id, title: link.title };
  const isThere = choices.some((choice) => choiceOption(choice) === choiceOption(own));
  return isThere ? choices : [...choices, own];
}
