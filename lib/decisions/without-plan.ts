import "server-only";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import { selectDecision, toDecision } from "./data";
import { DECISION_PROBLEMS } from "./problems";
import type { DecisionView } from "./types";

/**
 * Changes a person's decision for which there is no live plan yet, and tells it as it then is. Null
 * when what else must hold of it at that moment, `where`, does not.
 * @throws AppError NOT_FOUND when it is unknown or someone else's, CONFLICT when it has its plan.
 */
export async function changeWithoutPlan(
  userId: string,
  id: string,
  data: Prisma.DecisionUncheckedUpdateManyInput,
  where: Prisma.DecisionWhereInput = {},
): Promise<DecisionView | null> {
  // A plan on its way holds the decision by its foreign key: the lock waits for it, so that the
  // statements after it see that plan.
  const [, { count }, rows] = await prisma.$transaction([
    prisma.$queryRaw`
      SELECT id FROM decisions WHERE id = ${id}::uuid AND user_id = ${userId}::uuid FOR UPDATE`,
    prisma.decision.updateMany({
      where: { ...where, id, userId, checklists: { none: { deletedAt: null } } },
      data,
    }),
    selectDecision({ userId }, id),
  ]);
  const decision = toDecision(rows);
  if (!decision) throw new AppError("NOT_FOUND");
  if (count > 0) return decision;
  if (decision.checklistId === null) return null;
  throw new AppError("CONFLICT", { message: DECISION_PROBLEMS.hasPlan });
}
