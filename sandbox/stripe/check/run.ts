import { readFileSync } from "node:fs";
import { againstDescription, type Difference } from "./against-description.ts";
import { againstFixtures } from "./against-fixtures.ts";
import { walk } from "./scenario.ts";
import { isFields, valueAt } from "./values.ts";

// npm run check:stripe -- path/to/spec3.json [path/to/fixtures3.json]
// Both are files of https://github.com/stripe/openapi; nothing of them belongs into this project.

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("Say which file of github.com/stripe/openapi: spec3.json or fixtures3.json.");
  process.exit(2);
}

const walked = await walk();
let isDifferent = false;
for (const file of files) {
  const content: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!isFields(content)) throw new Error(`${file} holds no object`);
  const isDescription = content.openapi !== undefined;
  const differences = isDescription
    ? againstDescription(content, walked)
    : againstFixtures(content, walked);
  const version = isDescription ? `, version ${valueAt(content, "info", "version")}` : "";
  console.log(`${file}${version}`);
  console.log(`${walked.calls.length} answers, ${walked.webhooks.length} webhooks`);
  for (const line of counted(differences)) console.log(line);
  console.log(differences.length === 0 ? "No difference." : "");
  if (differences.length > 0) isDifferent = true;
}
process.exit(isDifferent ? 1 : 0);

/** Each difference once, with how often it was found. */
function counted(differences: readonly Difference[]): string[] {
  const counts = new Map<string, number>();
  for (const { where, what } of differences) {
    const line = `${where}: ${what}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => (count === 1 ? line : `${line} (${count} times)`));
}
