import "server-only";
import { dayAfter } from "@/lib/dates";
import type { StepAddress } from "./address";
import { MESSAGES } from "./constants";
import { editStep, type StepChanges } from "./mutations";
import type { UpdateStep } from "./schema";
import { setStepCompleted, type TickedStep } from "./tick-step";

/** A changed step, what to say about it, and for a ticked sub-step the step that it belongs to. */
export type UpdatedStep = TickedStep & { message: string };

/**
 * Changes what a call names of a step. Every field is written for itself: two tabs that change
 * different fields both keep their word, and of two that change the same the later one counts.
 * A tick alone is one statement.
 * @throws AppError NOT_FOUND
 */
export async function updateStep(address: StepAddress, update: UpdateStep): Promise<UpdatedStep> {
  const { completed, deferredUntil, text, minutes } = update;
  const changes: StepChanges = {
    text,
    minutes,
    deferredUntil: deferredUntil === "tomorrow" ? dayAfter(address.today) : deferredUntil,
  };
  if (completed === undefined) {
    const step = await editStep(address, changes);
    return { step, parent: null, message: editMessage(update) };
  }
  if (Object.values(changes).some((value) => value !== undefined)) await editStep(address, changes);
  const message = completed ? MESSAGES.stepCompleted : MESSAGES.stepReopened;
  return { ...(await setStepCompleted(address, completed)), message };
}

function editMessage({ text, minutes, deferredUntil }: UpdateStep): string {
  if (text !== undefined || minutes !== undefined || deferredUntil === undefined) {
    return MESSAGES.stepChanged;
  }
  return deferredUntil === null ? MESSAGES.stepNotDeferred : MESSAGES.stepDeferred;
}
