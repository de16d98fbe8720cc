"use client";

import { useBreakDown } from "@/components/checklists/list/break-down-provider";
import { BreakingDown } from "@/components/decisions/breaking-down";
import { SafetyNote } from "@/components/safety/safety-note";
import { Button } from "@/components/ui/button";
import { PARTS_TEXTS } from "@/lib/checklists/constants";

type BreakDownPanelProps = {
  /** Called before the panel goes away with the button that was pressed in it. */
  onLeave: () => void;
};

/** Where a step is being broken down: the question whether, the smaller steps as they come, or why none did. */
export function BreakDownPanel({ onLeave }: BreakDownPanelProps) {
  const { asked, isQuestion, safety, state, goOn, leave } = useBreakDown();
  if (!asked) return null;
  const close = () => {
    leave();
    onLeave();
  };
  if (safety) {
    return (
      <SafetyNote notice={safety}>
        <Button variant="outline" size="sm" className="w-fit" onClick={close}>
          Close
        </Button>
      </SafetyNote>
    );
  }
  if (!isQuestion) {
    return (
      <BreakingDown
        text={asked.step.text}
        state={state}
        onStop={close}
        onRetry={goOn}
        onClose={close}
      />
    );
  }
  return (
    <fieldset
      aria-label={PARTS_TEXTS.again}
      aria-describedby="break-down-again"
      className="grid min-w-0 grid-cols-1 gap-3 rounded-lg bg-muted p-3"
    >
      <p id="break-down-again" className="text-sm">
        {PARTS_TEXTS.whatGivesWay}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={goOn} autoFocus>
          {PARTS_TEXTS.again}
        </Button>
        <Button variant="ghost" size="sm" onClick={close}>
          Keep them
        </Button>
      </div>
    </fieldset>
  );
}
