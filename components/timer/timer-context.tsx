"use client";

import { createContext, type ReactNode, useContext } from "react";
import { clockText } from "@/components/timer/timekeeping";
import { type FocusTimerView, useFocusTimer } from "@/components/timer/use-focus-timer";
import { useTitleCountdown } from "@/components/timer/use-title-countdown";
import type { TimerReading } from "@/lib/timer/types";

const TimerContext = createContext<FocusTimerView | null>(null);

type TimerProviderProps = { reading: TimerReading; children: ReactNode };

/** One timer for the card and the focus view of a page. */
export function TimerProvider({ reading, children }: TimerProviderProps) {
  const timer = useFocusTimer(reading);
  const { phase, secondsLeft, session } = timer;
  const isCounting = phase === "focusing" || phase === "break";
  const what = phase === "break" ? "Break" : (session?.text ?? "Focus");
  useTitleCountdown(isCounting ? `${clockText(secondsLeft)} · ${what}` : null);
  return <TimerContext value={timer}>{children}</TimerContext>;
}

export function useTimer(): FocusTimerView {
  const timer = useContext(TimerContext);
  if (!timer) throw new Error("The timer's parts stand inside a TimerProvider.");
  return timer;
}
