import { runStepwell } from "./run/stepwell.ts";
import { untilStopped } from "./until-stopped.ts";

// Started by start.mjs on the project's own Node.
await untilStopped((signal) => runStepwell(process.argv[2] === "dev" ? "dev" : "start", signal));
