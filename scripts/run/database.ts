import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, renameSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort, isPortFree } from "../ports.ts";
import { ensureDatabase } from "../postgres/databases.ts";
import { DATABASE_NAME } from "../postgres/initialise.ts";
import { stopLeftBehind } from "../postgres/left-behind.ts";
import { choosePlace, type Place } from "../postgres/place.ts";
import { type ServerOptions, serverAddress, startServer } from "../postgres/server.ts";
import { dataFolder } from "../project.ts";
import { createBackOff } from "./back-off.ts";
import { readJsonFile, writeJsonFile } from "./json-file.ts";
import { say } from "./report.ts";
import type { Secrets } from "./secrets.ts";

const LOG_BYTES = 5_000_000;

/** Starts the machine's own PostgreSQL, sets DATABASE_URL to its database, and keeps it running. */
export async function startDatabase(secrets: Secrets, signal: AbortSignal) {
  const settings = openSettings();
  const place = await ownPlace();
  const isNew = !existsSync(path.join(place.folder, "data"));
  say(isNew ? "Making the database (PostgreSQL 18)" : "Starting the database (PostgreSQL 18)");
  if (place.elsewhere) {
    say(`Its data stands in ${place.folder}: PostgreSQL does not run as root,`);
    say(`and its account (${place.account?.name}) may not enter this folder`);
  }
  await stopLeftBehind(path.join(place.folder, "data"));
  const options: ServerOptions = {
    place,
    port: await settings.port(),
    password: secrets.text("POSTGRES_PASSWORD"),
    logFile: openLog(),
    durable: true,
  };
  let server = await startServer(options);
  await ensureDatabase(server.address("postgres"), DATABASE_NAME);
  process.env.DATABASE_URL = server.address(DATABASE_NAME);

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

/** Where the machine's own database answered when it last ran; undefined where there is none yet. */
export function embeddedAddress(secrets: Secrets): string | undefined {
  const port = readJsonFile(settingsFile).postgresPort;
  if (typeof port !== "number") return undefined;
  return serverAddress(port, secrets.text("POSTGRES_PASSWORD"), DATABASE_NAME);
}

/** Where the machine's own database stands, or will stand. */
export function ownPlace(): Promise<Place> {
  return choosePlace(path.join(dataFolder, "postgres"), openSettings().installation());
}

const settingsFile = path.join(dataFolder, "settings.json");

/** What the last start used, so that the data is found again and tools keep their connection settings. */
function openSettings() {
  const settings = readJsonFile(settingsFile);
  const remember = (name: string, value: unknown) => {
    settings[name] = value;
    writeJsonFile(settingsFile, settings);
  };
  return {
    installation(): string {
      if (typeof settings.installation !== "string") remember("installation", randomUUID());
      return String(settings.installation);
    },
    /** Another one when a program took the old one meanwhile. */
    async port(): Promise<number> {
      const known = settings.postgresPort;
      if (typeof known === "number" && (await isPortFree(known, "127.0.0.1"))) return known;
      const port = await findFreePort();
      remember("postgresPort", port);
      return port;
    },
  };
}

/** The file of PostgreSQL's own words; a long one is put aside. */
export function openLog(): string {
  const folder = path.join(dataFolder, "logs");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, "postgres.log");
  if (existsSync(file) && statSync(file).size > LOG_BYTES) renameSync(file, `${file}.old`);
  return file;
}
