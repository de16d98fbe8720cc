import { inProject } from "../../../scripts/project.ts";
import { runCommand } from "../../../scripts/test/command.ts";

// The tests of `npm test` that kill the worker and that remind many at once, in their full size: 200
// kills, 10,000 people. They print what they measured.
process.exitCode = await runCommand(
  [
    inProject("node_modules/vitest/vitest.mjs"),
    ...["run", "--project", "integration", "--no-file-parallelism"],
    ...["tests/integration/reminders/kills.test.ts", "tests/integration/reminders/fan-out.test.ts"],
  ],
  { REMINDER_KILLS: "200", REMINDER_FAN_OUT: "10000" },
);
