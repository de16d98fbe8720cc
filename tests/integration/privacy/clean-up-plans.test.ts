import pg from "pg";
import { expect, test, vi } from "vitest";
import { pool } from "@/lib/db";
import { cleanUp } from "@/lib/privacy/clean-up";

const now = new Date("2026-11-21T03:17:00.000Z");
const ROWS = 10_000;

/** A large product: nearly all of it is to stay, a little of each kind is due. */
const SEED = [
  `INSERT INTO users (id, email, birth_date, created_at, updated_at)
    SELECT gen_random_uuid(), 'person' || n || '@example.org',
      CASE WHEN n > 50 THEN '1990-01-01'::date END, '2026-01-01', now()
    FROM generate_series(1, ${ROWS}) n`,
  `INSERT INTO decisions (id, user_id, claim_token_hash, input_text, created_at, updated_at)
    SELECT gen_random_uuid(), CASE WHEN n > 50 THEN u.id END, CASE WHEN n <= 50 THEN 'hash' END,
      'Goal', '2026-01-01', now()
    FROM (SELECT id, row_number() OVER () AS n FROM users) u`,
  `INSERT INTO checklists (id, decision_id, user_id, claim_token_hash, title, created_at, updated_at, deleted_at)
    SELECT gen_random_uuid(), id, user_id, claim_token_hash, 'Plan', created_at, now(),
      CASE WHEN random() < 0.003 THEN '2026-02-01'::timestamptz END
    FROM decisions WHERE random() < 0.99`,
  `INSERT INTO steps (id, checklist_id, text, position, updated_at, deleted_at)
    SELECT gen_random_uuid(), id, 'Step', n, now(),
      CASE WHEN random() < 0.003 THEN '2026-02-01'::timestamptz END
    FROM checklists, generate_series(0, 1) n`,
  `INSERT INTO sessions (id, user_id, device, expires_at)
    SELECT gen_random_uuid(), id, 'Firefox',
      CASE WHEN random() < 0.01 THEN '2026-02-01' ELSE '2027-02-01' END::timestamptz FROM users`,
  `INSERT INTO email_tokens (id, user_id, purpose, token_hash, expires_at)
    SELECT gen_random_uuid(), id, 'verify_email', id::text,
      CASE WHEN random() < 0.01 THEN '2026-02-01' ELSE '2027-02-01' END::timestamptz FROM users`,
  `INSERT INTO safety_log_entries (id, surface, category, severity, created_at)
    SELECT gen_random_uuid(), 'chat', 'none', 'allow',
      CASE WHEN random() < 0.01 THEN '2025-02-01' ELSE '2026-10-01' END::timestamptz FROM users`,
  `INSERT INTO rate_limits (key, points, expire)
    SELECT id::text, 1, CASE WHEN random() < 0.01 THEN 1 ELSE 4102444800000 END FROM users`,
  `INSERT INTO stripe_events (id, type, occurred_at, received_at)
    SELECT id::text, 'invoice.paid', '2026-01-01',
      CASE WHEN random() < 0.01 THEN '2026-02-01' ELSE '2026-11-01' END::timestamptz FROM users`,
  `INSERT INTO ai_usages (id, purpose, model, latency_ms, outcome, created_at)
    SELECT gen_random_uuid(), 'breakdown', 'model', 1, 'done',
      CASE WHEN random() < 0.01 THEN '2025-02-01' ELSE '2026-10-01' END::timestamptz FROM users`,
  `INSERT INTO reminder_settings (user_id, enabled, next_due_at, updated_at)
    SELECT id, true, '2026-11-23', now() FROM users`,
  `INSERT INTO reminder_deliveries (id, user_id, due_at, updated_at)
    SELECT gen_random_uuid(), id,
      CASE WHEN random() < 0.01 THEN '2026-02-01' ELSE '2026-11-01' END::timestamptz, now() FROM users`,
  "ANALYZE",
];

/** On one connection that checks no keys and runs no triggers: only the number of rows matters. */
async function seed(): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SET session_replication_role = replica");
    for (const statement of SEED) await client.query(statement);
  } finally {
    await client.query("RESET session_replication_role");
    client.release();
  }
}

type Statement = { text: string; values: unknown[] };

/** The statements that reach PostgreSQL while `act` runs, with their values. */
async function statementsWithValues(act: () => Promise<unknown>): Promise<Statement[]> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  try {
    await act();
    return spy.mock.calls.flatMap(([query, given]) => {
      const { text, values = given } = typeof query === "string" ? { text: query } : Object(query);
      return [{ text: String(text), values: Array.isArray(values) ? values : [] }];
    });
  } finally {
    spy.mockRestore();
  }
}

test("no statement of the clean-up reads a growing table from end to end", async () => {
  await seed();
  const statements = (await statementsWithValues(() => cleanUp(now))).filter(({ text }) =>
    /DELETE|SELECT/.test(text),
  );
  expect(statements.length).toBeGreaterThanOrEqual(10);
  for (const { text, values } of statements) {
    const { rows } = await pool.query<Record<string, string>>(`EXPLAIN ${text}`, values);
    const plan = rows.map((row) => Object.values(row).join()).join("\n");
    expect(plan, text).not.toContain("Seq Scan");
  }
});

test("whatever goes with a row that is erased is found by an index", async () => {
  const { rows } = await pool.query<{ name: string }>(`
    SELECT c.conname AS name FROM pg_constraint c
    WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND NOT EXISTS (
      SELECT 1 FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1]
        AND i.indpred IS NULL)`);
  expect(rows).toEqual([]);
});
