import { spawn } from "node:child_process";
import { PlainError } from "./plain-error.ts";
import { projectFolder } from "./project.ts";

export type NodeRun = {
  /** Script and arguments, relative to the project. */
  args: readonly string[];
  env?: Record<string, string | undefined>;
  /** What the failure is called: "The build failed." */
  failure: string;
  /** Show the output as it comes instead of only when it fails. */
  loud?: boolean;
  signal?: AbortSignal | undefined;
};

/** Runs a script on the present Node to its end and returns what it printed. */
export async function runNode({ args, env, failure, loud, signal }: NodeRun): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    stdio: ["ignore", loud ? "inherit" : "pipe", loud ? "inherit" : "pipe"],
    ...(signal ? { signal } : {}),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new PlainError([failure, output.trim()].filter(Boolean).join("\n\n"));
  return output;
}
