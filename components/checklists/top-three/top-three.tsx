"use client";

import { ChevronDown, Star } from "lucide-react";
import { useId, useState } from "react";
import { useChecklistContext } from "@/components/checklists/state/checklist-provider";
import { TopStepRow } from "@/components/checklists/top-three/top-step-row";
import { topThreeOf } from "@/components/checklists/top-three/top-three-choice";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/cn";

export function TopThree() {
  const { steps, setFlag } = useChecklistContext();
  const id = useId();
  const [isPicking, setPicking] = useState(false);
  const { top, available, more } = topThreeOf(steps);

  if (top.length === 0 && available.length === 0) return null;
  return (
    <Card className="gap-3">
      <section aria-labelledby={`${id}-title`} className="contents">
        <h2 id={`${id}-title`} className="flex items-center gap-2 text-xl">
          <Star aria-hidden="true" className="size-5 fill-marigold-bright text-marigold" />
          Top 3
        </h2>
        {top.length > 0 ? (
          <ul className="-mx-2.5 grid">
            {top.map((step) => (
              <TopStepRow key={step.id} step={step} />
            ))}
          </ul>
        ) : (
          <p className="text-sm text-muted-foreground">
            Star up to three tasks that matter most today. The rest can wait.
          </p>
        )}
        {more > 0 ? (
          <p className="text-sm text-muted-foreground">+{more} more starred in the list</p>
        ) : null}
        {available.length > 0 ? (
          <>
            <button
              type="button"
              aria-expanded={isPicking}
              aria-controls={`${id}-available`}
              onClick={() => setPicking(!isPicking)}
              className="-my-1 flex min-h-11 items-center justify-between gap-2 text-sm font-semibold text-primary lg:hidden"
            >
              Pick from your tasks
              <ChevronDown
                aria-hidden="true"
                className={cn("size-5 transition-transform", isPicking && "rotate-180")}
              />
            </button>
            <ul
              id={`${id}-available`}
              aria-label="Available tasks"
              className={cn("grid lg:grid", !isPicking && "hidden")}
            >
              {available.map((step) => (
                <li key={step.id}>
                  <button
                    type="button"
                    onClick={() => setFlag(step.id, "priority", true)}
                    className="flex min-h-11 w-full items-start gap-2.5 rounded-lg py-2 text-start text-sm transition-colors hover:bg-accent"
                  >
                    <Star
                      aria-hidden="true"
                      className="mt-px size-5 shrink-0 text-muted-foreground"
                    />
                    <span className="sr-only">Star</span>
                    <span
                      dir="auto"
                      className="line-clamp-2 min-w-0 flex-1 [overflow-wrap:anywhere]"
                    >
                      {step.text}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </section>
    </Card>
  );
}
