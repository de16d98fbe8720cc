import { spawnSync } from "node:child_process";

const SOURCES = ["app", "components", "emails", "lib", "sandbox", "scripts", "tests"].flatMap(
  (folder) => [`${folder}/**/*.ts`, `${folder}/**/*.tsx`, `${folder}/**/*.mjs`],
);

/** Packages, and what a build of the bare app beside the bench leaves. */
const MADE_BY_TOOLS = /(?:^|\/)(?:node_modules\/|\.next\/|next-env\.d\.ts$)/;

/** Sources that .gitignore covers work on this machine and never reach another one. */
export function ignoredSources(checkout: string): string[] {
  const { status, stdout } = spawnSync(
    "git",
    ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--", ...asGlobs(SOURCES)],
    { cwd: checkout, encoding: "utf8" },
  );
  // An unpacked archive has no history that could lack anything.
  if (status !== 0) return [];
  return stdout
    .split("\0")
    .filter((file) => file !== "" && !MADE_BY_TOOLS.test(file))
    .map((file) => `${file}: .gitignore covers it, so it is in no commit; narrow the pattern`);
}

function asGlobs(patterns: readonly string[]): string[] {
  return patterns.map((pattern) => `:(glob)${pattern}`);
}
