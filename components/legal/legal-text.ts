/** One line of a list in which things are looked up. */
export type LegalFact = {
  term: string;
  text: string;
  /** What it is called where one can look for it, such as the name of a cookie. */
  names?: readonly string[];
};

/** A paragraph, or a list. */
export type LegalBlock =
  | string
  | { points: readonly string[] }
  | { facts: readonly LegalFact[] }
  /** Facts about one thing among several, such as an outside service. */
  | { title: string; facts: readonly LegalFact[] };

/** Its number is its place; others point to it by its id. */
export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };

export type LegalText = { title: string; summary: string; sections: readonly LegalSection[] };
