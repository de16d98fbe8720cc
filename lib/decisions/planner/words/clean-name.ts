import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import { lowerFirst, quoted, shorten } from "@/lib/decisions/planner/words/wording";

const LONGEST_NAME = 48;
/** Whom these verbs name is not yet what is asked of them: "ask the council". */
const NEEDS_REST = /^(?:ask|tell|get|help|let|make|teach|remind)$/;
const LONGEST_CLAUSE = 90;
const LONGEST_CUT = 60;

/** What no noun phrase ends in, or has in its middle: the rest of a sentence that was cut. */
const LOOSE_END =
  /\b(?:and|or|but|so|the|an?|to|for|with|of|my|your|it's|that|than|from|in|on|at|like|as|is|are|was|were|be|leaving|starting|because|which|who|when|if|by|current)$/i;
const BROKEN_INSIDE =
  /[;:!?]|\b(?:i|i'm|im|i've|ive|we|idk|um|hey|wont|won't|cant|can't|isn't|isnt|haven't|havent|theres|there's|dont|don't|keeps?|it's|its (?:a|so|not|too)|its \w+$)\b(?!\s*\))|(?<!\b(?:to \w+|of|and|or|in|on|at|for|with|to|from|by|about|between|under|over|behind|near|into|after|before|through|all|both|half|around|against|as|off|up|out|than|without))\s(?:the|my|our|his|her|their|your|this|these)\s/i;
const LONGEST_CLEAN = 10;

/** The phrase where it can stand within a sentence as the name of a thing; null where it was cut or ran on. */
export function cleanPhrase(phrase: string | null): string | null {
  if (phrase === null) return null;
  const words = phrase.trim();
  const isClean =
    words !== "" &&
    words.split(/\s+/).length <= LONGEST_CLEAN &&
    !LOOSE_END.test(words) &&
    !BROKEN_INSIDE.test(words);
  return isClean ? words : null;
}

/** What is told behind the goal; right behind its verb it belongs to it: "look after my knee". */
const BELONGS_NOT =
  /(?<=\S\s+\S+)\s+(?:->.*|(?:who|which|that|because|so that|so i|since|while|where|when|if|without|before|after|until|by|and (?:i|we|it|my|have|has|am|is|was|isn't|isnt|find))\b.*)$/i;
const ASKS =
  /^(?:find out|figure out|work out|look up|check|know)\s+(?:if|whether|who|which|where|when|why|how|what)\b/i;
const COMPANION = /\s+with (?:my|our)\s.*$/i;
const COMPLEMENT = /\s+(?:to|for|with|from|in|at|on|of|through|about)\s.*$/i;

/** A few words that name the goal in quotation marks: without what it is for, whose it is or when. */
export function nameOf(goal: Goal, spoken: (words: string) => string): string {
  const label = goal.label.split(/,\s|:\s|\s[-–—]\s|\s\(/)[0] ?? goal.label;
  if (goal.verb === null && label.length <= LONGEST_CLAUSE && !LOOSE_END.test(label)) {
    return quoted(label);
  }
  // "find out if it is covered": what is asked belongs to it.
  const head = ASKS.test(label) ? label : label.replace(BELONGS_NOT, "");
  const verb = goal.verb ?? "";
  const candidates = NEEDS_REST.test(verb)
    ? [head]
    : [head, head.replace(COMPANION, ""), head.replace(COMPLEMENT, ""), goal.object ?? ""];
  const found = candidates.find(
    (words) =>
      words.length <= LONGEST_NAME &&
      words !== verb &&
      isName(words, verb) &&
      /\p{L}{3}/u.test(words),
  );
  const words = found ?? shorten(label, LONGEST_CUT).replace(LOOSE_END, "").trim();
  return quoted(lowerFirst(spoken(words)));
}

/** What follows the verb is a noun phrase: "drop the car", and not "drop the car and get the bus". */
function isName(words: string, verb: string): boolean {
  const rest = words.startsWith(`${verb} `) ? words.slice(verb.length + 1) : words;
  return cleanPhrase(rest) !== null;
}
