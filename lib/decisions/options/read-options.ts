import { capitalise, shorten, withProperCapitals } from "@/lib/decisions/planner/wording";

/** A question that wants a decision, with the options found in it (two to five, in the person's words). */
export type Decision = { question: string; options: string[]; open: boolean };

const DECISION =
  /^(?:(?:so|ok|hi|hey|please|um+)[\s,]+)*(?:should (?:i|we)\b|whether to\b|(?:help me |i (?:need|have|want) to |trying to |i'm trying to )?(?:decide|choose|pick|figure out)\s+(?:between|whether|if|which|on whether)\b|(?:i )?(?:can't|cant|cannot|don't know how to|need help to|help me) (?:decide|choose|pick)\b|(?:i'm |im |i am )?(?:torn|stuck|undecided) between\b|(?:i'm |im |i am )?(?:unsure|not sure|undecided|wondering|debating|don't know|idk) (?:whether|if (?:i|we) should|about whether)\b|i (?:don't know|dont know) (?:whether|if (?:i|we) should)\b|make a decision (?:about|on)\b|is it (?:worth|better|time|a good idea)\b|would it be (?:better|worth)\b|do i (?:really )?(?:need|want) to\b|which (?:one )?(?:should|is better)\b|what if i\b)/i;
const ANYWHERE =
  /(?:^|[.!?,;]\s+|\b(?:so|and|but)\s+)((?:should (?:i|we)|is it worth|torn between|can't decide)\b[^.!?]*\??)/i;
const EITHER = /^(.{2,80}?)\s+(?:or|vs\.?|versus)\s+(.{2,80}?)\?+\s*$/i;
const QUESTION_LEAD =
  /^.*?\b(?:should (?:i|we)(?: just| really| even)?|between|whether (?:i should |we should |to |or not to )?|if (?:i|we) should|is it (?:better|worth(?: it)?|time|a good idea)(?: (?:to|for me to))?|would it be (?:better|worth it|worth)(?: to)?|do i (?:really )?(?:need|want) to|which (?:one )?should i \w+[:,]?|which is better[:,]?|what if i|(?:decide|choose|pick)(?: on)?)\s+/i;

/** Reads a decision out of a text such as "should I …?", "A or B?" or "torn between A and B"; or null. */
export function readDecision(text: string): Decision | null {
  const inner = DECISION.test(text) ? text : ANYWHERE.exec(text)?.[1];
  if (inner !== undefined && /^should i (?:start|begin|go about)\b.*\bfirst\b/i.test(inner))
    return null;
  if (inner !== undefined && !/^(?:how|what should|where)/i.test(text)) {
    if ((WHICH.test(inner) || /^make a decision/i.test(inner)) && !/\sor\s/i.test(inner))
      return { question: questionOf(inner), options: [], open: true };
    const sentence = inner.split(/(?<=[?!])\s+|(?<=[a-z]{3}\.)\s+/)[0] ?? inner;
    const options = optionsIn(sentence.replace(QUESTION_LEAD, ""));
    const asked = /^(?:should|is|would|do|which|what)\b/i.test(sentence) || options.length < 2;
    const question = asked ? questionOf(sentence) : `${capitalise(options.join(" or "))}?`;
    return { question, options, open: false };
  }
  const either = EITHER.exec(text.trim());
  if (either?.[1] !== undefined && either[2] !== undefined) {
    return { question: questionOf(text), options: optionsIn(text), open: false };
  }
  return null;
}

function questionOf(sentence: string): string {
  const short = shorten(
    sentence.replace(/^(?:(?:so|ok|hi|hey|please|um+)[\s,]+)+/i, "").replace(/[\s.?!]+$/, ""),
    140,
  );
  const asks = /^(?:should|is|would|do|which|what)\b/i.test(short) || /\s(?:or|vs)\s/i.test(short);
  return withProperCapitals(`${capitalise(short)}${asks ? "?" : ""}`);
}

function optionsIn(text: string): string[] {
  const cleaned = text
    .replace(/[\s.?!]+$/, "")
    .replace(/\bor not$/i, "")
    .replace(/,?\s*(?:instead|first)$/i, "")
    .trim();
  const splitter =
    /\bbetween\b/i.test(text) || !/\s(?:or|vs\.?|versus)\s/i.test(cleaned)
      ? /\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or|vs\.?|versus)\s+/i
      : /\s*,\s*or\s+|\s+(?:or|vs\.?|versus)\s+/i;
  const parts = cleaned
    .split(splitter)
    .flatMap((part, at) => (at === 0 ? splitShort(part) : [part]))
    .map((part) => part.replace(/^(?:to|should i|whether to|i should)\s+/i, "").trim())
    .filter((part) => part.length > 1);
  const usable =
    parts.length >= 2 && parts.length <= 5 && /\s(?:or|vs\.?|versus|and)\s|,/i.test(cleaned);
  const single = shorten(cleaned.replace(/^(?:to|i should)\s+/i, ""), 70);
  const decided =
    usable &&
    (/\b(?:or|vs|versus)\b/i.test(cleaned) || parts.every((part) => part.split(" ").length <= 5));
  return decided
    ? parts.map((part) => withProperCapitals(shorten(part, 70)))
    : single === ""
      ? []
      : [withProperCapitals(single)];
}

/** "rent, buy" before an "or" are two options; a longer part with commas is one. */
function splitShort(part: string): string[] {
  const pieces = part.split(/\s*,\s*/);
  return pieces.every((piece) => piece.split(" ").length <= 3) ? pieces : [part];
}

const WHICH =
  /^(?:help me |i (?:need|have|want) to |can't |i can't )?(?:decide|choose|pick|figure out)\s+(?:on\s+)?(?:which|what|where|who|whom|when|how)\b/i;

/** A question with the options that it is between, in the person's own words. */
export type ReadOptions = { question: string; options: string[] };

/** Reads two to six options out of what a person typed, or null. */
export function readOptions(text: string): ReadOptions | null {
  const decision = readDecision(text);
  if (decision === null || decision.options.length < 2) return null;
  return { question: decision.question, options: decision.options };
}
