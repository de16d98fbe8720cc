import "server-only";
import type { Snapshot } from "@/lib/export";
import { markdownText } from "@/lib/markdown";
import { type ExportedEntry, readEntries } from "./export";
import { JOURNAL_PROBLEMS } from "./problems";

/** A person's journal as Markdown, piece by piece. `formatTime` writes times as they know them. */
export async function* journalAsMarkdown(
  snapshot: Snapshot,
  userId: string,
  formatTime: (date: Date) => string,
): AsyncGenerator<string> {
  yield "# Your journal\n";
  let any = false;
  for await (const entry of readEntries(snapshot, userId)) {
    any = true;
    yield entryAsMarkdown(entry, formatTime);
  }
  if (!any) yield "\nThere are no entries yet.\n";
}

/** One entry: when it was written, the mood if one was given, and its words. */
export function entryAsMarkdown(
  { text, mood, createdAt }: ExportedEntry,
  formatTime: (date: Date) => string,
): string {
  const words = text === null ? `*${JOURNAL_PROBLEMS.unreadable}*` : markdownText(text);
  const parts = [`## ${formatTime(createdAt)}`, ...(mood ? [`Mood: ${mood} of 5`] : []), words];
  return `\n${parts.join("\n\n")}\n`;
}
