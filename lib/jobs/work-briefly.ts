import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { pool } from "@/lib/db";
import { startWorker } from "./worker";

const LOOK_EVERY_MS = 500;

/**
 * Works on the jobs that are due, those of the clock too, until none is left or the time is up, and then
 * stops as a worker does: what is not done in four more seconds is done again later. Any number may run at
 * once, beside workers that stay. Answers whether none was left.
 */
export async function workBriefly(milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  // Also tells at once that the database is away; a worker would keep trying.
  await isIdle();
  const worker = startWorker({ isBrief: true });
  try {
    // Twice, since a pass of the clock is noted a moment before its jobs are there.
    for (let quiet = 0; performance.now() < deadline; ) {
      await wait(LOOK_EVERY_MS);
      quiet = (await isIdle()) ? quiet + 1 : 0;
      if (quiet === 2) return true;
    }
    return false;
  } finally {
    await worker.stop();
  }
}

/** Whether the clock was looked at within its minute and no job is due or under way. */
async function isIdle(): Promise<boolean> {
  const { rows } = await pool.query<{ idle: boolean }>(
    `SELECT NOT EXISTS (
        SELECT 1 FROM pgboss.job
        WHERE state = 'active' OR (state IN ('created', 'retry') AND start_after <= now())
      ) AND coalesce((SELECT max(cron_on) FROM pgboss.version) > now() - interval '1 minute', false)
      AS idle`,
  );
  return rows[0]?.idle ?? false;
}
