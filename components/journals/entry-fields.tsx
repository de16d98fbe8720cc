"use client";

import { type RefObject, useId } from "react";
import { linkOf } from "@/components/journals/entry-link";
import type { WrittenEntry } from "@/components/journals/journal-requests";
import { LinkSelect } from "@/components/journals/link-select";
import { MoodPicker } from "@/components/journals/mood-picker";
import type { Mood } from "@/components/journals/moods";
import { FieldDescription, FormMessage } from "@/components/ui/field";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { ENTRY_MAX_CHARACTERS } from "@/lib/journals/constants";
import { ENTRY_PROBLEMS } from "@/lib/journals/problems";
import type { LinkChoice } from "@/lib/journals/types";

export type TypedEntry = { text: string; mood: Mood | null; option: string };

type EntryFieldsProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  typed: TypedEntry;
  onText: (text: string) => void;
  onMood: (mood: Mood | null) => void;
  onOption: (option: string) => void;
  choices: readonly LinkChoice[];
  placeholder?: string;
  isSaving: boolean;
};

/** Whether an entry can be saved as it stands (document 2, section 5). */
export function canSave({ text }: TypedEntry): boolean {
  return text.trim() !== "" && text.trim().length <= ENTRY_MAX_CHARACTERS;
}

/** What is sent of it. */
export function writtenOf({ text, mood, option }: TypedEntry): WrittenEntry {
  return { content: text.trim(), mood, ...linkOf(option) };
}

/** What an entry is made of: its words, a mood and a link. */
export function EntryFields(props: EntryFieldsProps) {
  const { field, typed, onText, onMood, onOption, choices, placeholder, isSaving } = props;
  const id = useId();
  const isTooLong = typed.text.trim().length > ENTRY_MAX_CHARACTERS;
  return (
    <>
      <div className="grid grid-cols-1 gap-1.5">
        <Label htmlFor={`${id}-text`}>Your entry</Label>
        <Textarea
          ref={field}
          id={`${id}-text`}
          dir="auto"
          rows={6}
          value={typed.text}
          readOnly={isSaving}
          onChange={(event) => onText(event.target.value)}
          placeholder={placeholder}
          autoComplete="off"
          aria-invalid={isTooLong || undefined}
          aria-describedby={`${id}-count ${id}-problem`}
          // Six lines at first, in browsers where it grows by itself too.
          className="max-h-[55dvh] min-h-48 resize-none"
        />
        <FieldDescription id={`${id}-count`} className="tabular-nums">
          {typed.text.length}/{ENTRY_MAX_CHARACTERS} characters
        </FieldDescription>
        <FormMessage id={`${id}-problem`} role="alert">
          {isTooLong ? ENTRY_PROBLEMS.contentTooLong : null}
        </FormMessage>
      </div>
      <MoodPicker mood={typed.mood} onMood={onMood} />
      <LinkSelect id={`${id}-link`} option={typed.option} onOption={onOption} choices={choices} />
    </>
  );
}
