import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db";
import { EXPECTATIONS, makeThings, methodOf, type Things } from "./support/expectations";
import type { Person } from "./support/people";
import { signedInWithPremium } from "./support/subscribe";

const stripe = await vi.hoisted(async () => (await import("./support/stripe")).startStripe());
afterAll(() => stripe.stop());

const secret = "a-text-that-only-its-owner-may-read";

let victim: Person;
let theirs: Things;
let before: unknown;
let attacker: Person;
let own: Things;
beforeAll(async () => {
  victim = await signedInWithPremium();
  theirs = await makeThings(victim.browser, secret);
  before = await everythingOf(victim.userId);
  attacker = await signedInWithPremium();
  own = await makeThings(attacker.browser, "Learn to swim");
});

/** All that hangs on a person, also what hangs on it in turn. */
function everythingOf(userId: string): Promise<unknown> {
  return prisma.user.findUniqueOrThrow({
    where: { id: userId },
    include: {
      decisions: { include: { checklists: true, journalEntries: true } },
      checklists: {
        include: {
          steps: true,
          refinementMessages: true,
          timerSessions: true,
          parkedThoughts: true,
          journalEntries: true,
          coachingConversations: true,
        },
      },
      timerSessions: true,
      parkedThoughts: true,
      journalEntries: true,
      coachingConversations: { include: { messages: true } },
    },
  });
}

/** The things whose ids stand in the call of a row. */
function namesIn(row: string): (keyof Things)[] {
  const used = new Set<keyof Things>();
  const noted = new Proxy({} as Things, {
    get: (_, name) => {
      used.add(name as keyof Things);
      return crypto.randomUUID();
    },
  });
  EXPECTATIONS[row]?.ask(noted);
  return [...used];
}

/** Calls that name several things, each with one of them another's. */
const crossed = Object.keys(EXPECTATIONS).flatMap((row) => {
  const names = namesIn(row);
  return names.length < 2 ? [] : names.map((name) => [row, name] as const);
});

type Call = [method: string, path: string, body: Record<string, unknown>];

/** What a call may name beside what it needs. */
const beside: Record<string, () => Call> = {
  "a step is put behind another's": () => [
    "PATCH",
    `/api/checklist/${own.planId}/tasks/order`,
    { taskId: own.stepId, afterTaskId: theirs.stepId },
  ],
  "an entry is linked to another's plan": () => [
    "PATCH",
    `/api/journals/${own.entryId}`,
    { content: "A quiet day", checklistId: theirs.planId },
  ],
  "an entry is linked to another's decision": () => [
    "PATCH",
    `/api/journals/${own.entryId}`,
    { content: "A quiet day", decisionId: theirs.decisionId },
  ],
  "a talk goes over to another's plan": () => [
    "POST",
    "/api/coaching/chat",
    {
      message: "Where do I start?",
      conversationId: own.conversationId,
      checklistId: theirs.planId,
    },
  ],
};

/** Nothing is read, nothing changes, and nothing of the caller's points to what is another's. */
async function leadsNowhere([method, path, body]: Call, status = 404): Promise<void> {
  const answer = await attacker.browser.call(method, path, body);
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body)).not.toContain(secret);
  expect(await everythingOf(victim.userId)).toEqual(before);
  const kept = JSON.stringify(await everythingOf(attacker.userId));
  for (const id of Object.values(theirs)) expect(kept).not.toContain(id);
}

describe("one of several ids is another's", () => {
  test.each(crossed)("%s: %s", async (row, name) => {
    const { path, body = {} } = EXPECTATIONS[row]?.ask({ ...own, [name]: theirs[name] }) ?? {};
    const isUnread = row === "POST /api/checklist/refine" && name === "decisionId";
    await leadsNowhere([methodOf(row), path ?? "", body], isUnread ? 200 : 404);
  });

  test.each(Object.entries(beside))("%s", async (_, call) => {
    await leadsNowhere(call());
  });

  // The words are what counts: a step or session that is not there is left out.
  test.each(["taskId", "sessionId"])("a thought is parked with another's %s", async (field) => {
    const body = { text: "Water the plants", taskId: theirs.stepId, sessionId: theirs.sessionId };
    const path = `/api/checklist/${own.planId}/thoughts`;
    const call: Call = ["POST", path, { text: body.text, [field]: Reflect.get(body, field) }];
    await leadsNowhere(call, 200);
  });
});

test("another's key of a request that is sent twice is nobody's", async () => {
  const idempotencyKey = crypto.randomUUID();
  const written = await victim.browser.call("POST", "/api/journals", {
    content: secret,
    idempotencyKey,
  });
  expect(written.status).toBe(200);
  const answer = await attacker.browser.call("POST", "/api/journals", {
    content: "A quiet day",
    idempotencyKey,
  });
  expect(answer.status).toBe(200);
  expect(JSON.stringify(answer.body)).not.toContain(secret);
});
