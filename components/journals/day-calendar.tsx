import { CalendarDays, ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";
import type { Route } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { DayCell } from "@/components/journals/day-cell";
import { monthInWords, monthOf, monthsLater, weeksOf } from "@/components/journals/month";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Day } from "@/lib/dates";
import type { JournalCalendar, Month } from "@/lib/journals/types";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The days on which something was written; each leads to its entries. It counts nothing and misses nothing. */
export function DayCalendar({ month, days, day, today, isAskedFor }: JournalCalendar) {
  const counts = new Map(days.map((written) => [written.day, written.count]));
  return (
    <details
      open={isAskedFor}
      className="group rounded-xl border bg-card px-4 text-card-foreground"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        <CalendarDays aria-hidden="true" className="size-5 text-primary" />
        <span className="me-auto">Days you wrote</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="mx-auto grid max-w-sm gap-2 pb-4">
        <div className="flex items-center justify-between">
          <Turn to={monthsLater(month, -1)} day={day} label="Earlier month">
            <ChevronLeft aria-hidden="true" />
          </Turn>
          <p id="calendar-month" className="font-semibold" aria-live="polite">
            {monthInWords(month)}
          </p>
          {month < monthOf(today) ? (
            <Turn to={monthsLater(month, 1)} day={day} label="Later month">
              <ChevronRight aria-hidden="true" />
            </Turn>
          ) : (
            <span className="size-11" />
          )}
        </div>
        <table aria-labelledby="calendar-month" className="w-full table-fixed text-center">
          <thead>
            <tr>
              {WEEKDAYS.map((weekday) => (
                <th key={weekday} scope="col" className="pb-1 text-sm text-muted-foreground">
                  <abbr title={weekday} className="no-underline">
                    {weekday.slice(0, 2)}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week) => (
              <tr key={week.find((inMonth) => inMonth !== null)}>
                {week.map((inMonth, weekday) => (
                  <td key={WEEKDAYS[weekday]} className="p-0.5">
                    {inMonth === null ? null : (
                      <DayCell
                        day={inMonth}
                        count={counts.get(inMonth) ?? 0}
                        isShown={inMonth === day}
                        isToday={inMonth === today}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

type TurnProps = { to: Month; day: Day | null; label: string; children: ReactNode };

/** The entries that are shown stay; only the calendar turns. */
function Turn({ to, day, label, children }: TurnProps) {
  const address = day === null ? `/journal?month=${to}` : `/journal?day=${day}&month=${to}`;
  return (
    <Link
      href={address as Route}
      prefetch={false}
      scroll={false}
      aria-label={`${label}: ${monthInWords(to)}`}
      className={buttonVariants({ variant: "ghost", size: "icon" })}
    >
      {children}
    </Link>
  );
}
