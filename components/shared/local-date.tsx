"use client";

import { useSyncExternalStore } from "react";

const FORMAT = { year: "numeric", month: "short", day: "numeric" } as const;

/** A day like Nov 20, 2026: in the person's own zone once the page is alive, in UTC before. */
export function LocalDate({ iso }: { iso: string }) {
  const day = useSyncExternalStore(
    neverChanges,
    () => new Date(iso).toLocaleDateString("en-US", FORMAT),
    () => new Date(iso).toLocaleDateString("en-US", { ...FORMAT, timeZone: "UTC" }),
  );
  return <time dateTime={iso}>{day}</time>;
}

function neverChanges(): () => void {
  return () => {};
}
