import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import { endingRuns, normalWords } from "@/lib/decisions/planner/words/normal-words";
import { withoutWay } from "@/lib/decisions/planner/words/nouns";

/** What only says how much there is of the thing behind "of". */
const QUANTITY =
  /\b(?:lots?|loads?|tons?|couple|bunch|piles?|heaps?|mountains?|stacks?|\w*box(?:es)?|bags?|bins?|sets?|series|rest|most|half|all|both|some|none|much|many|more|parts?|pages?|chapters?|sections?|words|lines|kind|sort|type|piece|bit|backlog|collection|weeks?|months?|years?|days?|hours?|minutes?|worth|load|mess|lifetime|decades?|number|thousands|hundreds|dozens|\d+)$/i;
/** After these the person comes first and the matter later: "ask my boss for a raise". */
const TALKING = /^(?:ask|talk|speak|tell|email|call|discuss|negotiate|message|text)$/;
/** "sign Leo up for football club" is about the club, "ask the bank for a payment plan" about the plan. */
const ASKS_FOR = /^(?:(?:sign|enrol|enroll|register|ask)\s+|book\s+in\s+)for\s/i;
/** "chapter 2" is a chapter. */
const NUMBERED = /(?<=\p{L})\s+\d{1,3}$/u;

/** The ends of the noun phrase and of its parts: "book" in "my book", not in "my book report". */
export function headRuns(goal: Goal): string[] {
  const phrases = (goal.object ?? "").split(/\s+(?:and|&|or|\+)\s+|,\s+/i);
  if (goal.link === null && goal.tail !== null && isTimeOnly(goal.tail)) phrases.push(goal.tail);
  if (goal.person !== null && TALKING.test(goal.verb ?? "") && goal.tail !== null) {
    phrases.push(goal.tail.replace(/^(?:about|for|to)\s+/i, ""));
  }
  if (ASKS_FOR.test(`${goal.verb ?? ""} ${goal.tail ?? ""}`)) {
    phrases.push((goal.tail ?? "").replace(/^(?:in\s+)?for\s+/i, ""));
  }
  if (goal.verb === "save" && /^\d[\d,.]*$/.test(goal.object ?? "")) phrases.push("money");
  return phrases.flatMap(headsOf);
}

/** "a copy of my birth certificate" is a copy, "a pile of laundry" is laundry. */
function headsOf(said: string): string[] {
  const phrase = withoutWay(said);
  if (NUMBERED.test(phrase)) {
    return [...endingRuns(normalWords(phrase)), ...headsOf(phrase.replace(NUMBERED, ""))];
  }
  const [holder = "", ...held] = phrase.split(/\s+of\s+/i);
  if (held.length === 0) return endingRuns(normalWords(phrase));
  const heldRuns = endingRuns(normalWords(held.join(" of ")));
  if (QUANTITY.test(holder)) return heldRuns;
  const all = normalWords(phrase);
  const longer = endingRuns(all).filter((run) => run.split(" ").length > heldRuns.length);
  return [...endingRuns(normalWords(holder)), ...longer];
}

function isTimeOnly(tail: string): boolean {
  return /^(?:more|less|better|regularly|again)$/i.test(tail);
}
