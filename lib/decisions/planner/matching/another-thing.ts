import { lookUp, lookUpAnywhere } from "@/lib/decisions/planner/matching/cue-index";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import { normalWords, wordRuns } from "@/lib/decisions/planner/words/normal-words";
import { isMaterial, withoutWay } from "@/lib/decisions/planner/words/nouns";

/** What makes a sum one that is owed: "student loans $31k" saves up for nothing. */
const OWED =
  /\b(?:owe|owed|owing|owes|loans?|debts?|servicers?|lenders?|creditors?|overdraft|overdrawn|arrears|collections?|bailiffs?)\b/i;

/** Words that name a thing of many kinds, where nothing beside them says which. */
const MANIFOLD =
  /\b(?:meetings?|lists?|tests?|forms?|letters?|cards?|accounts?|class(?:es)?|groups?|messages?|tables?|talks?|numbers?|names?|breaks?|calls?|times?|notes?|cases?|spaces?|places?|pages?|records?|papers?|points?|blocks?|bars?|covers?|orders?|plans?|sets?|rings?|shows?|stands?)$/i;
const IN_FRONT = /^(?:behind|under|around|beside|inside|above|against|between|over|past|across)$/;
/** What says which of a kind it is, and leaves it of that kind. */
const PLAIN_BEFORE =
  /^(?:my|our|the|an?|his|her|their|this|that|these|those|some|all|both|two|three|four|five|\d\S*|old|new|big|small|little|messy|dirty|whole|entire|upstairs|downstairs|main|guest|own|first|second|last|next|front|back|spare|left|right|long|short|good|better|best|cheap\w*|nice|local|own|other|only|red|blue|green|black|white|brown|broken|blocked|overdue|unpaid|late|annual|yearly|monthly|weekly|daily|quick|proper|real|decent|simple|easy|healthy|\w+'s?|\w+s'|\p{Lu}\S*|\w+(?:ed|ing|ly|ful|less|ous|ive|al|ic|able|est|er|y))$/u;

/**
 * "school shoes" are no wardrobe, and "behind the bed" no bedroom: a single word names the kind only where
 * nothing before it makes another thing of it, and a word of many kinds only where it stands alone.
 */
export function isAnotherThing(goal: Goal, id: string): boolean {
  if (id === "save-money" && goal.verb === null && OWED.test(goal.typed)) return true;
  if (goal.link !== null && IN_FRONT.test(goal.link)) return true;
  const own = withoutWay((goal.object ?? "").split(/\s+(?:of|and|&|or)\s+|,\s+/i)[0] ?? "");
  const before = own.split(" ").slice(0, -1);
  const named = normalWords(before.join(" "));
  const known = lookUp("things", wordRuns(normalWords(own), 3)).get(id) ?? [];
  const spoken = lookUpAnywhere("hints", own).get(id) ?? [];
  const explained = new Set([...known, ...spoken].flatMap((cue) => cue.split(" ")));
  const strange = before.filter(
    (word) => !PLAIN_BEFORE.test(word) && !explained.has(normalWords(word)[0] ?? ""),
  );
  const isLoose = isMaterial(own) || MANIFOLD.test(own);
  if (isLoose && named.length > 0 && strange.length > 0) return true;
  return MANIFOLD.test(own) && (before.length > 1 || goal.tail !== null) && spoken.length === 0;
}
