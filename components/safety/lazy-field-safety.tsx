"use client";

import { type ComponentType, lazy, Suspense, useSyncExternalStore } from "react";
import { PRIVATE_DRAFTS_KEY } from "@/components/safety/drafts/drafts-key";
import type { FieldSafetyProps } from "@/components/safety/field-safety";
import type { SafetyNotice } from "@/lib/safety/types";

type OnlyWords = { notice: SafetyNotice | null };

const FieldSafety = lazy<ComponentType<FieldSafetyProps>>(async () => {
  try {
    return { default: (await import("@/components/safety/field-safety")).FieldSafety };
  } catch {
    return { default: PlainWords };
  }
});

const SafetyNote = lazy<ComponentType<{ notice: SafetyNotice }>>(async () => {
  try {
    return { default: (await import("@/components/safety/safety-note")).SafetyNote };
  } catch {
    return { default: PlainWords };
  }
});

/** As `FieldSafety`, for a page that must be light: fetched when there is something to say or to show. */
export function LazyFieldSafety(props: FieldSafetyProps) {
  const hasDrafts = useSyncExternalStore(neverChanges, hasStoredDrafts, () => false);
  if (!props.notice && !hasDrafts) return null;
  return (
    <Suspense fallback={<PlainWords {...props} />}>
      <FieldSafety {...props} />
    </Suspense>
  );
}

/** As `SafetyNote`, fetched when it is needed. */
export function LazySafetyNote({ notice }: { notice: SafetyNotice }) {
  return (
    <Suspense fallback={<PlainWords notice={notice} />}>
      <SafetyNote notice={notice} />
    </Suspense>
  );
}

/** What stands there before the rest arrives, where it can't be fetched, and where no script runs. */
function PlainWords({ notice }: OnlyWords) {
  if (!notice) return null;
  return (
    <div className="grid gap-1 rounded-xl border bg-water-wash p-4">
      <p>{notice.safeMessage}</p>
      {notice.resources.map(({ name, phone, href }) => (
        <a key={href} href={href} className="flex min-h-11 items-center font-semibold">
          {phone === null ? name : `${name}: ${phone}`}
        </a>
      ))}
    </div>
  );
}

function neverChanges(): () => void {
  return () => {};
}

function hasStoredDrafts(): boolean {
  try {
    return localStorage.getItem(PRIVATE_DRAFTS_KEY) !== null;
  } catch {
    return false;
  }
}
