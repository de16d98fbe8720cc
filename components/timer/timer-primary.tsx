"use client";

import { Coffee, type LucideIcon, Pause, Play } from "lucide-react";
import type { Ref } from "react";
import type { Phase } from "@/components/timer/focus-state";
import { useTimer } from "@/components/timer/timer-context";
import { Button } from "@/components/ui/button";

type TimerPrimaryProps = {
  phase: Phase;
  start: () => void;
  size?: "default" | "lg";
  ref?: Ref<HTMLButtonElement>;
};

const LOOKS: Record<Phase, { Icon: LucideIcon; label: string }> = {
  ready: { Icon: Play, label: "Start" },
  focusing: { Icon: Pause, label: "Pause" },
  paused: { Icon: Play, label: "Resume" },
  complete: { Icon: Coffee, label: "Take a break" },
  break: { Icon: Play, label: "Another round" },
};

/** The one thing to do now. It stays the same button through all phases, so that focus stays on it. */
export function TimerPrimary({ phase, start, size = "default", ref }: TimerPrimaryProps) {
  const { isBusy, pause, resume, takeBreak } = useTimer();
  const acts = { ready: start, focusing: pause, paused: resume, complete: takeBreak, break: start };
  const { Icon, label } = LOOKS[phase];
  return (
    <Button
      ref={ref}
      size={size}
      // On the plan's page the next step has the one loud button.
      variant={size === "lg" ? "default" : "outline"}
      aria-disabled={isBusy || undefined}
      onClick={acts[phase]}
    >
      <Icon aria-hidden="true" />
      {label}
    </Button>
  );
}
