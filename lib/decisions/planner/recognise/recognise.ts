import { likeliest } from "@/lib/decisions/planner/recognise/score";
import { learntModel } from "@/lib/decisions/planner/recognise/weights";

/**
 * What rules have read in a goal's words: nothing, one word only, what is done with which thing, a row of
 * things, or a kind, by its id; `isTold` where a pattern of a whole sentence told it.
 */
export type Ruled = "nothing" | "a word" | "a doing" | "a row" | { kind: string; isTold?: boolean };

/** From this probability on a kind counts where rules read nothing, */
const LIKELY = 0.2;
/** where they read only what is done with which thing, */
const LIKELIER = 0.55;
/** where they read a row of things, */
const LIKELIER_THAN_A_ROW = 0.6;
/** and where they read another kind, */
const SURE = 0.4;
/** than which it must be so many times likelier. */
const LIKELIER_THAN_TOLD = 2;
/** Against a kind that a pattern of a whole sentence told it must be surer. */
const SURER = 0.8;
/** One word alone means a kind only where hardly another one is possible. */
const SURE_OF_A_WORD = 0.9;
/** Words for a goal of no kind. */
const NONE = "-";

/**
 * The id of the kind that a goal's words are likeliest to mean; null where that is not likely enough against
 * what rules have read in them. Kinds that `isOut` leaves out are as if there were none of them.
 */
export function recognise(
  words: string,
  ruled: Ruled,
  isOut: (kind: string) => boolean = () => false,
): string | null {
  const candidates = likeliest(learntModel(), words);
  const place = candidates.findIndex(({ kind }) => !isOut(kind));
  const first = candidates[place];
  if (first === undefined || first.kind === NONE) return null;
  const left = 1 - candidates.slice(0, place).reduce((sum, out) => sum + out.probability, 0);
  const probability = first.probability / left;
  const isWord = ruled === "a word" || !/\s/.test(words.trim());
  if (isWord) return probability >= SURE_OF_A_WORD ? first.kind : null;
  if (ruled === "nothing") return probability >= LIKELY ? first.kind : null;
  if (ruled === "a doing") return probability >= LIKELIER ? first.kind : null;
  if (ruled === "a row") return probability >= LIKELIER_THAN_A_ROW ? first.kind : null;
  if (first.kind === ruled.kind) return null;
  const its = candidates.find(({ kind }) => kind === ruled.kind)?.probability ?? 0;
  const bar = ruled.isTold === true ? SURER : SURE;
  return probability >= bar && probability > LIKELIER_THAN_TOLD * its ? first.kind : null;
}
