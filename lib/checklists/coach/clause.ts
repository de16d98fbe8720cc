import { cleanLine } from "@/lib/decisions/planner/words/clean-text";
import { mendWord } from "./typos";

/** "To many", "to big": the second o is left out more often than not. */
function isTooForTo(match: RegExpExecArray, text: string): boolean {
  const rest = text.slice(match.index + match[0].length);
  if (
    /(?:easy|easiest|small|smallest|short|shortest|quick|quickest)\s$/i.test(
      text.slice(0, match.index),
    )
  ) {
    return false;
  }
  return (
    /^to$/i.test(match[0]) &&
    /^ (?:many|much|big|hard|long|difficult|large|complicated)\b/i.test(rest)
  );
}

/**
 * A wish in two spellings: `said`, small letters with slips mended, is what patterns are matched on;
 * `own` gives the person's own spelling of a part of it, for words that go into the plan.
 */
export class Clause {
  readonly said: string;
  readonly #own: string;
  /** For each character of `said`, where it stands in the person's spelling. */
  readonly #places: readonly number[];

  private constructor(said: string, own: string, places: readonly number[]) {
    this.said = said;
    this.#own = own;
    this.#places = places;
  }

  static of(message: string): Clause {
    const own = cleanLine(message);
    let said = "";
    const places: number[] = [];
    for (const match of own.matchAll(/[\p{L}\p{M}']+|[^\p{L}\p{M}']/gu)) {
      const mended = isTooForTo(match, own) ? "too" : mendWord(match[0]);
      const isSameLength = mended.length === match[0].length;
      for (let index = 0; index < mended.length; index += 1) {
        places.push(match.index + (isSameLength ? index : index === 0 ? 0 : match[0].length));
      }
      said += mended;
    }
    places.push(own.length);
    return new Clause(said, own, places);
  }

  /** A part of it, trimmed; offsets count in `said`. */
  part(start: number, end = this.said.length): Clause {
    const raw = this.said.slice(start, end);
    const from = start + (raw.length - raw.trimStart().length);
    const to = Math.max(from, end - (raw.length - raw.trimEnd().length));
    const first = this.#places[from] ?? this.#own.length;
    const after = this.#places[to] ?? this.#own.length;
    const places = this.#places.slice(from, to + 1).map((place) => place - first);
    return new Clause(this.said.slice(from, to), this.#own.slice(first, after), places);
  }

  /** The person's own spelling. */
  get own(): string {
    return this.#own;
  }

  /** The groups of a pattern as clauses, or null when it does not match. */
  match(pattern: RegExp): (Clause | null)[] | null {
    const found = new RegExp(pattern.source, `${pattern.flags.replace(/[dg]/g, "")}d`).exec(
      this.said,
    );
    if (!found?.indices) return null;
    return found.indices.map((range) => (range ? this.part(range[0], range[1]) : null));
  }
}
