import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../../test-results/screens",
  globalTeardown: "./gallery.ts",
  // Each test takes a dozen pictures of one screen.
  timeout: 120_000,
  fullyParallel: true,
  projects: [
    { name: "screens", testIgnore: "pictures.spec.ts" },
    { name: "pictures", testMatch: "pictures.spec.ts" },
  ].map((project) => ({ ...project, use: { ...base.projects?.[0]?.use, actionTimeout: 15_000 } })),
});
