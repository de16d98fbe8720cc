"use client";

import { Check, ListTree, Moon, Play } from "lucide-react";
import { type MouseEvent, useRef, useState } from "react";
import { BreakDownPanel } from "@/components/checklists/list/break-down-panel";
import { useBreakDown } from "@/components/checklists/list/break-down-provider";
import { usePutOff } from "@/components/checklists/list/use-put-off";
import { useChecklistHandle } from "@/components/checklists/state/checklist-provider";
import type { ShownStep } from "@/components/checklists/state/shown-steps";
import { offerUndo } from "@/components/shared/undo";
import { openFocus } from "@/components/timer/focus-store";
import { Button } from "@/components/ui/button";
import { PARTS_TEXTS, SCREEN_TEXTS } from "@/lib/checklists/constants";
import { formatMinutes } from "@/lib/checklists/duration";
import type { NextStep } from "@/lib/checklists/next-step";
import { cn } from "@/lib/cn";

type NextStepNowProps = {
  next: NextStep<ShownStep>;
  /** True while it is just ticked and the one after it has not come. */
  isSettling: boolean;
  onDone: (next: NextStep<ShownStep>) => void;
};

/** The step to do now, and what can be done with it. */
export function NextStepNow({ next: { step, subStep }, isSettling, onDone }: NextStepNowProps) {
  const { id: checklistId, setFlag } = useChecklistHandle();
  const { putOff } = usePutOff();
  const parts = useBreakDown();
  const breakDownButton = useRef<HTMLButtonElement>(null);
  const { id, text, minutes } = subStep ?? step;
  const [firstId] = useState(id);
  const isBusy = isSettling || step.saving !== undefined;
  const isBreakingDown = parts.asked?.place === "next" && parts.asked.step.id === step.id;

  /** The second tap of a double click would meet the step after this one. */
  const once = (act: () => void) => (event: MouseEvent) => {
    if (!isBusy && event.detail < 2) act();
  };

  function finish() {
    setFlag(id, "completed", true);
    onDone({ step, subStep });
    const undo = () => setFlag(id, "completed", false);
    offerUndo({ title: SCREEN_TEXTS.taskDone, undo });
  }

  return (
    <>
      <div
        key={id}
        // Not as the page opens: nothing has come then.
        className={cn("grid grid-cols-1 gap-2", id !== firstId && "animate-next-step")}
      >
        {subStep ? (
          <p dir="auto" className="line-clamp-2 text-muted-foreground [overflow-wrap:anywhere]">
            {step.text}
          </p>
        ) : null}
        <p
          dir="auto"
          className={cn(
            "font-display leading-snug font-semibold whitespace-pre-line [overflow-wrap:anywhere]",
            text.length > LONG_TEXT ? "text-lg" : "text-2xl sm:text-3xl",
            isSettling && "text-muted-foreground line-through decoration-1",
          )}
        >
          {text}
        </p>
        {isSettling || minutes !== null ? (
          <p className="flex min-h-6 items-center gap-2 text-muted-foreground">
            {isSettling ? (
              <span className="flex animate-settle items-center gap-2 font-semibold text-primary">
                <Check aria-hidden="true" className="size-5" />
                Done
              </span>
            ) : minutes === null ? null : (
              `about ${formatMinutes(minutes)}`
            )}
          </p>
        ) : null}
      </div>
      {isBreakingDown ? (
        <BreakDownPanel
          onLeave={() => requestAnimationFrame(() => breakDownButton.current?.focus())}
        />
      ) : (
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-3">
            <Button
              size="lg"
              className="grow whitespace-nowrap max-sm:px-3 sm:flex-none"
              aria-disabled={isBusy}
              onClick={once(() => openFocus({ checklistId, stepId: id, text, minutes }))}
            >
              <Play aria-hidden="true" />
              Just start
            </Button>
            <Button
              size="lg"
              variant="outline"
              className="grow whitespace-nowrap max-sm:px-3 sm:flex-none"
              aria-disabled={isBusy}
              onClick={once(finish)}
            >
              <Check aria-hidden="true" />
              Done
            </Button>
          </div>
          <div className="-mx-3 -mb-2 flex flex-wrap">
            <Button
              variant="ghost"
              size="sm"
              className="max-xs:px-2.5"
              aria-disabled={isBusy}
              onClick={once(() => putOff(step.id))}
            >
              <Moon aria-hidden="true" />
              {SCREEN_TEXTS.notToday}
            </Button>
            {step.subSteps.length === 0 ? (
              <Button
                ref={breakDownButton}
                variant="ghost"
                size="sm"
                className="max-xs:px-2.5"
                aria-disabled={isBusy || parts.isWorking}
                onClick={once(() => parts.breakDown(step, "next"))}
              >
                <ListTree aria-hidden="true" />
                {PARTS_TEXTS.breakDown}
              </Button>
            ) : null}
          </div>
        </div>
      )}
    </>
  );
}

/** Above so many characters a step is read like a text, not like a title. */
const LONG_TEXT = 110;
