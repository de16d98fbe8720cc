import { PgBoss } from "pg-boss";
import { HANDLERS } from "@/lib/jobs/handlers";
import { JOB_NAMES, type JobData, type JobName } from "@/lib/jobs/queues";

/**
 * Works on every job that waits, and on those that these add, until none is left; what a worker does
 * beside a web process. A handler that throws fails the test. Returns the names of the jobs done.
 */
export async function runJobs(): Promise<JobName[]> {
  const boss = new PgBoss({
    connectionString: process.env.DATABASE_URL ?? "",
    max: 1,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  const done: JobName[] = [];
  try {
    for (;;) {
      const before = done.length;
      for (const name of JOB_NAMES) {
        while (await runNext(boss, name)) done.push(name);
      }
      if (done.length === before) return done;
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function runNext<Name extends JobName>(boss: PgBoss, name: Name): Promise<boolean> {
  const [job] = await boss.fetch<JobData[Name]>(name, { includeMetadata: true });
  if (!job) return false;
  await HANDLERS[name](job);
  await boss.complete(name, job.id);
  return true;
}
