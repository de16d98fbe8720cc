import { reportFailure } from "./plain-error.ts";
import { isStageName, runStages } from "./test/stages.ts";

// Started by test.mjs on the project's own Node.
const [stage, ...rest] = process.argv.slice(2);
const stop = () => process.exit(143);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
process.on("message", stop);
process.once("disconnect", stop);

try {
  if (stage !== undefined && !isStageName(stage)) throw new Error(`There is no stage "${stage}"`);
  process.exitCode = (await runStages(stage, rest)) ? 0 : 1;
} catch (error) {
  reportFailure(error);
}
process.exit();
