import { runRestore } from "./run/restore.ts";
import { untilStopped } from "./until-stopped.ts";

// Started by restore.mjs on the project's own Node.
await untilStopped(() => runRestore(process.argv.slice(2)));
