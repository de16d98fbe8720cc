import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { dataFolder, inProject } from "../../../scripts/project.ts";
import { workerNodeOptions } from "../../../scripts/run/worker-memory.ts";

export type BuiltWorker = {
  /** Starts one more worker on the present environment's database and services. */
  start(): Promise<WorkerProcess>;
  remove(): void;
};

export type WorkerProcess = {
  /** SIGKILL; resolves once the process is gone. */
  kill(): Promise<void>;
  /** Memory of the process in bytes, as the system counts it. */
  rss(): Promise<number>;
};

/** Bundles the product's worker, so that it can run, and be killed, in processes of its own. */
export async function buildWorker(): Promise<BuiltWorker> {
  const outDir = path.join(dataFolder, "test", `worker-${crypto.randomUUID()}-${process.pid}`);
  await build({
    configFile: false,
    logLevel: "error",
    root: inProject(),
    resolve: {
      alias: [
        { find: /^@\//, replacement: inProject("/") },
        { find: "server-only", replacement: inProject("tests/server-only.ts") },
        // Node's own modules find no file by this name.
        { find: /^next\/(headers|navigation|server|cache)$/, replacement: "next/$1.js" },
      ],
    },
    oxc: { jsx: { development: false } },
    build: { ssr: inProject("tests/integration/support/worker-entry.ts"), outDir, minify: false },
  });
  const file = path.join(outDir, "worker-entry.js");
  return {
    start: () => startProcess(file),
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
}

async function startProcess(file: string): Promise<WorkerProcess> {
  // As the product runs it; React's development build would be another program.
  const child = fork(file, {
    env: { ...process.env, NODE_ENV: "production", NODE_OPTIONS: workerNodeOptions() },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await once(child, "message");
  return {
    kill: () => kill(child),
    async rss() {
      const answered = once(child, "message");
      child.send("memory");
      const [{ rss }] = await answered;
      return rss;
    },
  };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}
