import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { openAdvice, openMessage, sealAdvice } from "@/lib/coaching/private-conversation";
import { pool, prisma } from "@/lib/db";
import { createEntry } from "@/lib/journals/mutations";
import { openEntry } from "@/lib/journals/private-entry";
import { type DataKey, dataKeyFor, openDataKeys } from "@/lib/users/data-keys";
import { makeEverything } from "../support/everything";
import { signedIn } from "../support/people";
import { dumpDatabase } from "../support/tables";

const text = "Slept badly; the interview is tomorrow. Żółć 😴";

let userId: string;
beforeEach(async () => {
  ({ userId } = await signedIn());
});

function findEntry(id: string) {
  return prisma.journalEntry.findUniqueOrThrow({ where: { id } });
}

async function keyOf(person: string): Promise<DataKey> {
  const [key] = (await openDataKeys(person)).values();
  if (!key) throw new Error("no key that opens");
  return key;
}

describe("a journal entry", () => {
  test("leaves no word in any table, in no encoding that a dump would show", async () => {
    await createEntry(userId, { content: text, mood: 2 });
    await makeEverything(userId);
    const dump = [...(await dumpDatabase())];
    const secrets = ["interview", "Slept", "entry-marker", "advice-marker", "message-marker"];
    const key = await keyOf(userId);
    for (const [table, content] of dump) {
      for (const secret of secrets) {
        const hex = Buffer.from(secret).toString("hex");
        const base64 = Buffer.from(secret).toString("base64").slice(0, -4);
        for (const trace of [secret, hex, base64]) {
          expect([table, content.includes(trace)]).toEqual([table, false]);
        }
      }
      expect(content).not.toContain(Buffer.from(key.key).toString("hex"));
    }
  });

  test("is read with its person's key, and has the mood beside it", async () => {
    const { id } = await createEntry(userId, { content: text, mood: 2 });
    const row = await findEntry(id);
    const keys = await openDataKeys(userId);
    expect(openEntry(keys.get(row.dataKeyId), { userId, entryId: id }, row.content)).toBe(text);
    expect(row.mood).toBe(2);
  });

  test("of the longest kind fits, whatever its letters", async () => {
    await createEntry(userId, { content: "😴".repeat(5_000) });
    await createEntry(userId, { content: "\uffff".repeat(10_000) });
    expect(await prisma.journalEntry.count({ where: { userId } })).toBe(2);
  });

  test("twice the same is encrypted differently", async () => {
    const [one, two] = [
      await createEntry(userId, { content: text }),
      await createEntry(userId, { content: text }),
    ];
    const [first, second] = [await findEntry(one.id), await findEntry(two.id)];
    expect(first.dataKeyId).toBe(second.dataKeyId);
    expect(Buffer.from(first.content)).not.toEqual(Buffer.from(second.content));
  });

  test("opens in no other row, for no other person, as nothing else and not when changed", async () => {
    const { id } = await createEntry(userId, { content: text });
    const { content } = await findEntry(id);
    const key = await keyOf(userId);
    const other = crypto.randomUUID();
    expect(openEntry(key, { userId, entryId: other }, content)).toBeNull();
    expect(openEntry(key, { userId: other, entryId: id }, content)).toBeNull();
    expect(openAdvice(key, { userId, conversationId: id }, content)).toBeNull();
    expect(openMessage(key, { userId, messageId: id }, content)).toBeNull();
    const changed = Uint8Array.from(content);
    changed[15] = (changed[15] ?? 0) ^ 1;
    expect(openEntry(key, { userId, entryId: id }, changed)).toBeNull();
    expect(openEntry(null, { userId, entryId: id }, content)).toBeNull();
  });
});

test("advice and messages of the coach are not exchangeable", async () => {
  const key = await dataKeyFor(userId);
  const advice = sealAdvice(key, { userId, conversationId: userId }, text);
  expect(openAdvice(key, { userId, conversationId: userId }, advice)).toBe(text);
  expect(openMessage(key, { userId, messageId: userId }, advice)).toBeNull();
});

describe("a person's key", () => {
  test("is made once, however many first uses come at the same time", async () => {
    const keys = await Promise.all(Array.from({ length: 12 }, () => dataKeyFor(userId)));
    const texts = new Set(keys.map(({ id, key }) => `${id} ${Buffer.from(key).toString("hex")}`));
    expect(texts.size).toBe(1);
    expect(await prisma.dataKey.count({ where: { userId } })).toBe(1);
    expect(keys[0]?.key).toHaveLength(32);
  });

  test("is another one for each person", async () => {
    const other = await signedIn();
    const [one, two] = [await dataKeyFor(userId), await dataKeyFor(other.userId)];
    expect(Buffer.from(one.key)).not.toEqual(Buffer.from(two.key));
  });

  test("opens only in the row and for the person that it was made for", async () => {
    const other = await signedIn();
    await dataKeyFor(other.userId);
    const { wrappedKey } = await prisma.dataKey.findFirstOrThrow({
      where: { userId: other.userId },
    });
    await dataKeyFor(userId);
    await prisma.dataKey.updateMany({ where: { userId }, data: { wrappedKey } });
    expect([...(await openDataKeys(userId)).values()]).toEqual([null]);
    await expect(dataKeyFor(userId)).rejects.toThrow();
  });

  test("that another environment's key wraps stays closed, and new texts get a key of their own", async () => {
    const { id } = await createEntry(userId, { content: text });
    await pool.query(
      "UPDATE data_keys SET wrapped_key = $2, wrapping_key_id = 'another' WHERE user_id = $1",
      [userId, randomBytes(60)],
    );
    const { id: next } = await createEntry(userId, { content: text });
    const keys = await openDataKeys(userId);
    const read = async (entryId: string) => {
      const { dataKeyId, content } = await findEntry(entryId);
      return openEntry(keys.get(dataKeyId), { userId, entryId }, content);
    };
    expect(await read(id)).toBeNull();
    expect(await read(next)).toBe(text);
  });
});
