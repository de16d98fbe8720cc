import { generateClient } from "../run/prisma-client.ts";
import { runCommand } from "./command.ts";
import { addCounts, brokenOff, type Counts, NOTHING_COUNTED } from "./counts.ts";
import { runEndToEnd } from "./end-to-end.ts";
import { runVitest } from "./vitest.ts";

/** One part of the tests. Checks count as nothing when they hold and as one failure when they do not. */
type Stage = {
  title: string;
  /** Not part of the whole. */
  isOnDemand?: boolean;
  run(extra: readonly string[]): Promise<Counts>;
};

const check = async (...commands: readonly (readonly string[])[]): Promise<Counts> => {
  for (const [script = "", ...args] of commands) {
    if ((await runCommand([script, ...args])) !== 0) return brokenOff([script, ...args].join(" "));
  }
  return NOTHING_COUNTED;
};

const runCamera = (project: string, extra: readonly string[]): Promise<Counts> =>
  runEndToEnd(["--config=tests/screens/playwright.config.ts", `--project=${project}`, ...extra]);

const STAGES = {
  lint: {
    title: "Lint and format",
    run: () => check(["node_modules/@biomejs/biome/bin/biome", "check", "."]),
  },
  types: {
    title: "Types",
    run: () =>
      check(
        ["node_modules/next/dist/bin/next", "typegen"],
        ["node_modules/typescript/bin/tsc", "--noEmit"],
      ),
  },
  structure: { title: "Structure", run: () => check(["scripts/check-structure.ts"]) },
  unit: { title: "Unit tests", run: (extra) => runVitest("unit", extra) },
  integration: { title: "Integration tests", run: (extra) => runVitest("integration", extra) },
  e2e: { title: "End-to-end tests", run: runEndToEnd },
  screens: {
    title: "Every screen in every size and theme",
    isOnDemand: true,
    run: (extra) => runCamera("screens", extra),
  },
  pictures: {
    title: "Pictures for the landing page and the README",
    isOnDemand: true,
    run: (extra) => runCamera("pictures", extra),
  },
} as const satisfies Record<string, Stage>;

type StageName = keyof typeof STAGES;

export function isStageName(name: string): name is StageName {
  return Object.hasOwn(STAGES, name);
}

/**
 * Runs one stage, or all of them in order, and prints what failed and, as the last line, the sum of
 * what the runners counted. A stage that fails does not keep the later ones from telling what they know.
 */
export async function runStages(
  only: StageName | undefined,
  extra: readonly string[],
): Promise<boolean> {
  await generateClient();
  const whole = Object.values<Stage>(STAGES).filter(({ isOnDemand }) => !isOnDemand);
  const results: Counts[] = [];
  for (const { title, run } of only ? [STAGES[only]] : whole) {
    console.log(`\n── ${title}`);
    const startedAt = Date.now();
    const counts = await run(extra);
    results.push(counts);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(`${counts.failed === 0 ? "✓" : "✗"} ${title} (${seconds} s)`);
  }
  const { passed, failed, failures } = addCounts(results);
  if (failures.length > 0) console.log(`\n── What failed\n\n${failures.join("\n\n")}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}
