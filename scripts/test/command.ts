import { spawn } from "node:child_process";
import { projectFolder } from "../project.ts";

/** Runs a script on the present Node with its output in view, and returns its exit code (1 when it was killed). */
export async function runCommand(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  const endWithUs = () => child.kill();
  process.once("exit", endWithUs);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
  process.off("exit", endWithUs);
  return code ?? 1;
}
