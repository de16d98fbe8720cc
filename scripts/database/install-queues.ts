import { PgBoss } from "pg-boss";
import { JOB_NAMES, QUEUES, SCHEDULES } from "../../lib/jobs/queues.ts";

/** Brings the tables of the job queue, its queues and its schedules to this version. Idempotent. */
export async function installQueues(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, supervise: false, max: 1 });
  boss.on("error", (error) => console.error(error));
  await boss.start();
  try {
    for (const name of JOB_NAMES) {
      const { policy, ...options } = QUEUES[name];
      await boss.createQueue(name, { policy, ...options });
      await boss.updateQueue(name, options);
      const cron = SCHEDULES[name];
      // A machine that is off at that hour does it when it is on again.
      if (cron) await boss.schedule(name, cron, null, { missed: "once" });
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
