"use client";

import Link from "next/link";
import { ENTRIES_HEADING_ID } from "@/components/journals/journal-texts";
import { LinkPending } from "@/components/shared/link-pending";
import { buttonVariants } from "@/components/ui/button-variants";
import { type Day, dayInWords } from "@/lib/dates";

/** Says which day's entries stand below, and leads back to all of them. */
export function DayLine({ day }: { day: Day }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="font-semibold">
        Entries of {dayInWords(new Date(day), "UTC")}
      </p>
      <Link
        href="/journal"
        prefetch={false}
        scroll={false}
        onClick={() => document.getElementById(ENTRIES_HEADING_ID)?.focus({ preventScroll: true })}
        className={buttonVariants({ variant: "outline", size: "sm" })}
      >
        Show all entries
        <LinkPending />
      </Link>
    </div>
  );
}
