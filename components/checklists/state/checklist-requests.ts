import { api } from "@/lib/api-client";
import type { ChecklistDetail, ChecklistStep } from "@/lib/checklists/types";
import type { SafetyNotice } from "@/lib/safety/types";

/** A request that takes longer is given up, so that its change can come back with Retry. */
export const GIVE_UP_AFTER_MS = 20_000;

/** Document 2, section 7. All of them throw ApiError, or fetch's own error without a network. */
export async function fetchSteps(checklistId: string): Promise<ChecklistStep[]> {
  const { checklist } = await api<{ checklist: ChecklistDetail }>(
    "GET",
    `/api/checklist/${checklistId}`,
    { signal: AbortSignal.timeout(GIVE_UP_AFTER_MS) },
  );
  return checklist.steps;
}

/**
 * The step as it was added, with help where its text needs some. Sent again under the same key, a UUID,
 * it is not added twice.
 */
export async function sendStep(
  checklistId: string,
  text: string,
  idempotencyKey: string,
): Promise<{ task: ChecklistStep; safety?: SafetyNotice }> {
  return api("POST", `/api/checklist/${checklistId}/tasks`, write({ text, idempotencyKey }));
}

/** Any of a step's fields; "tomorrow" is the next day where the person is, which the server knows. */
type StepChange = {
  completed?: boolean;
  text?: string;
  minutes?: number | null;
  deferredUntil?: "tomorrow" | null;
};

/**
 * The step as the server holds it now, for a ticked sub-step the step that it belongs to, and help where
 * a new text needs some.
 */
export type ChangedStep = {
  task: ChecklistStep;
  parent?: { id: string; completed: boolean };
  safety?: SafetyNotice;
};

export async function sendChange(
  checklistId: string,
  stepId: string,
  change: StepChange,
): Promise<ChangedStep> {
  return api<ChangedStep>("PATCH", `/api/checklist/${checklistId}/tasks/${stepId}`, write(change));
}

export async function sendStar(
  checklistId: string,
  taskId: string,
  priority: boolean,
): Promise<void> {
  await api("PATCH", `/api/checklist/${checklistId}/tasks/priority`, write({ taskId, priority }));
}

export async function sendRemoval(checklistId: string, stepId: string): Promise<void> {
  await api("DELETE", `/api/checklist/${checklistId}/tasks/${stepId}`, write());
}

/** The step with the sub-steps that came back with it, and the ids of its list in their order. */
export async function sendRestoration(
  checklistId: string,
  stepId: string,
): Promise<{ task: ChecklistStep; order: string[] }> {
  return api("POST", `/api/checklist/${checklistId}/tasks/${stepId}/restore`, write());
}

/** Answers the ids of the step's list in their new order; null moves the step to the front. */
export async function sendMove(
  checklistId: string,
  taskId: string,
  afterTaskId: string | null,
): Promise<string[]> {
  const { order } = await api<{ order: string[] }>(
    "PATCH",
    `/api/checklist/${checklistId}/tasks/order`,
    write({ taskId, afterTaskId }),
  );
  return order;
}

/** What a call that writes is sent with. */
export function write(body?: unknown) {
  return { body, keepalive: true, signal: AbortSignal.timeout(GIVE_UP_AFTER_MS) };
}
