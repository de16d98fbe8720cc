import { api } from "@/lib/api-client";
import { apiEvents } from "@/lib/api-stream";
import type { MessagePage, RefineAnswer, RefineEvent } from "@/lib/checklists/refinement/types";
import type { ChecklistDetail } from "@/lib/checklists/types";

const GIVE_UP_AFTER_MS = 20_000;

type Refinement = {
  checklistId: string;
  chatMessage: string;
  /** What the screen shows, by id: it says what is meant by "step 3". */
  currentSteps: string[];
  decisionId: string;
};

/**
 * Asks for a refinement (document 2, section 7) and tells the coach's words as they come, then the answer.
 * Never asked a second time by itself: each answer counts.
 * @throws ApiError, fetch's error when the network fails, Error when the stream ends without an answer.
 */
export async function* requestRefinement(
  refinement: Refinement,
  signal: AbortSignal,
): AsyncGenerator<RefineEvent> {
  const events = apiEvents<{ words: { text: string }; done: RefineAnswer }>(
    "/api/checklist/refine",
    refinement,
    signal,
  );
  for await (const { event, data } of events) {
    if (event === "words") yield { type: "words", text: data.text };
    else {
      yield { type: "answer", answer: data };
      return;
    }
  }
  throw new Error("The stream ended without an answer.");
}

/** A page of the plan's chat, newest first. */
export async function fetchMessages(
  checklistId: string,
  limit: number,
  cursor?: string,
): Promise<MessagePage> {
  const query = new URLSearchParams({ limit: String(limit), ...(cursor ? { cursor } : {}) });
  const { data } = await api<{ data: MessagePage }>(
    "GET",
    `/api/checklist/${checklistId}/refinements?${query}`,
    { signal: AbortSignal.timeout(GIVE_UP_AFTER_MS) },
  );
  return data;
}

/** Takes back what a coach's message changed. */
export async function sendUndo(
  checklistId: string,
  messageId: string,
): Promise<{ checklist: ChecklistDetail; message: string }> {
  return api("POST", `/api/checklist/${checklistId}/refinements/${messageId}/undo`, {
    signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
  });
}
