"use client";

import { useSyncExternalStore } from "react";

const FORMAT = { year: "numeric", month: "short", day: "numeric" } as const;

// Making a formatter costs far more than using it, and a list of plans shows many days.
const inUtc = new Intl.DateTimeFormat("en-US", { ...FORMAT, timeZone: "UTC" });
const inOwnZone = new Intl.DateTimeFormat("en-US", FORMAT);

/** A day like Nov 20, 2026: in the person's own zone once the page is alive, in UTC before. */
export function LocalDate({ iso }: { iso: string }) {
  const day = useSyncExternalStore(
    neverChanges,
    () => inOwnZone.format(new Date(iso)),
    () => inUtc.format(new Date(iso)),
  );
  return <time dateTime={iso}>{day}</time>;
}

function neverChanges(): () => void {
  return () => {};
}
