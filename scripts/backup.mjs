// `npm run backup -- …` (scripts/run/backup.ts). Plain JavaScript for the same reason as start.mjs.
import { prepareMachine, runOnBundledNode } from "./bootstrap/bootstrap.mjs";

if (await prepareMachine()) {
  process.exitCode = await runOnBundledNode(["scripts/backup.ts", ...process.argv.slice(2)]);
}
