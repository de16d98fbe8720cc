import "server-only";
import { CLEAN_UP_BATCH, daysBefore, eraseInBatches } from "@/lib/clean-up";
import { CLAIM_DAYS } from "@/lib/decisions/constants";
import { DELETED_PLAN_DAYS } from "./constants";

/** Erases plans of visitors that nobody claimed while their browser could. Returns how many. */
export function eraseUnclaimedPlans(now: Date): Promise<number> {
  const before = daysBefore(now, CLAIM_DAYS);
  return eraseInBatches(
    (transaction) => transaction.$executeRaw`
      DELETE FROM checklists WHERE id = ANY(ARRAY(
        SELECT id FROM checklists WHERE user_id IS NULL AND created_at <= ${before}
        ORDER BY created_at LIMIT ${CLEAN_UP_BATCH} FOR UPDATE SKIP LOCKED))`,
  );
}

/**
 * Erases decisions of visitors that nobody claimed, unless a younger plan hangs on them. Returns how
 * many were looked at.
 */
export function eraseUnclaimedDecisions(now: Date): Promise<number> {
  const before = daysBefore(now, CLAIM_DAYS);
  return eraseInBatches(async (transaction) => {
    const due = await transaction.$queryRaw<{ id: string }[]>`
      SELECT d.id FROM decisions d
      WHERE d.user_id IS NULL AND d.created_at <= ${before}
        AND NOT EXISTS (SELECT 1 FROM checklists c WHERE c.decision_id = d.id)
      ORDER BY d.created_at LIMIT ${CLEAN_UP_BATCH} FOR UPDATE SKIP LOCKED`;
    // Asked again under the lock: a plan that was made in between would go with its decision.
    await transaction.$executeRaw`
      DELETE FROM decisions d WHERE d.id = ANY(${due.map(({ id }) => id)}::uuid[])
        AND NOT EXISTS (SELECT 1 FROM checklists c WHERE c.decision_id = d.id)`;
    return due.length;
  });
}

type DuePlan = { id: string; decisionId: string; sharedSince: boolean };

/**
 * Erases plans that their owner deleted, once they can't be brought back any more, and the goal each
 * was made of where nothing else needs it: another plan, or a share made after the plan was thrown
 * away. A link from before died with the plan, and would work again without it. Returns how many plans.
 */
export function eraseDeletedPlans(now: Date): Promise<number> {
  const before = daysBefore(now, DELETED_PLAN_DAYS);
  return eraseInBatches(async (transaction) => {
    const due = await transaction.$queryRaw<DuePlan[]>`
      SELECT c.id, c.decision_id AS "decisionId",
        coalesce(d.shared_at > c.deleted_at, false) AS "sharedSince"
      FROM checklists c JOIN decisions d ON d.id = c.decision_id
      WHERE c.deleted_at <= ${before}
      ORDER BY c.deleted_at LIMIT ${CLEAN_UP_BATCH} FOR UPDATE SKIP LOCKED`;
    await transaction.$executeRaw`
      DELETE FROM checklists WHERE id = ANY(${due.map(({ id }) => id)}::uuid[])`;
    const goals = due.flatMap(({ decisionId, sharedSince }) => (sharedSince ? [] : [decisionId]));
    await transaction.$executeRaw`
      DELETE FROM decisions d WHERE d.id = ANY(${goals}::uuid[])
        AND NOT EXISTS (SELECT 1 FROM checklists c WHERE c.decision_id = d.id)`;
    return due.length;
  });
}

/** Erases steps that were removed from a plan, once they can't be brought back. Returns how many. */
export function eraseDeletedSteps(now: Date): Promise<number> {
  const before = daysBefore(now, DELETED_PLAN_DAYS);
  return eraseInBatches(
    (transaction) => transaction.$executeRaw`
      DELETE FROM steps WHERE id = ANY(ARRAY(
        SELECT id FROM steps WHERE deleted_at <= ${before}
        ORDER BY deleted_at LIMIT ${CLEAN_UP_BATCH} FOR UPDATE SKIP LOCKED))`,
  );
}
