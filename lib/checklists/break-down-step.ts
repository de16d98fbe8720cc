import "server-only";
import { prisma } from "@/lib/db";
import { breakDownFurther } from "@/lib/decisions/breakdown";
import type { PlannedStep, StepRequest } from "@/lib/decisions/planner/types";
import type { BreakdownEvent } from "@/lib/decisions/types";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import type { StepAddress } from "./address";
import { SUB_STEPS_ENOUGH } from "./constants";
import { CHECKLIST_PROBLEMS } from "./problems";
import { lockedPlan, type StepRow, stepColumns, stepOf } from "./step-rows";
import type { ChecklistStep, StepBreakdownAnswer } from "./types";

/**
 * What the planner has to know of a step that may be broken down: an open one, no sub-step itself,
 * without sub-steps unless they are to be replaced.
 * @throws AppError NOT_FOUND, VALIDATION, CONFLICT
 */
export async function findStepToBreakDown(
  { userId, checklistId, stepId }: StepAddress,
  replace: boolean,
  client: Prisma.TransactionClient = prisma,
): Promise<StepRequest> {
  const step = await client.step.findFirst({
    where: { id: stepId, checklistId, deletedAt: null, checklist: { userId, deletedAt: null } },
    select: {
      text: true,
      minutes: true,
      completed: true,
      parentId: true,
      checklist: { select: { title: true } },
      subSteps: { where: { deletedAt: null }, select: { completed: true } },
    },
  });
  if (!step) throw new AppError("NOT_FOUND");
  if (step.parentId)
    throw new AppError("VALIDATION", { message: CHECKLIST_PROBLEMS.subStepOfSubStep });
  if (step.completed) throw new AppError("CONFLICT", { message: CHECKLIST_PROBLEMS.stepIsDone });
  if (step.subSteps.length > 0 && !replace) {
    throw new AppError("CONFLICT", { message: CHECKLIST_PROBLEMS.hasSubSteps });
  }
  if (step.subSteps.filter(({ completed }) => completed).length >= SUB_STEPS_ENOUGH) {
    throw new AppError("VALIDATION", { message: CHECKLIST_PROBLEMS.enoughSubSteps });
  }
  return { text: step.text, minutes: step.minutes, goal: step.checklist.title };
}

/**
 * Breaks a step down further. The smaller steps are told as they are written and saved all together
 * at the end, before the answer: who leaves or presses Stop before that keeps the step as it was.
 * @throws AppError as `findStepToBreakDown`, when the step has changed meanwhile.
 */
export async function* breakDownStep(
  address: StepAddress,
  request: StepRequest,
  replace: boolean,
  signal: AbortSignal,
): AsyncGenerator<BreakdownEvent<StepBreakdownAnswer>> {
  for await (const event of breakDownFurther(request, address.userId, signal)) {
    if (event.type === "step") yield event;
    else if (!event.answer.success) yield { type: "answer", answer: event.answer };
    else if (!signal.aborted) {
      const task = await saveSubSteps(address, event.answer.steps, replace);
      yield { type: "answer", answer: { ...event.answer, task } };
    }
  }
}

/** Open sub-steps give way; done ones stay, before the new ones: nothing earned is taken away. */
function saveSubSteps(
  address: StepAddress,
  steps: readonly PlannedStep[],
  replace: boolean,
): Promise<ChecklistStep> {
  const { checklistId, stepId, today } = address;
  return prisma.$transaction(async (transaction) => {
    await transaction.$queryRaw`${lockedPlan(address)}`;
    await findStepToBreakDown(address, replace, transaction);
    await transaction.step.updateMany({
      where: { parentId: stepId, deletedAt: null, completed: false },
      data: { deletedAt: new Date() },
    });
    const { _max } = await transaction.step.aggregate({
      where: { parentId: stepId },
      _max: { position: true },
    });
    const first = (_max.position ?? -1) + 1;
    await transaction.step.createMany({
      data: steps.map((step, at) => ({
        ...step,
        checklistId,
        parentId: stepId,
        position: first + at,
      })),
    });
    const rows = await transaction.$queryRaw<StepRow[]>`
      SELECT ${stepColumns(today)} FROM steps t
      WHERE (t.id = ${stepId}::uuid OR t.parent_id = ${stepId}::uuid) AND t.deleted_at IS NULL
      ORDER BY t.position, t.id`;
    return stepOf(rows, stepId);
  });
}
