import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { projectFolder } from "../../scripts/project";

/** Starts a script of the production build and waits until it says that it is ready. */
export async function launch(script: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script], {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => Promise.reject(new Error(`${script} ended at once`))),
  ]);
  return child;
}

/** Ends a process, and returns its exit code; null when it was killed. */
export async function end(
  child: ChildProcess,
  signal: "SIGTERM" | "SIGKILL" = "SIGTERM",
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, "exit");
  child.kill(signal);
  await exit;
  return child.exitCode;
}
