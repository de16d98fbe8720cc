import { reportFailure } from "./plain-error.ts";
import { runWorker } from "./run/worker.ts";

// Started by worker.mjs on the project's own Node, and stopped as run.ts is.
const stopping = new AbortController();
const stop = () => stopping.abort();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
process.on("message", stop);
process.once("disconnect", stop);

try {
  await runWorker(stopping.signal);
} catch (error) {
  if (!stopping.signal.aborted) reportFailure(error);
}
process.exit();
