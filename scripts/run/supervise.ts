import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { PlainError } from "../plain-error.ts";
import { projectFolder } from "../project.ts";
import { createBackOff } from "./back-off.ts";
import { say } from "./report.ts";

type Process = {
  /** What a person calls it: "The web process". */
  name: string;
  script: string;
  env?: Record<string, string>;
  /** Seconds that it gets to end by itself before it is killed. */
  patience: number;
  signal: AbortSignal;
};

/**
 * Starts a script that reports `{ ready: true }` to its parent, and starts it again whenever it
 * ends without being asked. Throws when it does not even come up the first time.
 */
export async function supervise(options: Process): Promise<{ stop(): Promise<void> }> {
  const backOff = createBackOff();
  const stopping = new AbortController();
  let child = launch(options);
  backOff.started();
  if (!(await isReady(child, options.signal))) {
    await end(child, options.patience);
    options.signal.throwIfAborted();
    throw new PlainError(`${options.name} ended while it was starting. Its own words stand above.`);
  }

  const keepAlive = async () => {
    while (!stopping.signal.aborted) {
      await exitOf(child);
      if (stopping.signal.aborted || options.signal.aborted) return;
      const delay = backOff.next();
      say(`${options.name} ended (${child.signalCode ?? child.exitCode}); starting it again`);
      await wait(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted || options.signal.aborted) return;
      child = launch(options);
      backOff.started();
    }
  };
  const kept = keepAlive();

  return {
    async stop() {
      stopping.abort();
      await end(child, options.patience);
      await kept;
    },
  };
}

function launch({ script, env }: Process): ChildProcess {
  const child = spawn(process.execPath, [script], {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  child.on("error", () => undefined);
  return child;
}

async function isReady(child: ChildProcess, signal: AbortSignal): Promise<boolean> {
  return await new Promise((resolve) => {
    child.once("message", () => resolve(true));
    child.once("exit", () => resolve(false));
    signal.addEventListener("abort", () => resolve(false), { once: true });
  });
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

async function exitOf(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  await new Promise((resolve) => child.once("exit", resolve));
}

async function end(child: ChildProcess, patience: number): Promise<void> {
  if (hasEnded(child)) return;
  child.kill("SIGTERM");
  const late = wait(patience * 1000, "late", { ref: false });
  if ((await Promise.race([exitOf(child), late])) !== "late") return;
  child.kill("SIGKILL");
  await exitOf(child);
}
