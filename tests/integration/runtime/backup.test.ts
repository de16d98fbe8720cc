import { randomBytes, randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { pool } from "@/lib/db";
import { sendMail } from "@/lib/email/mail";
import { backUp } from "../../../scripts/backup/back-up.ts";
import { restore } from "../../../scripts/backup/restore.ts";
import { migrationNames } from "../../../scripts/database/migration-names.ts";
import { findFreePort } from "../../../scripts/ports.ts";
import { type Label, readLabel, writeArchive } from "../../../scripts/postgres/archive.ts";
import { choosePlace, type Place } from "../../../scripts/postgres/place.ts";
import { startServer } from "../../../scripts/postgres/server.ts";
import { dataFolder } from "../../../scripts/project.ts";
import { makeEverything } from "../support/everything";
import { migrateUpTo } from "../support/older-release";
import { signedIn } from "../support/people";
import {
  type RestartablePostgres,
  startRestartablePostgres,
} from "../support/restartable-postgres";
import { dumpDatabase } from "../support/tables";

const postgres = await vi.hoisted(async () => {
  const { startRestartablePostgres } = await import("../support/restartable-postgres");
  const started: RestartablePostgres = await startRestartablePostgres();
  process.env.DATABASE_URL = started.address;
  return started;
});

const folder = path.join(dataFolder, "test", `backup-${randomUUID()}-${process.pid}`);
const whole = path.join(folder, "whole.tar.gz");
const never = new AbortController().signal;
const places: Place[] = [];

let label: Label;
let contents: Map<string, string>;
let sequences: unknown[];

/** A place for a database that nothing stands in. */
async function freshPlace(): Promise<Place> {
  const place = await choosePlace(path.join(folder, randomUUID()));
  places.push(place);
  return place;
}

function bringBack(file: string, place: Place, password: string, replace = false) {
  const logFile = path.join(folder, "restore.log");
  return restore({ file, place, password, logFile, replace });
}

/** What a server that starts in a place has. */
async function look<Result>(
  place: Place,
  password: string,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const logFile = path.join(folder, "look.log");
  const port = await findFreePort();
  const server = await startServer({ place, port, password, logFile, durable: false });
  const client = new pg.Client({ connectionString: server.address("stepwell") });
  try {
    await client.connect();
    return await act(client);
  } finally {
    await client.end();
    await server.stop();
  }
}

const newPassword = () => randomBytes(16).toString("hex");

async function sequencesOf(client: Pick<pg.Client, "query">): Promise<unknown[]> {
  const { rows } = await client.query(
    "SELECT schemaname, sequencename, last_value FROM pg_sequences ORDER BY 1, 2",
  );
  return rows;
}

beforeAll(async () => {
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  for (const _ of [1, 2]) await makeEverything((await signedIn()).userId);
  const props = { firstName: "Ada", link: "https://stepwell.example/" };
  await sendMail({ to: "ada@example.org", template: "welcome", props });
  await pool.query("CREATE SEQUENCE counted; SELECT setval('counted', 4711)");
  await pool.query("CREATE TABLE written (number integer)");
  contents = await dumpDatabase();
  sequences = await sequencesOf(pool);
  label = await backUp(postgres.address, whole, never);
}, 120_000);

afterAll(async () => {
  await pool.end();
  await postgres.remove();
  for (const place of places) rmSync(place.folder, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

test("the file is for its owner alone, holds no key, and names those it needs", async () => {
  expect(statSync(whole).mode & 0o777).toBe(0o600);
  const { rows } = await pool.query("SELECT DISTINCT wrapping_key_id FROM data_keys");
  expect(label.wrappingKeys).toEqual(rows.map((row) => row.wrapping_key_id));
  expect(await readLabel(whole)).toEqual(label);
  expect(label.migrations).toEqual(migrationNames());
});

test("a backup that fails leaves the one before, and nothing else", async () => {
  const own = path.join(folder, "own");
  mkdirSync(own);
  const file = path.join(own, "kept.tar.gz");
  writeFileSync(file, "the one before");
  const stopping = new AbortController();
  const stopped = new Readable({
    read() {
      this.push(randomBytes(100_000));
      stopping.abort();
    },
  });
  await expect(writeArchive(file, label, stopped, stopping.signal)).rejects.toThrow(/stopped/);
  await expect(backUp(postgres.address, path.join(own, "no", "such"), never)).rejects.toThrow(
    /cannot be written \(ENOENT\)/,
  );
  expect(readdirSync(own)).toEqual(["kept.tar.gz"]);
  expect(readFileSync(file, "utf8")).toBe("the one before");
});

describe("a database that was restored", () => {
  const password = newPassword();
  let place: Place;
  beforeAll(async () => {
    place = await freshPlace();
    await bringBack(whole, place, password);
  }, 120_000);

  async function writeLike(change: Partial<Label>): Promise<string> {
    const file = path.join(folder, `${randomUUID()}.tar.gz`);
    await writeArchive(file, { ...label, ...change }, Readable.from([]), never);
    return file;
  }
  const writeBytes = (bytes: Buffer) => {
    const file = path.join(folder, `${randomUUID()}.tar.gz`);
    writeFileSync(file, bytes);
    return file;
  };

  test("has every row of every table and every sequence, under the new password", async () => {
    const found = await look(place, password, async (client) => ({
      contents: await dumpDatabase(client),
      sequences: await sequencesOf(client),
    }));
    expect(found.contents.get("public.users")?.split("\n")).toHaveLength(2);
    expect([...found.contents.keys()].sort()).toEqual([...contents.keys()].sort());
    for (const [table, rows] of contents) {
      // Written anew when it is migrated: the queue's own settings.
      if (/^pgboss\.(version|queue|schedule)$/.test(table)) continue;
      expect([table, found.contents.get(table)]).toEqual([table, rows]);
    }
    expect(found.sequences).toEqual(sequences);
  }, 120_000);

  test.each<[string, () => string | Promise<string>, RegExp]>([
    ["a file of nothing", () => writeBytes(Buffer.alloc(0)), /is cut off/],
    ["a text", () => writeBytes(Buffer.from("hello")), /no backup of Stepwell/],
    ["another archive", () => writeBytes(gzipSync(Buffer.alloc(10_240))), /no backup of Stepwell/],
    ["no file", () => path.join(folder, "none"), /cannot be read \(ENOENT\)/],
    ["a cut-off file", () => writeBytes(readFileSync(whole).subarray(0, -1)), /is cut off/],
    ["half a file", () => writeBytes(readFileSync(whole).subarray(0, 500_000)), /is cut off/],
    ["another PostgreSQL", () => writeLike({ postgres: 17 }), /PostgreSQL 17.*brings 18/],
    ["another machine", () => writeLike({ machine: "darwin-arm64" }), /darwin-arm64/],
    [
      "a newer Stepwell",
      () => writeLike({ migrations: [...label.migrations, "29990101000000_later"] }),
      /newer Stepwell \(29990101000000_later/,
    ],
    ["a label without data", () => writeLike({}), /does not start/],
    ["no --replace", () => whole, /--replace/],
  ])("%s is refused, and nothing has changed", async (what, make, words) => {
    const before = statSync(path.join(place.folder, "data")).ino;
    const isReplaced = what !== "no --replace";
    await expect(bringBack(await make(), place, password, isReplaced)).rejects.toThrow(words);
    expect(statSync(path.join(place.folder, "data")).ino).toBe(before);
    expect(existsSync(`${place.folder}.restoring`)).toBe(false);
  });

  test("a byte that changed on the way is noticed", async () => {
    const bytes = readFileSync(whole);
    const middle = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 0xff, middle);
    await expect(bringBack(writeBytes(bytes), place, password, true)).rejects.toThrow(
      /is (damaged|cut off)/,
    );
  });
});

test("people write on meanwhile, and the copy of one moment takes the former one's place", async () => {
  const file = path.join(folder, "busy.tar.gz");
  let saved = 0;
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      await pool.query("INSERT INTO written VALUES ($1)", [saved + 1]);
      saved += 1;
    }
  };
  const writing = write();
  await vi.waitFor(() => expect(saved).toBeGreaterThan(20), { timeout: 20_000 });
  const before = saved;
  await backUp(postgres.address, file, never);
  isOver = true;
  await writing;

  const place = await freshPlace();
  const password = newPassword();
  const old = path.join(place.folder, "data");
  mkdirSync(old);
  writeFileSync(path.join(old, "the former one"), "");
  const { former } = await bringBack(file, place, password, true);
  expect(readdirSync(former ?? "")).toEqual(["the former one"]);
  const numbers = await look(place, password, async (client) => {
    const { rows } = await client.query("SELECT number FROM written ORDER BY number");
    return rows.map(({ number }) => number);
  });
  // All up to some number, and none after.
  expect(numbers.length).toBeGreaterThanOrEqual(before);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
}, 120_000);

test("a backup of an older release is brought to this one", async () => {
  const older = migrationNames().at(-4) ?? "";
  const source = await startRestartablePostgres((address) => migrateUpTo(address, older));
  const file = path.join(folder, "older.tar.gz");
  try {
    const { migrations } = await backUp(source.address, file, never);
    expect(migrations.at(-1)).toBe(older);
  } finally {
    await source.remove();
  }
  const place = await freshPlace();
  const password = newPassword();
  await bringBack(file, place, password);
  const applied = await look(place, password, async (client) => {
    const { rows } = await client.query(
      "SELECT migration_name FROM _prisma_migrations ORDER BY migration_name",
    );
    return rows.map((row) => row.migration_name);
  });
  expect(applied).toEqual(migrationNames());
}, 120_000);
