import { type Bar, BarChart } from "@/components/progress/bar-chart";
import { ChartCard } from "@/components/progress/chart-card";
import {
  focusInWords,
  habitInWords,
  hourInWords,
  shortDay,
  slotInWords,
} from "@/components/progress/progress-words";
import type { Summary, Week } from "@/lib/progress/types";

/** Every fourth week has room for its day on a phone. */
const WEEKS_BETWEEN_TICKS = 4;
const HOURS_BETWEEN_TICKS = 6;

/** What got done, week by week and over the day. */
export function ProgressCharts({ summary: { weeks, slots, habit } }: { summary: Summary }) {
  return (
    <>
      <ChartCard
        title="Tasks each week"
        description="Every task you ticked; smaller steps count too."
      >
        <BarChart
          bars={weekBars(weeks, ({ steps }) => steps)}
          heads={["Week from", "Tasks finished"]}
          caption="Tasks finished each week"
        />
      </ChartCard>
      <ChartCard
        title="Focus each week"
        description={
          weeks.some(({ focusSeconds }) => focusSeconds > 0)
            ? "Minutes with the focus timer."
            : "Start the focus timer on any task, and its minutes show here."
        }
      >
        <BarChart
          bars={weekBars(
            weeks,
            ({ focusSeconds }) => Math.round(focusSeconds / 60),
            (minutes) => focusInWords(minutes * 60),
          )}
          heads={["Week from", "Time focused"]}
          caption="Time focused each week"
        />
      </ChartCard>
      <ChartCard
        title="Your time of day"
        description={habit ? habitInWords(habit.hour) : "When tasks get done, by your own clock."}
      >
        <BarChart
          bars={slots.map(({ hour, steps }) => ({
            label: slotInWords(hour),
            tick: hour % HOURS_BETWEEN_TICKS === 0 ? hourInWords(hour) : null,
            value: steps,
            words: String(steps),
          }))}
          heads={["Time of day", "Tasks finished"]}
          caption="Tasks finished by time of day, in the last weeks"
        />
      </ChartCard>
    </>
  );
}

function weekBars(
  weeks: readonly Week[],
  count: (week: Week) => number,
  words: (value: number) => string = String,
): Bar[] {
  return weeks.map((week, at) => {
    const isPresent = at === weeks.length - 1;
    const day = shortDay(week.monday);
    const value = count(week);
    return {
      label: isPresent ? `${day}, this week` : day,
      tick: isPresent ? "now" : at % WEEKS_BETWEEN_TICKS === 0 ? day : null,
      value,
      words: words(value),
    };
  });
}
