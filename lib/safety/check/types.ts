import type { SafetyReason, Span } from "../types.ts";

/**
 * One sentence as the rules read it: lower case, plain letters (look-alikes, leetspeak and spaced
 * letters undone), one space between words, straight apostrophes, idioms blanked out by spaces.
 */
export type Sentence = {
  text: string;
  /** The neighbours in the same form, "" at the ends of the text: who is spoken of often stands there. */
  before: string;
  after: string;
};

/**
 * What a rule saw in a sentence, with positions in its `text`. One with `clears` says that the sentence
 * speaks of the matter without risk (denied, past, of someone else's story, an idiom), so that the
 * classifier's word on those reasons doesn't count for it.
 */
export type Finding =
  | ({ kind: "reason"; reason: SafetyReason } & Span)
  | { kind: "clears"; reasons: readonly SafetyReason[] };

/** The rules of one category. */
export type Rules = {
  /** Cheap and wide: only sentences that match are read by `find`. No `g` flag, linear time. */
  trigger: RegExp;
  find(sentence: Sentence): Finding[];
};
