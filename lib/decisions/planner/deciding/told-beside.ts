import { asClause, HARSH, PLEA } from "@/lib/decisions/planner/words/clauses";
import { mendTypos } from "@/lib/decisions/planner/words/mend-typos";
import { gerundVerb, plainVerb } from "@/lib/decisions/planner/words/verbs";
import { capitalise } from "@/lib/text";

/** What was typed, cut at the comma before what is only told; `told` is null where nothing is. */
export type Parted = { asked: string; told: string | null };

/** Commas between clauses, and none within "$1,400". */
const COMMA = /,(?!\d)\s*|\s+[-–—]\s+/g;
/** Where the last answer of a question begins. */
const LAST_JOINT = /^.*\s(?:or|vs\.?|versus)\s/i;
const ASKS =
  /\b(?:should (?:i|we)|do (?:i|we)|whether|is it (?:worth|better|time)|torn between|between)\b/i;
const ENDS_SENTENCE = /(?<!\b(?:vs|mr|mrs|dr|st))[.!?]\s+(?=\S)|\n/i;

/** Begins a clause with somebody or something of its own: "he's 84", "we have raccoons", "my back hurts". */
const SOMEBODY =
  /^(?:i|im|i'm|ive|i've|i'd|i'll|we|we're|weve|we've|we'd|we'll|he|hes|he's|she|shes|she's|they|theyre|they're|it|its|it's|there|theres|there's|my|our|his|her|their|the|both|nobody|no one|everyone|that's|thats|this is)\s/i;
/** "quote was $22k", "neighbors dog gets in", "rent would be $400 more". */
const SOMETHING =
  /^(?:[\p{L}\d][\p{L}\d'-]*\s){1,4}(?:is|are|isn't|isnt|was|were|has|have|had|will|would|can|can't|cant|won't|costs?|ends?|starts?|begins?|expires?|goes|gets?|needs?|wants?|says?|said|thinks?|hates?|loves?|pays?|lives?|keeps?|never|always|offered|approved|just|only|due|comes|takes|runs|closes|opens)\b/iu;
/** "have 300 gb of pictures", "budget $5000", "no yard", "cap is 80". */
const LACKS_SOMEBODY =
  /^(?:(?:only|just|already|still|also|currently)\s)?(?:have|has|got|had|haven't|havent|hasn't|hasnt|don't|dont|doesn't|doesnt|didn't|didnt|can't|cant|won't|wont|need|needs|might|been|never|no|without|with|budget|cap|limit|max|deadline|application|due|under|pays|costs)\s/i;
/** "3 semesters left", "5 weeks to go": how much is left of something. */
const LEFT =
  /^(?:only |just |about )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:more )?\p{L}+ (?:left|to go|away|until|till|from now)\b/iu;
/** "buy a robot vacuum with 2 dogs and a lot of rugs": who lives there, and no part of what is bought. */
const LIVES_WITH =
  /^(.*\b(?:buy|get|need)\b.*?) with ((?:\d+|two|three|four|five|a|an|my|our) (?:\p{L}+ )?(?:dogs?|cats?|pets?|kids?|children|toddlers?|bab(?:y|ies)|roommates?)\b[^,.;:?!]*)$/iu;
/** Where an "or" has been, a verb begins no further answer: "crash at 3pm", "go twice a month". */
const NUMBER = /\d|\b(?:once|twice|two|three|four|five|six|every|each) /i;
/** "between three contractors: $8,500 and $11,200": behind the comma stand the answers. */
const COUNTED =
  /\b(?:between|of|from)\s+(?:the\s+|these\s+|my\s+)?(?:[2-6]|two|three|four|five|six|several|some|different)\b/i;
/** What ends a question and tells nothing: "…, please", "…, Texas", "…, or not". */
const NOTHING =
  /^(?:please|pls|right|though|too|instead|then|first|thanks|or\b.*|and\b.*|[A-Z]{2}|(?:19|20)\d\d)$/;
const JOINS = /^(?:but|and|as|because|cause|cuz|bc|since|so|though|although)\s+/i;

function tells(clause: string, isBehindOr: boolean, isAsked: boolean): boolean {
  const said = clause.replace(JOINS, "");
  if (NOTHING.test(clause) || /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(clause)) return false;
  if (SOMEBODY.test(`${said} `) || SOMETHING.test(said) || LACKS_SOMEBODY.test(said)) return true;
  if (/[$£€]\d/.test(said) || LEFT.test(said)) return true;
  if (!isAsked) return false;
  const isDoing = plainVerb(said.split(" ")[0] ?? "") !== null;
  return NUMBER.test(said) || (isBehindOr && isDoing);
}

/** "should i pay for icloud or google photos, have 300 gb of pictures": the question, and what is told behind its comma. */
export function partTold(text: string): Parted {
  const whole = { asked: text, told: null };
  const said = text.replace(/[\s.?!]+$/, "");
  const isAsked = ASKS.test(said);
  const next = ENDS_SENTENCE.exec(said);
  if (next !== null) {
    const [first, rest] = [said.slice(0, next.index + 1), said.slice(next.index + 2)];
    return isAsked && first.endsWith("?") && !/[.!?]\s|\n|\sor\s|^or\s|\?/i.test(rest)
      ? { asked: first, told: rest.trim() }
      : whole;
  }
  const joint = LAST_JOINT.exec(said)?.[0].length ?? 0;
  if ((joint === 0 && !isAsked) || COUNTED.test(said)) return whole;
  for (const { 0: comma, index } of said.matchAll(COMMA)) {
    const told = said.slice(index + comma.length);
    const clause = told.split(COMMA)[0] ?? "";
    const isQuestion = joint > 0 || ASKS.test(said.slice(0, index));
    if (index < joint || !isQuestion || !tells(clause, joint > 0, isAsked)) continue;
    const mark = text.trimEnd().endsWith("?") ? "?" : "";
    return { asked: said.slice(0, index) + mark, told };
  }
  const [, thing, company] = joint === 0 ? (LIVES_WITH.exec(said) ?? []) : [];
  if (thing !== undefined) return { asked: thing, told: `have ${company}` };
  return whole;
}

const LONGEST_FACT = 90;
/** What is felt, unsure or hard to read again is not said back. */
const UNSAID =
  /\b(?:not sure|unsure|no idea|idk|torn|can'?t decide|don'?t know|thoughts|advice|tired|exhausted|burn(?:ed|t)[- ]?out|stressed|miserable|unhappy|sick of|fed up|what do you|confused|scared|afraid|terrified|hate|sad|cry\w*|depress\w*|anxi\w*|guilty|asham\w*|kill\w*|die[ds]?|dying|dead|suicid\w*|abus\w*|hits? (?:me|you)|hurt(?:s|ing)? (?:me|you)|rap(?:e|ed)|assault\w*)\b/i;
/** "back hurts every morning": a part of the body is the person's own. */
const BODY =
  /^(?:(?:left|right|lower|upper|bad) )?(?:back|knees?|neck|hips?|foot|feet|shoulders?|wrists?|head|tooth|teeth|skin|hair|eyes?|arms?|legs?|stomach|heart|hands?|ankles?|elbow|ears?|throat|doctor says) (?:\p{L}+ )?(?:hurts?|aches?|is|are|keeps?|gets?|feels?|pops?|cracks?|swells?|itch(?:es)?|bleeds?|burns?|goes|won't|can't)\b/iu;
/** "small patio and $300": what one has, told by its size. */
const SIZED =
  /^(small|tiny|big|large|huge|narrow|tight|short|long|steep|fenced) (\p{L}+)(?=$| and | with |,)/iu;
/** "parking is $18 a day" is about a thing, "working full time" about the person. */
const IS_THING = /^\p{L}+ (?:is|are|was|were|costs?|would|will|has|starts?|ends?)\b/iu;
/** First words of a clause that lacks its "you". */
const LACKS_YOU =
  /^(?:(?:only|just|already|still|also|currently)\s)?(?:have|haven't|don't|didn't|can't|won't|need|might|never|am)\s/i;
/** "crash at 3pm every day". */
const DOES_AT = /^(?:crash|commute|nap|snore|weigh|travel|sleep|average|owe|make|earn)\s/i;
/** "quote was $22k": what stands alone wants its article; "mom is hinting" does not. */
const LACKS_ARTICLE =
  /^(?:rent|quote|bill|price|cap|limit|deadline|lease|rate|deposit|commute|offer|tuition|insurance|interest|salary|pay|raise|repair|ticket|root canal|copay|fee|loan|mortgage|application|dealer|landlord|boss|meetings?|room|train|yard|kitchen|venue|drive|flight|doctor|vet|dentist|wedding|party|race|exam|test|treadmill|gym|course|class|apartment|warranty|membership|subscription|plan|hotel|trip|baby shower|reunion|interview|move|visit|dog|cat|car|truck|roof|furnace|couch|mattress|machine|grill|store|office|school)s?\b(?! (?:\$|\d))/i;
const MENDED: readonly (readonly [RegExp, string])[] = [
  [/\b(\d+) ?(gb|tb|mb)\b/gi, "$1 $2"],
  [/\b(we|they|you)(ve|re|ll)\b(?<!\bwere\b|\bwell\b)/gi, "$1'$2"],
  [/^neighbou?rs (?=(?:dog|cat|tree|fence|kids?|house)\b)/i, "the neighbor's "],
  [/\bdr\b(?!\.? \p{Lu})/gu, "doctor"],
  [/\b(have|has|had|do|does|did|is|are|was|were|would|could|should|wo|ca)nt\b/gi, "$1n't"],
  [/\b(it)s(?= (?:\$?\d|an?\b|the\b|like\b|about\b|in\b|not\b))/gi, "$1's"],
];

/** A told fact as it stands behind a colon, in whole words and spoken to the person; null where it is not said back. */
export function factOf(told: string | null | undefined): string | null {
  if (told === null || told === undefined) return null;
  const bare = told.replace(JOINS, "").replace(/[\s.?!]+$/, "");
  const [first = ""] = bare.split(COMMA);
  const short = bare.length > LONGEST_FACT || isUnsaid(bare) ? first : bare;
  if (short.length > LONGEST_FACT || !short.includes(" ") || isUnsaid(short)) return null;
  const mended = MENDED.reduce(
    (said, [slip, right]) => said.replace(slip, right),
    mendTypos(short),
  );
  const clause = asClause(mended)
    .replace(/\b(\d+) (gb|tb|mb)\b/gi, (_, count, unit) => `${count} ${unit.toUpperCase()}`)
    .replace(/(\$)(\d{1,3})(\d{3})\b/g, "$1$2,$3")
    .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/g, capitalise);
  return withSubject(clause);
}

function isUnsaid(fact: string): boolean {
  return UNSAID.test(fact) || PLEA.test(fact) || HARSH.test(fact);
}

/** "your budget is $900" of 4 nights is $225 a night. */
export function withNightly(fact: string | null, text: string): string | null {
  const nights = Number(/\b(\d+) nights\b/i.exec(text)?.[1] ?? 0);
  const [, sum] = /^your budget is \$([\d,]+)$/.exec(fact ?? "") ?? [];
  if (sum === undefined || nights < 2) return fact;
  const each = Number(sum.replace(/,/g, "")) / nights;
  const about = Number.isInteger(each) ? "" : "about ";
  return `${fact}, which is ${about}$${Math.round(each).toLocaleString("en-US")} a night`;
}

/** "have 300 GB of pictures" is "you have …", "budget $5,000" "your budget is …", "pays $4 more" "it pays …". */
function withSubject(clause: string): string {
  const [, limit, sum] =
    /^(budget|cap|limit|max)(?: of)?:? (?:is )?([$£€]?\d.*)$/i.exec(clause) ?? [];
  if (limit !== undefined && sum !== undefined) {
    return limit.toLowerCase() === "budget"
      ? `your budget is ${sum}`
      : `the ${limit.toLowerCase().replace("max", "most")} is ${sum}`;
  }
  if (LACKS_ARTICLE.test(clause)) return `the ${clause}`;
  if (BODY.test(clause)) return `your ${clause}`;
  if (LEFT.test(clause) && /\b(?:left|to go)\b/i.test(clause)) return `you have ${clause}`;
  const [, , thing = ""] = SIZED.exec(clause) ?? [];
  if (thing !== "") return `you have ${/(?<!s)s$/i.test(thing) ? "" : "a "}${clause}`;
  if (/^(?:got|been)\s/i.test(clause)) return `you've ${clause}`;
  const [first = ""] = clause.split(" ");
  if (gerundVerb(first) !== null && !IS_THING.test(clause)) return `you're ${clause}`;
  if (LACKS_YOU.test(clause)) return `you ${clause}`;
  if (/^(?:pays|costs|has|needs|takes|ends|starts)$/i.test(first)) return `it ${clause}`;
  const isDoing =
    (plainVerb(first) === first || DOES_AT.test(clause)) &&
    !SOMETHING.test(clause) &&
    NUMBER.test(clause);
  return isDoing ? `you ${clause}` : clause;
}
