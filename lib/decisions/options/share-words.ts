import { wordsOf } from "./span";
import { isVerb, mayBecomeVerb, shareObject } from "./verbs";

const DETERMINER =
  /^(?:an?|the|my|our|his|her|your|their|its|this|that|these|those|some|any|another|one|more|less|both|all)$/i;
const PREPOSITION =
  /^(?:to|in|at|by|with|without|on|for|from|into|near|about|under|over|after|before|during|until|as|like)$/i;
const PARTICLE = /^(?:up|down|out|off|in|on|back|away|over|home|now|it|them|him|her|me|us)$/i;
/** These go somewhere by a preposition: "go the gym" is none. */
const GOING = /^(?:go|move|travel|drive|fly|walk|come|run|ride|switch|apply|talk|listen|look|be)$/i;

/**
 * Gives options the words that they share in speech: the object ("buy or rent a flat") and the verb
 * ("move to Berlin or Oslo"). Where it is not plain which words are shared, they stay as they are.
 * `isTyping` says that the last option may go on.
 */
export function withSharedWords(options: readonly string[], isTyping: boolean): string[] {
  const words = options.map(wordsOf);
  const first = words[0] ?? [];
  if (!isVerb(first[0] ?? "")) return [...options];
  return withObject(words).map((option, at, all) => {
    const goesOn = isTyping && at === all.length - 1 && option.length === 1;
    if (at === 0 || (goesOn && mayBecomeVerb(option[0] ?? ""))) return option.join(" ");
    return withVerb(first, option).join(" ");
  });
}

/** "buy", "rent a flat": the last one's object is that of the single verbs before it. */
function withObject(options: readonly string[][]): string[][] {
  const last = options.at(-1) ?? [];
  const [verb = "", ...object] = last;
  const share = options
    .slice(0, -1)
    .every((option) => option.length === 1 && shareObject(option[0] ?? "", verb));
  if (!share || object.length === 0 || PREPOSITION.test(object[0] ?? "")) return [...options];
  return options.map((option) => (option.length === 1 ? [...option, ...object] : option));
}

function withVerb(first: readonly string[], option: readonly string[]): readonly string[] {
  const [begins = ""] = option;
  if (
    option.length > 8 ||
    isVerb(begins) ||
    /^(?:i|not|don't|nothing|neither|both)$/i.test(begins)
  ) {
    return option;
  }
  if (/ing$/i.test(begins) && !/ing$/i.test(first.at(-1) ?? "")) return option;
  if (PREPOSITION.test(begins)) return afterPreposition(first, option);
  if (DETERMINER.test(begins)) return afterDeterminer(first, option);
  return option.length <= 3 ? afterVerb(first, option) : option;
}

/** "go by train", "by car" */
function afterPreposition(first: readonly string[], option: readonly string[]): readonly string[] {
  const same = first.findIndex((word, at) => at > 0 && word.toLowerCase() === option[0]);
  const any = first.findIndex((word, at) => at > 0 && PREPOSITION.test(word));
  const place = same > 0 ? same : any;
  return place > 0 ? [...first.slice(0, place), ...option] : option;
}

/** "go to the gym", "the pool"; "eat pizza", "a salad" */
function afterDeterminer(first: readonly string[], option: readonly string[]): readonly string[] {
  const place = [1, 2].find((at) => DETERMINER.test(first[at] ?? ""));
  if (place === 1 || (place === 2 && isSmall(first[1]))) {
    return [...first.slice(0, place), ...option];
  }
  const takesObject = first.length === 2 && !isSmall(first[1]) && !GOING.test(first[0] ?? "");
  return takesObject ? [first[0] ?? "", ...option] : option;
}

/** "move to Berlin", "Oslo"; "get a dog", "cat" */
function afterVerb(first: readonly string[], option: readonly string[]): readonly string[] {
  let kept = 1;
  while (kept < first.length - 1 && kept < 4 && (isSmall(first[kept]) || isDeterminer(first[kept])))
    kept += 1;
  const replaced = first.slice(kept);
  const isName = replaced.every(
    (word) => /^[\p{Lu}\p{N}]/u.test(word) || /^\p{Ll}\p{Lu}/u.test(word),
  );
  if (/ly$/i.test(option[0] ?? "")) return option;
  if (replaced.length === 0 || (replaced.length > 1 && !isName)) return option;
  return [...withArticle(first.slice(0, kept), option[0] ?? ""), ...option];
}

/** "a" before "elephant" is "an", and none before "cats". */
function withArticle(words: readonly string[], next: string): string[] {
  const last = words.at(-1) ?? "";
  if (!/^an?$/i.test(last)) return [...words];
  if (/[^s]s$/i.test(next)) return words.slice(0, -1);
  return [...words.slice(0, -1), /^[aeiou]/i.test(next) ? "an" : "a"];
}

function isSmall(word = ""): boolean {
  return PREPOSITION.test(word) || PARTICLE.test(word);
}

function isDeterminer(word = ""): boolean {
  return DETERMINER.test(word);
}
