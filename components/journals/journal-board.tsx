"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useCallback, useMemo, useReducer, useRef, useState } from "react";
import { Composer, type ComposerHandle } from "@/components/journals/composer";
import { DayLine } from "@/components/journals/day-line";
import { DeleteDialog } from "@/components/journals/delete-dialog";
import { EditDialog } from "@/components/journals/edit-dialog";
import { type EntryChange, NO_CHANGES, withChange } from "@/components/journals/entry-changes";
import { type EntryActions, EntryContext } from "@/components/journals/entry-context";
import { EntryList } from "@/components/journals/entry-list";
import { EntrySearch } from "@/components/journals/entry-search";
import { FoundEntries } from "@/components/journals/found-entries";
import type { SavedEntry } from "@/components/journals/journal-requests";
import { ENTRIES_HEADING_ID } from "@/components/journals/journal-texts";
import { NoEntries } from "@/components/journals/no-entries";
import { useMinuteClock } from "@/components/journals/use-minute-clock";
import { type Day, todayIn } from "@/lib/dates";
import type { JournalEntry, JournalPage, LinkChoice } from "@/lib/journals/types";
import type { SafetyNotice } from "@/lib/safety/types";

type JournalBoardProps = {
  page: JournalPage;
  /** The day whose entries the page shows; null for all. */
  day: Day | null;
  linkChoices: readonly LinkChoice[];
  timeZone: string;
  /** When the page was made, ISO 8601. */
  asOf: string;
  /** The calendar. */
  children: ReactNode;
};

/** The journal as it is written in and read: what is saved here stands in the list at once. */
export function JournalBoard(props: JournalBoardProps) {
  const { page, day, linkChoices, timeZone, asOf, children } = props;
  const router = useRouter();
  const now = useMinuteClock(asOf);
  const composer = useRef<ComposerHandle>(null);
  const [changes, change] = useReducer(withChange, NO_CHANGES);
  const [help, setHelp] = useState<{ entryId: string; notice: SafetyNotice } | null>(null);
  const [words, setWords] = useState("");
  const [editing, setEditing] = useState<JournalEntry | null>(null);
  const [deleting, setDeleting] = useState<JournalEntry | null>(null);

  /** The calendar is the server's; it draws the days anew. */
  function note(done: EntryChange) {
    change(done);
    router.refresh();
  }

  function showHelp({ entry, safety }: SavedEntry) {
    setHelp(safety && { entryId: entry.id, notice: safety });
  }

  function showCreated(saved: SavedEntry) {
    setWords("");
    showHelp(saved);
    note({ type: "created", entry: saved.entry });
    if (day !== null && day !== todayIn(timeZone)) router.push("/journal", { scroll: false });
  }

  const belongs = useCallback(
    ({ createdAt }: JournalEntry) => day === null || todayIn(timeZone, new Date(createdAt)) === day,
    [day, timeZone],
  );
  const isEmpty = page.entries.length === 0 && changes.created.length === 0;
  // There is nothing to find yet.
  const isUnwritten = isEmpty && day === null;
  const actions = useMemo<EntryActions>(
    () => ({ now, timeZone, changes, help, onEdit: setEditing, onDelete: setDeleting }),
    [now, timeZone, changes, help],
  );

  return (
    <EntryContext value={actions}>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-x-10">
        <Composer ref={composer} choices={linkChoices} onSaved={showCreated} />
        <section aria-labelledby={ENTRIES_HEADING_ID} className="grid min-w-0 content-start gap-5">
          <h2
            id={ENTRIES_HEADING_ID}
            tabIndex={-1}
            className="scroll-mt-44 text-2xl outline-none lg:scroll-mt-24"
          >
            Your Journal Entries
          </h2>
          {isUnwritten ? null : <EntrySearch words={words} onWords={setWords} />}
          {words === "" ? (
            <>
              {isUnwritten ? null : children}
              {day === null ? null : <DayLine day={day} />}
              <EntryList
                key={day ?? "all"}
                first={page}
                filter={day === null ? {} : { day }}
                belongs={belongs}
                empty={<NoEntries day={day} onWrite={() => composer.current?.open()} />}
              />
            </>
          ) : (
            <FoundEntries words={words} />
          )}
        </section>
      </div>
      {editing ? (
        <EditDialog
          key={editing.id}
          entry={editing}
          choices={linkChoices}
          onClose={() => setEditing(null)}
          onSaved={(saved) => {
            setEditing(null);
            showHelp(saved);
            note({ type: "updated", entry: saved.entry });
          }}
        />
      ) : null}
      {deleting ? (
        <DeleteDialog
          entry={deleting}
          onClose={() => setDeleting(null)}
          onRetry={setDeleting}
          onDeleted={({ id }) => {
            setDeleting(null);
            note({ type: "deleted", id });
          }}
        />
      ) : null}
    </EntryContext>
  );
}
