import { expect, test } from "vitest";
import { submitWelcomeAnswer } from "@/lib/checklists/actions";
import { CARDS_PER_PAGE } from "@/lib/checklists/constants";
import { loadCards, loadToday, loadWelcomeAnswer } from "@/lib/checklists/loaders";
import { plansView } from "@/lib/checklists/plans-view";
import { prisma } from "@/lib/db";
import type { Browser } from "../support/browser";
import { formOf } from "../support/forms";
import { openSession, signedIn } from "../support/people";
import { makePlan } from "../support/plans";
import { statementsOf } from "../support/statements";

/** What My Plans reads for an address. */
function open(browser: Browser, parameters: Parameters<typeof plansView>[0] = {}) {
  const { cursor, status, words } = plansView(parameters);
  return browser.run(() =>
    Promise.all([loadCards(cursor, status ?? "", words), loadToday(), loadWelcomeAnswer()]),
  );
}

async function titles(browser: Browser, parameters?: Parameters<typeof plansView>[0]) {
  const [{ cards }] = await open(browser, parameters);
  return cards.map(({ title }) => title);
}

test.each([
  {},
  { status: "done" },
  { status: "archived" },
  { q: "plan" },
  { q: "plan", status: "open" },
])(
  "my plans cost two statements beside the session's, whatever the address asks: %j",
  async (parameters) => {
    const { browser } = await signedIn();
    await makePlan(browser, ["A"], "Plan");
    const statements = await statementsOf(() => open(browser, parameters));
    expect(statements.filter((text) => !text.includes("FROM sessions"))).toHaveLength(2);
  },
);

test("open plans come first; completed and archived ones have lists of their own", async () => {
  const { browser } = await signedIn();
  for (const title of ["Open", "Away"]) {
    await makePlan(browser, ["A"], title);
  }
  const [page] = await open(browser);
  const away = page.cards.find(({ title }) => title === "Away");
  await browser.call("PATCH", `/api/checklist/${away?.id}`, { archived: true });
  expect(await titles(browser)).toEqual(["Open"]);
  expect(await titles(browser, { status: "archived" })).toEqual(["Away"]);
  expect(await titles(browser, { q: "a" })).toEqual(["Away", "Open"]);
  const { browser: stranger } = await signedIn();
  expect(await titles(stranger, { q: "away" })).toEqual([]);
  expect(await titles(stranger, { status: "archived" })).toEqual([]);
});

test("a deleted plan leaves every list and comes back to its place, archived as it was", async () => {
  const { browser } = await signedIn();
  await makePlan(browser, ["A"], "First");
  const { id } = await makePlan(browser, ["A"], "Second");
  await makePlan(browser, ["A"], "Third");
  await browser.call("DELETE", `/api/checklist/${id}`);
  expect(await titles(browser)).toEqual(["Third", "First"]);
  expect(await titles(browser, { q: "second" })).toEqual([]);
  await browser.call("POST", `/api/checklist/${id}/restore`);
  expect(await titles(browser)).toEqual(["Third", "Second", "First"]);
  await browser.call("PATCH", `/api/checklist/${id}`, { archived: true });
  await browser.call("DELETE", `/api/checklist/${id}`);
  await browser.call("POST", `/api/checklist/${id}/restore`);
  expect(await titles(browser)).toEqual(["Third", "First"]);
  expect(await titles(browser, { status: "archived" })).toEqual(["Second"]);
});

test("a copy stands before its original, and the words find both", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser, ["Pack the tent"], "Camp");
  await browser.call("POST", `/api/checklist/${id}/duplicate`);
  const [{ cards }] = await open(browser, { q: "tent" });
  expect(cards.map(({ title }) => title)).toEqual(["Camp", "Camp"]);
  expect(cards[1]?.id).toBe(id);
});

test("2,000 plans page by cursor, each once, and any of them is found", async () => {
  const { browser, userId } = await signedIn();
  const decisions = await prisma.decision.createManyAndReturn({
    data: Array.from({ length: 2_000 }, (_, at) => ({ userId, inputText: `Errand n${at}` })),
    select: { id: true, inputText: true },
  });
  await prisma.checklist.createMany({
    data: decisions.map(({ id, inputText }) => ({ userId, decisionId: id, title: inputText })),
  });
  const seen: string[] = [];
  let cursor = "";
  do {
    const [{ cards, nextCursor }] = await open(browser, { cursor });
    expect(cards.length).toBeLessThanOrEqual(CARDS_PER_PAGE);
    seen.push(...cards.map(({ title }) => title));
    cursor = nextCursor ?? "";
  } while (cursor);
  expect(seen).toHaveLength(2_000);
  expect(new Set(seen).size).toBe(2_000);
  for (const at of [777, 1000, 1234, 1999]) {
    expect(await titles(browser, { q: `errand n${at}` })).toContain(`Errand n${at}`);
  }
  const [first] = await open(browser, { q: "errand n19" });
  const [second] = await open(browser, { q: "errand n19", cursor: first.nextCursor ?? "" });
  const found = [...first.cards, ...second.cards].map(({ title }) => title);
  expect(new Set(found).size).toBe(2 * CARDS_PER_PAGE);
  expect(found.every((title) => title.startsWith("Errand n19"))).toBe(true);
});

test("the answer to the welcome is kept for this session, at no cost", async () => {
  const { browser, userId } = await signedIn();
  const answer = () => browser.run(loadWelcomeAnswer);
  const stepId = crypto.randomUUID();
  expect(await answer()).toBeNull();
  await browser.run(() => submitWelcomeAnswer(formOf({ stepId })));
  expect(await answer()).toEqual({ stepId });
  expect(await statementsOf(answer)).toHaveLength(1);
  await browser.run(() => submitWelcomeAnswer(formOf({})));
  expect(await answer()).toEqual({ stepId: null });
  await browser.run(() => submitWelcomeAnswer(formOf({ stepId: "no step" })));
  expect(await answer()).toEqual({ stepId: null });
  await openSession(userId, browser);
  expect(await answer()).toBeNull();
});
