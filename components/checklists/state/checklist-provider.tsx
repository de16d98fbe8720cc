"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import { stepsOn } from "@/components/checklists/list/put-off";
import type { ShownStep } from "@/components/checklists/state/shown-steps";
import { type ChecklistHandle, useChecklist } from "@/components/checklists/state/use-checklist";
import { useToday } from "@/components/checklists/today/use-today";
import type { ChecklistStep, PersonDay } from "@/lib/checklists/types";
import type { Day } from "@/lib/dates";

/** `today` is the person's day; a step that was put off until then is back in `steps`. */
type ShownPlan = { steps: readonly ShownStep[]; today: Day };

export type PlanControls = ChecklistHandle & ShownPlan;

const HandleContext = createContext<ChecklistHandle | null>(null);
const ShownContext = createContext<ShownPlan | null>(null);

type ChecklistProviderProps = {
  id: string;
  title: string;
  /** Names this reading of the plan, so that a kept page is known as old. Later ones sort behind it. */
  stamp: string;
  steps: readonly ChecklistStep[];
  day: PersonDay;
  children: ReactNode;
};

/** One state of a plan's steps for all parts of its page. */
export function ChecklistProvider({ children, day, ...checklist }: ChecklistProviderProps) {
  const { handle, steps } = useChecklist(checklist);
  const today = useToday(day.today, day.timeZone);
  const shown = useMemo(() => ({ steps: stepsOn(steps, today), today }), [steps, today]);
  return (
    <HandleContext value={handle}>
      <ShownContext value={shown}>{children}</ShownContext>
    </HandleContext>
  );
}

/** What can be done to the plan that this part of the page belongs to. Who needs no more than this
    is not drawn anew when a step changes. */
export function useChecklistHandle(): ChecklistHandle {
  const handle = useContext(HandleContext);
  if (!handle) throw new Error("Parts of a plan's page stand inside a ChecklistProvider.");
  return handle;
}

/** The plan that this part of the page belongs to: its steps, and what can be done to them. */
export function useChecklistContext(): PlanControls {
  const handle = useChecklistHandle();
  const shown = useContext(ShownContext);
  if (!shown) throw new Error("Parts of a plan's page stand inside a ChecklistProvider.");
  return useMemo(() => ({ ...handle, ...shown }), [handle, shown]);
}
