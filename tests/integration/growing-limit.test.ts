import { beforeEach, describe, expect, test, vi } from "vitest";
import { pool, prisma } from "@/lib/db";
import {
  clearRateLimit,
  consumeRateLimit,
  type GrowingLimit,
  refundRateLimit,
} from "@/lib/rate-limit";
import { holdTheClock, letPass } from "./support/waiting";

const limit: GrowingLimit = {
  name: "test",
  points: 3,
  firstWaitSeconds: 5,
  longestWaitSeconds: 60,
};

holdTheClock();

let key = "";
beforeEach(() => {
  key = crypto.randomUUID();
});

/** Seconds to wait, or 0 when the try is let through. */
async function tryOnce(): Promise<number> {
  const refusal = await consumeRateLimit(limit, key).catch((error: unknown) => error);
  if (refusal === undefined) return 0;
  expect(refusal).toMatchObject({ code: "RATE_LIMITED" });
  return Number(Object(refusal).retryAfterSeconds);
}

async function tryTimes(count: number): Promise<number[]> {
  const waits: number[] = [];
  for (let times = 0; times < count; times += 1) waits.push(await tryOnce());
  return waits;
}

test("after the free tries each further one doubles the wait, up to the longest", async () => {
  expect(await tryTimes(3)).toEqual([0, 0, 0]);
  for (const wait of [5, 10, 20, 40, 60, 60, 60]) {
    expect(await tryOnce()).toBe(wait);
    await letPass(wait - 2);
    expect(await tryOnce()).toBeGreaterThan(0);
    await letPass(2);
    expect(await tryOnce()).toBe(0);
  }
});

test("a try that comes too early makes the wait no longer", async () => {
  await tryTimes(3);
  expect(Math.max(...(await tryTimes(20)))).toBe(5);
});

test("time heals: each longest wait without a try gives one back, and all is forgotten in the end", async () => {
  await tryTimes(3);
  await letPass(60);
  expect(await tryTimes(2)).toEqual([0, 5]);
  await letPass(2 * 60 + 1);
  expect(await tryTimes(3)).toEqual([0, 0, 5]);
  await letPass(100 * 60);
  expect(await tryTimes(4)).toEqual([0, 0, 0, 5]);
});

test("of parallel tries exactly as many come through as one after the other", async () => {
  const at = () => Promise.all(Array.from({ length: 40 }, tryOnce));
  expect((await at()).filter((wait) => wait === 0)).toHaveLength(3);
  await letPass(5);
  expect((await at()).filter((wait) => wait === 0)).toHaveLength(1);
});

test("a process whose clock is a little behind counts the same", async () => {
  const start = Date.now();
  for (const behind of [0, 40, 10]) {
    vi.setSystemTime(start - behind);
    expect(await tryOnce()).toBe(0);
  }
  vi.setSystemTime(start);
  expect(await tryOnce()).toBe(5);
});

/** The longest waits from one try to the next, with a clock that was a day ahead and is put right. */
async function afterTheClockIsSetBack(): Promise<number[]> {
  const rightTime = Date.now();
  vi.setSystemTime(rightTime + 24 * 60 * 60 * 1000);
  expect(await tryTimes(4)).toEqual([0, 0, 0, 5]);
  vi.setSystemTime(rightTime);
  return tryTimes(2);
}

test("a clock that was a day ahead and is set back locks nobody out, and nothing is forgotten", async () => {
  expect(await afterTheClockIsSetBack()).toEqual([0, 10]);
});

test("a try can be taken back, and all of them forgotten", async () => {
  await tryTimes(2);
  await refundRateLimit(limit, key);
  expect(await tryTimes(3)).toEqual([0, 0, 5]);
  await clearRateLimit(limit, key);
  expect(await tryTimes(4)).toEqual([0, 0, 0, 5]);
});

test("taking back more than there is gives no credit", async () => {
  await tryTimes(1);
  for (let times = 0; times < 5; times += 1) await refundRateLimit(limit, key);
  expect(await tryTimes(4)).toEqual([0, 0, 0, 5]);
});

test("the table holds no name of whom it counts", async () => {
  key = "ada@example.org";
  await tryOnce();
  const keys = (await prisma.rateLimit.findMany()).map((row) => row.key);
  expect(keys.join()).not.toContain("ada");
  for (const written of keys) expect(written).toMatch(/^test:[\w-]{43}$/);
});

describe("while the database is away", () => {
  test("the same holds in this process, and a mistake is still told", async () => {
    const away = Object.assign(new Error("no server"), { code: "ECONNREFUSED" });
    const query = vi.spyOn(pool, "query").mockImplementation(() => Promise.reject(away));
    try {
      expect(await afterTheClockIsSetBack()).toEqual([0, 10]);
      key = crypto.randomUUID();
      expect(await tryTimes(4)).toEqual([0, 0, 0, 5]);
      vi.setSystemTime(Date.now() + 5_000);
      expect(await tryTimes(2)).toEqual([0, 10]);
      vi.setSystemTime(Date.now() + 4 * 60_000);
      expect(await tryTimes(4)).toEqual([0, 0, 0, 5]);
      query.mockImplementation(() => Promise.reject(new Error("syntax error")));
      await expect(consumeRateLimit(limit, key)).rejects.toThrow("syntax error");
    } finally {
      query.mockRestore();
    }
  });
});
