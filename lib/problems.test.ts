import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const LIST = "docs/errors.md";
/** What stands for a part that is put in later. */
const PART = "…";

const catalogues = import.meta.glob<Record<string, unknown>>(
  ["/lib/**/*problems.ts", "/components/**/*problems.ts"],
  { eager: true },
);
const sources = import.meta.glob<string>(
  ["/{app,components,lib}/**/*.{ts,tsx}", "!/**/*.test.*", "!/**/*problems.ts"],
  { eager: true, query: "?raw", import: "default" },
);

/** Every text of a catalogue; the exported functions beside it only choose one. */
function textsOf(catalogue: Record<string, unknown>): string[] {
  return Object.values(catalogue).flatMap((value) =>
    typeof value === "function" ? [] : leavesOf(value),
  );
}

function leavesOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return [value(...Array(value.length).fill(PART))];
  return Object.values(value as Record<string, unknown>).flatMap(leavesOf);
}

/** The first cells of the tables below each heading that names a file. */
function listed(): Map<string, string[]> {
  const byFile = new Map<string, string[]>();
  let texts: string[] = [];
  for (const line of readFileSync(LIST, "utf8").split("\n")) {
    const file = /^### `(.+)`$/.exec(line)?.[1];
    if (file) {
      texts = [];
      byFile.set(`/${file}`, texts);
    }
    const cell = /^\| (.+?) +\| /.exec(line)?.[1];
    if (cell && cell !== "Text" && !/^-+$/.test(cell)) texts.push(cell);
  }
  return byFile;
}

describe(`the list of errors in ${LIST}`, () => {
  const list = listed();

  test("names the files that hold such texts, and no other", () => {
    expect([...list.keys()].sort()).toEqual(Object.keys(catalogues).sort());
  });

  test.each(Object.keys(catalogues))("holds each text of %s, and no other", (file) => {
    const known = new Set(textsOf(catalogues[file] ?? {}));
    expect([...new Set(list.get(file))].sort()).toEqual([...known].sort());
  });
});

test("what a person meets in an error is written in a catalogue, not where it happens", () => {
  const places = [
    /new AppError\([^;]*?message: ["`]/,
    /(?:tellFailure|setProblem|setError)\([^;]*?["`][A-Z][a-z' ]+ [a-z]/,
    /variant: "destructive"[^;]*?(?:title|description): ["`]/,
    /<[^<>]*role="alert"[^<>]*>\s*[A-Z]/,
  ];
  const schemas = /["`][A-Z][a-z]+ [a-z]+ [^"`]*["`]/;
  const found = Object.entries(sources).flatMap(([file, source]) =>
    [...places, ...(file.endsWith("/schema.ts") ? [schemas] : [])].flatMap((place) => {
      const words = place.exec(source.replaceAll(/^import[^;]*;|\/\*[\s\S]*?\*\//gm, ""))?.[0];
      return words === undefined ? [] : [`${file}: ${words.slice(-80)}`];
    }),
  );
  expect(found).toEqual([]);
});
