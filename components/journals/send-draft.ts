import {
  type SavedEntry,
  sendEdit,
  sendEntry,
  type WrittenEntry,
} from "@/components/journals/journal-requests";
import type { JournalEntry } from "@/lib/journals/types";
import { multiLine } from "@/lib/text";

type DraftName = {
  /** Of what was sent under it, the server keeps what came first. */
  key: string;
  /** Words that this page sent before under the key, and whose answer was lost. */
  sentBefore: readonly string[];
  /** Another key, for a draft that has become another entry. */
  nameAnew: () => string;
};

/**
 * Keeps a draft as one entry. If an attempt whose answer was lost had arrived after all, what was typed
 * since goes into that entry; one that this page knows nothing of is left as it is, and this is another.
 */
export async function sendDraft(
  written: WrittenEntry,
  { key, sentBefore, nameAnew }: DraftName,
): Promise<SavedEntry> {
  const saved = await sendEntry(written, key);
  if (isAsWritten(saved.entry, written)) return saved;
  const isOurs = sentBefore.some((content) => multiLine(content) === saved.entry.content);
  return isOurs ? sendEdit(saved.entry.id, written) : sendEntry(written, nameAnew());
}

function isAsWritten(entry: JournalEntry, written: WrittenEntry): boolean {
  return (
    entry.content === multiLine(written.content) &&
    entry.mood === written.mood &&
    entry.checklistId === written.checklistId &&
    entry.decisionId === written.decisionId
  );
}
