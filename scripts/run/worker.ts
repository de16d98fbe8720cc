import path from "node:path";
import { PlainError } from "../plain-error.ts";
import { reachDatabase } from "../postgres/databases.ts";
import { dataFolder } from "../project.ts";
import { build } from "./build.ts";
import { applyDefaults, checkEnvironment, readDotEnv } from "./environment.ts";
import { generateClient } from "./prisma-client.ts";
import { say } from "./report.ts";
import { openSecrets } from "./secrets.ts";
import { supervise } from "./supervise.ts";
import { workerNodeOptions } from "./worker-memory.ts";

/** Works on the jobs of a database beside the web processes, until `signal` asks to stop. */
export async function runWorker(signal: AbortSignal): Promise<void> {
  readDotEnv("start");
  if (!process.env.DATABASE_URL) {
    throw new PlainError(
      "the worker needs DATABASE_URL, the database of the web processes. With the built-in database no worker is needed: npm start works on jobs by itself.",
    );
  }
  const { sandbox } = applyDefaults(openSecrets(path.join(dataFolder, "secrets.json")));
  checkEnvironment();
  await reachDatabase(process.env.DATABASE_URL);
  await generateClient();
  signal.throwIfAborted();
  await build(signal);
  signal.throwIfAborted();
  say("Starting the worker");
  const env = { RUN_JOBS: "1", NODE_OPTIONS: workerNodeOptions() };
  const worker = await supervise({
    name: "The worker",
    script: "scripts/work.ts",
    env,
    patience: 10,
    signal,
  });
  const { host, pathname } = new URL(process.env.DATABASE_URL);
  say(`The worker is ready, for the jobs of the database ${pathname.slice(1)} at ${host}`);
  if (sandbox) say(`Without RESEND_API_KEY, mails go to ${sandbox.inbox}, where npm start runs`);
  say("Stop: Ctrl-C");
  if (!signal.aborted) {
    await new Promise<void>((resolve) =>
      signal.addEventListener("abort", () => resolve(), { once: true }),
    );
  }
  say("Stopping …");
  await worker.stop();
}
