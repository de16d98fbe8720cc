"use client";

import { type ComponentType, useRef, useState } from "react";
import { keepGoalDraft } from "@/components/decisions/goal-draft";
import { toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/api-client";
import { PENDING_CHECKLIST_KEY, type PendingChecklist } from "@/lib/checklists/pending";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import { BREAKDOWN_PROBLEMS } from "@/lib/decisions/problems";

type Modal = ComponentType<{ onClose: () => void }>;

type VisitorPlan = {
  isCreating: boolean;
  /** The modal to show, while it is open. */
  Modal: Modal | null;
  closeModal: () => void;
  create: (inputText: string, steps: readonly PlannedStep[]) => void;
};

/**
 * Makes a visitor's plan once, however often it is asked for, remembers it in this browser for the
 * time after sign-up, and opens the modal that leads there.
 */
export function useVisitorPlan(): VisitorPlan {
  const [isCreating, setIsCreating] = useState(false);
  const [Modal, setModal] = useState<Modal | null>(null);
  const isBusy = useRef(false);
  const madeOf = useRef<readonly PlannedStep[] | null>(null);

  async function create(inputText: string, steps: readonly PlannedStep[]): Promise<void> {
    if (isBusy.current) return;
    if (steps.length === 0) {
      toast({
        title: BREAKDOWN_PROBLEMS.noDecision,
        description: BREAKDOWN_PROBLEMS.noDecisionHint,
      });
      return;
    }
    isBusy.current = true;
    setIsCreating(true);
    try {
      // Both are loaded with the first plan, before it is saved: a lost connection saves nothing.
      const [{ createActionPlan }, { ReadyModal }] = await Promise.all([
        import("@/components/decisions/create-action-plan"),
        import("./ready-modal"),
      ]);
      if (madeOf.current !== steps) {
        remember(await createActionPlan(inputText, steps));
        madeOf.current = steps;
      }
      setModal(() => ReadyModal);
    } catch (error) {
      toast({
        title: BREAKDOWN_PROBLEMS.planFailed,
        description: messageOf(error),
        variant: "destructive",
        action: { label: "Retry", onSelect: () => void create(inputText, steps) },
      });
    } finally {
      isBusy.current = false;
      setIsCreating(false);
    }
  }

  return {
    isCreating,
    Modal,
    closeModal: () => setModal(null),
    create: (inputText, steps) => void create(inputText, steps),
  };
}

function remember(plan: PendingChecklist): void {
  keepGoalDraft("");
  try {
    localStorage.setItem(PENDING_CHECKLIST_KEY, JSON.stringify(plan));
  } catch {
    // Without storage the claim cookie still proves whose plan it is.
  }
}

function messageOf(error: unknown): string {
  return (error instanceof ApiError && error.message) || BREAKDOWN_PROBLEMS.planFailedHint;
}
