// `npm run restore -- …` (scripts/run/restore.ts). Plain JavaScript for the same reason as start.mjs.
import { prepareMachine, runOnBundledNode } from "./bootstrap/bootstrap.mjs";

if (await prepareMachine()) {
  process.exitCode = await runOnBundledNode(["scripts/restore.ts", ...process.argv.slice(2)]);
}
