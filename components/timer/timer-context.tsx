"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { Phase } from "@/components/timer/focus-state";
import { clockText } from "@/components/timer/timekeeping";
import { type FocusTimerView, useFocusTimer } from "@/components/timer/use-focus-timer";
import { useTitleCountdown } from "@/components/timer/use-title-countdown";
import { SCREEN_TEXTS } from "@/lib/timer/constants";
import type { TimerReading } from "@/lib/timer/types";

const TimerContext = createContext<FocusTimerView | null>(null);

type TimerProviderProps = { reading: TimerReading; children: ReactNode };

/** One timer for the card and the focus view of a page. */
export function TimerProvider({ reading, children }: TimerProviderProps) {
  const timer = useFocusTimer(reading);
  const { phase, secondsLeft, session } = timer;
  const what = phase === "break" ? "Break" : (session?.text ?? "Focus");
  useTitleCountdown(titleOf(phase, secondsLeft, what));
  return <TimerContext value={timer}>{children}</TimerContext>;
}

/** What the tab says to a person who is somewhere else; null while the page's own title is enough. */
function titleOf(phase: Phase, secondsLeft: number, what: string): string | null {
  if (phase === "complete") return `${SCREEN_TEXTS.phases.complete} · ${what}`;
  return phase === "focusing" || phase === "break" ? `${clockText(secondsLeft)} · ${what}` : null;
}

export function useTimer(): FocusTimerView {
  const timer = useContext(TimerContext);
  if (!timer) throw new Error("The timer's parts stand inside a TimerProvider.");
  return timer;
}
