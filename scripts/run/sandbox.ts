import path from "node:path";
import { dataFolder } from "../project.ts";
import { say } from "./report.ts";
import { supervise } from "./supervise.ts";

/** Starts the stand-ins for the outside services that have no key, and keeps them running. */
export async function startSandbox(port: number, signal: AbortSignal) {
  say("Starting the sandbox for services without a key");
  return await supervise({
    name: "The sandbox",
    script: "sandbox/server.ts",
    env: { SANDBOX_PORT: String(port), SANDBOX_FOLDER: path.join(dataFolder, "sandbox") },
    patience: 3,
    signal,
  });
}
