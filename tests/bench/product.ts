import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { PlainError, reportFailure } from "../../scripts/plain-error.ts";
import { ensureDatabase } from "../../scripts/postgres/databases.ts";
import { migrate } from "../../scripts/postgres/migrate.ts";
import { buildFolder } from "../../scripts/project.ts";
import { startThrowawayServer } from "../../scripts/test/throwaway-postgres.ts";
import { startOurs, startSandbox, type WebServer } from "./servers.ts";

export type Bench = WebServer & {
  environment: Record<string, string> & { DATABASE_URL: string };
  sandbox: WebServer;
};

/** Serves the present production build with a database and stand-ins of its own. Without one the process ends. */
export async function startBench(): Promise<Bench> {
  if (!existsSync(path.join(buildFolder(), "BUILD_ID"))) {
    reportFailure(
      new PlainError(
        "there is no build to measure yet. Start it once with `npm start`, which builds.",
      ),
    );
    process.exit();
  }
  const postgres = await startThrowawayServer("bench");
  await ensureDatabase(postgres.address("postgres"), "bench");
  await migrate(postgres.address("bench"));
  const sandbox = await startSandbox();
  const environment = {
    ANTHROPIC_API_KEY: "sandbox",
    ANTHROPIC_BASE_URL: `${sandbox.address}/anthropic`,
    DATABASE_URL: postgres.address("bench"),
    AUTH_SECRET: randomBytes(32).toString("hex"),
    DATA_ENCRYPTION_KEY: randomBytes(32).toString("base64"),
    RESEND_API_KEY: "sandbox",
    RESEND_BASE_URL: `${sandbox.address}/resend`,
    // The comparison of times speaks for many clients.
    TRUST_PROXY: "1",
  };
  const ours = await startOurs(environment);
  const stop = async () => {
    await ours.stop();
    await sandbox.stop();
    await postgres.stop();
  };
  return { ...ours, environment, sandbox, stop };
}
