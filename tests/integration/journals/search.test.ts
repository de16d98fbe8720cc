import { beforeEach, expect, test } from "vitest";
import { prisma } from "@/lib/db";
import { ENTRIES_PER_PAGE, SEARCH_BATCH, SEARCH_LIMIT } from "@/lib/journals/constants";
import { createEntry } from "@/lib/journals/mutations";
import { searchEntries } from "@/lib/journals/search";
import type { Browser } from "../support/browser";
import { readAllPages, readJournal, write } from "../support/journal";
import type { Person } from "../support/people";
import { signedInWithPremium } from "../support/subscribe";

let person: Person;
let browser: Browser;
beforeEach(async () => {
  person = await signedInWithPremium();
  ({ browser } = person);
});

async function found(q: string): Promise<string[]> {
  const { entries } = await readJournal(browser, `?${new URLSearchParams({ q })}`);
  return entries.map(({ content }) => content);
}

test("finds every word, in any order, case and accent, and inside longer words", async () => {
  const [walk, café, straße] = ["A walk by the river\nwith Ada", "Das CAFÉ war zu", "Die Straße"];
  for (const content of [walk, café, straße, "Nothing of note"]) await write(browser, content);
  expect(await found("ada RIVER")).toEqual([walk]);
  expect(await found("cafe")).toEqual([café]);
  expect(await found("strasse")).toEqual([straße]);
  expect(await found("iver")).toEqual([walk]);
  expect(await found("walk note")).toEqual([]);
  expect(await found("%")).toEqual([]);
  expect(await found(" \t ")).toHaveLength(4);
});

test("finds entries of one day", async () => {
  const { id } = await write(browser, "Rain then");
  await write(browser, "Rain now");
  const createdAt = new Date("2026-03-04T12:00:00Z");
  await prisma.journalEntry.update({ where: { id }, data: { createdAt } });
  const { entries } = await readJournal(browser, "?q=rain&day=2026-03-04");
  expect(entries).toMatchObject([{ content: "Rain then" }]);
});

/** Many entries, of which one in `every` speaks of the needle; all in one moment or one after the other. */
async function hay(count: number, every: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const content = at % every === 0 ? `Needle ${at}` : `Hay ${at}`;
    await createEntry(person.userId, { content });
  }
}

test("comes in pages over all batches, none lost and none twice", async () => {
  await hay(SEARCH_BATCH * 2 + 10, 3);
  const all = await readAllPages(browser, "needle");
  const wanted = Math.ceil((SEARCH_BATCH * 2 + 10) / 3);
  expect(wanted).toBeGreaterThan(ENTRIES_PER_PAGE);
  expect(new Set(all.map(({ id }) => id)).size).toBe(wanted);
  expect(all).toHaveLength(wanted);
  expect(all.every(({ content }) => content.startsWith("Needle"))).toBe(true);
});

test("stops when its time is over, says so, and can be continued", async () => {
  await hay(SEARCH_BATCH + 5, SEARCH_BATCH + 5);
  const query = { cursor: null, q: "needle", day: null };
  const page = await searchEntries(person.userId, query, null, 0);
  expect(page).toMatchObject({ entries: [], stopped: true });
  const rest = await readJournal(browser, `?q=needle&cursor=${page.nextCursor}`);
  expect(rest).toMatchObject({
    entries: [{ content: "Needle 0" }],
    nextCursor: null,
    stopped: false,
  });
});

test("so many searches are answered in a minute; the list is not counted", async () => {
  const calls = Array.from({ length: SEARCH_LIMIT.points + 3 }, () =>
    browser.call("GET", "/api/journals?q=rain"),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(SEARCH_LIMIT.points);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  await readJournal(browser);
});
