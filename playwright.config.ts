import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";

const address = process.env.E2E_ADDRESS;
if (!address) throw new Error("Run the end-to-end tests with: npm run test:e2e");

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // One more than cores: a page that waits leaves room for another.
  workers: Math.min(4, availableParallelism() + 1),
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: address,
    locale: "en-US",
    // Requests that a worker answers pass by the tests' routes; the tests of the worker let it in.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Without its pictures: a screencast of every test costs a third of the whole run, copies of the
    // document a tenth. What a failure left behind is in its screenshot and its error context.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      env: { ...definedVariables(), ...JSON.parse(process.env.CHROMIUM_ENVIRONMENT ?? "{}") },
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      // What is there on a phone alone.
      testIgnore: ["**/premium-phone.spec.ts", "**/small-screens.spec.ts"],
      grepInvert: /@phone/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      // What no width and no finger changes is held on a desk alone.
      grepInvert: /@desk/,
      // What has no size of its own, or sets it by itself.
      testIgnore: [
        "**/account-address.spec.ts",
        "**/account-google.spec.ts",
        "**/budgets.spec.ts",
        "**/forgotten-password.spec.ts",
        "**/google.spec.ts",
        "**/killed-webhook.spec.ts",
        "**/offline.spec.ts",
        "**/premium-dropdown.spec.ts",
        "**/premium-pages.spec.ts",
        "**/reminder-mail.spec.ts",
        "**/safety-notices.spec.ts",
        "**/safety.spec.ts",
        "**/search-engines.spec.ts",
        "**/security.spec.ts",
        "**/shortcuts.spec.ts",
        "**/two-processes.spec.ts",
        "**/verify-email.spec.ts",
        "**/worker.spec.ts",
      ],
      use: {
        ...devices["Pixel 7"],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        // Finer pixels are drawn by the processor here, and no test looks at them.
        deviceScaleFactor: 1,
      },
    },
  ],
});

function definedVariables(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
