import { ChartCard } from "@/components/progress/chart-card";
import { countOf, focusInWords } from "@/components/progress/progress-words";
import { Scene } from "@/components/shared/scene";
import { formatMinutes } from "@/lib/checklists/duration";
import type { Estimates } from "@/lib/progress/types";

/** What tasks were thought to take, and what they took: no score, but a help for the next guess. */
export function EstimatesCard({ estimates }: { estimates: Estimates }) {
  const { steps, plannedMinutes, focusedSeconds } = estimates;
  const planned = plannedMinutes * 60;
  const longer = Math.max(planned, focusedSeconds);
  return (
    <ChartCard
      title="Guess and clock"
      description={
        steps > 0
          ? `Of ${countOf(steps, "finished task")} with an estimate that you used the focus timer for.`
          : "Finish a task that has an estimate with the focus timer, and this compares the two."
      }
    >
      {steps > 0 ? (
        <dl className="my-auto grid gap-5">
          <Length name="Estimated" seconds={planned} of={longer} tone="fill-marigold-bright">
            {formatMinutes(plannedMinutes)}
          </Length>
          <Length name="Focused" seconds={focusedSeconds} of={longer} tone="fill-primary">
            {focusInWords(focusedSeconds)}
          </Length>
        </dl>
      ) : (
        <Scene name="timer" className="mx-auto my-auto w-40" />
      )}
    </ChartCard>
  );
}

type LengthProps = { name: string; seconds: number; of: number; tone: string; children: string };

function Length({ name, seconds, of, tone, children }: LengthProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-1.5">
      <dt>{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
      <svg aria-hidden="true" width="100%" height="14" className="col-span-2">
        <rect width="100%" height="14" rx="7" className="fill-muted" />
        <rect width={`${(seconds / of) * 100}%`} height="14" rx="7" className={tone} />
      </svg>
    </div>
  );
}
