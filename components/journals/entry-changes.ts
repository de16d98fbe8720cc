import type { JournalEntry } from "@/lib/journals/types";

/** What the person did to entries since this page was read, newest first. */
export type EntryChanges = {
  created: readonly JournalEntry[];
  updated: readonly JournalEntry[];
  deletedIds: readonly string[];
};

export const NO_CHANGES: EntryChanges = { created: [], updated: [], deletedIds: [] };

export type EntryChange =
  | { type: "created" | "updated"; entry: JournalEntry }
  | { type: "deleted"; id: string };

export function withChange(changes: EntryChanges, change: EntryChange): EntryChanges {
  switch (change.type) {
    case "created":
      return { ...changes, created: [change.entry, ...changes.created] };
    case "updated":
      return { ...changes, updated: [change.entry, ...changes.updated] };
    case "deleted":
      return { ...changes, deletedIds: [...changes.deletedIds, change.id] };
  }
}

/**
 * A list of entries as it stands after the changes. `belongs` says which new ones are part of this
 * list; one that was read meanwhile is there once, in the newer of both states.
 */
export function afterChanges(
  entries: readonly JournalEntry[],
  { created, updated, deletedIds }: EntryChanges,
  belongs: (entry: JournalEntry) => boolean,
): JournalEntry[] {
  const known = new Set(entries.map(({ id }) => id));
  const added = created.filter((entry) => !known.has(entry.id) && belongs(entry));
  return [...added, ...entries]
    .filter(({ id }) => !deletedIds.includes(id))
    .map((entry) => {
      const change = updated.find(({ id }) => id === entry.id);
      return change && change.updatedAt >= entry.updatedAt ? change : entry;
    });
}
