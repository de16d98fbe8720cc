import { runWorker } from "./run/worker.ts";
import { untilStopped } from "./until-stopped.ts";

// Started by worker.mjs on the project's own Node.
await untilStopped(runWorker);
