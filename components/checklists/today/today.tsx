"use client";

import type { ReactNode } from "react";
import { TodayRow } from "@/components/checklists/today/today-row";
import { useTodaySteps } from "@/components/checklists/today/use-today-steps";
import { Card } from "@/components/ui/card";
import { LineIcon } from "@/components/ui/line-icon";
import type { TodayStep } from "@/lib/checklists/types";

const SUN_ICON =
  "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41";

type TodayProps = {
  steps: readonly TodayStep[];
  /** What stands in the place of the steps while there are none. */
  empty?: ReactNode;
  /** What follows. */
  children?: ReactNode;
};

/** Where focus goes when "Welcome back" has been answered. */
export const TODAY_HEADING_ID = "today";

/** The Top 3 over all plans. */
export function Today({ steps: fresh, empty, children }: TodayProps) {
  const { steps, tick } = useTodaySteps(fresh);
  const isDone = steps.length > 0 && steps.every(({ completed }) => completed);
  return (
    <Card className="gap-3">
      <section aria-labelledby={TODAY_HEADING_ID} className="contents">
        <h2
          id={TODAY_HEADING_ID}
          tabIndex={-1}
          className="flex items-center gap-2 text-xl outline-none"
        >
          <LineIcon path={SUN_ICON} className="size-5 text-marigold" />
          Today
        </h2>
        {steps.length > 0 ? (
          <ul className="-mx-2.5 -mb-2 grid divide-y">
            {steps.map((step) => (
              <TodayRow key={step.id} step={step} onTick={tick} />
            ))}
          </ul>
        ) : (
          empty
        )}
        <p role="status" className="font-semibold empty:hidden">
          {isDone ? "That was all for today. Well done." : null}
        </p>
        {children}
      </section>
    </Card>
  );
}
