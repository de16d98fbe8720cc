import { existsSync, mkdirSync, renameSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort, isPortFree } from "../ports.ts";
import { ensureDatabase } from "../postgres/databases.ts";
import { stopLeftBehind } from "../postgres/left-behind.ts";
import { choosePlace } from "../postgres/place.ts";
import { type ServerOptions, startServer } from "../postgres/server.ts";
import { dataFolder } from "../project.ts";
import { createBackOff } from "./back-off.ts";
import { readJsonFile, writeJsonFile } from "./json-file.ts";
import { say } from "./report.ts";
import type { Secrets } from "./secrets.ts";

const DATABASE = "stepwell";
const LOG_BYTES = 5_000_000;

/** Starts the machine's own PostgreSQL, sets DATABASE_URL to its database, and keeps it running. */
export async function startDatabase(secrets: Secrets, signal: AbortSignal) {
  const place = await choosePlace(path.join(dataFolder, "postgres"));
  const isNew = !existsSync(path.join(place.folder, "data"));
  say(isNew ? "Making the database (PostgreSQL 18)" : "Starting the database (PostgreSQL 18)");
  if (place.elsewhere) {
    say(`Its data stands in ${place.folder}: PostgreSQL does not run as root,`);
    say(`and its account (${place.account?.name}) may not enter this folder`);
  }
  await stopLeftBehind(path.join(place.folder, "data"));
  const options: ServerOptions = {
    place,
    port: await rememberedPort(),
    password: secrets.text("POSTGRES_PASSWORD"),
    logFile: openLog(),
    durable: true,
  };
  let server = await startServer(options);
  await ensureDatabase(server.address("postgres"), DATABASE);
  process.env.DATABASE_URL = server.address(DATABASE);

  const stopping = new AbortController();
  const backOff = createBackOff();
  const keepAlive = async () => {
    for (;;) {
      await server.ended;
      if (stopping.signal.aborted || signal.aborted) return;
      say("The database ended; starting it again");
      await wait(backOff.next(), undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted || signal.aborted) return;
      backOff.started();
      // Fails while processes of the old server still let go of its memory; the loop tries again.
      server = await startServer(options).catch(() => server);
    }
  };
  const kept = keepAlive();
  return {
    async stop() {
      stopping.abort();
      await server.stop();
      await kept;
      await server.stop();
    },
  };
}

/** The port of the last start, so that tools keep their connection settings; another one when it is taken. */
async function rememberedPort(): Promise<number> {
  const file = path.join(dataFolder, "settings.json");
  const settings = readJsonFile(file);
  const known = settings.postgresPort;
  if (typeof known === "number" && (await isPortFree(known, "127.0.0.1"))) return known;
  const postgresPort = await findFreePort();
  writeJsonFile(file, { ...settings, postgresPort });
  return postgresPort;
}

function openLog(): string {
  const folder = path.join(dataFolder, "logs");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, "postgres.log");
  if (existsSync(file) && statSync(file).size > LOG_BYTES) renameSync(file, `${file}.old`);
  return file;
}
