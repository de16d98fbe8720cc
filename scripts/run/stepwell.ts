import path from "node:path";
import { reachDatabase } from "../postgres/databases.ts";
import { migrate } from "../postgres/migrate.ts";
import { dataFolder } from "../project.ts";
import { build } from "./build.ts";
import { startDatabase } from "./database.ts";
import { applyDefaults, checkEnvironment, readDotEnv } from "./environment.ts";
import { takeLock } from "./lock.ts";
import { generateClient } from "./prisma-client.ts";
import { say, sayReady } from "./report.ts";
import { startSandbox } from "./sandbox.ts";
import { openSecrets } from "./secrets.ts";
import { seed } from "./seed.ts";
import { refuseTakenPort } from "./taken-port.ts";
import { startWeb } from "./web.ts";

export type Mode = "start" | "dev";

type Part = { stop(): Promise<void> };

/** Brings up database, sandbox and web process, and stays until `signal` asks to stop. */
export async function runStepwell(mode: Mode, signal: AbortSignal): Promise<void> {
  const parts: Part[] = [];
  try {
    await bringUp(mode, signal, parts);
    if (!signal.aborted) {
      await new Promise<void>((resolve) =>
        signal.addEventListener("abort", () => resolve(), { once: true }),
      );
    }
    say("Stopping …");
  } finally {
    // In reverse: nobody asks a part that has gone.
    for (const part of parts.reverse()) await part.stop();
  }
}

async function bringUp(mode: Mode, signal: AbortSignal, parts: Part[]): Promise<void> {
  readDotEnv(mode);
  const secrets = openSecrets(path.join(dataFolder, "secrets.json"));
  const environment = applyDefaults(secrets);
  parts.push(await takeLock(environment.APP_URL));
  await refuseTakenPort("PORT", environment.PORT, "Stepwell");
  if (environment.sandbox) {
    await refuseTakenPort("SANDBOX_PORT", environment.SANDBOX_PORT, "the sandbox", "127.0.0.1");
  }

  const embedded = process.env.DATABASE_URL === undefined;
  if (embedded) parts.push(await startDatabase(secrets, signal));
  checkEnvironment();
  if (!embedded) await reachDatabase(process.env.DATABASE_URL ?? "");
  await generateClient();
  signal.throwIfAborted();
  await migrate(process.env.DATABASE_URL ?? "");
  const demo = environment.isOneMachine ? await seed() : false;
  signal.throwIfAborted();
  if (mode === "start") await build(signal);
  signal.throwIfAborted();
  if (environment.sandbox) parts.push(await startSandbox(environment.SANDBOX_PORT, signal));
  parts.push(await startWeb(mode, environment.PORT, signal));
  sayReady({ address: environment.APP_URL, demo, inbox: environment.sandbox?.inbox });
}
