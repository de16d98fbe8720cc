"use client";

import { useState } from "react";
import { NEXT_STEP_ID } from "@/components/checklists/next-step/next-step-id";
import { useChecklistContext } from "@/components/checklists/state/checklist-provider";
import { HintNote } from "@/components/hints/hint-note";
import { useHints } from "@/components/hints/hints-provider";
import { hintFor } from "@/lib/checklists/hints";
import { nextStep } from "@/lib/checklists/next-step";
import type { Hint } from "@/lib/users/types";

type Place = "next step" | "tasks";

const PLACES: Record<Hint, Place> = {
  just_start: "next step",
  smaller_steps: "next step",
  own_words: "tasks",
};

export const TASKS_TITLE_ID = "tasks-title";

const ABOUT = { "next step": NEXT_STEP_ID, tasks: TASKS_TITLE_ID } as const;

/**
 * The hint of a plan's page, where it belongs there. It is chosen as the page opens: none comes while
 * the person is at work, so nothing moves under their hands.
 */
export function PlanHint({ place }: { place: Place }) {
  const { steps, today } = useChecklistContext();
  const { open, isEnough } = useHints();
  const [hint] = useState(() => (isEnough ? null : hintFor(open, steps, today)));
  if (hint === null || PLACES[hint] !== place || !open.includes(hint)) return null;
  // It speaks of the next step, and there is none any more.
  if (nextStep(steps, today) === null) return null;
  return <HintNote hint={hint} aboutId={ABOUT[place]} />;
}
