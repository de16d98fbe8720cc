// `npm run worker`: works on jobs (mails, cleaning up) and serves no pages. Plain JavaScript for the
// same reason as start.mjs.
import { prepareMachine, runOnBundledNode } from "./bootstrap/bootstrap.mjs";

if (await prepareMachine()) {
  process.exitCode = await runOnBundledNode(["scripts/worker.ts"]);
}
