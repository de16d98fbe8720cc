import "server-only";
import { v7 as uuidv7 } from "uuid";
import type { ChecklistAddress } from "@/lib/checklists/address";
import type { Coach, CoachAnswer } from "@/lib/checklists/coach/types";
import type { ChecklistStep } from "@/lib/checklists/types";
import { prisma } from "@/lib/db";
import type { SafetyNotice } from "@/lib/safety/types";
import type { Prisma } from "@/prisma/generated/client";
import { type ChangedList, changeList, type Skip } from "./change-list";
import { REFINE_TEXTS } from "./constants";
import { spendHold } from "./hold";
import { noticeAbout } from "./notice";
import { lockPlan, lockSteps, readWholeOrder, writeFields, writeOrder } from "./plan-rows";
import type { StoredChanges } from "./stored-changes";
import type { StepChange } from "./types";
import { wholeOrder } from "./whole-order";

/** An answer on its way into a plan. `holdId` is null where nothing is counted by any means. */
export type Settlement = {
  message: string;
  answer: CoachAnswer;
  coach: Coach["name"];
  /** The list as the coach read it. */
  seen: readonly ChecklistStep[];
  holdId: string | null;
  notice: string | null;
  /** Help that is kept with the coach's message. */
  safety: SafetyNotice | null;
};

/** What was written: the coach's message and its changes. */
export type Settled = { messageId: string; reply: string; changes: StoredChanges };

/**
 * Writes an answer: its changes of the list, the count and both messages, all or nothing, under the
 * plan's lock. The changes are made to the list as it is by then; see `changeList` for what is left out.
 * Where a coach wanted only what it may not do, the reply says so, and nothing is counted.
 * @throws AppError NOT_FOUND when the plan has gone meanwhile, REFINEMENT_LIMIT
 */
export function settle(address: ChecklistAddress, settlement: Settlement): Promise<Settled> {
  const { answer, holdId } = settlement;
  const { checklistId } = address;
  return prisma.$transaction(async (transaction) => {
    const plan = await lockPlan(transaction, address);
    const { skipped, ...changes } = await changePlan(transaction, address, settlement);
    const isVain = answer.operations.length > 0 && changes.steps.length === 0;
    // That the person was quicker is no fault of the coach.
    const counts = answer.counts && (!isVain || skipped.includes("changed"));
    if (counts && holdId) await spendHold(transaction, checklistId, holdId, plan);
    const reply = isVain ? REFINE_TEXTS.nothingChanged : answer.reply;
    const messageId = await writeMessages(
      transaction,
      checklistId,
      settlement.message,
      reply,
      changes,
    );
    return { messageId, reply, changes };
  });
}

async function changePlan(
  transaction: Prisma.TransactionClient,
  { checklistId, today }: ChecklistAddress,
  { answer, coach, seen, notice, safety }: Settlement,
): Promise<StoredChanges & { skipped: Skip[] }> {
  if (answer.operations.length === 0) {
    return { coach, notice, safety, steps: [], order: null, removedAt: null, skipped: [] };
  }
  const current = await lockSteps(transaction, checklistId, today);
  const list = changeList(current, seen, answer.operations, uuidv7);
  const said = [notice, noticeAbout(list.skipped)].filter((sentence) => sentence !== null);
  const removedAt = new Date();
  const order = { before: current.map(({ id }) => id), after: list.steps.map(({ id }) => id) };
  const has = (type: StepChange["type"]) => list.changes.some((change) => change.type === type);
  if (list.changes.length > 0) await writeList(transaction, checklistId, list, removedAt);
  return {
    coach,
    notice: said.length > 0 ? said.join(" ") : null,
    safety,
    steps: list.changes,
    order: has("moved") || has("removed") ? order : null,
    removedAt: has("removed") ? removedAt.toISOString() : null,
    skipped: list.skipped,
  };
}

async function writeList(
  transaction: Prisma.TransactionClient,
  checklistId: string,
  { steps, changes }: ChangedList,
  removedAt: Date,
): Promise<void> {
  const idsOf = (type: StepChange["type"]) =>
    new Set(changes.filter((change) => change.type === type).map(({ stepId }) => stepId));
  const [added, edited, removed] = [idsOf("added"), idsOf("edited"), idsOf("removed")];
  const order = await readWholeOrder(transaction, checklistId);
  await transaction.step.createMany({
    data: steps.flatMap(({ id, text, minutes, priority }, position) =>
      added.has(id) ? [{ id, checklistId, text, minutes, priority, position }] : [],
    ),
  });
  await writeFields(
    transaction,
    checklistId,
    steps.filter(({ id }) => edited.has(id)),
  );
  await removeWithParts(transaction, checklistId, [...removed], removedAt);
  if (changes.some(({ type }) => type !== "edited")) {
    const live = steps.map(({ id }) => id);
    await writeOrder(transaction, checklistId, wholeOrder(live, order));
  }
}

/** Removed with their sub-steps at one time, so that they come back together. */
async function removeWithParts(
  transaction: Prisma.TransactionClient,
  checklistId: string,
  ids: string[],
  deletedAt: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await transaction.step.updateMany({
    where: { checklistId, deletedAt: null, OR: [{ id: { in: ids } }, { parentId: { in: ids } }] },
    data: { deletedAt },
  });
}

async function writeMessages(
  transaction: Prisma.TransactionClient,
  checklistId: string,
  asked: string,
  reply: string,
  changes: StoredChanges,
): Promise<string> {
  const messageId = uuidv7();
  const now = Date.now();
  // A millisecond apart, so that the question stands before its answer.
  const createdAt = { asked: new Date(now), replied: new Date(now + 1) };
  await transaction.refinementMessage.createMany({
    data: [
      { checklistId, author: "user", content: asked, createdAt: createdAt.asked },
      {
        id: messageId,
        checklistId,
        author: "coach",
        content: reply,
        changes,
        createdAt: createdAt.replied,
      },
    ],
  });
  return messageId;
}
