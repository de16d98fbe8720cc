import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** Things by id, in the order in which they first came. */
export type Shelf<Thing> = {
  get(id: string): Thing | undefined;
  /** Keeps a thing, on disk before it returns, in place of an earlier one of the same id. */
  put(id: string, thing: Thing): void;
  /** Oldest first. */
  all(): Thing[];
};

type Line<Thing> = { id: string; thing: Thing };

/** Opens a shelf that keeps its things in a file of one JSON object a line; without a file, in memory. */
export function openShelf<Thing>(
  file: string | undefined,
  isWorthKeeping: (thing: Thing) => boolean = () => true,
): Shelf<Thing> {
  const things = new Map<string, Thing>();
  if (file !== undefined) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    for (const { id, thing } of load<Thing>(file)) things.set(id, thing);
    for (const [id, thing] of things) if (!isWorthKeeping(thing)) things.delete(id);
    replaceFile(file, [...things].map(([id, thing]) => toLine({ id, thing })).join(""));
  }
  return {
    get: (id) => things.get(id),
    put(id, thing) {
      things.set(id, thing);
      if (file !== undefined) appendFileSync(file, toLine({ id, thing }), { mode: 0o600 });
    },
    all: () => [...things.values()],
  };
}

function load<Thing>(file: string): Line<Thing>[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap(parseLine<Thing>);
}

/** A line that a killed process left half written is nothing. */
function parseLine<Thing>(line: string): Line<Thing>[] {
  try {
    return line === "" ? [] : [JSON.parse(line)];
  } catch {
    return [];
  }
}

function toLine<Thing>(line: Line<Thing>): string {
  return `${JSON.stringify(line)}\n`;
}

function replaceFile(file: string, content: string): void {
  writeFileSync(`${file}.new`, content, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
