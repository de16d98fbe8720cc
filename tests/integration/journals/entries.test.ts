import { beforeEach, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db";
import { WRITE_LIMIT } from "@/lib/journals/constants";
import type { JournalEntry } from "@/lib/journals/types";
import { Browser } from "../support/browser";
import { patchEntry, postEntry, readJournal, write } from "../support/journal";
import { type Person, signedIn } from "../support/people";
import { makePlan, saveBreakdown } from "../support/plans";
import { signedInWithPremium, subscribe } from "../support/subscribe";

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const premiumRequired = {
  success: false,
  code: "PREMIUM_REQUIRED",
  message: "Premium subscription required to access journaling.",
};

let person: Person;
let browser: Browser;
beforeEach(async () => {
  person = await signedInWithPremium();
  ({ browser } = person);
});

/** What the coin chose, with an id of its own. */
async function flipped(by: Browser): Promise<string> {
  const answer = await by.call<{ decision: { id: string } }>("POST", "/api/decisions/flip", {
    inputText: "Tea or coffee?",
    options: ["Tea", "Coffee"],
  });
  return answer.body.decision.id;
}

describe("an entry", () => {
  test("is kept with its line breaks, trimmed, and has not been edited", async () => {
    const { status, body } = await postEntry(browser, {
      content: " Slept well.\r\n\r\n😴 Rain \n",
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: "Entry created",
      data: {
        entry: {
          id: expect.any(String),
          content: "Slept well.\n\n😴 Rain",
          createdAt: time,
          updatedAt: body.data.entry.createdAt,
          mood: null,
          checklistId: null,
          decisionId: null,
          link: null,
        },
      },
    });
    expect((await readJournal(browser)).entries).toEqual([body.data.entry]);
  });

  test("of 10,000 characters is welcome, in any script; one more is not", async () => {
    for (const content of ["x".repeat(10_000), "\uffff".repeat(10_000), "😴".repeat(5_000)]) {
      expect((await write(browser, ` ${content}\n`)).content).toBe(content);
    }
    const entry = await write(browser, "short");
    for (const answer of [
      await postEntry(browser, { content: "x".repeat(10_001) }),
      await patchEntry(browser, entry.id, { content: "x".repeat(10_001) }),
    ]) {
      expect(answer).toMatchObject({
        status: 400,
        body: { code: "VALIDATION", message: "An entry can have at most 10,000 characters." },
      });
    }
    expect((await readJournal(browser)).entries).toHaveLength(4);
  });

  test("that is sent twice under one key is kept once, as it was first", async () => {
    const idempotencyKey = crypto.randomUUID();
    const send = (content: string) => postEntry(browser, { content, idempotencyKey });
    const answers = await Promise.all(Array.from({ length: 12 }, () => send("Slept well.")));
    const [entry, ...more] = (await readJournal(browser)).entries;
    expect(more).toEqual([]);
    for (const { status, body } of [...answers, await send("Other words")]) {
      expect({ status, entry: body.data.entry }).toEqual({ status: 200, entry });
    }
  });

  test("takes no key from others, nor after it was deleted, and none that is no UUID", async () => {
    const idempotencyKey = crypto.randomUUID();
    const { browser: other } = await signedInWithPremium();
    const theirs = await write(other, "Theirs", { idempotencyKey });
    const own = await write(browser, "Mine", { idempotencyKey });
    expect(own).toMatchObject({ content: "Mine" });
    expect(own.id).not.toBe(theirs.id);
    await browser.call("DELETE", `/api/journals/${own.id}`);
    expect((await write(browser, "Again", { idempotencyKey })).content).toBe("Again");
    expect(await postEntry(browser, { content: "x", idempotencyKey: "one" })).toMatchObject({
      status: 400,
      body: { code: "VALIDATION", message: "idempotencyKey must be a UUID." },
    });
  });

  test("is changed: words, mood and link, and what is not named stays", async () => {
    const { id: checklistId } = await makePlan(browser);
    const entry = await write(browser, "Before", { mood: 2, checklistId });
    const changed = await patchEntry(browser, entry.id, { content: " After " });
    expect(changed.body).toEqual({
      success: true,
      message: "Entry updated",
      data: { entry: { ...entry, content: "After", updatedAt: time } },
    });
    expect(changed.body.data.entry.updatedAt > entry.createdAt).toBe(true);
    const bare = { content: "After", mood: null, checklistId: null };
    const { body } = await patchEntry(browser, entry.id, bare);
    expect(body.data.entry).toMatchObject({ ...bare, link: null });
    expect((await readJournal(browser)).entries).toEqual([body.data.entry]);
  });

  test("is erased once", async () => {
    const { id } = await write(browser, "Gone");
    const path = `/api/journals/${id}`;
    const answer = await browser.call("DELETE", path);
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, message: "Entry deleted" },
    });
    expect((await browser.call("DELETE", path)).status).toBe(404);
    expect((await patchEntry(browser, id, { content: "Back" })).status).toBe(404);
    expect(await prisma.journalEntry.count({ where: { id } })).toBe(0);
  });

  test("whose key is lost says so, and can be written anew or erased", async () => {
    const { id } = await write(browser, "Once");
    await prisma.dataKey.updateMany({
      where: { userId: person.userId },
      data: { wrappingKeyId: "lost" },
    });
    expect((await readJournal(browser)).entries).toMatchObject([{ content: "", unreadable: true }]);
    const { body } = await patchEntry(browser, id, { content: "Again" });
    expect(body.data.entry).toMatchObject({ id, content: "Again" });
    expect(body.data.entry).not.toHaveProperty("unreadable");
  });
});

describe("at the same time", () => {
  test("first entries make one key, and each is kept", async () => {
    const words = Array.from({ length: 8 }, (_, at) => `Entry ${at}`);
    const entries = await Promise.all(words.map((content) => write(browser, content)));
    expect(new Set(entries.map(({ id }) => id)).size).toBe(8);
    const { entries: kept } = await readJournal(browser);
    expect(kept.map(({ content }) => content).sort()).toEqual(words);
    expect(await prisma.dataKey.count({ where: { userId: person.userId } })).toBe(1);
  });

  test("two changes leave one of them whole, and two erasures are one", async () => {
    const { id } = await write(browser, "Zero");
    const changes = [
      { content: "One", mood: 1 },
      { content: "Two", mood: 2 },
    ];
    const answers = await Promise.all(changes.map((change) => patchEntry(browser, id, change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [kept] = (await readJournal(browser)).entries;
    expect(changes).toContainEqual({ content: kept?.content, mood: kept?.mood });
    const path = `/api/journals/${id}`;
    const erased = await Promise.all([browser.call("DELETE", path), browser.call("DELETE", path)]);
    expect(erased.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe("a link", () => {
  test("leads to the plan, and is not shown while the plan is deleted", async () => {
    const { id: checklistId } = await makePlan(browser);
    const entry = await write(browser, "On it", { checklistId });
    expect(entry).toMatchObject({
      checklistId,
      decisionId: null,
      link: { title: "Plan a birthday party", href: `/my-plans/${checklistId}` },
    });
    await browser.call("DELETE", `/api/checklist/${checklistId}`);
    expect((await readJournal(browser)).entries).toMatchObject([{ checklistId: null, link: null }]);
    expect((await postEntry(browser, { content: "x", checklistId })).status).toBe(404);
    await browser.call("POST", `/api/checklist/${checklistId}/restore`);
    expect((await readJournal(browser)).entries).toEqual([entry]);
    await prisma.checklist.delete({ where: { id: checklistId } });
    expect((await readJournal(browser)).entries).toMatchObject([{ checklistId: null, link: null }]);
  });

  test("leads to what the coin chose, or to the plan of a goal", async () => {
    const coin = await flipped(browser);
    expect((await write(browser, "x", { decisionId: coin })).link).toEqual({
      title: "Tea or coffee?",
      href: `/decision?coin=${coin}`,
    });
    const { id, decisionId } = await makePlan(browser);
    expect((await write(browser, "x", { decisionId })).link?.href).toBe(`/my-plans/${id}`);
    const loose = await saveBreakdown(browser);
    expect((await write(browser, "x", { decisionId: loose })).link?.href).toBe("/decision");
  });

  test("takes the place of the one before, of either kind", async () => {
    const { id: checklistId } = await makePlan(browser);
    const decisionId = await flipped(browser);
    const { id } = await write(browser, "x", { checklistId });
    const change = async (link: Partial<JournalEntry>) =>
      (await patchEntry(browser, id, { content: "x", ...link })).body.data.entry;
    expect(await change({ decisionId })).toMatchObject({ checklistId: null, decisionId });
    expect(await change({ checklistId: null })).toMatchObject({ checklistId: null, decisionId });
    expect(await change({ checklistId, decisionId: null })).toMatchObject({
      checklistId,
      decisionId: null,
    });
  });

  test("to something of someone else, or to nothing there is, answers 404 and keeps nothing", async () => {
    const other = await signedInWithPremium();
    const foreign = await makePlan(other.browser);
    const visitors = await makePlan(new Browser());
    const { id } = await write(browser, "Mine");
    for (const link of [
      { checklistId: foreign.id },
      { decisionId: foreign.decisionId },
      { checklistId: visitors.id },
      { decisionId: visitors.decisionId },
      { checklistId: crypto.randomUUID() },
      { decisionId: "no id at all" },
      { checklistId: foreign.decisionId },
    ]) {
      expect((await postEntry(browser, { content: "Theirs", ...link })).status).toBe(404);
      expect((await patchEntry(browser, id, { content: "Theirs", ...link })).status).toBe(404);
    }
    expect((await readJournal(browser)).entries).toMatchObject([{ content: "Mine", link: null }]);
  });
});

const uuid = crypto.randomUUID();

test.each([
  ["Please write something first.", {}],
  ["Please write something first.", { content: "" }],
  ["Please write something first.", { content: " \n\t\u200b\u0000" }],
  ["Please write something first.", { content: 7 }],
  ["Please write something first.", { content: ["a"] }],
  ["Please write something first.", { content: null, mood: 3 }],
  ["mood is a whole number from 1 to 5, or null.", { content: "a", mood: 0 }],
  ["mood is a whole number from 1 to 5, or null.", { content: "a", mood: 6 }],
  ["mood is a whole number from 1 to 5, or null.", { content: "a", mood: 2.5 }],
  ["mood is a whole number from 1 to 5, or null.", { content: "a", mood: "3" }],
  ["mood is a whole number from 1 to 5, or null.", { content: "a", mood: true }],
  [
    "The link of an entry is the id of a plan or a decision, or null.",
    { content: "a", decisionId: 7 },
  ],
  [
    "The link of an entry is the id of a plan or a decision, or null.",
    { content: "a", checklistId: {} },
  ],
  [
    "An entry can be linked to a plan or to a decision, not to both.",
    { content: "a", checklistId: uuid, decisionId: uuid },
  ],
])("refuses in words, to write and to change: %s (%#)", async (message, body) => {
  const { id } = await write(browser, "As it was");
  for (const answer of [await postEntry(browser, body), await patchEntry(browser, id, body)]) {
    expect(answer).toMatchObject({ status: 400, body: { code: "VALIDATION", message } });
  }
  expect((await readJournal(browser)).entries).toMatchObject([{ content: "As it was" }]);
});

test("what is not JSON is refused in words", async () => {
  const { id } = await write(browser, "As it was");
  for (const [method, path] of [
    ["POST", "/api/journals"],
    ["PATCH", `/api/journals/${id}`],
  ]) {
    const headers = { "content-type": "application/json" };
    const response = await browser.fetch(path ?? "", { method, headers, body: "{oops" });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: "The request is not valid JSON." });
  }
});

describe("nobody else", () => {
  test("reads, finds, changes or erases an entry", async () => {
    const entry = await write(browser, "Mine alone", { mood: 4 });
    const { browser: stranger } = await signedInWithPremium();
    expect((await patchEntry(stranger, entry.id, { content: "Theirs" })).status).toBe(404);
    expect((await stranger.call("DELETE", `/api/journals/${entry.id}`)).status).toBe(404);
    for (const query of ["", "?q=mine", `?day=${entry.createdAt.slice(0, 10)}`]) {
      expect((await readJournal(stranger, query)).entries).toEqual([]);
    }
    expect((await readJournal(browser)).entries).toEqual([entry]);
  });

  test("not a visitor, and not by something that is no id", async () => {
    const { id } = await write(browser, "Mine alone");
    const visitor = new Browser();
    for (const answer of [
      await visitor.call("GET", "/api/journals"),
      await visitor.call("GET", "/api/journals/days?month=2026-11"),
      await postEntry(visitor, { content: "Hello" }),
      await patchEntry(visitor, id, { content: "Hello" }),
      await visitor.call("DELETE", `/api/journals/${id}`),
    ]) {
      expect(answer).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
    }
    expect((await patchEntry(browser, "7", { content: "Hello" })).status).toBe(404);
    expect((await browser.call("DELETE", "/api/journals/7")).status).toBe(404);
  });
});

describe("without Premium", () => {
  const allCalls = async (by: Browser, id: string) => [
    await by.call("GET", "/api/journals"),
    await by.call("GET", "/api/journals?q=a"),
    await by.call("GET", "/api/journals/days?month=2026-11"),
    await postEntry(by, { content: "Hello" }),
    await patchEntry(by, id, { content: "Hello" }),
    await by.call("DELETE", `/api/journals/${id}`),
  ];

  test("every call is refused with the words of the specification", async () => {
    const free = await signedIn();
    for (const answer of await allCalls(free.browser, uuid)) {
      expect(answer).toMatchObject({ status: 403, body: premiumRequired });
    }
    expect(await prisma.journalEntry.count({ where: { userId: free.userId } })).toBe(0);
  });

  test.each(["canceled", "unpaid", "incomplete"])(
    "that ended (%s) the entries stay, and come back",
    async (status) => {
      const entry = await write(browser, "Still here");
      await subscribe(person.userId, status);
      for (const answer of await allCalls(browser, entry.id)) {
        expect(answer).toMatchObject({ status: 403, body: premiumRequired });
      }
      await subscribe(person.userId);
      expect((await readJournal(browser)).entries).toEqual([entry]);
    },
  );
});

test("so many entries may be written in ten minutes, exactly, and one more person is not counted", async () => {
  const { id } = await write(browser, "First");
  const rest = WRITE_LIMIT.points - 1;
  const answers = await Promise.all(
    Array.from({ length: rest + 5 }, (_, at) =>
      at % 2 === 0
        ? postEntry(browser, { content: "More" })
        : patchEntry(browser, id, { content: "Other" }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(rest);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  expect(refused[0]?.body).toMatchObject({
    code: "RATE_LIMITED",
    message: expect.stringContaining("Nothing is lost."),
  });
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  const other = await signedInWithPremium();
  await write(other.browser, "Unhindered");
  expect((await browser.call("DELETE", `/api/journals/${id}`)).status).toBe(200);
});
