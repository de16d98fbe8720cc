"use client";

import { useSyncExternalStore } from "react";
import { cn } from "@/lib/cn";

type FocusDiskProps = { secondsLeft: number; totalSeconds: number; className?: string };

/** Half of it, drawn as a line of twice the width around a circle: the line's length is the time left. */
const RADIUS = 25;

/**
 * The time that is left as a disk that shrinks. It is drawn anew with each second and never animated:
 * a second of 25 minutes is too small a step to see. Where motion is unwelcome, once a minute.
 */
export function FocusDisk({ secondsLeft, totalSeconds, className }: FocusDiskProps) {
  const isStill = useSyncExternalStore(subscribeToMotion, wantsStillness, () => false);
  const shown = isStill ? Math.ceil(secondsLeft / 60) * 60 : secondsLeft;
  const share = totalSeconds > 0 ? Math.min(1, shown / totalSeconds) : 0;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={cn("-rotate-90", className)}>
      <circle cx="50" cy="50" r="48" className="fill-water-wash stroke-water" strokeWidth="1" />
      <circle
        cx="50"
        cy="50"
        r={RADIUS - 2}
        pathLength="1"
        // A whole circle as a dash would leave a hair between its ends.
        strokeDasharray={share < 1 ? `${share} 1` : undefined}
        strokeWidth={2 * (RADIUS - 2)}
        className="fill-none stroke-water"
      />
    </svg>
  );
}

const STILL = "(prefers-reduced-motion: reduce)";

function subscribeToMotion(listener: () => void): () => void {
  const query = window.matchMedia(STILL);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

function wantsStillness(): boolean {
  return window.matchMedia(STILL).matches;
}
