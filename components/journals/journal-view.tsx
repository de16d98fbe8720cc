import { PremiumHeading } from "@/components/billing/premium-heading";
import { DayCalendar } from "@/components/journals/day-calendar";
import { JournalBoard } from "@/components/journals/journal-board";
import { JOURNAL_TEXTS } from "@/components/journals/journal-texts";
import type { OpenJournal } from "@/lib/journals/types";

/** The journal of a person with Premium. */
export function JournalView(journal: OpenJournal) {
  const { page, linkChoices, timeZone, asOf, calendar } = journal;
  return (
    <div className="grid grid-cols-1 gap-6 sm:gap-8">
      <PremiumHeading heading={JOURNAL_TEXTS.heading} badge={JOURNAL_TEXTS.badge} />
      <JournalBoard
        page={page}
        day={calendar.day}
        linkChoices={linkChoices}
        timeZone={timeZone ?? "UTC"}
        asOf={asOf}
      >
        <DayCalendar {...calendar} />
      </JournalBoard>
    </div>
  );
}
