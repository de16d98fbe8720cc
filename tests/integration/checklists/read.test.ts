import { expect, test } from "vitest";
import { CARDS_PER_PAGE } from "@/lib/checklists/constants";
import { loadCards, loadChecklist } from "@/lib/checklists/loaders";
import type { ChecklistSummary } from "@/lib/checklists/types";
import { prisma } from "@/lib/db";
import { loadDecision } from "@/lib/decisions/loaders";
import { Browser } from "../support/browser";
import { revoke, signedIn } from "../support/people";
import { makePlan, readPlan, saveBreakdown, stepAt } from "../support/plans";
import { statementsOf } from "../support/statements";

type List = { success: true; data: { checklists: ChecklistSummary[]; nextCursor: string | null } };

test("the list is empty for a new person", async () => {
  const { browser } = await signedIn();
  expect((await browser.call("GET", "/api/checklist")).body).toEqual({
    success: true,
    data: { checklists: [], nextCursor: null },
  });
});

test("the list has a person's own plans with steps and progress, newest first", async () => {
  const { browser } = await signedIn();
  const { browser: other } = await signedIn();
  await makePlan(other);
  const older = await makePlan(browser);
  const newer = await makePlan(browser, ["A", "B", "C"]);
  const deleted = await makePlan(browser);
  await browser.call("DELETE", `/api/checklist/${deleted.id}`);
  const step = await stepAt(browser, newer.id, 1);
  await browser.call("PATCH", `/api/checklist/${newer.id}/tasks/${step.id}`, { completed: true });
  const { body } = await browser.call<List>("GET", "/api/checklist");
  expect(body.data.checklists.map(({ id }) => id)).toEqual([newer.id, older.id]);
  const { decision: _, ...summary } = await readPlan(browser, newer.id);
  expect(body.data.checklists[0]).toEqual(summary);
  expect(summary.progress).toEqual({ completed: 1, total: 3, percentage: 33 });
});

test("the list pages by cursor without losing or doubling a plan", async () => {
  const { browser, userId } = await signedIn();
  const made: string[] = [];
  for (let index = 0; index < 5; index += 1) made.push((await makePlan(browser)).id);
  // Plans of the same millisecond are told apart by their ids.
  await prisma.checklist.updateMany({ where: { userId }, data: { createdAt: new Date() } });
  const seen: string[] = [];
  let address = "/api/checklist?limit=2";
  for (let page = 0; page < 3; page += 1) {
    const { body } = await browser.call<List>("GET", address);
    seen.push(...body.data.checklists.map(({ id }) => id));
    expect(body.data.nextCursor === null).toBe(page === 2);
    address = `/api/checklist?limit=2&cursor=${body.data.nextCursor}`;
  }
  expect(seen).toEqual(made.sort().reverse());
});

test.each(["limit=0", "limit=201", "limit=1.5", "limit=x", "cursor=x", "cursor=", "cursor=%00"])(
  "the list refuses ?%s in words",
  async (query) => {
    const { browser } = await signedIn();
    const answer = await browser.call("GET", `/api/checklist?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, code: "VALIDATION" });
  },
);

test("a card shows the next open steps first, at most three, and counts them all", async () => {
  const { browser } = await signedIn();
  const { id, decisionId } = await makePlan(browser, ["A", "B", "C", "D"]);
  for (const place of [0, 2]) {
    const step = await stepAt(browser, id, place);
    await browser.call("PATCH", `/api/checklist/${id}/tasks/${step.id}`, { completed: true });
  }
  const { cards } = await browser.run(() => loadCards());
  expect(cards).toEqual([
    {
      id,
      decisionId,
      title: "Plan a birthday party",
      createdAt: expect.any(String),
      status: "open",
      progress: { completed: 2, total: 4, percentage: 50 },
      recentSteps: [
        { id: expect.any(String), text: "B", completed: false },
        { id: expect.any(String), text: "D", completed: false },
        { id: expect.any(String), text: "A", completed: true },
      ],
    },
  ]);
});

test("cards page by cursor; a broken cursor shows the first page", async () => {
  const { browser, userId } = await signedIn();
  for (let day = 1; day <= CARDS_PER_PAGE + 2; day += 1) {
    const createdAt = new Date(Date.UTC(2026, 0, day));
    const { id: decisionId } = await prisma.decision.create({
      data: { userId, inputText: `Plan ${day}` },
    });
    await prisma.checklist.create({
      data: { userId, decisionId, title: `Plan ${day}`, createdAt },
    });
  }
  const first = await browser.run(() => loadCards("broken"));
  expect(first.cards).toHaveLength(CARDS_PER_PAGE);
  expect(first.cards[0]?.progress).toEqual({ completed: 0, total: 0, percentage: 0 });
  const second = await browser.run(() => loadCards(first.nextCursor ?? ""));
  expect(second.cards.map(({ title }) => title)).toEqual(["Plan 2", "Plan 1"]);
  expect(second.nextCursor).toBeNull();
});

test("a plan opens for its owner alone; what is missing says 404, a visitor is asked to log in", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser);
  const { browser: other } = await signedIn();
  for (const path of [id, crypto.randomUUID(), "not-an-id", "%27%20OR%201=1"]) {
    expect(await other.call("GET", `/api/checklist/${path}`)).toMatchObject({
      status: 404,
      body: { success: false, code: "NOT_FOUND" },
    });
  }
  expect(await other.run(() => loadChecklist(id))).toBeNull();
  expect(await other.run(() => loadChecklist("not-an-id"))).toBeNull();
  expect((await browser.run(() => loadChecklist(id)))?.id).toBe(id);
  expect((await new Browser().call("GET", `/api/checklist/${id}`)).status).toBe(401);
});

test("a visitor reads the plan and the decision of their own browser, nobody else does", async () => {
  const visitor = new Browser();
  const { id, decisionId } = await makePlan(visitor);
  expect((await readPlan(visitor, id)).steps).toHaveLength(3);
  expect((await visitor.call("GET", `/api/decision/${decisionId}`)).status).toBe(200);
  const stranger = new Browser();
  await saveBreakdown(stranger);
  const forger = new Browser();
  forger.cookies.set("stepwell-claim", "A".repeat(43));
  const { browser: person } = await signedIn();
  for (const [browser, status] of [
    [stranger, 401],
    [forger, 401],
    [person, 404],
  ] as const) {
    expect((await browser.call("GET", `/api/checklist/${id}`)).status).toBe(status);
    expect((await browser.call("GET", `/api/decision/${decisionId}`)).status).toBe(status);
  }
});

test("a decision answers what document 2 names, and 404 for others", async () => {
  const { browser } = await signedIn();
  const { id: checklistId, decisionId } = await makePlan(browser);
  expect((await browser.call("GET", `/api/decision/${decisionId}`)).body).toEqual({
    success: true,
    decision: {
      id: decisionId,
      inputText: "Plan a birthday party",
      chosenOption: null,
      parsedOptions: [],
      flipCount: 0,
      shareId: null,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      checklistId,
    },
  });
  await browser.call("DELETE", `/api/checklist/${checklistId}`);
  expect(await browser.run(() => loadDecision(decisionId))).toMatchObject({ checklistId: null });
  expect(await browser.run(() => loadDecision("7"))).toBeNull();
  const { browser: other } = await signedIn();
  for (const path of [decisionId, crypto.randomUUID(), "7"]) {
    expect((await other.call("GET", `/api/decision/${path}`)).status).toBe(404);
  }
});

test("a deleted plan is gone from every call; deleting it again changes nothing", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser);
  const step = await stepAt(browser, id);
  const answer = await browser.call("DELETE", `/api/checklist/${id}`);
  expect(answer).toMatchObject({ status: 200, body: { success: true, message: "Plan deleted." } });
  const { deletedAt } = await prisma.checklist.findUniqueOrThrow({ where: { id } });
  const statuses = await Promise.all([
    browser.call("GET", `/api/checklist/${id}`),
    browser.call("POST", `/api/checklist/${id}/tasks`, { text: "More" }),
    browser.call("PATCH", `/api/checklist/${id}/tasks/${step.id}`, { completed: true }),
    browser.call("PATCH", `/api/checklist/${id}/tasks/priority`, {
      taskId: step.id,
      priority: true,
    }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await browser.call("DELETE", `/api/checklist/${id}`)).status).toBe(200);
  expect((await prisma.checklist.findUniqueOrThrow({ where: { id } })).deletedAt).toEqual(
    deletedAt,
  );
});

test("dashboard, plan page and tick stay within their statements", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser);
  for (let more = 0; more < 5; more += 1) await makePlan(browser);
  const step = await stepAt(browser, id);
  const tick = () =>
    browser.call("PATCH", `/api/checklist/${id}/tasks/${step.id}`, { completed: true });
  expect(await statementsOf(tick)).toHaveLength(2);
  expect(await statementsOf(() => browser.run(() => loadCards()))).toHaveLength(2);
  expect(await statementsOf(() => browser.run(() => loadChecklist(id)))).toHaveLength(2);
  expect(await statementsOf(() => browser.call("GET", "/api/checklist"))).toHaveLength(2);
  expect(await statementsOf(() => browser.call("GET", `/api/checklist/${id}`))).toHaveLength(2);
});

test("a session that was ended elsewhere reads nothing", async () => {
  const person = await signedIn();
  const { id } = await makePlan(person.browser);
  await revoke(person);
  for (const path of ["/api/checklist", `/api/checklist/${id}`, "/api/subscription/status"]) {
    expect((await person.browser.call("GET", path)).status).toBe(401);
  }
});
