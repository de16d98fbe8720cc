import pg from "pg";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { encodeSessionToken, sessionCookieName } from "@/lib/auth/session-token";
import { loadCards } from "@/lib/checklists/loaders";
import { pool, prisma } from "@/lib/db";
import { migrationNames } from "../../../scripts/database/migration-names.ts";
import { runStatements } from "../../../scripts/postgres/databases.ts";
import { migrate } from "../../../scripts/postgres/migrate.ts";
import { Browser } from "../support/browser";
import { download } from "../support/downloads";
import { migrateUpTo } from "../support/older-release";
import { fillFirstRelease, OLDER } from "../support/older-rows";

const name = await vi.hoisted(async () => {
  const { randomUUID: fresh } = await import("node:crypto");
  const made = `upgrade_${fresh().replaceAll("-", "")}`;
  const address = new URL(process.env.DATABASE_URL ?? "");
  address.pathname = `/${made}`;
  process.env.DATABASE_URL = address.href;
  return made;
});

/** What the first release had and this one has not, and where it went. */
const GONE: Record<string, string> = {
  "accounts.access_token": "never used",
  "accounts.expires_at": "never used",
  "accounts.id_token": "never used",
  "accounts.refresh_token": "never used",
  "accounts.scope": "never used",
  "accounts.session_state": "never used",
  "accounts.token_type": "never used",
  "accounts.type": "never used",
  "accounts.updated_at": "never used",
  "email_tokens.used_at": "links are deleted when they are used",
  "subscriptions.cancel_at_period_end": "in subscriptions.cancel_at",
  "users.image": "never shown",
  "users.name": "first and last name",
  "users.stripe_customer_id": "in billing_customers",
};

/** Tables that a migration empties, and why nobody misses it. */
const EMPTIED: Record<string, string> = {
  email_tokens: "the first release sent no links",
};

type Table = { name: string; columns: string[] };
type Rows = Record<string, string | null>[];

/** The tables of the first release with their rows, and those of this one, before anyone uses them. */
let tables: Table[];
let before: Map<string, Rows>;
let tablesNow: Table[];
let after: Map<string, Rows>;

async function tablesOf(client: Pick<pg.Client, "query">): Promise<Table[]> {
  const { rows } = await client.query(
    `SELECT table_name AS name, array_agg(column_name::text ORDER BY column_name) AS columns
      FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' GROUP BY 1 ORDER BY 1`,
  );
  return rows;
}

/** Every row of a table with the values of these columns as text. */
async function rowsOf(
  client: Pick<pg.Client, "query">,
  { name: table, columns }: Table,
): Promise<Rows> {
  const list = columns.map((column) => `"${column}"::text`).join(", ");
  const { rows } = await client.query(`SELECT ${list} FROM "${table}" ORDER BY ${list}`);
  return rows;
}

async function allRowsOf(client: pg.Client, all: Table[]): Promise<Map<string, Rows>> {
  const found = new Map<string, Rows>();
  for (const table of all) found.set(table.name, await rowsOf(client, table));
  return found;
}

beforeAll(async () => {
  await runStatements(inject("serverAddress"), [`CREATE DATABASE ${name}`]);
  const address = process.env.DATABASE_URL ?? "";
  await migrateUpTo(address, migrationNames()[0] ?? "");
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await fillFirstRelease(client);
  tables = await tablesOf(client);
  before = await allRowsOf(client, tables);
  await migrate(address);
  tablesNow = await tablesOf(client);
  after = await allRowsOf(client, tablesNow);
  await client.end();
}, 60_000);

afterAll(async () => {
  await prisma.$disconnect();
  await pool.end();
  await runStatements(inject("serverAddress"), [`DROP DATABASE ${name} WITH (FORCE)`]);
});

test("every table of the first release had rows, so that none is upgraded empty", () => {
  const empty = tables.filter((table) => before.get(table.name)?.length === 0);
  expect(empty.map((table) => table.name)).toEqual([]);
});

test("no table is gone, and no column but those whose place is known", () => {
  const columns = new Map(tablesNow.map((table) => [table.name, table.columns]));
  const gone = tables.flatMap((table) =>
    table.columns
      .filter((column) => !columns.get(table.name)?.includes(column))
      .map((column) => `${table.name}.${column}`),
  );
  expect(gone).toEqual(Object.keys(GONE).sort());
});

test.each(Object.keys(EMPTIED))("%s is emptied, and no other table", (table) => {
  expect(after.get(table)).toEqual([]);
  const emptied = tables.filter((one) => after.get(one.name)?.length === 0);
  expect(emptied.map((one) => one.name)).toEqual(Object.keys(EMPTIED));
});

test("every value that a row had it has still", () => {
  for (const table of tables.filter((one) => !(one.name in EMPTIED))) {
    const columns = table.columns.filter((column) => !(`${table.name}.${column}` in GONE));
    const kept = (rows: Rows | undefined) => rows?.map((row) => pick(row, columns)).sort(byText);
    const [had, has] = [before, after].map((all) => kept(all.get(table.name)));
    expect([table.name, has]).toEqual([table.name, had]);
  }
});

function pick(row: Rows[number], columns: string[]): Rows[number] {
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
}

function byText(one: unknown, other: unknown): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}

test("what moved is where it moved to", () => {
  expect(after.get("billing_customers")).toMatchObject([
    { user_id: OLDER.userId, stripe_customer_id: "cus_first" },
  ]);
  const [subscription] = after.get("subscriptions") ?? [];
  expect(subscription?.cancel_at).toBe(subscription?.current_period_end);
  expect(after.get("users")?.[0]?.last_seen_at).toBe(before.get("sessions")?.[0]?.last_seen_at);
});

test("the person signs in by the old cookie, and finds, reads and does what they had", async () => {
  const { userId, sessionId, planId, stepId, texts } = OLDER;
  const browser = new Browser();
  browser.cookies.set(sessionCookieName(), await encodeSessionToken({ userId, sessionId }));
  const get = async (path: string) => {
    const answer = await browser.call("GET", path);
    expect([path, answer.status]).toEqual([path, 200]);
    return JSON.stringify(answer.body);
  };
  expect(await get("/api/checklist")).toContain(texts.plan);
  const plan = await get(`/api/checklist/${planId}`);
  expect(plan).toContain(texts.step);
  expect(plan).toContain(texts.subStep);
  expect(await get(`/api/checklist/${planId}/refinements`)).toContain(texts.refinement);
  expect(await get(`/api/checklist/${planId}/thoughts`)).toContain(texts.thought);
  expect(await get(`/api/decision/${OLDER.decisionId}`)).toContain(texts.plan);
  expect(await get(`/api/decisions/shared/${OLDER.shareId}`)).toContain("Now");
  expect(await get("/api/journals")).toContain(JSON.stringify(texts.entry).slice(1, -1));
  expect(await get(`/api/coaching/history/${OLDER.conversationId}`)).toContain(texts.advice);
  expect(await get("/api/reminders")).toContain("weekly");
  expect(await get("/api/subscription/status")).toContain("active");
  expect(await get("/api/safety/admin/stats")).toContain("hate");

  const { cards } = await browser.run(() => loadCards("", "", "pump bicy"));
  expect(cards.map(({ id }) => id)).toEqual([planId]);
  const { text } = await download({ browser }, "everything.json");
  for (const words of [texts.advice, texts.message, texts.thought, texts.done]) {
    expect(text).toContain(words);
  }
  const tick = { completed: true };
  await browser.call("PATCH", `/api/checklist/${planId}/tasks/${stepId}`, tick);
  const done = await prisma.checklist.findUnique({ where: { id: planId } });
  expect(done?.completedAt).not.toBeNull();
  expect(done?.starredSteps).toBe(1);
});
