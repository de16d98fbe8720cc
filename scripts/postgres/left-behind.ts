import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PlainError } from "../plain-error.ts";

/**
 * Stops a server that an earlier run left behind in this data folder, and removes a lock file
 * whose process number now belongs to some other program (usual after a machine was killed).
 */
export async function stopLeftBehind(dataFolder: string): Promise<void> {
  const lockFile = path.join(dataFolder, "postmaster.pid");
  const pid = readPid(lockFile);
  if (pid === null || !isAlive(pid)) return;
  const command = commandOf(pid);
  if (!command.includes(dataFolder)) {
    if (!command.includes("postgres")) rmSync(lockFile, { force: true });
    return;
  }
  // Fast shutdown first; immediate shutdown still leaves a folder that recovers by itself.
  for (const [signal, seconds] of [
    ["SIGINT", 15],
    ["SIGQUIT", 10],
  ] as const) {
    process.kill(pid, signal);
    if (await ended(pid, seconds)) return;
  }
  throw new PlainError(
    `a PostgreSQL server of an earlier run (process ${pid}) does not stop. End it with: kill -9 ${pid}`,
  );
}

function readPid(lockFile: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(lockFile, "utf8"), 10);
    return pid > 1 ? pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to someone else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function commandOf(pid: number): string {
  if (existsSync("/proc/self")) {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    } catch {
      return "";
    }
  }
  return spawnSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout;
}

async function ended(pid: number, seconds: number): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (!isAlive(pid)) return true;
    await wait(50);
  }
  return !isAlive(pid);
}
