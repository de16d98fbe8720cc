import { mkdirSync } from "node:fs";
import path from "node:path";
import { dataFolder } from "../project.ts";
import { runCommand } from "./command.ts";
import { type Counts, readCounts } from "./counts.ts";
import { countVitest } from "./reports.ts";

/** Runs one of the two Vitest projects. */
export async function runVitest(
  project: "unit" | "integration",
  extra: readonly string[],
): Promise<Counts> {
  const folder = path.join(dataFolder, "test");
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const report = path.join(folder, `${project}-${process.pid}.json`);
  const code = await runCommand([
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...extra,
  ]);
  return readCounts(report, code, countVitest);
}
