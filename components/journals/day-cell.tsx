import type { Route } from "next";
import Link from "next/link";
import { cn } from "@/lib/cn";
import { type Day, dayInWords } from "@/lib/dates";

type DayCellProps = { day: Day; count: number; isShown: boolean; isToday: boolean };

/** A day of the calendar: a way to its entries where there are any. */
export function DayCell({ day, count, isShown, isToday }: DayCellProps) {
  const number = Number(day.slice(8));
  const place = cn(
    "mx-auto grid min-h-11 max-w-12 place-items-center rounded-lg tabular-nums",
    isToday && "ring-1 ring-input ring-inset",
  );
  if (count === 0) {
    return (
      <span
        aria-current={isToday ? "date" : undefined}
        className={cn(place, "text-muted-foreground")}
      >
        {number}
      </span>
    );
  }
  const entries = `${count} ${count === 1 ? "entry" : "entries"}`;
  return (
    <Link
      href={`/journal?day=${day}` as Route}
      prefetch={false}
      scroll={false}
      aria-label={`${dayInWords(new Date(day), "UTC")}, ${entries}`}
      aria-current={isShown ? "true" : isToday ? "date" : undefined}
      className={cn(
        place,
        "font-semibold no-underline transition-colors",
        isShown
          ? "bg-primary text-primary-foreground"
          : "bg-secondary text-secondary-foreground hover:bg-water-wash/70",
      )}
    >
      {number}
    </Link>
  );
}
