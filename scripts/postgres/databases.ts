import pg from "pg";

/** Runs statements on a database, one after the other, on one connection. */
export async function runStatements(address: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes a database unless it is there. */
export async function ensureDatabase(serverAddress: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverAddress });
  await client.connect();
  try {
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
