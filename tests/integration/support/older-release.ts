import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import pg from "pg";
import { migrationNames } from "../../../scripts/database/migration-names.ts";
import { inProject } from "../../../scripts/project.ts";

/** Gives an empty database the tables of an earlier release: its migrations up to and with one. */
export async function migrateUpTo(address: string, last: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(`CREATE TABLE _prisma_migrations (
      id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz,
      migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
      started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`);
    for (const name of migrationNames().filter((candidate) => candidate <= last)) {
      const script = readFileSync(inProject("prisma", "migrations", name, "migration.sql"), "utf8");
      await client.query(script);
      await client.query(
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
          VALUES ($1, $2, $3, now(), 1)`,
        [randomUUID(), createHash("sha256").update(script).digest("hex"), name],
      );
    }
  } finally {
    await client.end();
  }
}
