"use client";

import { Link2, Pencil, Trash2 } from "lucide-react";
import type { Route } from "next";
import Link from "next/link";
import { useEntryActions } from "@/components/journals/entry-context";
import { timeSince } from "@/components/journals/entry-times";
import { MoodFace } from "@/components/journals/mood-face";
import { moodName, moodOf } from "@/components/journals/moods";
import { SafetyNote } from "@/components/safety/safety-note";
import { Button } from "@/components/ui/button";
import { DETAIL_TITLE_CHARACTERS } from "@/lib/checklists/constants";
import { shorten } from "@/lib/checklists/shorten";
import { dayInWords } from "@/lib/dates";
import { JOURNAL_PROBLEMS } from "@/lib/journals/problems";
import type { EntryLink, JournalEntry } from "@/lib/journals/types";

export function EntryItem({ entry }: { entry: JournalEntry }) {
  const { now, timeZone, help, onEdit, onDelete } = useEntryActions();
  const { id, content, createdAt, updatedAt, link, unreadable = false } = entry;
  const day = dayInWords(new Date(createdAt), timeZone);
  const mood = moodOf(entry.mood);
  return (
    <li className="grid grid-cols-1 gap-3 [&>section]:scroll-mt-44 lg:[&>section]:scroll-mt-24">
      <article
        aria-labelledby={`entry-${id}`}
        className="grid grid-cols-1 gap-3 rounded-xl border bg-card p-4 text-card-foreground shadow-lift sm:p-6"
      >
        <div className="flex items-start gap-2 xs:gap-3">
          {mood === null ? null : (
            <span className="-my-0.5 shrink-0" title={moodName(mood)}>
              <MoodFace mood={mood} className="size-10" />
              <span className="sr-only">Mood: {moodName(mood)}</span>
            </span>
          )}
          <div className="me-auto min-w-0">
            <h3
              id={`entry-${id}`}
              tabIndex={-1}
              className="scroll-mt-44 font-sans text-base font-semibold outline-none lg:scroll-mt-24"
            >
              <time dateTime={createdAt}>{day}</time>
            </h3>
            <p className="text-sm text-muted-foreground">
              {timeSince(new Date(createdAt), now, timeZone)}
            </p>
          </div>
          <div className="-my-2 -me-2.5 flex shrink-0">
            {unreadable ? null : (
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Edit entry of ${day}`}
                onClick={() => onEdit(entry)}
              >
                <Pencil aria-hidden="true" className="size-5" />
              </Button>
            )}
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Delete entry of ${day}`}
              onClick={() => onDelete(entry)}
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </Button>
          </div>
        </div>
        <p
          dir="auto"
          className={
            unreadable
              ? "text-muted-foreground"
              : "max-w-measure whitespace-pre-wrap [overflow-wrap:anywhere]"
          }
        >
          {unreadable ? JOURNAL_PROBLEMS.unreadable : content}
        </p>
        {link ? <LinkedTo link={link} /> : null}
        {updatedAt === createdAt ? null : (
          <p className="text-sm text-muted-foreground">
            Last edited{" "}
            <time dateTime={updatedAt}>{timeSince(new Date(updatedAt), now, timeZone)}</time>
          </p>
        )}
      </article>
      {help?.entryId === id ? (
        <SafetyNote notice={help.notice} takesFocus headingLevel={3} />
      ) : null}
    </li>
  );
}

function LinkedTo({ link: { title, href } }: { link: EntryLink }) {
  return (
    <Link
      // The server names a page of the product.
      href={href as Route}
      prefetch={false}
      className="-my-1 inline-flex min-h-11 w-fit max-w-full items-center gap-2 text-sm font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      <Link2 aria-hidden="true" className="size-4 shrink-0" />
      <bdi className="truncate">{shorten(title, DETAIL_TITLE_CHARACTERS)}</bdi>
    </Link>
  );
}
