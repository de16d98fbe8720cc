import { countOf, focusInWords } from "@/components/progress/progress-words";
import { WEEKS_SHOWN } from "@/lib/progress/constants";
import { isEmpty } from "@/lib/progress/summary";
import type { Summary } from "@/lib/progress/types";

/** What the last weeks add up to, and all of it since the beginning. */
export function ProgressFigures({ summary: { lately, ever } }: { summary: Summary }) {
  const figures = [
    { name: "Tasks finished", value: lately.steps.toLocaleString("en-US") },
    { name: "Plans finished", value: lately.plans.toLocaleString("en-US") },
    { name: "Time focused", value: focusInWords(lately.focusSeconds) },
  ];
  return (
    <section aria-labelledby="lately" className="grid gap-4">
      <h2 id="lately" className="text-xl">
        The last {WEEKS_SHOWN} weeks
      </h2>
      {isEmpty(lately) ? (
        <p className="max-w-prose">
          Nothing new in these weeks, and that is fine. What you did before still counts.
        </p>
      ) : (
        <dl className="grid gap-3 sm:grid-cols-3 sm:gap-5">
          {figures.map(({ name, value }) => (
            <div
              key={name}
              className="flex items-baseline justify-between gap-x-4 rounded-xl bg-muted px-4 py-3 sm:flex-col-reverse sm:justify-end sm:p-5"
            >
              <dt className="text-sm text-muted-foreground">{name}</dt>
              <dd className="font-display text-2xl font-semibold sm:text-3xl tabular-nums">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-sm text-muted-foreground">
        Since you began: {countOf(ever.steps, "task")} and {countOf(ever.plans, "plan")} finished,{" "}
        <span className="whitespace-nowrap">{focusInWords(ever.focusSeconds)}</span> of focus.
      </p>
    </section>
  );
}
