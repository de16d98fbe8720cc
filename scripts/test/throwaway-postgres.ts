import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { findFreePort } from "../ports.ts";
import { choosePlace } from "../postgres/place.ts";
import { type PostgresServer, startServer } from "../postgres/server.ts";
import { dataFolder } from "../project.ts";

const FOLDER = path.join(dataFolder, "test");

/** A real PostgreSQL server for one run of tests; stopping it removes every trace. */
export async function startThrowawayServer(purpose: string): Promise<PostgresServer> {
  mkdirSync(FOLDER, { recursive: true, mode: 0o711 });
  removeAbandoned();
  const wished = path.join(FOLDER, `${purpose}-${process.pid}`);
  const place = await choosePlace(wished);
  const logFile = `${wished}.log`;
  const remove = () => {
    for (const leftover of [place.folder, wished, logFile]) {
      rmSync(leftover, { recursive: true, force: true });
    }
  };
  try {
    const server = await startServer({
      place,
      port: await findFreePort(),
      password: randomBytes(16).toString("hex"),
      logFile,
      durable: false,
    });
    const stop = async () => {
      await server.stop();
      remove();
    };
    return { ...server, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Runs that were killed could not clean up; their process numbers tell them. */
function removeAbandoned(): void {
  for (const name of readdirSync(FOLDER)) {
    const pid = Number(/-(\d+)(?:\.log)?$/.exec(name)?.[1] ?? Number.NaN);
    if (!isAlive(pid)) rmSync(path.join(FOLDER, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return Number.isInteger(pid) && process.kill(pid, 0);
  } catch {
    return false;
  }
}
