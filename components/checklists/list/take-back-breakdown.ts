import { sendRemoval, sendRestoration } from "@/components/checklists/state/checklist-requests";
import { failureReason, tellFailure } from "@/components/checklists/tell-failure";
import { PLAN_PROBLEMS } from "@/lib/checklists/problems";

type BreakdownToTakeBack = {
  checklistId: string;
  /** Ids of the smaller steps that were written. */
  away: readonly string[];
  /** Ids of those that had given way. */
  back: readonly string[];
  /** Reads the plan again. */
  refresh: () => void;
};

/** Undoes a breakdown. Every call may be repeated, so a Retry simply does all of it again. */
export async function takeBackBreakdown(breakdown: BreakdownToTakeBack): Promise<void> {
  const { checklistId, away, back, refresh } = breakdown;
  try {
    for (const stepId of back) await sendRestoration(checklistId, stepId);
    for (const stepId of away) await sendRemoval(checklistId, stepId);
  } catch (error) {
    const reason = failureReason(error, PLAN_PROBLEMS.tryAgain);
    const retry = () => void takeBackBreakdown(breakdown);
    tellFailure({ title: PLAN_PROBLEMS.partsUndoFailed, reason, error, retry });
  }
  refresh();
}
