import { expect } from "vitest";
import type {
  AdviceAnswer,
  ChatAnswer,
  Conversation,
  ConversationPage,
} from "@/lib/coaching/types";
import { prisma } from "@/lib/db";
import type { Answer, Browser } from "./browser";
import { type ReadEvent, readEvents } from "./events";
import type { Person } from "./people";
import { makePlan } from "./plans";
import { signedInWithPremium } from "./subscribe";

export const PARTY_TASKS = [
  { text: "Pick a day", minutes: 5 },
  { text: "Call the venue", minutes: 10 },
  { text: "Send the invitations", minutes: 20 },
];

/** Someone with Premium and a plan of three steps. */
export async function coached(): Promise<Person & { planId: string }> {
  const person = await signedInWithPremium();
  const { id: planId } = await makePlan(person.browser, PARTY_TASKS);
  return { ...person, planId };
}

type Refused = { code?: string; message?: string; safeMessage?: string; resources?: unknown[] };

/** Asks for advice, as the page does. */
export function askAdvice(
  browser: Browser,
  body: Record<string, unknown> = {},
): Promise<Answer<AdviceAnswer & Refused>> {
  return browser.call("POST", "/api/coaching/advice", { includeJournal: false, ...body });
}

/** An advice that is given. */
export async function advised(
  browser: Browser,
  body?: Record<string, unknown>,
): Promise<AdviceAnswer> {
  const answer = await askAdvice(browser, body);
  expect(answer.status).toBe(200);
  return answer.body;
}

/** Sends a message to the coach. */
export function chat(
  browser: Browser,
  message: string,
  body: Record<string, unknown> = {},
): Promise<Answer<ChatAnswer & Refused>> {
  return browser.call("POST", "/api/coaching/chat", { message, ...body });
}

/** A message that is answered. */
export async function answered(
  browser: Browser,
  message: string,
  body?: Record<string, unknown>,
): Promise<ChatAnswer> {
  const answer = await chat(browser, message, body);
  expect(answer.status).toBe(200);
  return answer.body;
}

/** Any call of the coach as a stream. */
export function coachStream(
  browser: Browser,
  call: "advice" | "chat",
  body: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<Response> {
  return browser.fetch(`/api/coaching/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
}

export async function collect(response: Response): Promise<ReadEvent[]> {
  const events: ReadEvent[] = [];
  for await (const event of readEvents(response)) events.push(event);
  return events;
}

/** The words of a stream, put together. */
export function wordsOf(events: readonly ReadEvent[]): string {
  return events
    .filter(({ event }) => event === "words")
    .map(({ data }) =>
      typeof data === "object" && data !== null && "text" in data ? String(data.text) : "",
    )
    .join("");
}

export async function sessions(browser: Browser, query = ""): Promise<ConversationPage> {
  const answer = await browser.call<{ data: ConversationPage }>(
    "GET",
    `/api/coaching/history${query}`,
  );
  expect(answer.status).toBe(200);
  return answer.body.data;
}

export async function openSession(browser: Browser, id: string): Promise<Conversation> {
  const answer = await browser.call<{ data: { conversation: Conversation } }>(
    "GET",
    `/api/coaching/history/${id}`,
  );
  expect(answer.status).toBe(200);
  return answer.body.data.conversation;
}

/** Turns taken, and messages kept, as the database has them. */
export async function countsOf(id: string): Promise<{ turns: number; messages: number }> {
  const row = await prisma.coachingConversation.findUniqueOrThrow({
    where: { id },
    include: { _count: { select: { messages: true } } },
  });
  return { turns: row.turnCount, messages: row._count.messages };
}
