import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { shareChunks } from "./share-chunks.ts";

const body = `module.exports = [1, () => ${JSON.stringify("a".repeat(12_000))}];`;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "chunks-"));
  mkdirSync(path.join(folder, "ssr"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `${content}\n//# sourceMappingURL=${path.basename(name)}.map`);
  return file;
}

test("chunks that differ only in the name of their map are one module", async () => {
  const files = [write("a.js", body), write("b.js", body), write(path.join("ssr", "c.js"), body)];
  await shareChunks(folder);
  const load = createRequire(path.join(folder, "entry.js"));
  const [first, ...others] = files.map((file) => load(file));
  expect(first[1]()).toHaveLength(12_000);
  for (const other of others) expect(other).toBe(first);
  expect(files.slice(1).map((file) => readFileSync(file, "utf8").length)).toEqual([36, 39]);
});

test("chunks of other modules, and short ones, stay as they are", async () => {
  const files = [
    write("a.js", body),
    write("b.js", body.replace("1", "2")),
    write("c.js", "module.exports = [];"),
    write("d.js", "module.exports = [];"),
  ];
  const before = files.map((file) => readFileSync(file, "utf8"));
  await shareChunks(folder);
  expect(files.map((file) => readFileSync(file, "utf8"))).toEqual(before);
});
