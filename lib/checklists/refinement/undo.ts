import "server-only";
import type { ChecklistAddress } from "@/lib/checklists/address";
import { findChecklist } from "@/lib/checklists/data";
import { CHECKLIST_PROBLEMS } from "@/lib/checklists/problems";
import type { ChecklistDetail } from "@/lib/checklists/types";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import { REFINE_MESSAGES } from "./constants";
import { lockPlan, lockSteps, readWholeOrder, writeFields, writeOrder } from "./plan-rows";
import { type StoredChanges, storedChangesSchema } from "./stored-changes";
import { undoList } from "./undo-list";
import { wholeOrder } from "./whole-order";

/**
 * Takes back what one coach's message changed, whichever message it is; `undoList` says what stays.
 * Undone twice is the same as once. What was counted stays counted.
 * @throws AppError NOT_FOUND, VALIDATION when the plan would not hold all that comes back.
 */
export async function undoRefinement(
  address: ChecklistAddress,
  messageId: string,
): Promise<{ checklist: ChecklistDetail; message: string }> {
  const message = await prisma.$transaction(async (transaction) => {
    await lockPlan(transaction, address);
    const changes = await takeChanges(transaction, address.checklistId, messageId);
    return changes ? takeBack(transaction, address, changes) : REFINE_MESSAGES.nothingToUndo;
  });
  const { userId, checklistId, today } = address;
  const checklist = await findChecklist({ userId }, checklistId, today);
  if (!checklist) throw new AppError("NOT_FOUND");
  return { checklist, message };
}

/** The changes of a message that still stand; from now on they count as undone. */
async function takeChanges(
  transaction: Prisma.TransactionClient,
  checklistId: string,
  messageId: string,
): Promise<StoredChanges | null> {
  const found = await transaction.refinementMessage.findFirst({
    where: { id: messageId, checklistId, author: "coach" },
    select: { changes: true, undoneAt: true },
  });
  if (!found) throw new AppError("NOT_FOUND");
  const changes = storedChangesSchema.parse(found.changes);
  if (found.undoneAt !== null || changes.steps.length === 0) return null;
  await transaction.refinementMessage.update({
    where: { id: messageId },
    data: { undoneAt: new Date() },
  });
  return changes;
}

async function takeBack(
  transaction: Prisma.TransactionClient,
  { checklistId, today }: ChecklistAddress,
  changes: StoredChanges,
): Promise<string> {
  const current = await lockSteps(transaction, checklistId, today);
  const removed = await stillRemoved(transaction, checklistId, changes);
  const undone = undoList(current, removed, changes);
  if (!undone) throw new AppError("VALIDATION", { message: CHECKLIST_PROBLEMS.tooManySteps });
  const { takenAway, broughtBack, edited, order, isWhole } = undone;
  const whole = await readWholeOrder(transaction, checklistId);
  await transaction.step.updateMany({
    where: { checklistId, deletedAt: null, id: { in: takenAway } },
    data: { deletedAt: new Date() },
  });
  if (changes.removedAt !== null) {
    // Sub-steps that had been removed before have another time, and stay away.
    await transaction.step.updateMany({
      where: {
        checklistId,
        deletedAt: new Date(changes.removedAt),
        OR: [{ id: { in: broughtBack } }, { parentId: { in: broughtBack } }],
      },
      data: { deletedAt: null },
    });
  }
  await writeFields(transaction, checklistId, edited);
  await writeOrder(transaction, checklistId, wholeOrder(order, whole));
  return isWhole ? REFINE_MESSAGES.undone : REFINE_MESSAGES.undoneInPart;
}

/** The steps that this message removed and that are away since then. */
async function stillRemoved(
  transaction: Prisma.TransactionClient,
  checklistId: string,
  changes: StoredChanges,
): Promise<Set<string>> {
  if (changes.removedAt === null) return new Set();
  const rows = await transaction.step.findMany({
    where: { checklistId, parentId: null, deletedAt: new Date(changes.removedAt) },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}
