import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { type JobWithMetadata, PgBoss } from "pg-boss";
import { env } from "@/lib/env";
import { logger } from "@/lib/logger";
import { HANDLERS } from "./handlers";
import { createReporter } from "./queue-errors";
import { AT_ONCE, JOB_NAMES, type JobData, type JobName } from "./queues";
import { setJobsState } from "./state";

/** Pauses between attempts to reach a database that is away, in milliseconds. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** How long a job under way may take to end when the worker stops; less than the server's patience. */
const FINISHING_MS = 4_000;

/**
 * New jobs announce themselves (LISTEN/NOTIFY). Asking is for what nobody announces: a job whose time
 * to be tried again has come. It is seldom where announcements arrive, so that an idle worker is cheap.
 */
const ASKING = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 30 } as const;

/** Settings of a worker that stays, and of one that is there for seconds and has no time for pauses. */
const STAYING = {
  useListenNotify: true,
  notifyHeartbeatIntervalMs: 30_000,
  cronWorkerIntervalSeconds: 45,
} as const;
const BRIEF = { useListenNotify: false, cronWorkerIntervalSeconds: 1 } as const;
const ASKING_BRIEFLY = { pollingIntervalSeconds: 1 } as const;

type Options = {
  /** It lives for less than a minute, beside workers that stay or alone (lib/jobs/work-briefly.ts). */
  isBrief?: boolean;
};

export type Worker = {
  /** Takes no further job and lets those under way end, for four seconds; then they are tried again. */
  stop(): Promise<void>;
};

/**
 * Works on the jobs of every queue until it is stopped. Any number of processes may do so: a job is
 * given to one. While the database is away it keeps trying, and pages are served all the same.
 */
export function startWorker({ isBrief = false }: Options = {}): Worker {
  const stopping = new AbortController();
  const note = isBrief ? () => undefined : setJobsState;
  note("starting");
  const started = keepStarting(stopping.signal, isBrief);
  void started.then((boss) => boss && !stopping.signal.aborted && note("working"));
  return {
    async stop() {
      stopping.abort();
      note("stopped");
      const boss = await started;
      if (!boss) return;
      // First of all, since `boss.stop` ends its announcements before its workers.
      await Promise.all(JOB_NAMES.map((name) => boss.offWork(name, { wait: false })));
      await boss.stop({ timeout: FINISHING_MS });
    },
  };
}

async function keepStarting(signal: AbortSignal, isBrief: boolean): Promise<PgBoss | undefined> {
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const boss = openQueues(isBrief);
    try {
      await boss.start();
      for (const name of JOB_NAMES) {
        for (let at = 0; at < (AT_ONCE[name] ?? 1); at += 1) await workOn(boss, name, isBrief);
      }
      return boss;
    } catch (error) {
      logger.error({ error }, "job queue does not start");
      // What was opened so far, or each attempt would leave connections and timers behind.
      await boss.stop({ graceful: false }).catch(() => undefined);
    }
    await wait(pause, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}

function openQueues(isBrief: boolean): PgBoss {
  const boss = new PgBoss({
    connectionString: env().DATABASE_URL,
    application_name: "stepwell jobs",
    max: 3,
    migrate: false,
    ...(isBrief ? BRIEF : STAYING),
    // How often jobs that are done are removed.
    maintenanceIntervalSeconds: 60 * 60,
    // The product has no jobs that wait for other jobs, and its clock counts minutes.
    flowIntervalSeconds: 60 * 60,
    cronMonitorIntervalSeconds: 45,
  });
  boss.on("error", createReporter());
  return boss;
}

async function workOn<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  isBrief: boolean,
): Promise<void> {
  const workerId = await boss.work(
    name,
    { includeMetadata: true, ...(isBrief ? ASKING_BRIEFLY : ASKING) },
    async ([job]: JobWithMetadata<JobData[Name]>[]) => {
      if (!job) return;
      try {
        await attempt(name, job);
      } finally {
        // Announcements that came meanwhile are used up: ask for the next one until none is left.
        boss.notifyWorker(workerId);
      }
    },
  );
}

async function attempt<Name extends JobName>(
  name: Name,
  job: JobWithMetadata<JobData[Name]>,
): Promise<void> {
  try {
    await HANDLERS[name](job);
  } catch (error) {
    const isLast = job.retryCount >= job.retryLimit;
    const details = { error, job: name, jobId: job.id, attempt: job.retryCount + 1 };
    logger.error(details, isLast ? "job given up" : "job failed and is tried again");
    // The queue keeps what it is thrown, and messages of errors may quote what jobs hide.
    throw new Error(error instanceof Error ? error.name : "unknown");
  }
}
