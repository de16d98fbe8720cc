import { expect, test } from "vitest";
import { loadCards } from "@/lib/checklists/loaders";
import { prisma } from "@/lib/db";
import { Browser } from "../support/browser";
import { signedIn } from "../support/people";
import { makePlan, stepAt } from "../support/plans";

async function found(browser: Browser, words: string): Promise<string[]> {
  const { cards } = await browser.run(() => loadCards("", "", words));
  return cards.map(({ title }) => title).sort();
}

test("every word begins a word of title or steps, in any case and with any accents", async () => {
  const { browser } = await signedIn();
  await makePlan(browser, ["Buy balloons", "Ring Zoë's mother"], "Plan a birthday party");
  await makePlan(browser, ["Bücher zurückgeben", "Straße fegen"], "Aufräumen im Büro");
  await makePlan(browser, ["Зайти в Банк"], "Ёлка");
  const hits: [string, string[]][] = [
    ["party", ["Plan a birthday party"]],
    ["PAR", ["Plan a birthday party"]],
    ["balloons party", ["Plan a birthday party"]],
    ["  birth   ballo ", ["Plan a birthday party"]],
    ["zoe", ["Plan a birthday party"]],
    ["zoe’s", ["Plan a birthday party"]],
    ["bucher", ["Aufräumen im Büro"]],
    ["BÜCHER buro", ["Aufräumen im Büro"]],
    ["strasse", ["Aufräumen im Büro"]],
    ["елка", ["Ёлка"]],
    ["БАНК", ["Ёлка"]],
    ["b", ["Aufräumen im Büro", "Plan a birthday party"]],
    ["arty", []],
    ["party nobody", []],
    ["–", []],
    ["…!", []],
  ];
  for (const [words, titles] of hits) {
    expect([words, await found(browser, words)]).toEqual([words, titles]);
  }
});

test("scripts without spaces are found by their characters", async () => {
  const { browser } = await signedIn();
  await makePlan(browser, ["歯医者に電話する"], "日本語を勉強する");
  expect(await found(browser, "勉強")).toEqual(["日本語を勉強する"]);
  expect(await found(browser, "電話")).toEqual(["日本語を勉強する"]);
  expect(await found(browser, "中国")).toEqual([]);
});

test("a search follows edits, removals, undo and new steps", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser, ["Find the ladder"], "Garage");
  const { id: stepId } = await stepAt(browser, id);
  const path = `/api/checklist/${id}/tasks`;
  await browser.call("PATCH", `${path}/${stepId}`, { text: "Find the toolbox" });
  expect(await found(browser, "ladder")).toEqual([]);
  expect(await found(browser, "toolbox")).toEqual(["Garage"]);
  await browser.call("DELETE", `${path}/${stepId}`);
  expect(await found(browser, "toolbox")).toEqual([]);
  await browser.call("POST", `${path}/${stepId}/restore`);
  expect(await found(browser, "toolbox")).toEqual(["Garage"]);
  await browser.call("POST", path, { text: "Sweep" });
  expect(await found(browser, "sweep tool gara")).toEqual(["Garage"]);
  await browser.call("DELETE", `/api/checklist/${id}`);
  expect(await found(browser, "garage")).toEqual([]);
});

test("a visitor's plan is found once it is in the account", async () => {
  const browser = new Browser();
  const { id } = await makePlan(browser, ["Find a pool"], "Learn to swim");
  await signedIn(browser);
  expect(await found(browser, "swim")).toEqual([]);
  await browser.call("POST", "/api/checklist/migrate-anonymous", { checklistId: id });
  expect(await found(browser, "swim pool")).toEqual(["Learn to swim"]);
});

test("nobody finds another's plans, not even with the same end of an id", async () => {
  const { browser } = await signedIn();
  const { browser: other, userId } = await signedIn();
  await makePlan(browser, ["Secret errand"], "Secret");
  expect(await found(other, "secret")).toEqual([]);
  // A twin whose id ends as the other person's: the index mixes their words, the answer must not.
  const twin = `00000000-0000-7000-8000-${userId.slice(-12)}`;
  await prisma.user.create({ data: { id: twin, email: `${twin}@example.org` } });
  const decision = await prisma.decision.create({ data: { userId: twin, inputText: "Twin" } });
  await prisma.checklist.create({
    data: { userId: twin, decisionId: decision.id, title: "Secret of the twin" },
  });
  expect(await found(other, "secret")).toEqual([]);
});

test("a search covers all lists, or one when a status is named", async () => {
  const { browser } = await signedIn();
  const archived = await makePlan(browser, ["A"], "Paint the fence");
  const done = await makePlan(browser, ["A"], "Paint the door");
  await makePlan(browser, ["A"], "Paint the wall");
  await browser.call("PATCH", `/api/checklist/${archived.id}`, { archived: true });
  const { id } = await stepAt(browser, done.id);
  await browser.call("PATCH", `/api/checklist/${done.id}/tasks/${id}`, { completed: true });
  const all = await browser.run(() => loadCards("", "", "paint"));
  expect(all.cards.map(({ title, status }) => [title, status])).toEqual([
    ["Paint the wall", "open"],
    ["Paint the door", "done"],
    ["Paint the fence", "archived"],
  ]);
  const some = await browser.run(() => loadCards("", "archived", "paint"));
  expect(some.cards.map(({ title }) => title)).toEqual(["Paint the fence"]);
});

test("the words search any of 2,000 plans, page by page", async () => {
  const { browser, userId } = await signedIn();
  const decision = { userId, inputText: "x" };
  const decisions = await prisma.decision.createManyAndReturn({
    data: Array.from({ length: 2_000 }, () => decision),
    select: { id: true },
  });
  const plans = await prisma.checklist.createManyAndReturn({
    data: decisions.map(({ id }, at) => ({ userId, decisionId: id, title: `Adventure ${at}` })),
    select: { id: true },
  });
  await prisma.step.createMany({
    data: plans.map(({ id }, at) => ({ checklistId: id, text: `Do errand n${at}`, position: 0 })),
  });
  expect(await found(browser, "adventure n1234")).toEqual(["Adventure 1234"]);
  expect(await found(browser, "n777")).toEqual(["Adventure 777"]);
  const answer = await browser.call<{ data: { checklists: unknown[]; nextCursor: string } }>(
    "GET",
    "/api/checklist?q=advent&limit=200",
  );
  expect(answer.body.data.checklists).toHaveLength(200);
  const next = await browser.call<{ data: { checklists: { title: string }[] } }>(
    "GET",
    `/api/checklist?q=advent&limit=5&cursor=${answer.body.data.nextCursor}`,
  );
  expect(next.body.data.checklists).toHaveLength(5);
});

test.each([
  "'; DROP TABLE steps; --",
  "a' | 'b",
  "a:*&b",
  "!a",
  "\\",
  "'\\''",
  "((((",
  "%_",
  "$1",
  "<->",
  "a\u0000b",
  "\ud800",
  "ﷺ".repeat(60),
  "x".repeat(200),
  "a ".repeat(100),
])("whatever is typed only searches: %s", async (words) => {
  const { browser } = await signedIn();
  await makePlan(browser, ["One"], "Plan");
  const query = new URLSearchParams({ q: words });
  expect((await browser.call("GET", `/api/checklist?${query}`)).status).toBe(200);
  expect(await found(browser, "plan")).toEqual(["Plan"]);
});

test("more than 200 characters are refused by the call, and no search for the page", async () => {
  const { browser } = await signedIn();
  await makePlan(browser, ["One"], "Plan");
  const answer = await browser.call("GET", `/api/checklist?q=${"x".repeat(201)}`);
  expect(answer).toMatchObject({
    status: 400,
    body: { message: "Please search with at most 200 characters." },
  });
  expect(await found(browser, "x".repeat(201))).toEqual(["Plan"]);
});

test("the longest steps in any script can be kept and found", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser, ["One"], "Plan");
  for (const text of ["ﷺ".repeat(500), "漢".repeat(500), "ä".repeat(500), "a'b\\c ".repeat(80)]) {
    const answer = await browser.call("POST", `/api/checklist/${id}/tasks`, { text });
    expect(answer.status).toBe(200);
    expect(await found(browser, text.slice(0, 30))).toEqual(["Plan"]);
  }
});
