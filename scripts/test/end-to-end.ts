import path from "node:path";
import { reportFailure } from "../plain-error.ts";
import { dataFolder } from "../project.ts";
import { build } from "../run/build.ts";
import { findBrowser } from "./browser.ts";
import { runCommand } from "./command.ts";
import { brokenOff, type Counts, readCounts } from "./counts.ts";
import { countPlaywright } from "./reports.ts";
import { prepareStack, startStack } from "./stack.ts";

/** Builds for production, serves the build with a fresh database and sandbox, and runs Playwright against it. */
export async function runEndToEnd(extra: readonly string[]): Promise<Counts> {
  try {
    const browser = await findBrowser();
    const addresses = await prepareStack();
    await build();
    const stack = await startStack(addresses);
    try {
      return await runPlaywright(extra, {
        E2E_ADDRESS: addresses.web,
        E2E_SANDBOX_ADDRESS: addresses.sandbox,
        CHROMIUM_PATH: browser.path,
        CHROMIUM_ENVIRONMENT: JSON.stringify(browser.env),
      });
    } finally {
      await stack.stop();
    }
  } catch (error) {
    reportFailure(error);
    return brokenOff("The end-to-end tests did not come to their end");
  }
}

async function runPlaywright(
  extra: readonly string[],
  env: Record<string, string>,
): Promise<Counts> {
  const report = path.join(dataFolder, "test", `e2e-${process.pid}.json`);
  const code = await runCommand(
    ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json", ...extra],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return readCounts(report, code, countPlaywright);
}
