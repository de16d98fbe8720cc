import { say } from "./report.ts";
import type { Mode } from "./stepwell.ts";
import { supervise } from "./supervise.ts";

/** Starts the web process and keeps it running. */
export async function startWeb(mode: Mode, port: number, signal: AbortSignal) {
  say("Starting the web process");
  return await supervise({
    name: "The web process",
    script: "scripts/serve.ts",
    env: { PORT: String(port), STEPWELL_MODE: mode },
    patience: 10,
    signal,
  });
}
