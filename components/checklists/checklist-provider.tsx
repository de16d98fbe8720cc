"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import { stepsOn } from "@/components/checklists/put-off";
import { type ChecklistControls, useChecklist } from "@/components/checklists/use-checklist";
import { useToday } from "@/components/checklists/use-today";
import type { ChecklistStep, PersonDay } from "@/lib/checklists/types";
import type { Day } from "@/lib/dates";

/** `today` is the person's day; a step that was put off until then is back in `steps`. */
type PlanControls = ChecklistControls & { today: Day };

const ChecklistContext = createContext<PlanControls | null>(null);

type ChecklistProviderProps = {
  id: string;
  /** Names this reading of the plan, so that a page kept for the Back button is known as old. */
  stamp: string;
  steps: readonly ChecklistStep[];
  day: PersonDay;
  children: ReactNode;
};

/** One state of a plan's steps for all parts of its page. */
export function ChecklistProvider({ children, day, ...checklist }: ChecklistProviderProps) {
  const controls = useChecklist(checklist);
  const today = useToday(day.today, day.timeZone);
  const value = useMemo(
    () => ({ ...controls, today, steps: stepsOn(controls.steps, today) }),
    [controls, today],
  );
  return <ChecklistContext value={value}>{children}</ChecklistContext>;
}

/** The plan that this part of the page belongs to, and what can be done to it. */
export function useChecklistContext(): PlanControls {
  const controls = useContext(ChecklistContext);
  if (!controls) throw new Error("Parts of a plan's page stand inside a ChecklistProvider.");
  return controls;
}
