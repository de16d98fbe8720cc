// `npm test`: everything, in order. `npm run test:unit` and its like run one stage; what follows
// after `--` goes to the stage's runner. Plain JavaScript for the same reason as start.mjs.
import { prepareMachine, runOnBundledNode } from "./bootstrap/bootstrap.mjs";

if (await prepareMachine()) {
  process.exitCode = await runOnBundledNode(["scripts/test.ts", ...process.argv.slice(2)]);
}
