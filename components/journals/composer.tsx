"use client";

import { type FormEvent, type Ref, useId, useImperativeHandle, useRef, useState } from "react";
import { canSave, EntryFields, writtenOf } from "@/components/journals/entry-fields";
import type { SavedEntry } from "@/components/journals/journal-requests";
import { JOURNAL_TEXTS } from "@/components/journals/journal-texts";
import { useEntryDraft } from "@/components/journals/use-entry-draft";
import { useEntrySave } from "@/components/journals/use-entry-save";
import { FieldSafety } from "@/components/safety/field-safety";
import { offerUndo } from "@/components/shared/undo";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/cn";
import { MESSAGES } from "@/lib/journals/constants";
import { JOURNAL_PROBLEMS } from "@/lib/journals/problems";
import type { LinkChoice } from "@/lib/journals/types";

/** What the rest of the page may ask of the composer. */
export type ComposerHandle = { open: () => void };

type ComposerProps = {
  ref: Ref<ComposerHandle>;
  choices: readonly LinkChoice[];
  onSaved: (saved: SavedEntry) => void;
};

/** Where an entry is written. It stays in sight; what was typed stays on this device until it is saved. */
export function Composer({ ref, choices, onSaved }: ComposerProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const draft = useEntryDraft(field, choices);
  const { kept, typed, change } = draft;
  // Until the person says otherwise, a draft is what opens it.
  const [wish, setWish] = useState<"open" | "closed" | null>(null);
  const isOpen = wish === null ? kept.text !== "" : wish === "open";
  const texts = { saved: MESSAGES.created, failed: JOURNAL_PROBLEMS.createFailed };
  const { isSaving, refusal, forgetRefusal, save } = useEntrySave(texts, () =>
    form.current?.requestSubmit(),
  );

  function open() {
    setWish("open");
    // The field is there with the next drawing.
    requestAnimationFrame(() => field.current?.focus());
  }
  useImperativeHandle(ref, () => ({ open }));

  function close() {
    setWish("closed");
    forgetRefusal();
    draft.clear();
    toggle.current?.focus();
  }

  function cancel() {
    if (isSaving) return;
    close();
    if (kept.text.trim() === "") return;
    const undo = () => {
      change(kept);
      open();
    };
    offerUndo({ title: JOURNAL_TEXTS.discarded, undo });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving || !canSave(typed)) return;
    const saved = await save(() => draft.send(writtenOf(typed)));
    if (!saved) return;
    close();
    onSaved(saved);
  }

  return (
    <section
      aria-labelledby={`${id}-title`}
      // Help is read whole: it moves with the page, and nothing scrolls within it.
      className={cn(
        "z-30 min-w-0 self-start lg:top-[calc(4.75rem+env(safe-area-inset-top))]",
        // On a phone it hangs on the bar, and nothing shows in between.
        "top-[calc(4.0625rem+env(safe-area-inset-top))] max-lg:-mt-3 max-lg:bg-background max-lg:pt-3",
        refusal === null && (isOpen ? "lg:sticky" : "sticky"),
      )}
    >
      <Card
        className={cn(
          "gap-4 max-sm:p-4",
          refusal === null && "lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto",
        )}
      >
        <div className="flex items-center justify-between gap-3">
          <h2 id={`${id}-title`} className="text-base xs:text-lg sm:text-xl">
            New Journal Entry
          </h2>
          <Button
            ref={toggle}
            variant={isOpen ? "ghost" : "default"}
            aria-expanded={isOpen}
            className={cn("shrink-0", isOpen && "-me-3 px-3")}
            onClick={isOpen ? cancel : open}
          >
            {isOpen ? "Cancel" : "Write Entry"}
          </Button>
        </div>
        {isOpen ? null : (
          <p className="text-muted-foreground max-lg:hidden">{JOURNAL_TEXTS.invitation}</p>
        )}
        {isOpen ? (
          <form ref={form} onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
            <EntryFields
              field={field}
              typed={typed}
              onText={(text) => change({ text })}
              onMood={(mood) => change({ mood: mood === null ? "" : String(mood) })}
              onOption={(option) => change({ option })}
              choices={choices}
              placeholder="What is on your mind?"
              isSaving={isSaving}
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" disabled={!canSave(typed)} aria-disabled={isSaving}>
                {isSaving ? "Saving..." : "Save Entry"}
              </Button>
              <Button variant="outline" aria-disabled={isSaving} onClick={cancel}>
                Cancel
              </Button>
            </div>
            <FieldSafety
              place="journal"
              notice={refusal}
              texts={[kept.text]}
              onPutBack={([text = ""]) => {
                change({ text });
                field.current?.focus();
              }}
              takesFocus
            />
          </form>
        ) : null}
      </Card>
    </section>
  );
}
