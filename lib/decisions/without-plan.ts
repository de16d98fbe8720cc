import "server-only";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import { DECISION_MESSAGES } from "./constants";
import { decisionColumns, toDecisionView } from "./data";
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
  // second statement sees that plan.
  const [own, changed] = await prisma.$transaction([
    prisma.$queryRaw<{ id: string }[]>`
      SELECT id FROM decisions WHERE id = ${id}::uuid AND user_id = ${userId}::uuid FOR UPDATE`,
    prisma.decision.updateManyAndReturn({
      where: { ...where, id, userId, checklists: { none: { deletedAt: null } } },
      data,
      select: decisionColumns,
    }),
  ]);
  const [row] = changed;
  if (row) return toDecisionView(row);
  if (own.length === 0) throw new AppError("NOT_FOUND");
  const plans = await prisma.checklist.count({ where: { decisionId: id, deletedAt: null } });
  if (plans > 0) throw new AppError("CONFLICT", { message: DECISION_MESSAGES.hasPlan });
  return null;
}
