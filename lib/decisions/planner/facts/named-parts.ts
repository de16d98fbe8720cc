import { isPlainVerb } from "@/lib/decisions/planner/words/verbs";
import { capitalise } from "@/lib/text";

const JOINT = /\s*;\s+|(?<=\p{L})[.!]\s+(?=\p{Lu})|,?\s+(?:and\s+)?then\s+|,?\s+and\s+|,\s+/u;
/** A word that is a thing as well as something to do ("time", "place") is the latter before these. */
const BEFORE_OBJECT =
  /^(?:the|an?|your|my|our|his|her|their|its|it|them|him|one|two|three|all|every|each|both|this|that|these|those|what|who|whom|where|which|up|out|off|down|away|back|in|on|to|everything|everyone|someone|anything|\d.*)$/i;

/**
 * The several things that one step names ("Fill the dishwasher and start it"), each as a sentence of
 * its own; a single one when the step names no more.
 */
export function namedParts(step: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const piece of piecesOf(step)) {
    if (parts.length === 0 || isAction(piece.text)) parts.push(piece.text);
    else parts[parts.length - 1] += step.slice(end, piece.start) + piece.text;
    end = piece.start + piece.text.length;
  }
  return parts.map((part) => `${capitalise(part.replace(/[\s.,;!]+$/, ""))}.`);
}

/** The pieces between joints, with where each begins. */
function piecesOf(step: string): { text: string; start: number }[] {
  const pieces: { text: string; start: number }[] = [];
  let start = 0;
  for (const joint of step.matchAll(new RegExp(JOINT, "gu"))) {
    pieces.push({ text: step.slice(start, joint.index), start });
    start = joint.index + joint[0].length;
  }
  return [...pieces, { text: step.slice(start), start }].filter(({ text }) => text !== "");
}

function isAction(piece: string): boolean {
  const [verb = "", next = ""] = piece.split(/\s+/);
  return isPlainVerb(verb) && BEFORE_OBJECT.test(next.replace(/[.,;!]+$/, ""));
}
