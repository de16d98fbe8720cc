import "server-only";
import { fromPrisma, PgBoss } from "pg-boss";
import { pool } from "@/lib/db";
import type { Prisma } from "@/prisma/generated/client";
import { createReporter } from "./queue-errors";
import type { JobData, JobName } from "./queues";

// Hot reload evaluates this module again; the queue is kept on the global object.
const holder: typeof globalThis & { stepwellQueue?: Promise<PgBoss> } = globalThis;

/** The door of this process to the job queue, for adding jobs. Its tables come with the migrations. */
function openQueue(): Promise<PgBoss> {
  holder.stepwellQueue ??= start().catch((error: unknown) => {
    // The next call tries again: the database may have been away.
    holder.stepwellQueue = undefined;
    throw error;
  });
  return holder.stepwellQueue;
}

async function start(): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  });
  // Without a listener an error, such as of a database that restarts, would end the process.
  boss.on("error", createReporter());
  try {
    return await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

/**
 * Adds a job. With a transaction it is added when that commits and not otherwise, so a job never
 * speaks of a change that did not happen.
 */
export async function enqueue<Name extends JobName>(
  name: Name,
  data: JobData[Name],
  transaction?: Prisma.TransactionClient,
): Promise<void> {
  const queue = await openQueue();
  await queue.send(name, data, transaction ? { db: fromPrisma(transaction) } : {});
}

/** As `enqueue`, for many jobs of one kind in one statement. */
export async function enqueueAll<Name extends JobName>(
  name: Name,
  all: readonly JobData[Name][],
  transaction: Prisma.TransactionClient,
): Promise<void> {
  const queue = await openQueue();
  const jobs = all.map((data) => ({ data }));
  await queue.insert(name, jobs, { db: fromPrisma(transaction) });
}
