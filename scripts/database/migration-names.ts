import { readdirSync } from "node:fs";
import { inProject } from "../project.ts";

/** The names of this release's migrations, in the order in which they apply. */
export function migrationNames(): string[] {
  return readdirSync(inProject("prisma", "migrations"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
