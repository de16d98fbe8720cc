"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { tellFailure } from "@/components/checklists/tell-failure";
import { afterChanges } from "@/components/journals/entry-changes";
import { useEntryActions } from "@/components/journals/entry-context";
import { EntryItem } from "@/components/journals/entry-item";
import { type EntryFilter, fetchEntries } from "@/components/journals/journal-requests";
import { JOURNAL_TEXTS } from "@/components/journals/journal-texts";
import { loadProblem } from "@/components/journals/load-problem";
import { Button } from "@/components/ui/button";
import { JOURNAL_PROBLEMS } from "@/lib/journals/problems";
import type { JournalEntry, JournalPage } from "@/lib/journals/types";

type EntryListProps = {
  first: JournalPage;
  filter: EntryFilter;
  /** Whether an entry that was written since is part of this list. */
  belongs: (entry: JournalEntry) => boolean;
  /** What stands there in place of a list without entries. */
  empty: ReactNode;
};

/** Entries, newest first, a page at a time. Later pages follow those that were read, so none is skipped. */
export function EntryList({ first, filter, belongs, empty }: EntryListProps) {
  const { changes } = useEntryActions();
  const [page, setPage] = useState(first);
  const [isLoading, setLoading] = useState(false);
  const goesOnAt = useRef<string | null>(null);
  const entries = afterChanges(page.entries, changes, belongs);

  // Who asked for more reads on at the first of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that arrives
  useEffect(() => {
    const item = goesOnAt.current && document.getElementById(goesOnAt.current);
    goesOnAt.current = null;
    if (item) item.focus();
  }, [page]);

  async function showMore() {
    if (isLoading) return;
    setLoading(true);
    try {
      const next = await fetchEntries(filter, page.nextCursor);
      goesOnAt.current = next.entries[0] ? `entry-${next.entries[0].id}` : null;
      setPage({ ...next, entries: [...page.entries, ...next.entries] });
    } catch (error) {
      const { stillAll: reason } = JOURNAL_PROBLEMS;
      tellFailure({ title: loadProblem(error), reason, error, retry: showMore });
    } finally {
      setLoading(false);
    }
  }

  return (
    <>
      {entries.length > 0 ? (
        <ol aria-label="Entries" className="grid grid-cols-1 gap-5">
          {entries.map((entry) => (
            <EntryItem key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : null}
      {entries.length === 0 && page.nextCursor === null ? empty : null}
      {page.stopped ? (
        <p role="status" className="text-muted-foreground">
          {JOURNAL_TEXTS.stopped}
        </p>
      ) : null}
      {page.nextCursor === null ? null : (
        <Button
          variant="outline"
          aria-disabled={isLoading}
          onClick={showMore}
          className="justify-self-start"
        >
          {isLoading ? "Loading..." : page.stopped ? "Search older entries" : "Show more"}
        </Button>
      )}
    </>
  );
}
