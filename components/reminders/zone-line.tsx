import Link from "next/link";
import { timeZoneLabel } from "@/lib/users/time-zones";

/** By whose clock reminders come. */
export function ZoneLine({ timeZone }: { timeZone: string }) {
  const { region, place } = timeZoneLabel(timeZone);
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted-foreground">
      By the clock of {region === "Other" ? place : `${place} (${region})`}.
      <Link
        href="/account#time-zone"
        className="inline-flex min-h-11 items-center font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        Change the time zone
      </Link>
    </p>
  );
}
