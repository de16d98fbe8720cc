import type { Joints } from "./leads";
import { cut, type Span, wordsOf } from "./span";
import { isVerb } from "./verbs";

const OR = /,?\s(?:or|vs\.?|versus)\s|\s\/\s/gi;
const AND = /,\s(?:and\s)?|\s(?:and|&)\s/gi;
const COMMA = /[,;]\s/g;
/** What comes after the last option and is none: a reason, a plea, a thought. */
const ASIDE =
  /,?\s(?:because|given that|considering|even though|although|seeing as|knowing that)\s|[,;:]\s(?:i|i'm|i've|it|it's|they|he|she|we|that|there|my|but|so|if|when|since|as|because|though|what|which|who|why|how|can't|cant|help|please|pls|thanks|any|thoughts|advice|given|considering|you|and i|don't)\b|\s[-–—]\s|,\s(?:hmm+|idk|tbh)\b/i;
/** A piece that begins so explains the piece before it and is no option of a list. */
const EXPLAINS =
  /^(?:which|who|whose|that|because|but|although|though|even|since|so|where|when|while|if|and|with|as|like|such|i|it|it's|they|he|she|we|not|then|given)\b/i;

/** The options in what follows a lead, in their order and uncleaned; fewer than two when there is no choice. */
export function splitOptions(body: Span, joints: Joints): Span[] {
  const parts = splitAt(body, OR);
  if (parts.length < 2) {
    if (joints === "or") return [];
    const whole = withoutAside(body);
    return splitAt(whole, AND);
  }
  const last = parts.length - 1;
  return parts.flatMap((part, at) => {
    if (at === last) return [withoutAside(part)];
    return splitList(at === 0 ? withoutTopic(part) : part, parts[at + 1]);
  });
}

/** "rent, buy" before an "or" are two options; "the job in Leeds, which pays more" is one. */
function splitList(part: Span, next: Span | undefined): Span[] {
  const pieces = splitAt(part, COMMA);
  if (pieces.length < 2 || pieces.slice(1).some(({ plain }) => EXPLAINS.test(plain))) return [part];
  const lengths = pieces.map(({ plain }) => wordsOf(plain).length);
  const most = Math.max(...lengths);
  const rest = [...pieces.slice(1), ...(next ? [next] : [])];
  const isList = most <= 4 || (most <= 12 && rest.every(({ plain }) => startsWithVerb(plain)));
  const long = lengths.filter((length) => length > 8).length;
  // In a long row of short ones, one may tell a story.
  const isRow = (pieces.length > 2 && long === 0) || (pieces.length > 3 && long === 1);
  return isList || isRow ? pieces : [part];
}

/** "Gift for dad: book" */
function withoutTopic(part: Span): Span {
  const colon = part.plain.lastIndexOf(": ");
  return colon < 0 ? part : cut(part, colon + 1);
}

function startsWithVerb(plain: string): boolean {
  return isVerb(wordsOf(plain)[0] ?? "");
}

function withoutAside(span: Span): Span {
  const aside = ASIDE.exec(span.plain);
  return aside && aside.index > 0 ? cut(span, 0, aside.index) : span;
}

function splitAt(span: Span, joint: RegExp): Span[] {
  const parts: Span[] = [];
  let from = 0;
  for (const found of span.plain.matchAll(joint)) {
    parts.push(cut(span, from, found.index));
    from = found.index + found[0].length;
  }
  return [...parts, cut(span, from)].filter(({ text }) => text !== "");
}
