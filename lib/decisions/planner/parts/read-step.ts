import { lowerFirst } from "@/lib/decisions/planner/words/wording";

/** A step's sentence taken apart. Words in quotation marks count as one word throughout. */
export type ReadStep = {
  /** "Write", "Write down", "Look up": the verb with its particle, as it stands. */
  verb: string;
  /** What follows the verb in the first sentence, without its condition and without what only says how or why. */
  rest: string;
  /** What stands before a colon in `rest`; all of it where there is none. */
  head: string;
  /** The things that `rest` names in a row, two or more; empty where it names one. */
  row: readonly string[];
  /** Where the row stands: behind a colon, or as what the verb is done with. */
  rowIn: "colon" | "object" | null;
  /** Whether one of the row is meant: "the hours, the commute or the work". */
  isChoice: boolean;
  /** The words that the step gives behind a colon or at its end, in their quotation marks. */
  quote: string | null;
  /** "battery health is under 80 percent": when the step is to be done at all. */
  condition: string | null;
};

const PARTICLE = "down|up|out|off|on|in|away|back|through|over|aside|together|open|shut";
const VERB = new RegExp(
  `^(\\p{L}[\\p{L}-]*(?: (?:${PARTICLE})(?= \\S))?)(?: or (?:call|ring|phone|text|write|e-?mail|message|ask|tell)(?: to)?(?= (?:the|your|an?|one)\\b))?:?\\s+(.+)$`,
  "su",
);
const SENTENCE_END = /[.!?](?:\s|$)/;
const CONDITION = /,? (?<!even )(?:only )?if (?!you (?:can|like|want|have)\b)([^,:;]+)$/i;
/** ", because it dries", ", with the lid on": how and why, behind a comma and before any colon. */
const TAIL =
  /,\s+(?:so|because|until|while|which|even|just|with|without|before|after|when|as|in case|once|since|unless|rather|though)\b[^:]*$/i;

/** Takes a step apart that begins with its verb; `plain` has its quotations set aside. */
export function readStep(plain: string): ReadStep {
  const end = SENTENCE_END.exec(plain)?.index ?? plain.length;
  const sentence = plain.slice(0, end);
  const [, verb = sentence, behind = ""] = VERB.exec(sentence) ?? [];
  const [said = "", condition = null] = CONDITION.exec(behind) ?? [];
  const rest = behind
    .slice(0, behind.length - said.length)
    .replace(TAIL, "")
    .trim();
  const colon = rest.search(/:\s/);
  const head = (colon === -1 ? rest : rest.slice(0, colon)).trim();
  const told = colon === -1 ? [] : rowOf(rest.slice(colon + 1), 2);
  const isOpen = / or [^,]+$/.test(rest);
  const named = told.length > 0 || colon !== -1 || isOpen ? [] : rowOf(rest, 3);
  const row = told.length > 0 ? told : named;
  return {
    verb,
    rest,
    head,
    row,
    rowIn: row.length === 0 ? null : told.length > 0 ? "colon" : "object",
    isChoice: row.length > 1 && isOpen,
    quote: /(?<=:\s)[\ue000-\uf8ff]|[\ue000-\uf8ff]$/.exec(rest)?.[0] ?? null,
    condition,
  };
}

const BRACKETED = /\s*\([^)]*\)/g;
const ROW_JOINT = /,\s+(?:and |or )?|\s+(?:and|or)\s+/;
const LONGEST_ITEM = 9;
/** What says how, why or what else is to be done is no thing of a row. */
const NO_ITEM =
  /^(?:yours|so|because|until|while|then|not|which|who|even|just|with|without|before|after|when|as|once|note|write|keep)\b/i;

/** "the date, the distance and the climb": each of them, where there are `least` or more and a comma or "and" parts them. */
export function rowOf(words: string, least: number): string[] {
  const bare = words.replace(BRACKETED, "").trim();
  const pieces = bare.split(/,\s+/);
  // "fish, fruit and beans": only the last piece is parted by its "and", unless it has none.
  const last = pieces.at(-1) ?? "";
  const ended = /^(?:and|or) /.test(last)
    ? [last.replace(/^(?:and|or) /, "")]
    : last.split(/\s+(?:and|or)\s+(?!(?:so|then)\b)/).slice(0, 2);
  const items = [...pieces.slice(0, -1), ...ended].map((item) => item.trim());
  const isRow =
    items.length >= least &&
    (pieces.length > 1 || ROW_JOINT.test(bare)) &&
    items.every((item) => item !== "" && item.split(" ").length <= LONGEST_ITEM) &&
    !items.some((item) => NO_ITEM.test(item));
  return isRow ? items.map(lowerFirst) : [];
}

const PLURAL =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|\d+|some|both|all|these|those|many|several|a few)\b|(?:[^s'’]s|sses|people|children|clothes)$/i;
const ENDS_NAME =
  / (?:of|for|with|from|that|which|who|you|in|on|at|to|by|about|into|without|under) .*$/;

/** "it" or "them", for a thing as it is named: "your boots" are "them". */
export function pronounFor(thing: string): "it" | "them" {
  const name = thing.replace(ENDS_NAME, "");
  return PLURAL.test(name) || / and /.test(name) ? "them" : "it";
}

const PLACE =
  /\s(?=(?:in|into|on|onto|by|beside|next to|under|behind|near|at|inside|where|against|over|around|to|out|outside|away|within reach|between)\s)/;

/** "your boots beside the door": the thing and where it is to be; null where no place is told. */
export function withPlace(rest: string): { thing: string; place: string } | null {
  const at = rest.search(PLACE);
  if (at <= 0) return null;
  return { thing: rest.slice(0, at).replace(/[,\s]+$/, ""), place: rest.slice(at).trim() };
}

/** Who is asked, told or written to, and what follows: "one person at home" and "to take over what smells". */
export function withWhom(rest: string): { whom: string; link: string; matter: string } | null {
  const found =
    /^((?:\S+ ){0,7}?\S+?)(?:(:)| (to|for|whether|if|what|how|who|which|where|when|why|about|that|in))\s+(.+)$/su.exec(
      rest,
    );
  if (found === null) return null;
  const [, whom = "", colon, link, matter = ""] = found;
  return { whom, link: colon ?? link ?? "", matter };
}
