import { api } from "@/lib/api-client";
import type { ChecklistDetail, ChecklistStep } from "@/lib/checklists/types";

/** A request that takes longer is given up, so that its change can come back with Retry. */
const GIVE_UP_AFTER_MS = 20_000;

/** Document 2, section 7. All of them throw ApiError, or fetch's own error without a network. */
export async function fetchSteps(checklistId: string): Promise<ChecklistStep[]> {
  const { checklist } = await api<{ checklist: ChecklistDetail }>(
    "GET",
    `/api/checklist/${checklistId}`,
    { signal: AbortSignal.timeout(GIVE_UP_AFTER_MS) },
  );
  return checklist.steps;
}

export async function sendStep(checklistId: string, text: string): Promise<ChecklistStep> {
  const { task } = await api<{ task: ChecklistStep }>(
    "POST",
    `/api/checklist/${checklistId}/tasks`,
    write({ text }),
  );
  return task;
}

/** Answers what the server holds now. */
export async function sendTick(
  checklistId: string,
  stepId: string,
  completed: boolean,
): Promise<boolean> {
  const answer = await api<{ completed: boolean }>(
    "PATCH",
    `/api/checklist/${checklistId}/tasks/${stepId}`,
    write({ completed }),
  );
  return answer.completed;
}

export async function sendStar(
  checklistId: string,
  taskId: string,
  priority: boolean,
): Promise<boolean> {
  await api("PATCH", `/api/checklist/${checklistId}/tasks/priority`, write({ taskId, priority }));
  return priority;
}

export async function sendPlanDeletion(checklistId: string): Promise<void> {
  await api("DELETE", `/api/checklist/${checklistId}`, {
    signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
  });
}

function write(body: unknown) {
  return { body, keepalive: true, signal: AbortSignal.timeout(GIVE_UP_AFTER_MS) };
}
