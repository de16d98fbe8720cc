import { beforeEach, describe, expect, test } from "vitest";
import { startOfDay } from "@/lib/dates";
import { prisma } from "@/lib/db";
import { ENTRIES_PER_PAGE } from "@/lib/journals/constants";
import { loadJournal } from "@/lib/journals/loaders";
import type { WrittenDay } from "@/lib/journals/types";
import type { Browser } from "../support/browser";
import { readAllPages, readJournal, write } from "../support/journal";
import { type Person, signedIn } from "../support/people";
import { makePlan } from "../support/plans";
import { statementsOf } from "../support/statements";
import { signedInWithPremium, subscribe } from "../support/subscribe";

let person: Person;
let browser: Browser;
beforeEach(async () => {
  person = await signedInWithPremium();
  ({ browser } = person);
});

/** An entry of a moment in the past. */
async function writtenAt(moment: string, content = moment): Promise<string> {
  const { id } = await write(browser, content);
  const at = new Date(moment);
  await prisma.journalEntry.update({ where: { id }, data: { createdAt: at, updatedAt: at } });
  return id;
}

async function livesIn(timeZone: string | null): Promise<void> {
  await prisma.user.update({ where: { id: person.userId }, data: { timeZone } });
}

async function daysOf(month: string): Promise<WrittenDay[]> {
  const path = `/api/journals/days?month=${month}`;
  const answer = await browser.call<{ data: { days: WrittenDay[] } }>("GET", path);
  expect(answer.status).toBe(200);
  return answer.body.data.days;
}

describe("the list", () => {
  test("is empty at first, and then newest first", async () => {
    expect(await readJournal(browser)).toEqual({ entries: [], nextCursor: null, stopped: false });
    for (const content of ["One", "Two", "Three"]) await write(browser, content);
    const { entries } = await readJournal(browser, "?cursor=&q=&day=");
    expect(entries.map(({ content }) => content)).toEqual(["Three", "Two", "One"]);
  });

  test("comes in pages, also of entries of the same moment, none lost and none twice", async () => {
    const count = ENTRIES_PER_PAGE * 2;
    for (let at = 0; at < count; at += 1) await write(browser, `Entry ${at}`);
    const at = new Date("2026-11-20T09:30:00.123Z");
    await prisma.journalEntry.updateMany({
      where: { userId: person.userId },
      data: { createdAt: at },
    });
    const entries = await readAllPages(browser);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(count);
    expect(entries).toHaveLength(count);
    const [first, second] = [await readJournal(browser), entries.slice(ENTRIES_PER_PAGE)];
    expect(first.nextCursor).not.toBeNull();
    const last = await readJournal(browser, `?cursor=${first.nextCursor}`);
    expect(last).toEqual({ entries: second, nextCursor: null, stopped: false });
  });

  test("is two statements beside session and Premium, whatever its length", async () => {
    for (let at = 0; at < 5; at += 1) await write(browser, "Entry");
    expect(await statementsOf(() => readJournal(browser))).toHaveLength(4);
  });

  test.each([
    ["?cursor=x", "That page of the list does not exist. Please start from the first."],
    [`?q=${"x".repeat(201)}`, "Please search with at most 200 characters."],
    ["?day=today", "day must be a date such as 2026-11-22."],
    ["?day=2026-02-30", "day must be a date such as 2026-11-22."],
    ["?day=0001-01-01", "day must be a date such as 2026-11-22."],
    ["/days", "month must be a month such as 2026-11."],
    ["/days?month=2026-13", "month must be a month such as 2026-11."],
    ["/days?month=1026-12", "month must be a month such as 2026-11."],
  ])("refuses %s in words", async (query, message) => {
    expect(await browser.call("GET", `/api/journals${query}`)).toMatchObject({
      status: 400,
      body: { code: "VALIDATION", message },
    });
  });
});

describe("days", () => {
  test("are those of the person's zone", async () => {
    await writtenAt("2026-11-01T03:59:00Z");
    await writtenAt("2026-11-02T04:59:59.999Z");
    await writtenAt("2026-11-02T05:00:00Z");
    await writtenAt("2026-12-01T04:59:59.999Z");
    await livesIn("America/New_York");
    expect(await daysOf("2026-10")).toEqual([{ day: "2026-10-31", count: 1 }]);
    expect(await daysOf("2026-11")).toEqual([
      { day: "2026-11-01", count: 1 },
      { day: "2026-11-02", count: 1 },
      { day: "2026-11-30", count: 1 },
    ]);
    expect(await daysOf("2026-12")).toEqual([]);
    // The day on which the clocks went back has 25 hours.
    const { entries } = await readJournal(browser, "?day=2026-11-01");
    expect(entries.map(({ content }) => content)).toEqual(["2026-11-02T04:59:59.999Z"]);
    await livesIn(null);
    expect(await daysOf("2026-11")).toEqual([
      { day: "2026-11-01", count: 1 },
      { day: "2026-11-02", count: 2 },
    ]);
  });

  test.each(["Asia/Kathmandu", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Australia/Lord_Howe"])(
    "begin and end to the millisecond in %s",
    async (timeZone) => {
      await livesIn(timeZone);
      const start = startOfDay("2026-11-15", timeZone).getTime();
      await writtenAt(new Date(start - 1).toISOString(), "The day before");
      await writtenAt(new Date(start).toISOString(), "The first moment");
      expect((await readJournal(browser, "?day=2026-11-15")).entries).toMatchObject([
        { content: "The first moment" },
      ]);
      expect(await daysOf("2026-11")).toEqual([
        { day: "2026-11-14", count: 1 },
        { day: "2026-11-15", count: 1 },
      ]);
    },
  );
});

describe("the page", () => {
  test("has the first entries and what can be linked to", async () => {
    const { id, decisionId } = await makePlan(browser);
    const archived = await makePlan(browser, ["A"], "Put away");
    await browser.call("PATCH", `/api/checklist/${archived.id}`, { archived: true });
    await makePlan((await signedIn()).browser);
    const flipped = await browser.call<{ decision: { id: string } }>(
      "POST",
      "/api/decisions/flip",
      {
        inputText: "Tea or coffee?",
        options: ["Tea", "Coffee"],
      },
    );
    const entry = await write(browser, "Begun", { checklistId: id });
    const view = await browser.run(loadJournal);
    expect(view).toMatchObject({
      hasPremium: true,
      page: { entries: [entry], nextCursor: null, stopped: false },
      linkChoices: [
        { kind: "plan", id, title: "Plan a birthday party" },
        { kind: "decision", id: flipped.body.decision.id, title: "Tea or coffee?" },
      ],
      timeZone: null,
      calendar: { day: null, days: [{ count: 1 }], isAskedFor: false },
    });
    expect(decisionId).not.toBe(flipped.body.decision.id);
  });

  test("without Premium says how many entries stay, and none of their words", async () => {
    await write(browser, "One");
    await write(browser, "Two");
    await subscribe(person.userId, "canceled");
    expect(await browser.run(loadJournal)).toEqual({ hasPremium: false, entryCount: 2 });
  });
});
