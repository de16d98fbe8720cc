import pg from "pg";
import { PlainError } from "../plain-error.ts";
import { embeddedAddress, startDatabase } from "./database.ts";
import { takeLock } from "./lock.ts";
import type { Secrets } from "./secrets.ts";

/** Works on the machine's own database: the running one, or one that is started for this alone. */
export async function withOwnDatabase(
  secrets: Secrets,
  signal: AbortSignal,
  act: (address: string) => Promise<void>,
): Promise<void> {
  const address = embeddedAddress(secrets);
  if (!address) throw new PlainError("there is no database here yet. Run npm start once.");
  if (await answers(address)) return act(address);
  const lock = await takeLock("no address: it works on the database for a moment");
  try {
    const database = await startDatabase(secrets, signal);
    try {
      await act(process.env.DATABASE_URL ?? "");
    } finally {
      await database.stop();
    }
  } finally {
    await lock.stop();
  }
}

async function answers(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
