import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readSession } from "@/lib/auth/session";
import { encodeCursor } from "@/lib/cursor";
import { pool } from "@/lib/db";
import { EXPORT_FILES, writeExportFile } from "@/lib/privacy/export-file";
import { claimDue } from "@/lib/reminders/send-due";
import { ACTION_EXPECTATIONS, makeActionThings } from "../support/action-expectations";
import { loadActions, outcomeOf } from "../support/actions";
import { EXPECTATIONS, makeThings, methodOf, type Things } from "../support/expectations";
import { fillGrowingTables } from "../support/many-rows";
import { renderedPages, visitPage, visitsOf } from "../support/page-visits";
import type { Person } from "../support/people";
import { longReads, type SeenPlan, tellPlans } from "../support/query-plans";
import { signedInWithPremium } from "../support/subscribe";

const stripe = await vi.hoisted(async () => (await import("../support/stripe")).startStripe());
afterAll(() => stripe.stop());

/** Of which PostgreSQL reads none from end to end where an index leads to what is asked for. */
const ROWS = 10_000;
/** More than anybody here has of anything, and far less than all have. */
const MOST_ROWS = 1_000;

const actions = await loadActions();
let tables = new Set<string>();
let plans: () => SeenPlan[] = () => [];
/** Whoever only looks, and what there is to look at. */
let reader: Person;
let things: Things;

beforeAll(async () => {
  tables = await fillGrowingTables(ROWS);
  plans = await tellPlans();
  reader = await signedInWithPremium();
  things = await makeThings(reader.browser, "Plan a party");
});

/** What was read at too great a length since the last question. */
const readAtLength = () => longReads(plans(), tables, MOST_ROWS);

describe("a statement that reads a growing table at length is seen", () => {
  test.each([
    ["from end to end", "SELECT count(*) FROM steps WHERE text = 'nobody has it'"],
    ["by an index", "SELECT email FROM users ORDER BY email OFFSET 1500 LIMIT 1"],
    ["in a function", "DO $$ BEGIN PERFORM 1 FROM sessions WHERE device = 'x'; END $$"],
  ])("%s", async (_, statement) => {
    plans();
    await pool.query(statement);
    expect(readAtLength()).toHaveLength(1);
  });

  test("and every table that grows is full", async () => {
    for (const table of tables) {
      const { rows } = await pool.query(`SELECT count(*)::int AS count FROM ${table}`);
      expect(rows[0]?.count, table).toBeGreaterThan(MOST_ROWS);
    }
    plans();
  });
});

describe("no growing table is read from end to end", () => {
  test.each(Object.keys(EXPECTATIONS))("by the call %s", async (row) => {
    const isRead = methodOf(row) === "GET";
    const { browser } = isRead ? reader : await signedInWithPremium();
    const own = isRead ? things : await makeThings(browser, "Plan a party");
    const { path, body } = EXPECTATIONS[row]?.ask(own) ?? { path: "" };
    await browser.call(methodOf(row), path, body);
    expect(readAtLength()).toEqual([]);
  });

  test.each([...actions.keys()])("by the action %s", async (name) => {
    const owner = await signedInWithPremium();
    const own = await makeActionThings(owner, "Plan a party");
    const args = ACTION_EXPECTATIONS[name]?.ask(own) ?? [];
    await outcomeOf(owner.browser.run(async () => actions.get(name)?.(...args)));
    expect(readAtLength()).toEqual([]);
  });

  test.each(renderedPages)("by the page %s", async (page) => {
    plans();
    for (const visit of visitsOf(page, things)) {
      const { outcome } = await reader.browser.run(() => outcomeOf(visitPage(page, visit)));
      // A link that lost its end is the one page that is never found.
      expect([page, outcome === "status 404"]).toEqual([page, page === "(public)/shared"]);
    }
    const seen = plans();
    const asksWhoComes = seen.some(({ text }) => text.includes("FROM sessions"));
    expect(asksWhoComes).toBe(true);
    expect(longReads(seen, tables, MOST_ROWS)).toEqual([]);
  });

  test("by a search or the next page of a list", async () => {
    const cursor = encodeCursor({ createdAt: new Date(), id: crypto.randomUUID() });
    for (const path of [
      "/api/checklist?q=party&limit=5",
      `/api/checklist?status=done&cursor=${cursor}`,
      `/api/journals?cursor=${cursor}`,
      "/api/journals?day=2026-11-22",
      `/api/coaching/history?cursor=${cursor}`,
    ]) {
      expect([path, (await reader.browser.call("GET", path)).status]).toEqual([path, 200]);
    }
    expect(readAtLength()).toEqual([]);
  });

  test.each(EXPORT_FILES)("by the file %s of an export", async (file) => {
    await reader.browser.run(async () => {
      const session = await readSession();
      if (!session) throw new Error("no session");
      await writeExportFile(session.user, file, new Date());
    });
    expect(readAtLength()).toEqual([]);
  });

  test("by the look for reminders of a minute", async () => {
    await claimDue(new Date());
    expect(readAtLength()).toEqual([]);
  });
});
