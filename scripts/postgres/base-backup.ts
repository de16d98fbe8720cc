import { Readable } from "node:stream";
import pg from "pg";

/** Types of the messages in which the server sends a backup. */
const NEW_ARCHIVE = 0x6e;
const DATA = 0x64;

// With the journal that was written meanwhile, so that the copy starts by itself, and at a checkpoint of
// its own instead of the next one, which may be minutes away.
const COMMAND =
  "BASE_BACKUP (LABEL 'stepwell', CHECKPOINT 'fast', WAL true, MANIFEST 'no', TARGET 'client')";

/**
 * A whole copy of a running server's data folder, as a tar archive: what pg_basebackup asks for, which the
 * npm package of PostgreSQL does not have. People write meanwhile; the copy is of one moment at its end.
 */
class BaseBackup extends Readable implements pg.Submittable {
  #connection: pg.Connection | undefined;
  #archives = 0;

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(COMMAND);
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (chunk[0] === NEW_ARCHIVE) this.#archives += 1;
    if (this.#archives > 1) this.destroy(new Error("the database has tablespaces of its own"));
    if (chunk[0] !== DATA) return;
    // The driver writes the next message over this one.
    const hasRoom = this.push(Buffer.from(chunk.subarray(1)));
    if (!hasRoom) this.#connection?.stream.pause();
  }

  handleReadyForQuery(): void {
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
}

/** Hands `take` the copy of a server's data folder as a stream, and waits for it. */
export async function withBaseBackup(
  address: string,
  take: (archive: Readable) => Promise<void>,
): Promise<void> {
  const replication = new URL(address);
  replication.searchParams.set("replication", "true");
  const client = new pg.Client({ connectionString: replication.href });
  await client.connect();
  const backup = new BaseBackup();
  client.on("error", (error) => backup.destroy(error));
  try {
    await take(client.query(backup));
  } finally {
    backup.destroy();
    await closeAtOnce(client);
  }
}

/** Also in the middle of a copy, whose rest nobody wants. */
async function closeAtOnce(client: pg.Client): Promise<void> {
  const ended = client.end().catch(() => undefined);
  client.connection.stream.destroy();
  await ended;
}
