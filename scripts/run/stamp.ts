import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "../project.ts";

/** A hash over the contents of files and folders (relative to the project) and some extra words. */
export function hashOf(
  entries: readonly string[],
  extra: readonly string[],
  counts: (file: string) => boolean = () => true,
): string {
  const hash = createHash("sha256");
  for (const file of entries.flatMap(listFiles).filter(counts)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(projectFolder, file)))
      .update("\0");
  }
  for (const word of extra) hash.update(`${word}\0`);
  return hash.digest("hex");
}

/** True when the stamp says that what lies beside it was made from this hash. */
export function isCurrent(stamp: string, hash: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hash;
}

/** Notes the hash that something was made from; call it when it is wholly made. */
export function writeStamp(stamp: string, hash: string): void {
  writeFileSync(stamp, hash);
}

function listFiles(entry: string): string[] {
  const absolute = path.join(projectFolder, entry);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [entry];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.relative(projectFolder, path.join(found.parentPath, found.name)))
    .sort();
}
