// `npm run admin -- …`: admins, what Claude cost, and the keys of private texts (scripts/run/admin.ts).
// Plain JavaScript for the same reason as start.mjs.
import { prepareMachine, runOnBundledNode } from "./bootstrap/bootstrap.mjs";

if (await prepareMachine()) {
  process.exitCode = await runOnBundledNode(["scripts/admin.ts", ...process.argv.slice(2)]);
}
