import pg from "pg";
import { expect, test } from "vitest";
import { runNode } from "../../../scripts/run-node.ts";

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test("the database of a test is PostgreSQL 18 with the tables of the models", async () => {
  const [version] = await query(
    "SELECT current_setting('server_version_num')::int / 10000 AS major",
  );
  expect(version).toEqual({ major: 18 });
  const tables = await query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  expect(tables.map((row) => row.tablename)).toEqual(
    expect.arrayContaining(["users", "checklists", "steps", "decisions"]),
  );
});

test("applying the migrations again changes nothing", async () => {
  const said = await runNode({ args: ["scripts/database/migrate.ts"], failure: "failed" });
  expect(said).toContain("The database is up to date.");
});
