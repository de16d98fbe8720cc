import { GIVEN_NAMES } from "@/lib/decisions/planner/words/given-names";
import { capitalise } from "@/lib/text";

/** "leos party": what somebody has, whose name lost its apostrophe. */
const OF_NAME =
  /(?<![\p{L}'’-])(\p{L}\p{Ll}+)s(?=\s(?:(?:\d{1,2}(?:st|nd|rd|th)|first|birthday|party|school|homework|teacher|room|bedroom|wedding|house|graduation|shower|appointment|iep|recital|game|games|practice|mom|dad|funeral|present|gift|car|lunch|team|class|project|science|surgery|shots|nails)\b))/gu;

const ROLES =
  "mom|mum|dad|mother|father|grandma|grandpa|gran|nan|grandad|grandmother|grandfather|sister|brother|sis|bro|son|daughter|husband|wife|boyfriend|girlfriend|fiancee?|partner|boss|landlord|roommate|neighbou?r|friend|uncle|aunt|cousin|nephew|niece|teacher|coworker";
/** Those whom a line calls so without "my". */
const FAMILY = "mom|mum|dad|mother|father|grandma|grandpa|gran|nan|grandad";
/** Behind several of them: "my friends are coming", "her roommates Sam and Chris". */
const OF_SEVERAL =
  "(?!(?:are|were|have|had|and|or|who|that|which|all|both|keep|want|need|dont|don't|do|can|will|won't|wont|would|should|is|was|has|in|at|on|to|for|with|from|about|over|by|near|of|but|so|because|when|if|again|out|up|back|here|there|not|never|always|after|before|coming|going|getting|told|said|think|say|hate|love|live|fight|argue|came|visit|house sit)\\b)";
/** "my wifes 40th", "best friends wedding": whose it is, told by what they are to the person. */
const OF_ROLE = new RegExp(
  `(?<=\\b(?:my|our|your)\\s(?:\\p{L}+\\s)?)(${ROLES})s(?=\\s${OF_SEVERAL}[\\p{L}\\d])`,
  "giu",
);
/** "plan dads 80th", "dads surgery is Monday". */
const OF_FAMILY = new RegExp(
  `(?<=(?:^|[,;.+]\\s*|\\b(?:for|plan|to|with|at|in|of|and)\\s))(${FAMILY})s(?=\\s${OF_SEVERAL}[\\p{L}\\d])`,
  "giu",
);
/** "refill moms meds", "pick up sisters cake": behind an order that begins a line or an item. */
const OF_ORDERED = new RegExp(
  `(?<=(?:^|[,;+]\\s*|\\band\\s)\\p{L}+ (?:up |back )?)(${FAMILY}|sis|bro|sister|brother|aunt|uncle|cousin|wife|husband)s(?=\\s${OF_SEVERAL}[\\p{L}\\d])`,
  "giu",
);

/**
 * A line in which whoever owns something has the mark that people leave out: "leos party", "my wifes 40th",
 * "refill moms meds". Several of them own nothing: "my roommates Sam and Chris".
 */
export function withOwnersMarks(line: string): string {
  const named = line.replace(OF_NAME, (own, name: string) =>
    GIVEN_NAMES.has(name.toLowerCase()) && !GIVEN_NAMES.has(own.toLowerCase())
      ? `${capitalise(name)}'s`
      : own,
  );
  return [OF_ROLE, OF_FAMILY, OF_ORDERED].reduce(
    (text, pattern) =>
      text.replace(pattern, (own, role: string, at: number) =>
        /^\s\p{Lu}\p{Ll}/u.test(text.slice(at + own.length)) ? own : `${role}'s`,
      ),
    named,
  );
}
