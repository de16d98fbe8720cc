import { likeliest, probabilitiesOf } from "@/lib/decisions/planner/recognise/score";
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
const SURER = 0.8;
/** than which it must be so many times likelier. */
const LIKELIER_THAN_TOLD = 3;
/** One word alone means a kind only where hardly another one is possible. */
const SURE_OF_A_WORD = 0.9;
/** Words for a goal of no kind. */
const NONE = "-";

/**
 * The id of the kind that a goal's words are likeliest to mean; null where that is not likely enough against
 * what rules have read in them.
 */
export function recognise(words: string, ruled: Ruled): string | null {
  const model = learntModel();
  const [first] = likeliest(model, words, 1);
  if (first === undefined || first.kind === NONE) return null;
  const isWord = ruled === "a word" || !/\s/.test(words.trim());
  if (isWord) return first.probability >= SURE_OF_A_WORD ? first.kind : null;
  if (ruled === "nothing") return first.probability >= LIKELY ? first.kind : null;
  if (ruled === "a doing") return first.probability >= LIKELIER ? first.kind : null;
  if (ruled === "a row") return first.probability >= LIKELIER_THAN_A_ROW ? first.kind : null;
  const bar = ruled.isTold === true ? SURER : SURE;
  if (first.probability < bar || first.kind === ruled.kind) return null;
  const its = probabilitiesOf(model, words)[model.kinds.indexOf(ruled.kind)] ?? 0;
  return first.probability > LIKELIER_THAN_TOLD * its ? first.kind : null;
}
