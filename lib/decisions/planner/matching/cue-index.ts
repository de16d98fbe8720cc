import MiniSearch from "minisearch";
import { ARCHETYPES } from "@/lib/decisions/planner/archetypes/all";
import {
  cueList,
  linkedWords,
  normalWords,
  wordRuns,
} from "@/lib/decisions/planner/words/normal-words";

/** Beyond so many words a text tells nothing more of its kind. */
const LONGEST_READ = 120;
const FIELDS = ["whole", "acts", "things", "hints", "tells", "unless"] as const;
/** What an archetype may be found by. */
export type Field = (typeof FIELDS)[number];
/** Archetypes by their id, with the cues of them that were found. */
export type Hits = ReadonlyMap<string, readonly string[]>;

/** Every archetype by its id. */
export const archetypesById = new Map(ARCHETYPES.map((archetype) => [archetype.id, archetype]));
/** "sign on" would be found in "sign" with anything behind it. */
const isWhole = (cue: string): boolean =>
  normalWords(cue).length > 1 || !/\s(?:on|in|at|for|with|off)$/i.test(cue);
const index = new MiniSearch<Record<Field | "id", string>>({
  fields: [...FIELDS],
  tokenize: (text) => text.split("|").filter((cue) => cue !== ""),
});
index.addAll(
  ARCHETYPES.map((archetype) => ({
    id: archetype.id,
    whole: cueList(archetype.whole?.split("|").filter(isWhole).join("|")).join("|"),
    acts: cueList(archetype.acts).join("|"),
    things: cueList(archetype.things).join("|"),
    hints: cueList(archetype.hints).join("|"),
    tells: cueList(archetype.tells, linkedWords).join("|"),
    unless: cueList(archetype.unless, linkedWords).join("|"),
  })),
);
/** Every cue of the fields that are looked for anywhere in a text, so that only these are searched for. */
const known = new Map(
  (["things", "hints", "tells", "unless"] as const).map((field) => {
    const wordsOf = field === "tells" || field === "unless" ? linkedWords : normalWords;
    const cues = new Set(ARCHETYPES.flatMap((archetype) => cueList(archetype[field], wordsOf)));
    const longest = Math.max(...[...cues].map((cue) => cue.split(" ").length));
    return [field, { cues, longest, wordsOf }] as const;
  }),
);

/** Which archetypes have one of these runs among the cues of a field, and which runs. */
export function lookUp(field: Field, runs: readonly string[]): Hits {
  if (runs.length === 0) return new Map();
  const results = index.search(runs.join("|"), { fields: [field] });
  return new Map(results.map((result) => [String(result.id), result.terms]));
}

/** Which archetypes have a cue of this field anywhere in the text, and which cues. */
export function lookUpAnywhere(field: "things" | "hints" | "tells" | "unless", text: string): Hits {
  const { cues, longest, wordsOf } = known.get(field) ?? {
    cues: new Set<string>(),
    longest: 0,
    wordsOf: normalWords,
  };
  const runs = wordRuns(wordsOf(text).slice(0, LONGEST_READ), longest);
  return lookUp(
    field,
    runs.filter((run) => cues.has(run)),
  );
}
