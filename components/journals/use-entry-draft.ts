"use client";

import { type RefObject, useRef } from "react";
import { v4 as uuid } from "uuid";
import type { TypedEntry } from "@/components/journals/entry-fields";
import { choiceOption } from "@/components/journals/entry-link";
import type { SavedEntry, WrittenEntry } from "@/components/journals/journal-requests";
import { JOURNAL_DRAFT_KEY } from "@/components/journals/journal-texts";
import { moodOf } from "@/components/journals/moods";
import { sendDraft } from "@/components/journals/send-draft";
import { useDraft } from "@/components/shared/use-draft";
import type { LinkChoice } from "@/lib/journals/types";

/** What this browser keeps of an entry that is not saved yet: words, mood, link and its name for the server. */
export type KeptDraft = { text: string; mood: string; option: string; key: string };

const NOTHING: KeptDraft = { text: "", mood: "", option: "", key: "" };

export type EntryDraft = {
  kept: KeptDraft;
  /** The draft as it can be saved now. */
  typed: TypedEntry;
  change: (part: Partial<KeptDraft>) => void;
  clear: () => void;
  /** Keeps it as an entry, once however often it is sent. @throws as `sendEntry` */
  send: (written: WrittenEntry) => Promise<SavedEntry>;
};

/** The draft of a new entry, which survives a reload. */
export function useEntryDraft(
  field: RefObject<HTMLTextAreaElement | null>,
  choices: readonly LinkChoice[],
): EntryDraft {
  const [text, setText] = useDraft(JOURNAL_DRAFT_KEY, () => field.current);
  const [mood, setMood] = useDraft(`${JOURNAL_DRAFT_KEY}:mood`, () => null);
  const [option, setOption] = useDraft(`${JOURNAL_DRAFT_KEY}:link`, () => null);
  const [key, setKey] = useDraft(`${JOURNAL_DRAFT_KEY}:key`, () => null);
  const kept = { text, mood, option, key };
  const sent = useRef<string[]>([]);
  // A kept link may be to a plan that was deleted since.
  const isThere = choices.some((choice) => choiceOption(choice) === option);

  function change(part: Partial<KeptDraft>): void {
    if (part.text !== undefined) setText(part.text);
    if (part.mood !== undefined) setMood(part.mood);
    if (part.option !== undefined) setOption(part.option);
    if (part.key !== undefined) setKey(part.key);
  }

  function nameAnew(): string {
    const name = uuid();
    setKey(name);
    return name;
  }

  function send(written: WrittenEntry): Promise<SavedEntry> {
    const sentBefore = sent.current;
    sent.current = [...sentBefore, written.content];
    return sendDraft(written, { key: key || nameAnew(), sentBefore, nameAnew });
  }

  function clear(): void {
    sent.current = [];
    change(NOTHING);
  }

  return {
    kept,
    typed: { text, mood: moodOf(mood), option: isThere ? option : "" },
    change,
    clear,
    send,
  };
}
