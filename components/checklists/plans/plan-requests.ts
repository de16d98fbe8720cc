import { GIVE_UP_AFTER_MS, write } from "@/components/checklists/state/checklist-requests";
import { ApiError, api } from "@/lib/api-client";

/** All of them throw ApiError, or fetch's own error without a network. */

/** A plan that is gone already, because of another tab, is as good as deleted. */
export async function sendPlanDeletion(id: string): Promise<void> {
  try {
    await api("DELETE", `/api/checklist/${id}`, { signal: AbortSignal.timeout(GIVE_UP_AFTER_MS) });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

export async function sendPlanRestoration(id: string): Promise<void> {
  await api("POST", `/api/checklist/${id}/restore`, write());
}

/** Answers what the server holds now. */
export async function sendPlanArchive(id: string, archived: boolean): Promise<boolean> {
  const answer = await api<{ archived: boolean }>(
    "PATCH",
    `/api/checklist/${id}`,
    write({ archived }),
  );
  return answer.archived;
}

/** Answers the id of the copy. */
export async function sendPlanCopy(id: string): Promise<string> {
  const { checklist } = await api<{ checklist: { id: string } }>(
    "POST",
    `/api/checklist/${id}/duplicate`,
    { signal: AbortSignal.timeout(GIVE_UP_AFTER_MS) },
  );
  return checklist.id;
}
