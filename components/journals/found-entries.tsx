"use client";

import { EntryList } from "@/components/journals/entry-list";
import { EntrySkeletons } from "@/components/journals/entry-skeletons";
import { useEntrySearch } from "@/components/journals/use-entry-search";
import { Button } from "@/components/ui/button";
import type { JournalPage } from "@/lib/journals/types";

/** The entries that hold the words, or what is known of them. */
export function FoundEntries({ words }: { words: string }) {
  const { page, problem, again } = useEntrySearch(words);
  if (problem) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{problem}</p>
        <Button variant="outline" onClick={again}>
          Try Again
        </Button>
      </div>
    );
  }
  if (!page) return <EntrySkeletons />;
  return (
    <>
      {page.entries.length === 0 ? null : (
        <p role="status" className="text-sm text-muted-foreground">
          {foundInWords(page)}
        </p>
      )}
      <EntryList
        key={words}
        first={page}
        filter={{ q: words }}
        belongs={isNotNew}
        empty={
          <p role="status" className="rounded-xl border border-dashed bg-card p-6">
            No entry holds <bdi>“{words}”</bdi>. Fewer words, or only the beginning of one, find
            more.
          </p>
        }
      />
    </>
  );
}

function foundInWords({ entries, nextCursor }: JournalPage): string {
  const found = entries.length === 1 ? "1 entry found" : `${entries.length} entries found`;
  return nextCursor === null ? found : `${found}, the newest first`;
}

/** A search shows what there was when it was made. */
function isNotNew(): boolean {
  return false;
}
