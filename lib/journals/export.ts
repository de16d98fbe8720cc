import "server-only";
import {
  after,
  EXPORT_PAGE_ROWS,
  type ExportSection,
  inPages,
  type LastRow,
  oldestFirst,
  type Snapshot,
} from "@/lib/export";
import { openDataKeys } from "@/lib/users/data-keys";
import { openEntry } from "./private-entry";

/** An entry as it leaves the product; `text` is null where its key can't be opened. */
export type ExportedEntry = {
  id: string;
  text: string | null;
  mood: number | null;
  checklistId: string | null;
  decisionId: string | null;
  createdAt: Date;
  updatedAt: Date;
};

/** A person's entries in clear, oldest first. */
export async function* readEntries(
  snapshot: Snapshot,
  userId: string,
): AsyncGenerator<ExportedEntry> {
  const keys = await openDataKeys(userId, snapshot);
  const rows = inPages((last: LastRow | undefined) =>
    snapshot.journalEntry.findMany({
      where: { userId, ...after(last) },
      orderBy: [...oldestFirst],
      take: EXPORT_PAGE_ROWS,
    }),
  );
  for await (const { userId: _, dataKeyId, content, ...entry } of rows) {
    yield {
      ...entry,
      text: openEntry(keys.get(dataKeyId), { userId, entryId: entry.id }, content),
    };
  }
}

/** The journal in clear. */
export const journalExport: ExportSection = {
  name: "journal",
  async *rows(snapshot, userId) {
    for await (const entry of readEntries(snapshot, userId)) {
      yield entry.text === null ? { ...entry, unreadable: true } : entry;
    }
  },
};
