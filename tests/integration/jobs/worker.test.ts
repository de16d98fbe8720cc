import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { pool, prisma } from "@/lib/db";
import { sendMail } from "@/lib/email/mail";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import type { Mailbox } from "../support/mail";
import { BUSY_MACHINE_MS, patiently } from "../support/waiting";

const mailbox: Mailbox = await vi.hoisted(async () =>
  (await import("../support/mail")).startMail(),
);
const workers: Worker[] = [];

beforeEach(() => mailbox.script());
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await pool.query("DELETE FROM pgboss.job WHERE name = 'send-mail'");
});
afterAll(() => mailbox.stop());

function work(): Worker {
  const worker = startWorker();
  workers.push(worker);
  return worker;
}

const mailTo = (to: string) => ({
  to,
  template: "welcome" as const,
  props: { firstName: "Ada", link: "https://stepwell.example/" },
});

const fresh = () => `${randomUUID()}@example.org`;
const arrivedAt = (to: string) =>
  mailbox.arrived().filter((message) => message.to.includes(to)).length;

type Row = { id: string; state: string; retry_count: number; wait: number; whole: string };

async function jobs(): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `SELECT id, state::text, retry_count, extract(epoch FROM start_after - now())::float AS wait, job::text AS whole
       FROM pgboss.job WHERE name = 'send-mail'`,
  );
  return rows;
}

const states = async () => (await jobs()).map(({ state }) => state);

test("two workers at once send each mail once, and neither pauses while mails wait", async () => {
  const addresses = Array.from({ length: 40 }, fresh);
  for (const to of addresses) await sendMail(mailTo(to));
  work();
  work();
  await vi.waitFor(
    async () => expect(await states()).toEqual(addresses.map(() => "completed")),
    patiently,
  );
  // Counted at the door, where the idempotency key has not yet made one of two.
  const keys = (await mailbox.calls()).map((call) => call.idempotencyKey);
  expect(keys).toHaveLength(40);
  expect(new Set(keys).size).toBe(40);
  for (const to of addresses) expect(arrivedAt(to)).toBe(1);
});

test("a mail that comes while a worker waits goes out at once", async () => {
  work();
  const first = fresh();
  await sendMail(mailTo(first));
  await vi.waitFor(() => expect(arrivedAt(first)).toBe(1), patiently);
  const second = fresh();
  await sendMail(mailTo(second));
  await vi.waitFor(() => expect(arrivedAt(second)).toBe(1), patiently);
});

test("a mail of a transaction that fails is never sent", async () => {
  const to = fresh();
  await expect(
    prisma.$transaction(async (transaction) => {
      await sendMail(mailTo(to), transaction);
      throw new Error("changed my mind");
    }),
  ).rejects.toThrow("changed my mind");
  expect(await jobs()).toEqual([]);
});

test("what waits in the queue shows no address, name or link", async () => {
  const to = fresh();
  await sendMail(mailTo(to));
  const [row] = await jobs();
  expect(row?.whole).not.toMatch(/@|Ada|https?:/);
});

test("a job under way ends before the worker has stopped, and no other is begun", async () => {
  await mailbox.script({ held: true });
  const [first, second] = [fresh(), fresh()];
  await sendMail(mailTo(first));
  await sendMail(mailTo(second));
  const worker = work();
  await vi.waitFor(async () => expect(await mailbox.calls()).toHaveLength(1), patiently);
  const stopped = worker.stop();
  await mailbox.script();
  await stopped;
  expect(await states().then((all) => all.sort())).toEqual(["completed", "created"]);
  expect(arrivedAt(first) + arrivedAt(second)).toBe(1);
});

test("a job that takes longer than the server waits is given back, and sends once all the same", async () => {
  await mailbox.script({ silent: true });
  const to = fresh();
  await sendMail(mailTo(to));
  const worker = work();
  await vi.waitFor(async () => expect(await mailbox.calls()).toHaveLength(1), patiently);
  const stoppedAt = Date.now();
  await worker.stop();
  expect(Date.now() - stoppedAt).toBeLessThan(BUSY_MACHINE_MS);
  expect(await states()).toEqual(["retry"]);
  expect(await mailbox.to(to)).toHaveLength(0);
  await pool.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'send-mail'");
  expect(await mailbox.to(to)).toHaveLength(1);
});

test("what fails is tried again after a pause, and the queue keeps no words of the error", async () => {
  await mailbox.script({ status: 500, name: "internal_server_error" });
  await sendMail(mailTo(fresh()));
  work();
  await vi.waitFor(async () => expect(await states()).toEqual(["retry"]), patiently);
  const [row] = await jobs();
  expect(row?.wait).toBeGreaterThan(5);
  expect(row?.wait).toBeLessThan(40);
  expect(row?.whole).toContain("MailDelayedError");
  expect(row?.whole).not.toMatch(/@example|could not be sent|internal_server_error/);
});

test("a worker that stops before it could start leaves nothing running", async () => {
  const worker = startWorker();
  await worker.stop();
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      "SELECT 1 FROM pg_stat_activity WHERE application_name = 'stepwell jobs' AND datname = current_database()",
    );
    expect(rows).toEqual([]);
  }, patiently);
});
