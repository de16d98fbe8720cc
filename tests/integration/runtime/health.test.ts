import { afterAll, expect, test, vi } from "vitest";
import { pool } from "@/lib/db";
import { logger } from "@/lib/logger";
import { Browser } from "../support/browser";
import type { RestartablePostgres } from "../support/restartable-postgres";

const postgres = await vi.hoisted(async () => {
  const { startRestartablePostgres } = await import("../support/restartable-postgres");
  const started: RestartablePostgres = await startRestartablePostgres();
  process.env.DATABASE_URL = started.address;
  return started;
});

afterAll(async () => {
  await pool.end();
  await postgres.remove();
});

const patiently = { timeout: 25_000, interval: 50 };

/** As a balancer asks, without a session. */
async function ask(path: string) {
  const { status, headers, body } = await new Browser().call<Record<string, unknown>>("GET", path);
  return { status, body, cacheControl: headers.get("cache-control") };
}

const ready = () => ask("/api/health");
const live = () => ask("/api/health/live");

const cannot = (database: string, migrations: string) => ({
  status: 503,
  cacheControl: "no-store",
  body: {
    success: false,
    code: "UNAVAILABLE",
    message: expect.any(String),
    status: "not ready",
    checks: { database, migrations, jobs: "elsewhere" },
  },
});

const can = {
  status: 200,
  cacheControl: "no-store",
  body: {
    success: true,
    status: "ready",
    checks: { database: "up", migrations: "applied", jobs: "elsewhere" },
  },
};

test("a process is live whatever its database does, and ready while that answers", async () => {
  const warned = vi.spyOn(logger, "warn");
  expect(await ready()).toEqual(can);
  await postgres.stop();
  await vi.waitFor(async () => expect(await ready()).toEqual(cannot("down", "unknown")), patiently);
  expect(await live()).toMatchObject({ status: 200, body: { success: true, status: "live" } });
  await Promise.all(Array.from({ length: 20 }, ready));
  await postgres.start();
  await vi.waitFor(async () => expect(await ready()).toEqual(can), patiently);
  expect(warned.mock.calls.filter(([, words]) => words === "not ready")).toHaveLength(1);
}, 60_000);

test("one that lacks a migration is not ready, one that is ahead of this build is", async () => {
  await pool.query(
    "INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('later', '', '29990101000000_later', now())",
  );
  const last = `UPDATE _prisma_migrations SET finished_at = $1 WHERE migration_name =
    (SELECT max(migration_name) FROM _prisma_migrations WHERE id <> 'later')`;
  await vi.waitFor(async () => expect(await ready()).toEqual(can), patiently);
  await pool.query(last, [null]);
  await vi.waitFor(async () => expect(await ready()).toEqual(cannot("up", "missing")), patiently);
  await pool.query(last, [new Date()]);
  await vi.waitFor(async () => expect(await ready()).toEqual(can), patiently);
  await pool.query("ALTER TABLE _prisma_migrations RENAME TO elsewhere");
  await vi.waitFor(async () => expect(await ready()).toEqual(cannot("up", "missing")), patiently);
  await pool.query("ALTER TABLE elsewhere RENAME TO _prisma_migrations");
}, 60_000);

test("a worker of this process is named, and makes nothing unready", async () => {
  const { startWorker } = await import("@/lib/jobs/worker");
  const worker = startWorker();
  await vi.waitFor(
    async () =>
      expect(await ready()).toMatchObject({ status: 200, body: { checks: { jobs: "working" } } }),
    patiently,
  );
  await worker.stop();
  await vi.waitFor(
    async () =>
      expect(await ready()).toMatchObject({ status: 200, body: { checks: { jobs: "stopped" } } }),
    patiently,
  );
}, 60_000);
