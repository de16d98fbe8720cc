import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { PlainError, systemErrorCode } from "../plain-error.ts";
import { runAs } from "./account.ts";
import { DATABASE_USER, initialise } from "./initialise.ts";
import { holdByLeash } from "./leash.ts";
import { stopLeftBehind } from "./left-behind.ts";
import type { Place } from "./place.ts";

export type ServerOptions = {
  place: Place;
  port: number;
  password: string;
  logFile: string;
  /** False only for throwaway databases of tests: nothing is forced to disk. */
  durable: boolean;
};

export type PostgresServer = {
  /** Settles when the server process has ended, whoever ended it. */
  readonly ended: Promise<void>;
  /** The address of a database on this server. */
  address(database: string): string;
  /** Fast shutdown: open transactions roll back, everything committed is on disk. */
  stop(): Promise<void>;
};

const WRONG_PASSWORD =
  "the database does not take the password in .data/secrets.json. Bring that file back, or move the whole folder .data away to begin anew.";

/** Starts PostgreSQL on 127.0.0.1 and returns when it answers. Makes the data folder when there is none. */
export async function startServer(options: ServerOptions): Promise<PostgresServer> {
  const { place } = options;
  const data = initialise(place, options.password);
  await stopLeftBehind(data);

  const child = launch(options, data);
  const leash = child.pid === undefined ? undefined : holdByLeash(child.pid, place.account);
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => {
      leash?.ref();
      leash?.once("exit", () => resolve());
      if (!leash?.kill("SIGKILL")) resolve();
    });
    child.once("error", () => resolve());
  });
  const address = (database: string) => serverAddress(options.port, options.password, database);

  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGINT");
    if ((await Promise.race([ended, wait(20_000, "late", { ref: false })])) === "late") {
      child.kill("SIGQUIT");
      await ended;
    }
  };
  try {
    await untilItAnswers(address("postgres"), child, options.logFile);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended, address, stop };
}

/** The address of a database on a server of this machine. */
export function serverAddress(port: number, password: string, database: string): string {
  return `postgresql://${DATABASE_USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

function launch({ place, port, durable, logFile }: ServerOptions, data: string): ChildProcess {
  const settings = {
    port: String(port),
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    fsync: durable ? "on" : "off",
    synchronous_commit: durable ? "on" : "off",
    full_page_writes: durable ? "on" : "off",
  };
  const log = openSync(logFile, "a", 0o600);
  try {
    const command = path.join(place.binaries, "bin", "postgres");
    const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    return spawn(command, ["-D", data, ...flags], {
      ...runAs(place.account),
      stdio: ["ignore", log, log],
      // Its own session: Ctrl-C reaches Stepwell, which then stops things in order.
      detached: true,
    });
  } finally {
    closeSync(log);
  }
}

async function untilItAnswers(address: string, child: ChildProcess, logFile: string) {
  // A killed server first replays its journal, which may take a while.
  const deadline = Date.now() + 120_000;
  let reason = "no answer";
  while (Date.now() < deadline) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) {
      throw new PlainError(`PostgreSQL ended at once. Its own words are in ${logFile}`);
    }
    const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (systemErrorCode(error) === "28P01") throw new PlainError(WRONG_PASSWORD);
      reason = error instanceof Error ? error.message : String(error);
      await client.end().catch(() => undefined);
      await wait(40);
    }
  }
  throw new PlainError(`PostgreSQL does not answer (${reason}). Its own words are in ${logFile}`);
}
