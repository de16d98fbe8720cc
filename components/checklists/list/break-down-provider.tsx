"use client";

import { createContext, type ReactNode, useContext } from "react";
import { type StepParts, useStepParts } from "@/components/checklists/list/use-step-parts";
import { useChecklistHandle } from "@/components/checklists/state/checklist-provider";

const BreakDownContext = createContext<StepParts | null>(null);

/** One breakdown at a time for all parts of a plan's page. */
export function BreakDownProvider({ children }: { children: ReactNode }) {
  const parts = useStepParts(useChecklistHandle());
  return <BreakDownContext value={parts}>{children}</BreakDownContext>;
}

/** The breakdown of one of the plan's steps into smaller ones. */
export function useBreakDown(): StepParts {
  const parts = useContext(BreakDownContext);
  if (!parts) throw new Error("Steps are broken down inside a BreakDownProvider.");
  return parts;
}
