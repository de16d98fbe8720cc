import { reportFailure } from "./plain-error.ts";
import { runStepwell } from "./run/stepwell.ts";

// Started by start.mjs on the project's own Node. Asks to stop come as signals or through the
// channel to the parent, whose end is one too.
const stopping = new AbortController();
const stop = () => stopping.abort();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
process.on("message", stop);
process.once("disconnect", stop);

try {
  await runStepwell(process.argv[2] === "dev" ? "dev" : "start", stopping.signal);
} catch (error) {
  if (!stopping.signal.aborted) reportFailure(error);
}
process.exit();
