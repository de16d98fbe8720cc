import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("./", import.meta.url));

/**
 * Only what hangs takes this long: property tests need a second or two, and everything ten times as
 * long on a machine that is busy with others.
 */
const PATIENCE_MS = 60_000;

const alias = [
  { find: /^@\//, replacement: root },
  // Outside React's server bundle the real module only throws.
  { find: "server-only", replacement: `${root}tests/server-only.ts` },
];

export default defineConfig({
  test: {
    // A half-hour offset with summer time: dates that lean on the machine's own zone break here.
    env: { TZ: "America/St_Johns", NODE_ENV: "test" },
    // Vitest leaves one core to itself, which on two cores is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        resolve: { alias },
        test: {
          name: "unit",
          include: [
            "{app,components,emails,lib,sandbox,scripts}/**/*.test.{ts,tsx}",
            "tests/safety/**/*.test.ts",
            "tests/eval/**/*.test.ts",
          ],
          setupFiles: ["tests/unit/setup.ts"],
          testTimeout: PATIENCE_MS,
          expect: { poll: { timeout: PATIENCE_MS / 2 } },
        },
      },
      {
        extends: true,
        resolve: { alias },
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: ["tests/integration/global-setup.ts"],
          setupFiles: ["tests/integration/setup.ts"],
          // Its own use of next/headers must meet the stand-in of the setup file too.
          server: { deps: { inline: ["next-auth"] } },
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
          expect: { poll: { timeout: PATIENCE_MS / 2 } },
        },
      },
    ],
  },
});
