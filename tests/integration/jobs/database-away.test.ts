import { randomUUID } from "node:crypto";
import { afterAll, expect, test, vi } from "vitest";
import { pool } from "@/lib/db";
import { sendMail } from "@/lib/email/mail";
import { startWorker } from "@/lib/jobs/worker";
import { logger } from "@/lib/logger";
import type { Mailbox } from "../support/mail";
import type { RestartablePostgres } from "../support/restartable-postgres";
import { patiently } from "../support/waiting";

const { mailbox, postgres } = await vi.hoisted(async () => {
  const { startMail } = await import("../support/mail");
  const { startRestartablePostgres } = await import("../support/restartable-postgres");
  const postgres: RestartablePostgres = await startRestartablePostgres();
  process.env.DATABASE_URL = postgres.address;
  const mailbox: Mailbox = await startMail();
  return { mailbox, postgres };
});

afterAll(async () => {
  await pool.end();
  await postgres.remove();
  mailbox.stop();
});

function mail() {
  const to = `${randomUUID()}@example.org`;
  const props = { firstName: "Ada", link: "https://stepwell.example/" };
  return {
    send: () => sendMail({ to, template: "welcome", props }),
    arrived: () => mailbox.arrived().filter((message) => message.to.includes(to)).length,
  };
}

async function connectionsOfWorker(): Promise<number> {
  const { rows } = await pool.query(
    "SELECT 1 FROM pg_stat_activity WHERE application_name = 'stepwell jobs'",
  );
  return rows.length;
}

test("a worker survives a database that is away at the start, and one that goes and comes back", async () => {
  const log = vi.spyOn(logger, "error");
  await postgres.stop();
  await expect(mail().send()).rejects.toThrow();
  const worker = startWorker();
  await vi.waitFor(() => expect(log).toHaveBeenCalled(), patiently);

  await postgres.start();
  const first = mail();
  await first.send();
  await vi.waitFor(() => expect(first.arrived()).toBe(1), patiently);

  await postgres.stop();
  await postgres.start();
  const second = mail();
  await vi.waitFor(() => second.send(), patiently);
  await vi.waitFor(() => expect(second.arrived()).toBe(1), patiently);

  // Failed starts left nothing behind: three connections at most, and one that listens.
  expect(await connectionsOfWorker()).toBeLessThanOrEqual(4);
  await worker.stop();
  await vi.waitFor(async () => expect(await connectionsOfWorker()).toBe(0), patiently);
}, 60_000);

test("a job whose end the database could not note is done again, and is one mail", async () => {
  await mailbox.script({ held: true });
  const letter = mail();
  await letter.send();
  const worker = startWorker();
  await vi.waitFor(async () => expect(await mailbox.calls()).toHaveLength(1), patiently);
  const id = (await mailbox.calls())[0]?.idempotencyKey;
  await postgres.stop();
  await mailbox.script();
  await vi.waitFor(() => expect(letter.arrived()).toBe(1), patiently);
  await worker.stop();
  await postgres.start();
  // What the queue does after a minute: the attempt has run out, and another one is due.
  const overdue = "UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE id = $1";
  await vi.waitFor(() => pool.query(overdue, [id]), patiently);
  const successor = startWorker();
  await vi.waitFor(async () => {
    const { rows } = await pool.query("SELECT state FROM pgboss.job WHERE id = $1", [id]);
    expect(rows).toEqual([{ state: "completed" }]);
  }, patiently);
  const again = (await mailbox.calls()).filter(({ idempotencyKey }) => idempotencyKey === id);
  expect(again).toHaveLength(1);
  expect(letter.arrived()).toBe(1);
  await successor.stop();
}, 60_000);
