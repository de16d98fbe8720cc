import { type Phrasings, phrasingKey } from "../../lib/decisions/planner/recognise/phrasings.ts";
import type { Example } from "./examples.ts";

/** The examples that are short enough to be known word for word; what stands for two kinds is left out. */
export function knownPhrasings(examples: readonly Example[]): Phrasings {
  const found = new Map<number, string | null>();
  for (const { kind, text } of examples) {
    const key = phrasingKey(text);
    if (key === null) continue;
    const before = found.get(key);
    found.set(key, before === undefined || before === kind ? kind : null);
  }
  const known = [...found].flatMap(([key, kind]): [number, string][] =>
    kind === null ? [] : [[key, kind]],
  );
  known.sort(([one], [other]) => one - other);
  const kinds = [...new Set(known.map(([, kind]) => kind))].sort();
  const placeOf = new Map(kinds.map((kind, at) => [kind, at]));
  return {
    kinds,
    keys: Uint32Array.from(known, ([key]) => key),
    places: Uint16Array.from(known, ([, kind]) => placeOf.get(kind) ?? 0),
  };
}
