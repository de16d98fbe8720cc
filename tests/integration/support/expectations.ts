import type { Browser } from "./browser";
import type { Caller } from "./callers";
import { type Person, signedIn } from "./people";
import { makePlan, saveBreakdown, stepAt } from "./plans";
import { refined } from "./refinements";
import { signedInWithPremium } from "./subscribe";

/** What the owner has, made afresh for each call. */
export type Things = {
  planId: string;
  stepId: string;
  sessionId: string;
  thoughtId: string;
  decisionId: string;
  looseDecisionId: string;
  /** A coach's answer in the plan's chat. */
  messageId: string;
  /** The public link of a decision that holds nothing else of the owner. */
  shareId: string;
  /** A conversation with the AI coach; of nobody without Premium. */
  conversationId: string;
  /** An entry of the journal; of nobody without Premium. */
  entryId: string;
};

export type Expectation = {
  /** The call about the owner's things. A body that is given is a valid one. */
  ask: (things: Things) => { path: string; body?: Record<string, unknown> };
  /** The call is part of Premium: each person of the row has it, and gets 403 without it. */
  needsPremium?: true;
  /** The status that each caller gets. */
  status: Record<Caller, number>;
  /** The status that the owner gets with Premium, where it is another one. */
  withPremium?: number;
};

const ownOnly = { signedOut: 401, otherUser: 404, owner: 200, revoked: 401 };
const anyPerson = { signedOut: 401, otherUser: 200, owner: 200, revoked: 401 };
const everybody = { signedOut: 200, otherUser: 200, owner: 200, revoked: 200 };
/** Nobody here has a subscription; tests/integration/billing/portal.test.ts holds what those see. */
const nothingToManage = { signedOut: 401, otherUser: 404, owner: 404, revoked: 401 };
/** Nobody here has a subscription; tests/integration/reminders/settings.test.ts holds what those see. */
const premiumOnly = { signedOut: 401, otherUser: 403, owner: 403, revoked: 401 };
const nobody = { signedOut: 404, otherUser: 404, owner: 404, revoked: 404 };
const deadLink = { signedOut: 400, otherUser: 400, owner: 400, revoked: 400 };
/** No session opens it: Stripe's signature does, see tests/integration/billing/webhook-signature.test.ts. */
const unsigned = deadLink;
const badCredentials = { signedOut: 401, otherUser: 401, owner: 401, revoked: 401 };

const notFound: Expectation = { ask: () => ({ path: "/api/no/such/address" }), status: nobody };

/**
 * Who may call what. Every method that a route file handles stands here; one that is missing must
 * answer 405, so a new call fails the tests until its row is written.
 */
export const EXPECTATIONS: Record<string, Expectation> = {
  "POST /api/auth/register": {
    ask: () => ({
      path: "/api/auth/register",
      body: {
        email: `${crypto.randomUUID()}@example.org`,
        password: "a long enough password",
        confirmPassword: "a long enough password",
        birthdate: "1990-12-10",
        tosAccepted: true,
        firstName: "Grace",
        lastName: "Hopper",
      },
    }),
    status: everybody,
  },
  "POST /api/auth/login": {
    ask: () => ({
      path: "/api/auth/login",
      body: { email: "nobody@example.org", password: "not the password" },
    }),
    status: badCredentials,
  },
  "POST /api/auth/logout": { ask: () => ({ path: "/api/auth/logout" }), status: everybody },
  // Google is not set up in these tests; tests/integration/auth/google-*.test.ts hold what it does.
  "GET /api/auth/google": { ask: () => ({ path: "/api/auth/google" }), status: nobody },
  "GET /api/auth/callback/google": {
    ask: () => ({ path: "/api/auth/callback/google?code=1&state=2" }),
    status: nobody,
  },
  "GET /api/auth/me": { ask: () => ({ path: "/api/auth/me" }), status: anyPerson },
  "POST /api/auth/forgot-password": {
    ask: () => ({
      path: "/api/auth/forgot-password",
      body: { email: `${crypto.randomUUID()}@example.org` },
    }),
    status: everybody,
  },
  "POST /api/auth/verify-email": {
    ask: () => ({ path: "/api/auth/verify-email", body: { token: "nobody's" } }),
    status: deadLink,
  },
  "POST /api/auth/resend-verification": {
    ask: () => ({ path: "/api/auth/resend-verification" }),
    status: anyPerson,
  },
  "POST /api/auth/reset-password": {
    ask: () => ({
      path: "/api/auth/reset-password",
      body: { token: "nobody's", newPassword: "a long enough password" },
    }),
    status: deadLink,
  },
  "POST /api/decisions/breakdown": {
    ask: () => ({ path: "/api/decisions/breakdown", body: { inputText: "Learn to swim" } }),
    status: everybody,
  },
  "POST /api/decisions/breakdown/save": {
    ask: () => ({
      path: "/api/decisions/breakdown/save",
      body: { inputText: "Learn to swim", suggestedTasks: ["Find a pool"] },
    }),
    status: everybody,
  },
  "POST /api/decisions/flip": {
    ask: ({ looseDecisionId }) => ({
      path: "/api/decisions/flip",
      body: {
        inputText: "Tea or coffee?",
        options: ["Tea", "Coffee"],
        decisionId: looseDecisionId,
      },
    }),
    status: ownOnly,
  },
  "POST /api/decisions/share": {
    ask: ({ looseDecisionId }) => ({
      path: "/api/decisions/share",
      body: { decisionId: looseDecisionId },
    }),
    status: ownOnly,
  },
  "GET /api/decisions/shared/[shareId]": {
    ask: ({ shareId }) => ({ path: `/api/decisions/shared/${shareId}` }),
    status: everybody,
  },
  "DELETE /api/decisions/shared/[shareId]": {
    ask: ({ shareId }) => ({ path: `/api/decisions/shared/${shareId}` }),
    status: ownOnly,
  },
  "GET /api/decision/[id]": {
    ask: ({ decisionId }) => ({ path: `/api/decision/${decisionId}` }),
    status: ownOnly,
  },
  "GET /api/checklist": { ask: () => ({ path: "/api/checklist" }), status: anyPerson },
  "POST /api/checklist": {
    ask: ({ looseDecisionId }) => ({
      path: "/api/checklist",
      body: { decisionId: looseDecisionId, userContext: "" },
    }),
    status: { signedOut: 404, otherUser: 404, owner: 200, revoked: 404 },
  },
  "GET /api/checklist/[id]": {
    ask: ({ planId }) => ({ path: `/api/checklist/${planId}` }),
    status: ownOnly,
  },
  "DELETE /api/checklist/[id]": {
    ask: ({ planId }) => ({ path: `/api/checklist/${planId}` }),
    status: ownOnly,
  },
  "PATCH /api/checklist/[id]": {
    ask: ({ planId }) => ({ path: `/api/checklist/${planId}`, body: { archived: true } }),
    status: ownOnly,
  },
  "POST /api/checklist/[id]/restore": {
    ask: ({ planId }) => ({ path: `/api/checklist/${planId}/restore` }),
    status: ownOnly,
  },
  "POST /api/checklist/[id]/duplicate": {
    ask: ({ planId }) => ({ path: `/api/checklist/${planId}/duplicate` }),
    status: ownOnly,
  },
  "POST /api/checklist/[id]/tasks": {
    ask: ({ planId }) => ({ path: `/api/checklist/${planId}/tasks`, body: { text: "Breathe" } }),
    status: ownOnly,
  },
  "PATCH /api/checklist/[id]/tasks/[taskId]": {
    ask: ({ planId, stepId }) => ({
      path: `/api/checklist/${planId}/tasks/${stepId}`,
      body: { completed: true },
    }),
    status: ownOnly,
  },
  "DELETE /api/checklist/[id]/tasks/[taskId]": {
    ask: ({ planId, stepId }) => ({ path: `/api/checklist/${planId}/tasks/${stepId}` }),
    status: ownOnly,
  },
  "POST /api/checklist/[id]/tasks/[taskId]/restore": {
    ask: ({ planId, stepId }) => ({ path: `/api/checklist/${planId}/tasks/${stepId}/restore` }),
    status: ownOnly,
  },
  "POST /api/checklist/[id]/tasks/[taskId]/breakdown": {
    ask: ({ planId, stepId }) => ({
      path: `/api/checklist/${planId}/tasks/${stepId}/breakdown`,
      body: { replace: false },
    }),
    status: ownOnly,
  },
  "PATCH /api/checklist/[id]/tasks/order": {
    ask: ({ planId, stepId }) => ({
      path: `/api/checklist/${planId}/tasks/order`,
      body: { taskId: stepId, afterTaskId: null },
    }),
    status: ownOnly,
  },
  "PATCH /api/checklist/[id]/tasks/priority": {
    ask: ({ planId, stepId }) => ({
      path: `/api/checklist/${planId}/tasks/priority`,
      body: { taskId: stepId, priority: true },
    }),
    status: ownOnly,
  },
  "POST /api/checklist/migrate-anonymous": {
    ask: ({ planId }) => ({
      path: "/api/checklist/migrate-anonymous",
      body: { checklistId: planId },
    }),
    status: ownOnly,
  },
  "POST /api/checklist/refine": {
    ask: ({ planId, decisionId }) => ({
      path: "/api/checklist/refine",
      body: { checklistId: planId, chatMessage: "Make it shorter", currentSteps: [], decisionId },
    }),
    status: ownOnly,
  },
  "GET /api/checklist/[id]/refinements": {
    ask: ({ planId }) => ({ path: `/api/checklist/${planId}/refinements` }),
    status: ownOnly,
  },
  "POST /api/checklist/[id]/refinements/[messageId]/undo": {
    ask: ({ planId, messageId }) => ({
      path: `/api/checklist/${planId}/refinements/${messageId}/undo`,
    }),
    status: ownOnly,
  },
  "GET /api/timer": { ask: () => ({ path: "/api/timer" }), status: anyPerson },
  "PATCH /api/timer": {
    ask: ({ sessionId }) => ({ path: "/api/timer", body: { sessionId, paused: true } }),
    status: ownOnly,
  },
  "POST /api/timer/start": {
    ask: ({ planId, stepId }) => ({
      path: "/api/timer/start",
      body: { taskId: stepId, checklistId: planId },
    }),
    status: ownOnly,
  },
  "POST /api/timer/stop": {
    ask: ({ sessionId }) => ({
      path: "/api/timer/stop",
      body: { sessionId, status: "interrupted" },
    }),
    status: ownOnly,
  },
  "GET /api/checklist/[id]/thoughts": {
    ask: ({ planId }) => ({ path: `/api/checklist/${planId}/thoughts` }),
    status: ownOnly,
  },
  "POST /api/checklist/[id]/thoughts": {
    ask: ({ planId }) => ({
      path: `/api/checklist/${planId}/thoughts`,
      body: { text: "Water the plants" },
    }),
    status: ownOnly,
  },
  "PATCH /api/checklist/[id]/thoughts/[thoughtId]": {
    ask: ({ planId, thoughtId }) => ({
      path: `/api/checklist/${planId}/thoughts/${thoughtId}`,
      body: { resolved: true },
    }),
    status: ownOnly,
  },
  "DELETE /api/checklist/[id]/thoughts/[thoughtId]": {
    ask: ({ planId, thoughtId }) => ({ path: `/api/checklist/${planId}/thoughts/${thoughtId}` }),
    status: ownOnly,
  },
  "GET /api/journals": {
    ask: () => ({ path: "/api/journals" }),
    needsPremium: true,
    status: anyPerson,
  },
  "POST /api/journals": {
    ask: ({ planId }) => ({
      path: "/api/journals",
      body: { content: "A quiet day", mood: 3, checklistId: planId, decisionId: null },
    }),
    needsPremium: true,
    status: ownOnly,
  },
  "GET /api/journals/days": {
    ask: () => ({ path: "/api/journals/days?month=2026-11" }),
    needsPremium: true,
    status: anyPerson,
  },
  "PATCH /api/journals/[id]": {
    ask: ({ entryId }) => ({ path: `/api/journals/${entryId}`, body: { content: "A loud day" } }),
    needsPremium: true,
    status: ownOnly,
  },
  "DELETE /api/journals/[id]": {
    ask: ({ entryId }) => ({ path: `/api/journals/${entryId}` }),
    needsPremium: true,
    status: ownOnly,
  },
  "POST /api/coaching/advice": {
    ask: ({ planId }) => ({
      path: "/api/coaching/advice",
      body: { checklistId: planId, includeJournal: false },
    }),
    needsPremium: true,
    status: ownOnly,
  },
  "POST /api/coaching/chat": {
    ask: ({ conversationId }) => ({
      path: "/api/coaching/chat",
      body: { message: "Where do I start?", conversationId },
    }),
    needsPremium: true,
    status: ownOnly,
  },
  "POST /api/coaching/accept-task": {
    ask: ({ planId }) => ({
      path: "/api/coaching/accept-task",
      body: { taskText: "Breathe", checklistId: planId },
    }),
    needsPremium: true,
    status: ownOnly,
  },
  "GET /api/coaching/history": {
    ask: () => ({ path: "/api/coaching/history" }),
    needsPremium: true,
    status: anyPerson,
  },
  "GET /api/coaching/history/[id]": {
    ask: ({ conversationId }) => ({ path: `/api/coaching/history/${conversationId}` }),
    needsPremium: true,
    status: ownOnly,
  },
  "DELETE /api/coaching/history/[id]": {
    ask: ({ conversationId }) => ({ path: `/api/coaching/history/${conversationId}` }),
    needsPremium: true,
    status: ownOnly,
  },
  "POST /api/safety/test/chat": {
    ask: () => ({ path: "/api/safety/test/chat", body: { message: "Make it shorter" } }),
    status: anyPerson,
  },
  "POST /api/safety/test/journal": {
    ask: () => ({ path: "/api/safety/test/journal", body: { entry: "A quiet day" } }),
    status: anyPerson,
  },
  "POST /api/safety/test/decision": {
    ask: () => ({
      path: "/api/safety/test/decision",
      body: { decision: "Tea or coffee?", options: ["Tea", "Coffee"] },
    }),
    status: anyPerson,
  },
  "POST /api/safety/test/text": {
    ask: () => ({ path: "/api/safety/test/text", body: { text: "Learn to swim" } }),
    status: anyPerson,
  },
  // What an admin sees is held by tests/integration/safety/stats.test.ts.
  "GET /api/safety/admin/stats": {
    ask: () => ({ path: "/api/safety/admin/stats" }),
    status: anyPerson,
  },
  "GET /api/subscription/status": {
    ask: () => ({ path: "/api/subscription/status" }),
    status: anyPerson,
  },
  "POST /api/checkout/session": {
    ask: () => ({ path: "/api/checkout/session" }),
    status: anyPerson,
  },
  "POST /api/billing-portal": {
    ask: () => ({ path: "/api/billing-portal" }),
    status: nothingToManage,
  },
  "GET /api/subscription/portal": {
    ask: () => ({ path: "/api/subscription/portal" }),
    status: nothingToManage,
  },
  "POST /api/stripe/webhook": {
    ask: () => ({ path: "/api/stripe/webhook" }),
    status: unsigned,
  },
  "GET /api/reminders": {
    ask: () => ({ path: "/api/reminders" }),
    status: premiumOnly,
    withPremium: 200,
  },
  "GET /api/reminders/settings": {
    ask: () => ({ path: "/api/reminders/settings" }),
    status: premiumOnly,
    withPremium: 200,
  },
  "POST /api/reminders/settings": {
    ask: () => ({ path: "/api/reminders/settings", body: { enabled: 1, frequency: "daily" } }),
    status: premiumOnly,
    withPremium: 200,
  },
  "GET /api/reminders/preview": {
    ask: () => ({ path: "/api/reminders/preview" }),
    status: premiumOnly,
    withPremium: 200,
  },
  "POST /api/reminders/unsubscribe": {
    ask: () => ({ path: "/api/reminders/unsubscribe?token=nobody's" }),
    status: deadLink,
  },
  // Who watches the process has no session; tests/integration/runtime/health.test.ts holds what it says.
  "GET /api/health": { ask: () => ({ path: "/api/health" }), status: everybody },
  "GET /api/health/live": { ask: () => ({ path: "/api/health/live" }), status: everybody },
  // No session opens it, and without CRON_SECRET nothing does; tests/integration/jobs/cron.test.ts.
  "GET /api/cron/jobs": { ask: () => ({ path: "/api/cron/jobs" }), status: nobody },
  "GET /api/[[...path]]": notFound,
  "POST /api/[[...path]]": notFound,
  "PUT /api/[[...path]]": notFound,
  "PATCH /api/[[...path]]": notFound,
  "DELETE /api/[[...path]]": notFound,
  "OPTIONS /api/[[...path]]": notFound,
};

/** Makes what the calls of the table are about, in the owner's browser. */
export async function makeThings(owner: Browser, inputText: string): Promise<Things> {
  const { id: planId, decisionId } = await makePlan(owner, [inputText], inputText);
  const { id: stepId } = await stepAt(owner, planId);
  const { messageId } = await refined(owner, planId, "Add a step: breathe");
  const started = await owner.call<{ session?: { id: string } }>("POST", "/api/timer/start", {
    taskId: stepId,
    checklistId: planId,
  });
  const parked = await owner.call<{ thought?: { id: string } }>(
    "POST",
    `/api/checklist/${planId}/thoughts`,
    { text: inputText },
  );
  const publicId = await saveBreakdown(owner, ["A"], "Tea or coffee?");
  const shared = await owner.call<{ shareId?: string }>("POST", "/api/decisions/share", {
    decisionId: publicId,
  });
  const written = await owner.call<{ data?: { entry: { id: string } } }>("POST", "/api/journals", {
    content: inputText,
  });
  const advised = await owner.call<{ conversationId?: string }>("POST", "/api/coaching/advice", {
    checklistId: planId,
    includeJournal: false,
  });
  return {
    planId,
    stepId,
    // A visitor has plans, but neither a timer nor thoughts, and nothing public.
    sessionId: started.body.session?.id ?? crypto.randomUUID(),
    thoughtId: parked.body.thought?.id ?? crypto.randomUUID(),
    decisionId,
    looseDecisionId: await saveBreakdown(owner, ["A"], inputText),
    messageId,
    shareId: shared.body.shareId ?? crypto.randomUUID(),
    conversationId: advised.body.conversationId ?? crypto.randomUUID(),
    entryId: written.body.data?.entry.id ?? crypto.randomUUID(),
  };
}

/** Makes a person to whom the call of a row is open. */
export function joinFor(row: string): Promise<Person> {
  return EXPECTATIONS[row]?.needsPremium ? signedInWithPremium() : signedIn();
}

/** The method of a row's name. */
export function methodOf(row: string): string {
  return row.split(" ")[0] ?? "";
}
