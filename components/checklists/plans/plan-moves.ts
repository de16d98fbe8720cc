import {
  sendPlanArchive,
  sendPlanCopy,
  sendPlanRestoration,
} from "@/components/checklists/plans/plan-requests";
import {
  type CardList,
  readPlanWishes,
  setPlanWish,
} from "@/components/checklists/plans/plan-wishes";
import { createLatestSender } from "@/components/checklists/state/latest-sender";
import { notePlanChange } from "@/components/checklists/state/plan-changes";
import { failureReason, tellFailure } from "@/components/checklists/tell-failure";
import { offerUndo } from "@/components/shared/undo";
import { toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/api-client";
import { MESSAGES, SCREEN_TEXTS } from "@/lib/checklists/constants";
import { PLAN_PROBLEMS } from "@/lib/checklists/problems";
import type { ChecklistCard, PlanStatus } from "@/lib/checklists/types";

/** How long the message after a deletion stays, with Undo. */
const UNDO_DELETION_MS = 10_000;

/** A plan that is moved; `card` and `list` where its card stands in a list. */
export type MovedPlan = {
  id: string;
  status: PlanStatus;
  card?: ChecklistCard | undefined;
  list?: CardList | undefined;
};

/** Lives as long as the page: a card that is moved leaves the screen before the answer comes. */
const moves = new Map<string, { plan: MovedPlan; withdrawUndo: () => void }>();

const archiving = createLatestSender<boolean, boolean>({
  send: sendPlanArchive,
  onAnswer(id) {
    markAnswered(id);
    notePlanChange();
  },
  onRefusal(id, archived, error) {
    const move = moves.get(id);
    setPlanWish(id);
    move?.withdrawUndo();
    const { archiveFailed, bringBackFailed, deleteFailedReason } = PLAN_PROBLEMS;
    tellFailure({
      title: archived ? archiveFailed : bringBackFailed,
      reason: failureReason(error, deleteFailedReason),
      error,
      ...(move ? { retry: () => archivePlan(move.plan, archived) } : {}),
    });
  },
});

/** Puts a plan away or back into the list: on screen at once, with Undo. */
export function archivePlan(plan: MovedPlan, archived: boolean): void {
  want(plan, archived);
  const { withdraw } = offerUndo({
    title: archived ? MESSAGES.planArchived : MESSAGES.planUnarchived,
    undo: () => want(plan, !archived),
  });
  moves.set(plan.id, { plan, withdrawUndo: withdraw });
}

function want(plan: MovedPlan, archived: boolean): void {
  const { card, list } = plan;
  setPlanWish(plan.id, { wanted: archived ? "archived" : "listed", isAnswered: false, card, list });
  archiving.want(plan.id, archived);
}

/** After the server has deleted a plan: takes its card away and offers Undo. */
export function notePlanDeleted(plan: MovedPlan, onRestored?: () => void): void {
  const { card, list } = plan;
  setPlanWish(plan.id, { wanted: "deleted", isAnswered: true, card, list });
  notePlanChange();
  offerUndo({
    title: MESSAGES.planDeleted,
    durationMs: UNDO_DELETION_MS,
    undo: () => void restorePlan(plan, onRestored),
  });
}

async function restorePlan(plan: MovedPlan, onRestored?: () => void): Promise<void> {
  const { id, status, card, list } = plan;
  const wanted = status === "archived" ? "archived" : "listed";
  setPlanWish(id, { wanted, isAnswered: false, card, list });
  try {
    await sendPlanRestoration(id);
    markAnswered(id);
    onRestored?.();
  } catch (error) {
    setPlanWish(id, { wanted: "deleted", isAnswered: true, card, list });
    const isRefused = error instanceof ApiError && error.status === 409;
    tellFailure({
      title: PLAN_PROBLEMS.planRestoreFailed,
      reason: failureReason(error, PLAN_PROBLEMS.deleteFailedReason),
      error,
      ...(isRefused ? {} : { retry: () => void restorePlan(plan, onRestored) }),
    });
  } finally {
    notePlanChange();
  }
}

/** Copies a plan and calls `open` with the id of the copy. */
export async function duplicatePlan(id: string, open: (copyId: string) => void): Promise<void> {
  toast({ title: SCREEN_TEXTS.planCopying });
  try {
    open(await sendPlanCopy(id));
    toast({ title: MESSAGES.planDuplicated });
    notePlanChange();
  } catch (error) {
    tellFailure({
      title: PLAN_PROBLEMS.planCopyFailed,
      reason: failureReason(error, PLAN_PROBLEMS.deleteFailedReason),
      error,
      retry: () => void duplicatePlan(id, open),
    });
  }
}

function markAnswered(id: string): void {
  const wish = readPlanWishes().get(id);
  if (wish) setPlanWish(id, { ...wish, isAnswered: true });
}
