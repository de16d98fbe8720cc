import type { CurrentSession } from "@/lib/auth/types";
import { type Day, todayIn } from "@/lib/dates";

/**
 * Names a person's plan for a write: plan and person stand in the where clause. `today` is the
 * person's day, by which a step counts as put off.
 */
export type ChecklistAddress = { userId: string; checklistId: string; today: Day };

/** Names a step, or a sub-step, of a person's plan. */
export type StepAddress = ChecklistAddress & { stepId: string };

/** The address of a plan in a call's path. */
export function checklistAddress(session: CurrentSession, checklistId: string): ChecklistAddress {
  return { userId: session.user.id, checklistId, today: todayIn(session.user.timeZone) };
}

/** The address of a step in a call's path. */
export function stepAddress(
  session: CurrentSession,
  { id, taskId }: { id: string; taskId: string },
): StepAddress {
  return { ...checklistAddress(session, id), stepId: taskId };
}
