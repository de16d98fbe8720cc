"use client";

import { useSyncExternalStore } from "react";
import { ACCOUNT_TEXTS } from "@/components/account/account-texts";
import { ActionButton } from "@/components/account/action-button";
import { isSameClock } from "@/components/account/same-clock";
import { saveTimeZone } from "@/lib/auth/account-actions";
import { ACCOUNT_PROBLEMS } from "@/lib/users/problems";
import { timeZoneLabel } from "@/lib/users/time-zones";

const never = () => () => {};

/** Offers the time zone of this browser to someone whose account is in another, as on a journey. */
export function BrowserTimeZone({ timeZone }: { timeZone: string | null }) {
  const here = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
  if (!here || (timeZone !== null && isSameClock(here, timeZone))) return null;
  const { place } = timeZoneLabel(here);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-water-wash px-4 py-3">
      <p>This browser is on the time of {place}.</p>
      <ActionButton
        variant="outline"
        size="sm"
        action={saveTimeZone}
        fields={{ timeZone: here }}
        done={{ title: ACCOUNT_TEXTS.timeZoneSaved }}
        failed={ACCOUNT_PROBLEMS.timeZoneNotSaved}
      >
        Use it
      </ActionButton>
    </div>
  );
}
