import { api } from "@/lib/api-client";
import { apiEvents } from "@/lib/api-stream";
import type {
  AdviceAnswer,
  ChatAnswer,
  CoachingEvent,
  Conversation,
  ConversationPage,
} from "@/lib/coaching/types";

const GIVE_UP_AFTER_MS = 20_000;
const soon = () => ({ signal: AbortSignal.timeout(GIVE_UP_AFTER_MS) });

export type AdviceWish = { checklistId: string | null; includeJournal: boolean };
export type Message = { message: string; conversationId: string; checklistId: string | null };

/** Asks for advice: the coach's words as they come, then the answer. Never asked twice by itself. */
export function requestAdvice(
  wish: AdviceWish,
  signal: AbortSignal,
): AsyncGenerator<CoachingEvent<AdviceAnswer>> {
  return coachingEvents<AdviceAnswer>("/api/coaching/advice", wish, signal);
}

/** Sends a message of the talk: the coach's words as they come, then the answer. Each takes a turn. */
export function requestReply(
  message: Message,
  signal: AbortSignal,
): AsyncGenerator<CoachingEvent<ChatAnswer>> {
  return coachingEvents<ChatAnswer>("/api/coaching/chat", message, signal);
}

/**
 * @throws ApiError, fetch's error when the network fails, Error when the stream ends without an answer
 */
async function* coachingEvents<Answer>(
  url: string,
  body: object,
  signal: AbortSignal,
): AsyncGenerator<CoachingEvent<Answer>> {
  const events = apiEvents<{ words: { text: string }; done: Answer }>(url, body, signal);
  for await (const { event, data } of events) {
    if (event === "words") yield { type: "words", text: data.text };
    else {
      yield { type: "answer", answer: data };
      return;
    }
  }
  throw new Error("The stream ended without an answer.");
}

/** A page of earlier sessions, newest first. */
export async function fetchSessions(cursor: string): Promise<ConversationPage> {
  const query = new URLSearchParams({ cursor });
  const { data } = await api<{ data: ConversationPage }>(
    "GET",
    `/api/coaching/history?${query}`,
    soon(),
  );
  return data;
}

/** A session, whole. */
export async function fetchSession(id: string): Promise<Conversation> {
  const { data } = await api<{ data: { conversation: Conversation } }>(
    "GET",
    `/api/coaching/history/${id}`,
    soon(),
  );
  return data.conversation;
}

export async function deleteSession(id: string): Promise<void> {
  await api("DELETE", `/api/coaching/history/${id}`, soon());
}

/** Adds a suggested task to a plan. */
export async function sendAcceptedTask(taskText: string, checklistId: string): Promise<void> {
  await api("POST", "/api/coaching/accept-task", { body: { taskText, checklistId }, ...soon() });
}
