import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../scripts/ports.ts";
import { inProject } from "../../scripts/project.ts";
import { runNode } from "../../scripts/run-node.ts";

export type WebServer = { address: string; pid: number; stop(): Promise<void> };

const nextCommand = inProject("node_modules/next/dist/bin/next");

/** Builds the bare app unless it stands already, and serves it. */
export async function startBare(environment: Record<string, string>): Promise<WebServer> {
  if (!existsSync(inProject("tests/bench/bare/.next/BUILD_ID"))) {
    const args = [nextCommand, "build", "tests/bench/bare"];
    await runNode({ args, env: environment, failure: "The bare app did not build." });
  }
  const port = await findFreePort();
  const args = [nextCommand, "start", "tests/bench/bare", "--port", String(port)];
  return serve(args, port, environment);
}

/** Serves the product's present production build. */
export async function startOurs(environment: Record<string, string>): Promise<WebServer> {
  const port = await findFreePort();
  const own = { ...environment, PORT: String(port), APP_URL: `http://127.0.0.1:${port}` };
  return serve(["scripts/serve.ts"], port, own);
}

/** Serves the stand-ins, Claude's among them. */
export async function startSandbox(): Promise<WebServer> {
  const port = await findFreePort();
  const folder = mkdtempSync(path.join(tmpdir(), "stepwell-bench-"));
  const own = { SANDBOX_PORT: String(port), SANDBOX_FOLDER: folder, SANDBOX_ANTHROPIC: "1" };
  const server = await serve(["sandbox/server.ts"], port, own, "/mail");
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop };
}

async function serve(
  args: string[],
  port: number,
  environment: Record<string, string>,
  page = "/",
): Promise<WebServer> {
  const child = spawn(process.execPath, args, {
    cwd: inProject(),
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "error", ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const address = `http://127.0.0.1:${port}`;
  await untilItAnswers(address + page, child);
  if (child.pid === undefined) throw new Error("The server has no process.");
  return {
    address,
    pid: child.pid,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function untilItAnswers(address: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The server at ${address} ended at once.`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  child.kill("SIGKILL");
  throw new Error(`The server at ${address} does not answer.`);
}
