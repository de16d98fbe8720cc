import type { PlannedStep } from "@/lib/decisions/planner/types";

type BreakdownStepsProps = { steps: readonly PlannedStep[]; isWorking: boolean };

/** Numbered steps; each new one slides in, and a soft line holds the place of the next. */
export function BreakdownSteps({ steps, isWorking }: BreakdownStepsProps) {
  if (steps.length === 0 && !isWorking) return null;
  return (
    <ol aria-label="Your steps" className="grid gap-3">
      {steps.map((step, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are added at the end, or replaced as a whole
          key={index}
          className="flex animate-slide-step gap-3"
        >
          <span
            aria-hidden="true"
            className="grid size-7 shrink-0 place-items-center rounded-full bg-water-wash text-sm font-semibold text-primary"
          >
            {index + 1}
          </span>
          <span className="min-w-0">
            {step.text}{" "}
            <span className="text-sm whitespace-nowrap text-muted-foreground">
              {step.minutes} min
            </span>
          </span>
        </li>
      ))}
      {isWorking ? (
        <li aria-hidden="true" className="flex items-center gap-3">
          <span className="size-7 shrink-0 animate-pulse rounded-full bg-water-wash" />
          <span className="h-4 w-2/3 animate-pulse rounded-full bg-muted" />
        </li>
      ) : null}
    </ol>
  );
}
