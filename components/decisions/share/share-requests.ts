import { GIVE_UP_AFTER_MS } from "@/components/checklists/state/checklist-requests";
import type { ShareSubject } from "@/components/decisions/share/share-subject";
import { ApiError, api } from "@/lib/api-client";
import type { ShareAnswer, ShareContent } from "@/lib/decisions/share/types";

/** All of them throw ApiError, or fetch's own error without a network. */

/** Makes a decision public; one that is public keeps its link. */
export async function sendShare(decisionId: string): Promise<ShareAnswer> {
  return api<ShareAnswer>("POST", "/api/decisions/share", { body: { decisionId }, ...patience() });
}

/** The texts of a share; null when it has ended. */
export async function readShareContent(shareId: string): Promise<ShareContent | null> {
  return unlessGone(async () => {
    const request = { body: { shareId }, ...patience() };
    return (await api<ShareAnswer>("POST", "/api/decisions/share", request)).shareContent;
  });
}

/** Ends a share; one that another tab has ended is as good as stopped. */
export async function sendStop(shareId: string): Promise<void> {
  await unlessGone(() => api("DELETE", `/api/decisions/shared/${shareId}`, patience()));
}

/** A decision that the page does not show. */
export async function readSubject(decisionId: string): Promise<ShareSubject> {
  const address = `/api/decision/${decisionId}`;
  return (await api<{ decision: ShareSubject }>("GET", address, patience())).decision;
}

async function unlessGone<Answer>(send: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

function patience() {
  return { signal: AbortSignal.timeout(GIVE_UP_AFTER_MS) };
}
