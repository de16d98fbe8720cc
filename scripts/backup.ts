import { runBackup } from "./run/backup.ts";
import { untilStopped } from "./until-stopped.ts";

// Started by backup.mjs on the project's own Node.
await untilStopped((signal) => runBackup(process.argv.slice(2), signal));
