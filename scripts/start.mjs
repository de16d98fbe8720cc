// The one command: `npm start` (or `npm run dev`). Plain JavaScript, because on a fresh machine
// this file runs before anything is installed and on whatever Node the machine has.
import { prepareMachine, runOnBundledNode } from "./bootstrap/bootstrap.mjs";

const mode = process.argv[2] === "dev" ? "dev" : "start";

if (await prepareMachine()) {
  process.exitCode = await runOnBundledNode(["scripts/run.ts", mode]);
}
