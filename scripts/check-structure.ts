import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { migrationNames } from "./database/migration-names.ts";
import { inProject, projectFolder } from "./project.ts";
import { ignoredSources } from "./structure/ignored-sources.ts";
import { missingFromLock } from "./structure/lock-file.ts";
import { migrationProblems } from "./structure/migrations.ts";
import { problemsOf } from "./structure/rules.ts";

// Holds what the linter cannot see: sizes, names, which domain may import which, sources that git ignores,
// and migrations that the release before may not survive. Each line of the output says what to do instead.

const FOLDERS = ["app", "components", "emails", "lib"];

const files = FOLDERS.filter((folder) => existsSync(inProject(folder)))
  .flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => path.relative(projectFolder, path.join(entry.parentPath, entry.name))),
  )
  .sort();

const problems = [
  ...files.flatMap((file) =>
    problemsOf(file.split(path.sep).join("/"), readFileSync(inProject(file), "utf8")),
  ),
  ...migrationNames().flatMap((name) =>
    migrationProblems(
      name,
      readFileSync(inProject("prisma/migrations", name, "migration.sql"), "utf8"),
    ),
  ),
  ...ignoredSources(projectFolder),
  ...missingFromLock(readFileSync(inProject("package-lock.json"), "utf8")),
];

for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${problems.length} out of place`);
process.exit(problems.length === 0 ? 0 : 1);
