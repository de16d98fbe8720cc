import { api } from "@/lib/api-client";
import { PENDING_CHECKLIST_KEY } from "@/lib/checklists/pending";

const TIMEOUT_MS = 5_000;

/**
 * Moves the plan that was made before signing in to the account. On success the local record goes; on
 * failure it is kept and the reason is logged. Never throws. The id of the plan, when one was moved.
 * Document 1, section 4, "Session".
 */
export async function claimPendingPlan(): Promise<string | null> {
  try {
    const checklistId = readPendingId();
    if (!checklistId) return null;
    await api("POST", "/api/checklist/migrate-anonymous", {
      body: { checklistId },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    localStorage.removeItem(PENDING_CHECKLIST_KEY);
    return checklistId;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the spec has this failure in the console only.
    console.error("The pending plan could not be moved to the account.", error);
    return null;
  }
}

function readPendingId(): string | null {
  const stored = localStorage.getItem(PENDING_CHECKLIST_KEY);
  const record: unknown = stored === null ? null : JSON.parse(stored);
  if (typeof record !== "object" || record === null || !("id" in record)) return null;
  return typeof record.id === "string" ? record.id : null;
}
