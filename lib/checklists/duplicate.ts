import "server-only";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";

/**
 * Makes a fresh plan of a person's plan, under the same words: a decision of its own (with options and
 * choice, never shared) and all live steps with their sub-steps, minutes and order, open again. Stars
 * and deferrals are about days that have been, and stay behind; so do chat, timer and refinements.
 * @throws AppError NOT_FOUND
 */
export function duplicateChecklist(
  userId: string,
  id: string,
): Promise<{ id: string; decisionId: string }> {
  return prisma.$transaction(async (transaction) => {
    const original = await transaction.checklist.findFirst({
      where: { id, userId, deletedAt: null },
      select: { title: true, userContext: true, decision: true },
    });
    if (!original) throw new AppError("NOT_FOUND");
    const { inputText, parsedOptions, chosenOption, flipCount, planner } = original.decision;
    const suggestedTasks = original.decision.suggestedTasks ?? [];
    const copy = await transaction.checklist.create({
      data: {
        user: { connect: { id: userId } },
        title: original.title,
        userContext: original.userContext,
        decision: {
          create: {
            user: { connect: { id: userId } },
            ...{ inputText, parsedOptions, chosenOption, flipCount, planner, suggestedTasks },
          },
        },
      },
      select: { id: true, decisionId: true },
    });
    await copySteps(transaction, id, copy.id);
    return copy;
  });
}

/** Copies the live steps, each step before its sub-steps, as the rule of one level wants it. */
async function copySteps(
  transaction: Prisma.TransactionClient,
  from: string,
  to: string,
): Promise<void> {
  await transaction.$executeRaw`
    WITH source AS MATERIALIZED (
      SELECT s.*, gen_random_uuid() AS new_id FROM steps s
      WHERE s.checklist_id = ${from}::uuid AND s.deleted_at IS NULL
    )
    INSERT INTO steps (id, checklist_id, parent_id, text, minutes, manual, position, updated_at)
    SELECT s.new_id, ${to}::uuid, p.new_id, s.text, s.minutes, s.manual, s.position, now()
    FROM source s LEFT JOIN source p ON p.id = s.parent_id
    WHERE s.parent_id IS NULL OR p.id IS NOT NULL
    ORDER BY s.parent_id IS NOT NULL`;
}
