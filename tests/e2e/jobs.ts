import { PgBoss } from "pg-boss";
import type { JobData, JobName } from "../../lib/jobs/queues";

/** Adds a job that comes by the clock, so that no test waits for its minute. */
export async function addJob<Name extends JobName>(name: Name, data: JobData[Name]) {
  const boss = new PgBoss({
    connectionString: process.env.DATABASE_URL ?? "",
    max: 1,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.send(name, data);
  await boss.stop({ graceful: false });
}
