import { runAdmin } from "./run/admin.ts";
import { untilStopped } from "./until-stopped.ts";

// Started by admin.mjs on the project's own Node.
await untilStopped((signal) => runAdmin(process.argv.slice(2), signal));
