"use client";

import { ArrowLeft, Square } from "lucide-react";
import * as DialogPrimitive from "radix-ui/dialog";
import { type KeyboardEvent, useRef, useState } from "react";
import { useChecklistContext } from "@/components/checklists/state/checklist-provider";
import { armChime } from "@/components/timer/chime";
import { FocusClock } from "@/components/timer/focus-clock";
import { closeFocus } from "@/components/timer/focus-store";
import { FocusWords } from "@/components/timer/focus-words";
import { LengthPicker } from "@/components/timer/length-picker";
import { ParkLine } from "@/components/timer/park-line";
import { SoundToggle } from "@/components/timer/sound-toggle";
import { useTimer } from "@/components/timer/timer-context";
import { TimerPrimary } from "@/components/timer/timer-primary";
import { useWakeLock } from "@/components/timer/use-wake-lock";
import { Button } from "@/components/ui/button";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import { cn } from "@/lib/cn";
import { FOCUS_MINUTES } from "@/lib/timer/constants";

export type FocusViewProps = {
  step: { id: string; text: string; completed: boolean; minutes: number | null };
};

/** Above so many characters the step's words are set smaller, so that the rest keeps its place. */
const LONG_TEXT = 90;

/** One step and the time for it, over everything else. Leaving it lets the session go on. */
export function FocusView({ step }: FocusViewProps) {
  const { id: checklistId } = useChecklistContext();
  const timer = useTimer();
  const [minutes, setMinutes] = useState<number>(FOCUS_MINUTES);
  const primary = useRef<HTMLButtonElement>(null);
  const isHere = timer.session?.taskId === step.id;
  const phase = isHere ? timer.phase : "ready";
  const isUnderWay = phase === "focusing" || phase === "paused";
  useWakeLock(phase === "focusing");

  const focusReturn = useFocusReturn((event) => {
    event.preventDefault();
    // On a short screen the button lies below; the step's words come first.
    primary.current?.focus({ preventScroll: true });
  }, undefined);

  function start() {
    timer.start({ checklistId, taskId: step.id, minutes });
  }

  function onKeyDown(event: KeyboardEvent) {
    armChime();
    if (event.key !== " " || event.repeat || !isUnderWay || takesSpace(event.target)) return;
    event.preventDefault();
    if (phase === "focusing") timer.pause();
    else timer.resume();
  }

  return (
    <DialogPrimitive.Root open onOpenChange={closeFocus}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onPointerDown={armChime}
          // A message is outside of it, and no reason to leave.
          onInteractOutside={(event) => event.preventDefault()}
          className="page-gutter fixed inset-0 z-50 overflow-y-auto bg-background pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] outline-none"
          {...focusReturn}
        >
          <div className="mx-auto flex min-h-full max-w-2xl flex-col items-center gap-5 py-3 sm:gap-7 short:gap-2 short:py-1">
            <div className="flex w-full items-center justify-between gap-2">
              <Button variant="ghost" size="sm" className="-ms-3.5" onClick={closeFocus}>
                <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
                Back to the plan
              </Button>
              <SoundToggle />
            </div>
            <DialogPrimitive.Title
              dir="auto"
              className={cn(
                "text-center [overflow-wrap:anywhere] short:text-2xl",
                step.text.length > LONG_TEXT
                  ? "text-xl sm:text-2xl"
                  : "text-2xl xs:text-3xl sm:text-4xl",
              )}
            >
              {step.text}
            </DialogPrimitive.Title>
            <FocusClock phase={phase} minutes={minutes} />
            {phase === "ready" ? <LengthPicker minutes={minutes} onPick={setMinutes} /> : null}
            <FocusWords phase={phase} step={step} />
            <div className="flex flex-wrap justify-center gap-3">
              <TimerPrimary ref={primary} phase={phase} start={start} size="lg" />
              {isUnderWay ? (
                <Button
                  variant="outline"
                  size="lg"
                  onClick={() => {
                    primary.current?.focus();
                    timer.stop();
                  }}
                >
                  <Square aria-hidden="true" />
                  Stop
                </Button>
              ) : null}
              {phase === "complete" ? (
                <Button variant="outline" size="lg" onClick={start}>
                  Another round
                </Button>
              ) : null}
            </div>
            {phase === "ready" ? null : (
              <div className="mt-auto flex w-full justify-center pb-2">
                <ParkLine place={{ taskId: step.id, sessionId: timer.session?.id ?? null }} />
              </div>
            )}
          </div>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}

/** Whether Space has a meaning of its own where it was pressed. */
function takesSpace(target: EventTarget): boolean {
  return target instanceof Element && target.closest("button, input, textarea, a[href]") !== null;
}
