import "server-only";
import { type JobWithMetadata, PgBoss } from "pg-boss";
import { env } from "@/lib/env";
import { logger } from "@/lib/logger";
import { HANDLERS } from "./handlers";
import { JOB_NAMES, type JobData, type JobName } from "./queues";

const RESTART_MS = 5_000;
const POLLING_SECONDS = 5;

/**
 * Works on the jobs of every queue until the process ends. A job added by any process is picked up
 * at once (LISTEN/NOTIFY), and by asking every few seconds where that does not reach. While the
 * database can't be reached it keeps trying, and pages are served all the same.
 */
export function startWorker(): void {
  const boss = new PgBoss({
    connectionString: env().DATABASE_URL,
    application_name: "stepwell jobs",
    max: 3,
    migrate: false,
    useListenNotify: true,
  });
  boss.on("error", (error) => logger.error({ error }, "job queue"));
  const start = async () => {
    await boss.start();
    for (const name of JOB_NAMES) await workOn(boss, name);
  };
  start().catch((error: unknown) => {
    logger.error({ error }, "job queue does not start");
    setTimeout(startWorker, RESTART_MS).unref();
  });
}

async function workOn<Name extends JobName>(boss: PgBoss, name: Name): Promise<void> {
  const options = { includeMetadata: true, pollingIntervalSeconds: POLLING_SECONDS } as const;
  await boss.work(name, options, async ([job]: JobWithMetadata<JobData[Name]>[]) => {
    if (!job) return;
    try {
      await HANDLERS[name](job);
    } catch (error) {
      logger.error({ error, job: name, jobId: job.id }, "job failed");
      throw error;
    }
  });
}
