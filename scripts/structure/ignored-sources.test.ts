import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inProject } from "../project";
import { ignoredSources } from "./ignored-sources";

const hasGit = spawnSync("git", ["--version"]).status === 0;
let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), "ignored-sources-"));
});

afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function write(file: string, content = ""): void {
  mkdirSync(path.join(checkout, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(checkout, file), content);
}

test.runIf(hasGit)("a source that a pattern covers by accident is told", () => {
  spawnSync("git", ["init", "--quiet"], { cwd: checkout });
  write(".gitignore", "node_modules/\n.next/\nnext-env.d.ts\nscreens/\n");
  write("tests/screens/camera.ts");
  write("tests/e2e/motion.ts");
  write("sandbox/node_modules/pg/index.ts");
  write("tests/bench/bare/.next/types/routes.d.ts");
  write("tests/bench/bare/next-env.d.ts");
  write("screens/landing/camera.ts");
  expect(ignoredSources(checkout)).toEqual([
    expect.stringMatching(/^tests\/screens\/camera\.ts: /),
  ]);
  write(".gitignore", "node_modules/\n/screens/\n");
  expect(ignoredSources(checkout)).toEqual([]);
});

test("an unpacked archive has nothing to tell", () => {
  write("lib/users/data.ts");
  expect(ignoredSources(checkout)).toEqual([]);
});

test("what the scripts run is there", () => {
  const named = ["package.json", "scripts/test/stages.ts"].flatMap(
    (file) =>
      readFileSync(inProject(file), "utf8").match(
        /(?:node_modules|scripts|tests|sandbox)\/[\w@./-]+\.(?:mjs|js|ts)/g,
      ) ?? [],
  );
  expect(named).toContain("tests/screens/playwright.config.ts");
  expect(
    named.filter((file) => !file.startsWith("node_modules/") && !existsSync(inProject(file))),
  ).toEqual([]);
});
