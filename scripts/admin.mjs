// `npm run admin -- grant EMAIL`, `revoke EMAIL` or `list`: who sees the statistics of the whole site.
// Plain JavaScript for the same reason as start.mjs.
import { prepareMachine, runOnBundledNode } from "./bootstrap/bootstrap.mjs";

if (await prepareMachine()) {
  process.exitCode = await runOnBundledNode(["scripts/admin.ts", ...process.argv.slice(2)]);
}
