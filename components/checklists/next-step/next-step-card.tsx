"use client";

import { useEffect, useRef, useState } from "react";
import { NEXT_STEP_ID } from "@/components/checklists/next-step/next-step-id";
import { NextStepNow } from "@/components/checklists/next-step/next-step-now";
import { NextStepRest } from "@/components/checklists/next-step/next-step-rest";
import { PLAN_DONE_ID } from "@/components/checklists/plan-progress";
import { useChecklistContext } from "@/components/checklists/state/checklist-provider";
import type { ShownStep } from "@/components/checklists/state/shown-steps";
import { Card } from "@/components/ui/card";
import { SCREEN_TEXTS } from "@/lib/checklists/constants";
import { type NextStep, nextStep } from "@/lib/checklists/next-step";

/** How long a ticked step stays to be seen before the next one comes. */
const SETTLE_MS = 600;

/** The one thing to do now, large. When every step is done, the congratulation has its place. */
export function NextStepCard() {
  const { steps, today } = useChecklistContext();
  const next = nextStep(steps, today);
  const [settling, setSettling] = useState<NextStep<ShownStep> | null>(null);
  const shown = settling ?? next;
  const isDone = steps.length > 0 && steps.every(({ completed }) => completed);
  const announcement = useChange(isDone ? "" : wordsFor(next, steps.length > 0));
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!settling) return;
    const timer = setTimeout(() => setSettling(null), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [settling]);

  // Whoever pressed a button that went away with its step goes on here.
  const isNow = shown !== null;
  const wasNow = useRef(isNow);
  useEffect(() => {
    if (wasNow.current && !isNow && document.activeElement === document.body) {
      (heading.current ?? document.getElementById(PLAN_DONE_ID))?.focus();
    }
    wasNow.current = isNow;
  }, [isNow]);

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isDone && !settling ? null : (
        <Card className="gap-4 sm:gap-5">
          <section aria-labelledby={NEXT_STEP_ID} className="contents">
            <h2
              id={NEXT_STEP_ID}
              ref={heading}
              tabIndex={-1}
              className={shown || steps.length === 0 ? SMALL_TITLE : "text-2xl outline-none"}
            >
              {shown || steps.length === 0 ? "Next step" : SCREEN_TEXTS.restForToday}
            </h2>
            {shown ? (
              <NextStepNow next={shown} isSettling={settling !== null} onDone={setSettling} />
            ) : (
              <NextStepRest steps={steps} />
            )}
          </section>
        </Card>
      )}
    </>
  );
}

const SMALL_TITLE =
  "font-sans text-sm font-semibold tracking-normal text-muted-foreground outline-none";

function wordsFor(next: NextStep | null, hasSteps: boolean): string {
  if (next) return `Next step: ${(next.subStep ?? next.step).text}`;
  return hasSteps ? `${SCREEN_TEXTS.restForToday} ${SCREEN_TEXTS.restTomorrow}` : "";
}

/** Words for a live region: nothing at first, because a page that opens is read anyway. */
function useChange(words: string): string {
  const [first] = useState(words);
  const [hasChanged, setChanged] = useState(false);
  useEffect(() => {
    if (words !== first) setChanged(true);
  }, [words, first]);
  return hasChanged ? words : "";
}
