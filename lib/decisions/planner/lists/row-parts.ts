import { isNamedThing } from "@/lib/decisions/planner/lists/told-items";
import { isPlainVerb, startsWithVerb } from "@/lib/decisions/planner/words/verbs";

/** What needs no thing beside it: "shower and walk the dog" are two, "sand and stain the dresser" is one. */
const ALONE =
  /^(?:shower|eat|pack|shop|cook|stretch|journal|meditate|shave|exercise|nap|swim|run|mow|weed|rake|tidy|bake|study|read|pray|floss)$/i;

function standsAlone(word: string): boolean {
  return ALONE.test(word) || isNamedThing(word) || !isPlainVerb(word);
}

/** "call mum and fix bike" at the end of a row holds two items; "salt and pepper" holds one. */
export function splitLastAnd(part: string): string[] {
  const [left = "", right] = part.split(/\s+and\s+(?:also\s+|maybe\s+)?/i);
  return right !== undefined &&
    startsWithVerb(right) &&
    (left.includes(" ") ? startsWithVerb(left) || isNamedThing(left) : standsAlone(left)) &&
    part.split(/\s+/).length > 3
    ? [left, part.slice(part.search(/\s+and\s+/i)).replace(/^\s+and\s+(?:also\s+|maybe\s+)?/i, "")]
    : [part];
}

/** The last part of a row of three or more: "mum's card and the gas meter" are two, "for Amara and Ben" is one. */
export function splitClosingAnd(part: string, isFull: boolean): string[] {
  const at = part.search(/\s+and\s+/i);
  if (at === -1) return [part];
  const left = part.slice(0, at);
  const right = part.slice(at).replace(/^\s+and\s+(?:also\s+|maybe\s+)?/i, "");
  const isName = /\b(?:for|to|with|from)\s+\S+$/i.test(left) && /^\p{Lu}\S*$/u.test(right);
  const isNumber = /^\d/.test(right);
  const isOwn = startsWithVerb(right) || isFull || /^(?:the|my|our|his|her|an?)\s/i.test(right);
  return !isName && !isNumber && isOwn ? [left, right] : [part];
}
