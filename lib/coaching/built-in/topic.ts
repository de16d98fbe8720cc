import { atRest } from "./at-rest";
import type { NextWords, Scene } from "./scene";

/** One way of answering; `tasks` are steps to suggest with it. */
export type Said = { text: string; tasks?: readonly string[] };
export type Variants = readonly [Said, ...Said[]];

/** Something that people write to a coach. `words` are matched on small letters with slips mended. */
export type Topic = {
  name: string;
  words: RegExp;
  says: (scene: Scene, said: string) => Variants;
};

/** Variants that need a next step; where there is none, what stands in its place is said. */
export function aboutNext(
  scene: Scene,
  says: (next: NextWords) => readonly [Said | string, ...(Said | string)[]],
): Variants {
  const [first, ...others] = scene.next ? says(scene.next) : atRest(scene);
  return [toSaid(first), ...others.map(toSaid)];
}

/** Texts without steps to suggest. */
export function texts(first: string, ...others: string[]): Variants {
  return [toSaid(first), ...others.map(toSaid)];
}

function toSaid(said: Said | string): Said {
  return typeof said === "string" ? { text: said } : said;
}
