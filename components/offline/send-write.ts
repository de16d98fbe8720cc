import { showSessionEnded } from "@/components/auth/show-session-ended";
import { sendChange, sendStar, sendStep } from "@/components/checklists/state/checklist-requests";
import { noteConnection } from "@/components/offline/connection-store";
import type { Sending, SentAnswer } from "@/components/offline/outbox";
import type { KeptWrite } from "@/components/offline/waiting-writes";
import { ApiError } from "@/lib/api-client";

/** Sends what was done without a network. Without a clear answer it is tried again later. */
export async function sendWrite(write: KeptWrite): Promise<Sending> {
  try {
    const answer = await request(write);
    noteConnection({ isOffline: false });
    return { result: "sent", answer };
  } catch (error) {
    noteConnection({ isOffline: !(error instanceof ApiError) });
    if (!(error instanceof ApiError)) return { result: "later" };
    if (error.status === 401) tellOfSessionOnce();
    if (error.status === 401 || error.status === 429 || error.status >= 500) {
      return { result: "later" };
    }
    return { result: "refused", refusal: { reason: error.message } };
  }
}

let hasTold = false;

/** It is tried again and again; the person needs to hear of it once. */
function tellOfSessionOnce(): void {
  if (!hasTold) showSessionEnded();
  hasTold = true;
}

async function request({ key, checklistId, change }: KeptWrite): Promise<SentAnswer> {
  if (change.type === "add") return sendStep(checklistId, change.text, key);
  const { stepId, field, value } = change;
  if (field === "priority") {
    await sendStar(checklistId, stepId, value);
    return {};
  }
  return sendChange(checklistId, stepId, { [field]: value });
}
