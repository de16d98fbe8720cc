"use client";

import { createContext, useContext } from "react";
import { type EntryChanges, NO_CHANGES } from "@/components/journals/entry-changes";
import type { JournalEntry } from "@/lib/journals/types";
import type { SafetyNotice } from "@/lib/safety/types";

/** What each entry on the page needs to know and may ask for. */
export type EntryActions = {
  now: Date;
  timeZone: string;
  changes: EntryChanges;
  /** Help that goes beside an entry that was saved just now. */
  help: { entryId: string; notice: SafetyNotice } | null;
  onEdit: (entry: JournalEntry) => void;
  onDelete: (entry: JournalEntry) => void;
};

const Context = createContext<EntryActions>({
  now: new Date(0),
  timeZone: "UTC",
  changes: NO_CHANGES,
  help: null,
  onEdit: () => {},
  onDelete: () => {},
});

export const EntryContext = Context.Provider;

export function useEntryActions(): EntryActions {
  return useContext(Context);
}
