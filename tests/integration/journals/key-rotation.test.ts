import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { v7 as uuidv7 } from "uuid";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pool, prisma } from "@/lib/db";
import { createEntry } from "@/lib/journals/mutations";
import { openDataKeys } from "@/lib/users/data-keys";
import { wrapKey, wrappingKeyOf } from "@/lib/users/key-wrapping";
import { inProject } from "../../../scripts/project.ts";
import { readJournal, write } from "../support/journal";
import { signedIn } from "../support/people";
import { signedInWithPremium } from "../support/subscribe";
import { patiently } from "../support/waiting";

const FORMER = "a-key-that-only-tests-use-of-43-characters_";
const PRESENT = randomBytes(32).toString("base64");

type Keys = { DATA_ENCRYPTION_KEY: string; DATA_ENCRYPTION_KEY_PREVIOUS: string[] };

/** The keys that this process runs with. */
const keys = vi.hoisted(() => ({ own: {} as Partial<Keys> }));
vi.mock("@/lib/env", async (importOriginal) => {
  const original = await importOriginal<typeof import("@/lib/env")>();
  return { ...original, env: () => ({ ...original.env(), ...keys.own }) };
});

const only = (key: string): Keys => ({
  DATA_ENCRYPTION_KEY: key,
  DATA_ENCRYPTION_KEY_PREVIOUS: [],
});
const both: Keys = { DATA_ENCRYPTION_KEY: PRESENT, DATA_ENCRYPTION_KEY_PREVIOUS: [FORMER] };

beforeEach(async () => {
  keys.own = only(FORMER);
  await prisma.dataKey.deleteMany();
});
afterEach(() => {
  keys.own = {};
});

type Rotation = { ended: Promise<{ status: unknown; said: string }>; kill(): void };

/** `npm run admin -- rotate-keys` on the database of this test, under way. */
function startRotation({ DATA_ENCRYPTION_KEY, DATA_ENCRYPTION_KEY_PREVIOUS }: Keys): Rotation {
  const child = spawn(process.execPath, ["scripts/admin.ts", "rotate-keys"], {
    cwd: inProject(),
    env: {
      ...process.env,
      DATA_ENCRYPTION_KEY,
      DATA_ENCRYPTION_KEY_PREVIOUS: DATA_ENCRYPTION_KEY_PREVIOUS.join(" , "),
    },
  });
  let said = "";
  for (const out of [child.stdout, child.stderr]) {
    out.on("data", (words: Buffer) => {
      said += words.toString();
    });
  }
  const ended = once(child, "close").then(([status]) => ({ status, said }));
  return { ended, kill: () => void child.kill("SIGKILL") };
}

const rotate = (own: Keys) => startRotation(own).ended;

/** How many keys each key of the environment wraps. */
async function wrappedBy(): Promise<{ former: number; present: number }> {
  const count = (key: string) =>
    prisma.dataKey.count({ where: { wrappingKeyId: wrappingKeyOf(key).id } });
  return { former: await count(FORMER), present: await count(PRESENT) };
}

test("entries are read before, while and after, with no key but the one that is needed", async () => {
  const { browser, userId } = await signedInWithPremium();
  const before = await write(browser, "Before");
  keys.own = both;
  const between = await write(browser, "Between");
  const newcomer = await signedInWithPremium();
  await write(newcomer.browser, "Hello");
  expect(await wrappedBy()).toEqual({ former: 1, present: 1 });
  expect((await readJournal(browser)).entries).toEqual([between, before]);

  const answer = await rotate(both);
  expect(answer.said).toContain("Every key is wrapped by DATA_ENCRYPTION_KEY now; wrapped anew: 1");
  expect(answer.status).toBe(0);
  expect(await wrappedBy()).toEqual({ former: 0, present: 2 });

  for (const own of [both, only(PRESENT)]) {
    keys.own = own;
    expect((await readJournal(browser)).entries).toEqual([between, before]);
  }
  await write(browser, "After");
  expect(await prisma.dataKey.count({ where: { userId } })).toBe(1);
  keys.own = only(FORMER);
  expect((await readJournal(browser)).entries[0]).toMatchObject({ unreadable: true });
});

async function manyKeys(count: number): Promise<string[]> {
  const people = await prisma.user.createManyAndReturn({
    data: Array.from({ length: count }, () => ({ email: `${crypto.randomUUID()}@example.org` })),
    select: { id: true },
  });
  const ids = people.map(({ id }) => id);
  const wrappingKey = wrappingKeyOf(FORMER);
  const rows = ids.map((userId) => ({ id: uuidv7(), userId }));
  await prisma.dataKey.createMany({
    data: rows.map((row) => ({ ...row, ...wrapKey(wrappingKey, row, randomBytes(32)) })),
  });
  return ids;
}

async function fingerprints(ids: string[]): Promise<string[]> {
  const all: string[] = [];
  for (const id of ids) {
    for (const key of (await openDataKeys(id)).values()) {
      all.push(key ? Buffer.from(key.key).toString("hex") : "closed");
    }
  }
  return all;
}

/** Runs a rotation that is killed while it waits for the key at this place. */
async function killedAt(place: number): Promise<void> {
  const holder = await pool.connect();
  try {
    await holder.query("BEGIN");
    const nth = "SELECT id FROM data_keys ORDER BY id OFFSET $1 LIMIT 1";
    await holder.query(`SELECT 1 FROM data_keys WHERE id = (${nth}) FOR UPDATE`, [place]);
    const rotation = startRotation(both);
    const enough = place - (place % 200);
    await vi.waitFor(
      async () => expect((await wrappedBy()).present).toBeGreaterThanOrEqual(enough),
      patiently,
    );
    rotation.kill();
    await rotation.ended;
  } finally {
    await holder.query("ROLLBACK");
    holder.release();
  }
}

test("killed again and again it goes on where it was, while people write", async () => {
  const ids = await manyKeys(700);
  const known = await fingerprints(ids);
  keys.own = both;
  const { browser } = await signedInWithPremium();
  let isOver = false;
  const writing = (async () => {
    for (let at = 0; !isOver && at < 50; at += 1) {
      const entry = await write(browser, `Entry ${at}`);
      expect((await readJournal(browser)).entries[0]).toEqual(entry);
    }
  })();
  for (const place of [250, 450]) {
    await killedAt(place);
    expect((await wrappedBy()).former).toBeGreaterThan(0);
    expect(await fingerprints(ids)).toEqual(known);
  }
  expect((await rotate(both)).status).toBe(0);
  isOver = true;
  await writing;
  expect(await wrappedBy()).toEqual({ former: 0, present: 701 });
  keys.own = only(PRESENT);
  expect(await fingerprints(ids)).toEqual(known);
}, 60_000);

test("two at once do no harm", async () => {
  const ids = await manyKeys(450);
  const known = await fingerprints(ids);
  const answers = await Promise.all([rotate(both), rotate(both)]);
  expect(answers.map(({ status }) => status)).toEqual([0, 0]);
  keys.own = only(PRESENT);
  expect(await fingerprints(ids)).toEqual(known);
}, 30_000);

test("a person who got a key from each of two processes keeps both", async () => {
  const { userId } = await signedIn();
  keys.own = only(PRESENT);
  await createEntry(userId, { content: "By the one that knows the new key alone" });
  keys.own = only(FORMER);
  await createEntry(userId, { content: "By the one that knows the old key alone" });
  expect((await rotate(both)).status).toBe(0);
  keys.own = only(PRESENT);
  expect(await fingerprints([userId])).not.toContain("closed");
  await createEntry(userId, { content: "Later" });
  expect(await prisma.dataKey.count({ where: { userId } })).toBe(2);
});

test("what no key opens is left as it is, and said", async () => {
  const ids = await manyKeys(3);
  const [lost, damaged] = ids;
  const before = { wrappingKeyId: "lost", wrappedKey: randomBytes(60) };
  await prisma.dataKey.updateMany({ where: { userId: lost }, data: before });
  await prisma.dataKey.updateMany({
    where: { userId: damaged },
    data: { wrappedKey: randomBytes(60) },
  });
  for (const wrapped of [1, 0]) {
    const { status, said } = await rotate(both);
    expect(status).toBe(1);
    expect(said).toContain(`keys wrapped anew: ${wrapped}; left as they are: 2`);
    expect(said).toContain("DATA_ENCRYPTION_KEY_PREVIOUS");
    for (const secret of [FORMER, PRESENT, "lost"]) expect(said).not.toContain(secret);
  }
  const row = await prisma.dataKey.findFirstOrThrow({ where: { userId: lost } });
  expect(row.wrappingKeyId).toBe("lost");
  expect(Buffer.from(row.wrappedKey)).toEqual(before.wrappedKey);
});

test("keys that are none are refused in words, without showing them", async () => {
  const { status, said } = await rotate({ ...both, DATA_ENCRYPTION_KEY_PREVIOUS: ["short-key"] });
  expect(status).toBe(1);
  expect(said).toContain("DATA_ENCRYPTION_KEY_PREVIOUS");
  expect(said).not.toContain("short-key");
  expect(said).not.toMatch(/\bat .*\.ts:\d/);
});
