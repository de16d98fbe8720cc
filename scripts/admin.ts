import { reportFailure } from "./plain-error.ts";
import { runAdmin } from "./run/admin.ts";

// Started by admin.mjs on the project's own Node, and stopped as run.ts is.
const stopping = new AbortController();
const stop = () => stopping.abort();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
process.on("message", stop);
process.once("disconnect", stop);

try {
  await runAdmin(process.argv.slice(2), stopping.signal);
} catch (error) {
  reportFailure(error);
}
process.exit();
