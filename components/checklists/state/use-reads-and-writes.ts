"use client";

import { useRouter } from "next/navigation";
import { useMemo, useRef } from "react";
import { fetchSteps } from "@/components/checklists/state/checklist-requests";
import { notePlanChange } from "@/components/checklists/state/plan-changes";
import { ApiError } from "@/lib/api-client";
import type { ChecklistStep } from "@/lib/checklists/types";

export type ReadsAndWrites = {
  /** Does a write; without a clear answer, or when the step is gone, the plan is read again. */
  write: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  /** Reads the plan, now or as soon as no write is under way. */
  refresh: () => void;
  isWriting: () => boolean;
  /** Says that the page holds a newer list now: a read that is under way is asked again. */
  overtakeReads: () => void;
};

/** Keeps reads from overwriting what a write has changed while they were on their way. */
export function useReadsAndWrites(
  id: string,
  onSteps: (steps: readonly ChecklistStep[]) => void,
): ReadsAndWrites {
  const router = useRouter();
  const writes = useRef({ open: 0, count: 0, isReadWanted: false });

  return useMemo(() => {
    const ledger = writes.current;

    async function refresh(): Promise<void> {
      ledger.isReadWanted = ledger.open > 0;
      if (ledger.isReadWanted) return;
      const { count } = ledger;
      try {
        const steps = await fetchSteps(id);
        if (ledger.count === count) onSteps(steps);
        else await refresh();
      } catch (error) {
        // Another tab deleted the plan; anything else can wait for the next visit.
        if (error instanceof ApiError && error.status === 404) router.refresh();
      }
    }

    async function write<Answer>(work: () => Promise<Answer>): Promise<Answer> {
      ledger.open += 1;
      ledger.count += 1;
      try {
        return await work();
      } catch (error) {
        const isClear = error instanceof ApiError && error.status !== 404;
        if (!isClear) ledger.isReadWanted = true;
        throw error;
      } finally {
        ledger.open -= 1;
        notePlanChange();
        // After the caller has heard the answer.
        if (ledger.isReadWanted) queueMicrotask(refresh);
      }
    }

    function overtakeReads(): void {
      ledger.count += 1;
    }

    return { write, refresh, isWriting: () => ledger.open > 0, overtakeReads };
  }, [id, onSteps, router]);
}
