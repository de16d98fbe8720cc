"use client";

import { Maximize2, RotateCcw, Square } from "lucide-react";
import Link from "next/link";
import { useRef } from "react";
import { useChecklistContext } from "@/components/checklists/state/checklist-provider";
import { FocusDisk } from "@/components/timer/focus-disk";
import { openFocus } from "@/components/timer/focus-store";
import { MinuteAnnouncer } from "@/components/timer/minute-announcer";
import { clockText } from "@/components/timer/timekeeping";
import { useTimer } from "@/components/timer/timer-context";
import { TimerPrimary } from "@/components/timer/timer-primary";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { nextStep } from "@/lib/checklists/next-step";
import { FOCUS_MINUTES, SCREEN_TEXTS } from "@/lib/timer/constants";

/** The Pomodoro of a plan's page (document 2, sections 4 and 9). */
export function FocusTimerCard() {
  const { id: checklistId, steps, today } = useChecklistContext();
  const timer = useTimer();
  const primary = useRef<HTMLButtonElement>(null);
  const { phase, session, secondsLeft, totalSeconds } = timer;
  const next = nextStep(
    steps.filter((step) => !step.saving),
    today,
  );
  const step = next && (next.subStep ?? next.step);
  const isElsewhere = session !== null && session.checklistId !== checklistId;
  const shown = session ?? (step && { taskId: step.id, text: step.text });

  /** The button that was pressed goes away with what it does. */
  function leaveTo(act: () => void) {
    primary.current?.focus();
    act();
  }

  function openView() {
    if (!shown?.taskId || shown.text === null) return;
    const minutes = step?.id === shown.taskId ? step.minutes : null;
    openFocus({ checklistId, stepId: shown.taskId, text: shown.text, minutes });
  }

  return (
    <Card className="gap-4">
      <section aria-labelledby="focus-timer-title" className="contents">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="focus-timer-title" className="text-xl">
            {SCREEN_TEXTS.title}
          </h2>
          <p role="status" className="font-semibold text-primary">
            {SCREEN_TEXTS.phases[phase]}
          </p>
        </div>
        <div className="flex items-center gap-4">
          <FocusDisk
            secondsLeft={secondsLeft}
            totalSeconds={totalSeconds}
            className="size-14 shrink-0"
          />
          <p role="timer" className="text-4xl font-semibold tabular-nums">
            {clockText(secondsLeft)}
          </p>
          {shown?.taskId && !isElsewhere ? (
            <Button
              variant="ghost"
              size="icon"
              aria-label="Full screen"
              className="ms-auto"
              onClick={openView}
            >
              <Maximize2 aria-hidden="true" />
            </Button>
          ) : null}
        </div>
        <MinuteAnnouncer
          isRunning={phase === "focusing"}
          secondsLeft={secondsLeft}
          totalSeconds={totalSeconds}
        />
        <TimerWords text={shown?.text ?? null} />
        {isElsewhere && session.checklistId ? (
          <Link
            href={`/my-plans/${session.checklistId}`}
            className="-my-2 inline-flex min-h-11 items-center text-sm font-semibold text-primary underline underline-offset-4"
          >
            Go to its plan
          </Link>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <TimerPrimary
            ref={primary}
            phase={phase}
            start={() =>
              timer.start({ checklistId, taskId: step?.id ?? null, minutes: FOCUS_MINUTES })
            }
          />
          {phase === "focusing" || phase === "paused" ? (
            <Button variant="outline" onClick={() => leaveTo(timer.stop)}>
              <Square aria-hidden="true" />
              Stop
            </Button>
          ) : null}
          {phase === "ready" ? null : (
            <Button variant="ghost" onClick={() => leaveTo(timer.reset)}>
              <RotateCcw aria-hidden="true" />
              Reset
            </Button>
          )}
        </div>
      </section>
    </Card>
  );
}

/** What the time is for, or what follows it. */
function TimerWords({ text }: { text: string | null }) {
  const { phase, secondsLeft } = useTimer();
  if (phase === "complete") {
    return (
      <p className="text-sm">You stayed with it to the end. {SCREEN_TEXTS.recommendedBreak}</p>
    );
  }
  if (phase === "break") {
    const isOver = secondsLeft === 0;
    return (
      <p className="text-sm">
        {isOver ? "The break is over. Whenever you are ready." : "Stand up, drink something."}
      </p>
    );
  }
  return (
    <p dir="auto" className="line-clamp-2 text-sm text-muted-foreground [overflow-wrap:anywhere]">
      {text ?? SCREEN_TEXTS.recommendedBreak}
    </p>
  );
}
