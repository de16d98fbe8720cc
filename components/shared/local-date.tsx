"use client";

import { useSyncExternalStore } from "react";

const FORMAT = { year: "numeric", month: "short", day: "numeric" } as const;
const DAY_MS = 86_400_000;
/** Days whose text is kept, some three years of them. */
const MOST_KEPT = 1_000;

// Making a formatter costs far more than using it, and a list of plans shows many days.
const inUtc = new Intl.DateTimeFormat("en-US", { ...FORMAT, timeZone: "UTC" });
const inOwnZone = new Intl.DateTimeFormat("en-US", FORMAT);

/** A day like Nov 20, 2026: in the person's own zone once the page is alive, in UTC before. */
export function LocalDate({ iso }: { iso: string }) {
  const day = useSyncExternalStore(
    neverChanges,
    () => inOwnZone.format(new Date(iso)),
    () => dayInUtc(iso),
  );
  return <time dateTime={iso}>{day}</time>;
}

const known = new Map<number, string>();

/** A server shows the same few days again and again, and using a formatter is not free either. */
function dayInUtc(iso: string): string {
  const day = Math.floor(Date.parse(iso) / DAY_MS);
  let text = known.get(day);
  if (text === undefined) {
    if (known.size >= MOST_KEPT) known.clear();
    text = inUtc.format(day * DAY_MS);
    known.set(day, text);
  }
  return text;
}

function neverChanges(): () => void {
  return () => {};
}
