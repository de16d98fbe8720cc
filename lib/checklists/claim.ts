import "server-only";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";

type Claim = { userId: string; claimTokenHash: string | null };

/**
 * Moves an anonymous plan and its decision into an account, once, and only for the browser that holds
 * the claim token. A plan that this account already has stays as it is, so that a retry succeeds.
 * @throws AppError NOT_FOUND when the plan is unknown, deleted, claimed by another or not this browser's.
 */
export async function claimChecklist(claim: Claim, checklistId: string): Promise<void> {
  const { userId, claimTokenHash } = claim;
  if (claimTokenHash !== null) {
    const unclaimed = { userId: null, claimTokenHash };
    const claimed = { userId, claimTokenHash: null };
    const live = { id: checklistId, deletedAt: null };
    // The decision first: its condition reads the plan, which is still unclaimed then.
    const [, { count }] = await prisma.$transaction([
      prisma.decision.updateMany({
        where: { ...unclaimed, checklists: { some: { ...live, ...unclaimed } } },
        data: claimed,
      }),
      prisma.checklist.updateMany({ where: { ...live, ...unclaimed }, data: claimed }),
    ]);
    if (count === 1) return;
  }
  const own = await prisma.checklist.count({ where: { id: checklistId, userId, deletedAt: null } });
  if (own === 0) throw new AppError("NOT_FOUND");
}

/**
 * Moves an anonymous decision, and its plan if there is one, into an account: for a person who signed
 * in between the breakdown and the plan. Does nothing when the decision is not this browser's.
 */
export async function claimDecision(claim: Claim, decisionId: string): Promise<void> {
  const { userId, claimTokenHash } = claim;
  if (claimTokenHash === null) return;
  const unclaimed = { userId: null, claimTokenHash };
  const claimed = { userId, claimTokenHash: null };
  await prisma.$transaction([
    prisma.decision.updateMany({ where: { id: decisionId, ...unclaimed }, data: claimed }),
    prisma.checklist.updateMany({ where: { decisionId, ...unclaimed }, data: claimed }),
  ]);
}
