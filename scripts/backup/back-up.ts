import pg from "pg";
import { type Label, writeArchive } from "../postgres/archive.ts";
import { withBaseBackup } from "../postgres/base-backup.ts";

/** The kind of machine that PostgreSQL's files fit. */
export const MACHINE = `${process.platform}-${process.arch}`;

/** Writes a copy of the whole server at an address, of one moment, while people go on. */
export async function backUp(address: string, file: string, signal: AbortSignal): Promise<Label> {
  const label = await labelOf(address);
  await withBaseBackup(address, (data) => writeArchive(file, label, data, signal));
  return label;
}

async function labelOf(address: string): Promise<Label> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const { rows: servers } = await client.query<{ version: number; now: Date }>(
      "SELECT current_setting('server_version_num')::int / 10000 AS version, now()",
    );
    return {
      format: 1,
      madeAt: (servers[0]?.now ?? new Date()).toISOString(),
      postgres: servers[0]?.version ?? 0,
      machine: MACHINE,
      migrations: await namesOf(
        client,
        "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1",
      ),
      wrappingKeys: await namesOf(
        client,
        "SELECT DISTINCT wrapping_key_id AS name FROM data_keys ORDER BY 1",
      ),
    };
  } finally {
    await client.end();
  }
}

/** None from a table that is not there yet. */
async function namesOf(client: pg.Client, query: string): Promise<string[]> {
  const table = /FROM (\w+)/.exec(query)?.[1];
  const found = await client.query("SELECT to_regclass($1) AS found", [table]);
  if (found.rows[0]?.found === null) return [];
  const { rows } = await client.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}
