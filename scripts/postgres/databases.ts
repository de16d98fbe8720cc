import pg from "pg";
import { PlainError } from "../plain-error.ts";

/**
 * Opens and closes one connection.
 * @throws PlainError that names the server and the reason, never the password
 */
export async function reachDatabase(address: string): Promise<void> {
  const { host, pathname } = new URL(address);
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new PlainError(`cannot use the database ${pathname.slice(1)} at ${host}: ${reason}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

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
