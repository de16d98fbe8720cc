"use client";

import { createContext, type ReactNode, useContext } from "react";
import { type ChecklistControls, useChecklist } from "@/components/checklists/use-checklist";
import type { ChecklistStep } from "@/lib/checklists/types";

const ChecklistContext = createContext<ChecklistControls | null>(null);

type ChecklistProviderProps = {
  id: string;
  /** Names this reading of the plan, so that a page kept for the Back button is known as old. */
  stamp: string;
  steps: readonly ChecklistStep[];
  children: ReactNode;
};

/** One state of a plan's steps for all parts of its page. */
export function ChecklistProvider({ children, ...checklist }: ChecklistProviderProps) {
  const controls = useChecklist(checklist);
  return <ChecklistContext value={controls}>{children}</ChecklistContext>;
}

/** The plan that this part of the page belongs to, and what can be done to it. */
export function useChecklistContext(): ChecklistControls {
  const controls = useContext(ChecklistContext);
  if (!controls) throw new Error("Parts of a plan's page stand inside a ChecklistProvider.");
  return controls;
}
