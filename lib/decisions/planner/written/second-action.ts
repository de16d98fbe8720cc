import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import { withQuotesAside } from "@/lib/decisions/planner/words/quotes";
import { isPlainVerb } from "@/lib/decisions/planner/words/verbs";
import { STEP_COUNTS } from "@/lib/decisions/planner/written/sizes";
import { capitalise } from "@/lib/text";

const OWN_WORDS = /“[^”]*”/g;
const THEN = /(?:[,;]|\band)\s+then\s+(\p{L}+)/iu;
/** What a colon opens is a list of one action's parts, or what is to be said. */
const AFTER_COLON = /:.*$/;
const JOINT =
  /(?:,\s*(?:and\s+)?|;\s*|\s+and\s+)(?:also\s+)?(\p{L}[\p{L}'-]*)(?:\s+([\p{L}\p{N}“…]+))?/giu;
/** What stands behind a word that is used as a verb: "and name it", not "name and number". */
const OBJECT =
  /^(?:the|an?|it|them|him|her|one|two|three|each|every|all|both|your|their|his|its|this|that|these|those|what|which|who|how|whether|when|where|if|up|out|off|down|away|back|somebody|someone|nothing|only|once|“.*|\d.*)$/i;
/** Verbs that are hardly ever nouns, and so need no object to be known. */
const SURE =
  /^(?:add|agree|apologise|ask|attach|begin|bring|buy|choose|close|collect|confirm|copy|decide|delete|describe|eat|explain|fetch|fill|find|follow|forward|gather|get|give|go|hang|hear|keep|lay|learn|leave|listen|make|mention|open|pay|pick|put|read|remove|replace|save|say|send|sit|speak|spend|submit|switch|take|tell|throw|underline|upload|wipe|write)$/i;
/** A timer, a posture or a way there belongs to what is done with it. */
const ONE_MOVE =
  /^(?:set (?:a|the|your|it|an) ?(?:timer|alarm|for|to)?[^.]*?\band\b|(?:sit|stand|lie|go|walk|come)(?: \w+){0,4} and\b|take (?:one|a|three|five|ten)(?: \w+)? (?:breaths?|sips?) and\b)/i;

/** To note what was just found or done is its visible end, and no action of its own. */
const NOTES = /^(?:write|note|mark|tick|circle|underline|name|number|record|save)$/i;

/**
 * The place at which a step goes over to a second action, or null. Counted are ", then", "and then", and a
 * comma, a semicolon or "and" with a verb behind it. Left out are the person's own words in quotation marks, a
 * timer, a way to the place, the noting of what was found ("count them and write it down"), and what stands
 * behind a colon. A second sentence is not read: it says how or until when.
 */
export function secondAction(text: string): string | null {
  const own = firstSentence(text.replace(OWN_WORDS, "“…”"))
    .replace(ONE_MOVE, "")
    .replace(AFTER_COLON, "");
  const then = THEN.exec(own);
  if (then !== null && isPlainVerb(then[1] ?? "")) return then[0];
  for (const [joint, word = "", next = ""] of own.matchAll(JOINT)) {
    if (PAY_NOUN.test(`${word} ${next}`)) continue;
    if (!isPlainVerb(word) || NOTES.test(word) || /^face (?:up|down)$/.test(`${word} ${next}`))
      continue;
    if (OBJECT.test(next) || SURE.test(word)) return joint.trim();
  }
  return null;
}

function firstSentence(text: string): string {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)[0] ?? "";
}

/** "pay stubs" are papers. */
const PAY_NOUN = /^pay (?:stubs?|checks?|days?|raises?)\b/i;

/** Behind these words an "and" goes on with what somebody should do, and not with a step of its own. */
const DEPENDS =
  /\b(?:to|who|that|which|what|how|until|whether|if|when|because|so|or|then|timer)\b|[“:;]/i;
const HALVES = /^([^,]+?),? and (?!set (?:a|the) timer\b)((?:\p{L}|-)+ [^,]+)\.$/u;

/** The plan with steps of two actions made two, as far as the size has room for more steps. */
export function splitActions(plan: readonly PlannedStep[], size: PlanSize): PlannedStep[] {
  let room = size === "nudge" ? 0 : STEP_COUNTS[size].most - plan.length;
  const shortest = size === "tiny" ? 2 : 1;
  return plan.flatMap((step) => {
    const halves = room > 0 ? halvesOf(step.text) : null;
    if (halves === null) return [step];
    room -= 1;
    const first = Math.max(shortest, Math.ceil(step.minutes / 2));
    const rest = Math.max(shortest, step.minutes - first);
    return [
      { text: halves[0], minutes: first },
      { text: halves[1], minutes: rest },
    ];
  });
}

/** The two steps of "Wipe the sink and hang up a towel."; null where the halves would not stand alone. */
function halvesOf(text: string): [string, string] | null {
  const { plain, restore } = withQuotesAside(text);
  const sentence = firstSentence(plain);
  const joint = secondAction(text);
  const [, left = "", right = ""] = HALVES.exec(sentence) ?? [];
  if (joint === null || left === "" || DEPENDS.test(left) || !left.includes(" ")) return null;
  if (secondAction(`${left}.`) !== null || !isPlainVerb(right.split(" ")[0] ?? "")) return null;
  return [
    restore(`${left}.${plain.slice(sentence.length)}`),
    restore(`${capitalise(right)}.`).replace(/([.?!…]”)\.$/, "$1"),
  ];
}
