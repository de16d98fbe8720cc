import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { pool } from "@/lib/db";
import { sendMail } from "@/lib/email/mail";
import { workBriefly } from "@/lib/jobs/work-briefly";
import { startWorker } from "@/lib/jobs/worker";
import { Browser } from "../support/browser";
import { withDatabaseAway } from "../support/database-away";
import type { Mailbox } from "../support/mail";

const secret = "a secret that only tests use, of 40 chars";

const mailbox: Mailbox = await vi.hoisted(async () => {
  process.env.CRON_SECRET = "a secret that only tests use, of 40 chars";
  return (await import("../support/mail")).startMail();
});

beforeEach(() => mailbox.script());
afterEach(() => pool.query("DELETE FROM pgboss.job"));
afterAll(() => mailbox.stop());

function call(bearer: string | undefined) {
  const client = new Browser();
  client.bearer = bearer;
  return client.call<{ idle: boolean }>("GET", "/api/cron/jobs");
}

async function letters(count: number): Promise<string[]> {
  const addresses = Array.from({ length: count }, () => `${randomUUID()}@example.org`);
  const props = { firstName: "Ada", link: "https://stepwell.example/" };
  for (const to of addresses) await sendMail({ to, template: "welcome", props });
  return addresses;
}

const arrivals = (addresses: string[]) =>
  addresses.map((to) => mailbox.arrived().filter((message) => message.to.includes(to)).length);

test.each([
  ["none", undefined],
  ["an empty one", ""],
  ["another one", "b secret that only tests use, of 40 chars"],
  ["a part of it", secret.slice(0, -1)],
  ["more than it", `${secret}!`],
])("with %s as its secret nothing is done", async (_, bearer) => {
  const addresses = await letters(1);
  expect(await call(bearer)).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
  expect(arrivals(addresses)).toEqual([0]);
});

test("what waits is done, and the call ends when nothing is left", async () => {
  const addresses = await letters(5);
  expect(await call(secret)).toMatchObject({ status: 200, body: { success: true, idle: true } });
  expect(arrivals(addresses)).toEqual([1, 1, 1, 1, 1]);
}, 60_000);

test("calls at once, beside a worker that stays, do each job once, those of the clock too", async () => {
  await pool.query("UPDATE pgboss.schedule SET cron = '* * * * *' WHERE name = 'clean-up'");
  await pool.query("UPDATE pgboss.version SET cron_on = NULL");
  const addresses = await letters(12);
  const worker = startWorker();
  const answers = await Promise.all([call(secret), call(secret)]);
  await worker.stop();
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(arrivals(addresses)).toEqual(addresses.map(() => 1));
  const keys = (await mailbox.calls()).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(keys.length);
  // Nobody waits for a clock that is slow to strike: the next minute's call finds what it left.
  await vi.waitFor(
    async () => {
      await call(secret);
      expect((await strokes()).done).toBeGreaterThan(0);
    },
    { timeout: 50_000 },
  );
  const { done, struck, minutes } = await strokes();
  expect(struck).toBe(minutes);
  expect(done).toBeLessThanOrEqual(minutes);
}, 90_000);

/** How often the clean-up was done, struck by the clock, and in how many minutes. */
async function strokes(): Promise<{ done: number; struck: number; minutes: number }> {
  const { rows } = await pool.query(
    `SELECT count(*) FILTER (WHERE name = 'clean-up' AND state = 'completed')::int AS done,
        count(*) FILTER (WHERE data->>'name' = 'clean-up')::int AS struck,
        count(DISTINCT singleton_on) FILTER (WHERE data->>'name' = 'clean-up')::int AS minutes
      FROM pgboss.job`,
  );
  return rows[0];
}

test("a job that takes too long is given back when the time is up, and is one mail at last", async () => {
  await mailbox.script({ silent: true });
  const addresses = await letters(1);
  expect(await workBriefly(1_500)).toBe(false);
  const waiting = await pool.query("SELECT state FROM pgboss.job WHERE name = 'send-mail'");
  expect(["created", "retry"]).toContain(waiting.rows[0]?.state);
  await mailbox.script();
  await pool.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'send-mail'");
  expect(await workBriefly(30_000)).toBe(true);
  expect(arrivals(addresses)).toEqual([1]);
}, 60_000);

test("while the database is away the call says so at once", async () => {
  const answer = await withDatabaseAway(() => call(secret));
  expect(answer).toMatchObject({ status: 503, body: { code: "UNAVAILABLE" } });
});
