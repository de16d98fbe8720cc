import "server-only";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { pool } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { type JobsState, jobsState } from "@/lib/jobs/state";
import { logger } from "@/lib/logger";
import { REQUEST_PROBLEMS } from "@/lib/request-problems";
import { errorAnswer } from "@/lib/route-handler";
import { shareCheck } from "./shared-check";

type DatabaseChecks = {
  database: "up" | "down";
  /** "missing": the database lacks some that this build counts on. It may have later ones. */
  migrations: "applied" | "missing" | "unknown";
};

export type Checks = DatabaseChecks & { jobs: JobsState };

const BOUND_MS = 2_000;
const FRESH_MS = 1_000;
const DOWN: DatabaseChecks = { database: "down", migrations: "unknown" };
const NO_SUCH_TABLE = "42P01";

const checkDatabase = shareCheck(readDatabase, {
  boundMs: BOUND_MS,
  freshMs: FRESH_MS,
  failed: DOWN,
});

/**
 * Whether this process can serve people now: its database answers in time and has every migration that
 * this build counts on. Jobs are named and decide nothing, since pages need none.
 */
export async function readReadiness(): Promise<{ isReady: boolean; checks: Checks }> {
  const checks = { ...(await checkDatabase()), jobs: jobsState() };
  const isReady = checks.database === "up" && checks.migrations === "applied";
  noteChange(isReady, checks);
  return { isReady, checks };
}

/** The answer to who asks whether this process is ready: 200, or 503 while it is not. */
export async function answerReadiness(): Promise<Response> {
  const { isReady, checks } = await readReadiness();
  if (isReady) return Response.json({ success: true, status: "ready", checks });
  const refused = errorAnswer(new AppError("UNAVAILABLE", { message: REQUEST_PROBLEMS.notReady }));
  const headers = { "Retry-After": "5" };
  return Response.json({ ...refused, status: "not ready", checks }, { status: 503, headers });
}

let wasReady = true;

/** One line at each turn; balancers ask every few seconds. */
function noteChange(isReady: boolean, checks: Checks): void {
  if (isReady === wasReady) return;
  wasReady = isReady;
  if (isReady) logger.info({ checks }, "ready again");
  else logger.warn({ checks }, "not ready");
}

async function readDatabase(): Promise<DatabaseChecks> {
  try {
    const { rows } = await pool.query<{ name: string }>({
      text: "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
      // A server that hangs would keep the connection; this closes it.
      ...{ query_timeout: BOUND_MS },
    });
    const applied = new Set(rows.map(({ name }) => name));
    const isWhole = (await migrationsOfBuild()).every((name) => applied.has(name));
    return { database: "up", migrations: isWhole ? "applied" : "missing" };
  } catch (error) {
    const isEmpty = error instanceof Error && "code" in error && error.code === NO_SUCH_TABLE;
    if (isEmpty) return { database: "up", migrations: "missing" };
    throw error;
  }
}

let names: Promise<string[]> | undefined;

function migrationsOfBuild(): Promise<string[]> {
  names ??= readdir(path.join(process.cwd(), "prisma", "migrations"), { withFileTypes: true }).then(
    (entries) => entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
  );
  return names;
}
