import { participleVerb, startsWithVerb } from "@/lib/decisions/planner/words/verbs";

/** How far along somebody is with a goal, in their own words. */
export type Progress = {
  /** What is done, each by its last word and by how: "van" that is "booked". */
  done: readonly DoneThing[];
  /** What is named as left, as noun phrases without an article or as orders: "posters", "pack the bag". */
  left: readonly string[];
};

/** `state` is a participle, "ready", "here" or "have". */
export type DoneThing = { thing: string; state: string };

const SENTENCES = /(?<=(?<!\b(?:dr|mr|mrs|ms|st|no))[.!?])\s+|\s*[;:]\s+|\s[-–—]\s|\s*\n\s*/i;
/** A comma, or "but", "and", "so" before a clause with a subject of its own. */
const PARTS =
  /,\s+(?:and |but |so |or )?|\s+but\s+|\s+(?:and|so|because)\s+(?=(?:i|i'm|i've|im|ive|we|we've|he|she|it|they|nobody|nothing|there)\s|(?:the|my|our|his|her|their)\s\S+(?:\s\S+)?\s(?:is|are|has|have|isn't|aren't)\s)/i;

const DONE_WORDS =
  "booked|reserved|paid(?: for)?|bought|ordered|hired|printed|packed|sorted(?: out)?|arranged|organi[sz]ed|confirmed|chosen|picked|written|finished|done|drafted|filled(?: in| out)?|signed|sent|submitted|scanned|measured|gathered|collected|agreed|made|taken|found|ready|here|in place|set up";
const NOT_DONE =
  /\b(?:not|never|no|nothing|nobody|none|half|partly|almost|nearly|only|just|hardly|barely|yet|when|if|until|once|unless|should|wrong|was|were)\b|n't\b|\b(?:isnt|arent|havent|hasnt|wasnt|dont|cant)\b|\?/i;
/** "the van is booked", "tables and bakers are already organised". */
const IS_DONE = new RegExp(
  `^(?<things>[\\p{L}' -]{2,50}?)(?:'s|'re|\\s(?:is|are|has been|have been))\\s(?:all |already |now |both )*(?<state>${DONE_WORDS})(?: already| now)?(?= (?:for|on|at|in|by|from|till|until|with) |[.!]?$)`,
  "iu",
);
/** "flights booked", "photos done". */
const DONE_ALONE = new RegExp(
  `^(?<things>(?:(?:the|my|our) )?[\\p{L}'-]+(?: [\\p{L}'-]+)?) (?:all |already )?(?<state>${DONE_WORDS})(?: already| now)?[.!]?$`,
  "iu",
);
/** "I've already bought the washers", "we booked the hall". */
const DID = new RegExp(
  `^(?:and )?(?:i|we)(?:'ve| have|ve)?(?: got)?(?: already| just)? (?<state>${DONE_WORDS}) (?<things>(?:the|a|an|my|our|all the|some|two|three|enough) [\\p{L}' -]{2,40}?)(?: already| now| yesterday| last week)?(?= (?:for|on|at|in|by|from|with|that) |[.!]?$)`,
  "iu",
);
/** "I have the form", "I've got the boxes". */
const HAS =
  /^(?:and )?(?:i|we)(?:'ve got| have got|ve got| have| got)(?: already)? (?<things>(?:the|my|our|all the|enough) [\p{L}' -]{2,40}?)(?: already| ready| here)?[.!]?$/iu;

const NEEDS =
  /(?:^|\b)(?:i|we|he|she|it|they|and|that|which|but)?\s*still (?:needs? (?!to\b)|missing:? |lacks? |have no |has no |no |waiting for |(?:need|needs|have|has|got) (?:got )?to (?:get |find |buy |sort(?: out)? |arrange |organi[sz]e |deal with |do )?)(?<first>.+)$/i;
/** "still need to pack the bag": the order itself is what is left. */
const NEEDS_TO =
  /\bstill (?:need|needs|have|has|got) (?:got )?to (?!get |find |buy |sort |arrange |organi[sz]e |deal |do )/i;
const IS_LEFT =
  /^(?:only |just |but )*(?<things>.+?) (?:is|are) (?:still |all that's |all thats )?(?:left|missing|to do|not (?:done|ready|started|booked|ordered|bought|written) yet)(?: to do)?[.!]?$/i;
const NO_YET =
  /^(?:but |and |still |there's |we have |i have |have )*no (?<things>.+?)(?<yet> yet)?[.!]?$/i;
/** Words that make a part of a sentence a clause of its own, which is no item. */
const IS_CLAUSE =
  /'s gone$|^(?:have|had|nothing)\s|^(?:i|i'm|i've|im|ive|we|we've|he|he's|she|she's|it|it's|its|they|nobody|nothing|there|this|that|who|which|so|because|closes|due|budget|deadline|by|before|until|on|in|at|for)\b|\s(?:is|are|was|were|has|have|had|isn't|aren't|haven't|hasn't|can't|cant|won't|wants?|says?|said|needs?|doesn't|don't|closes|wait\w*)(?:\s|$)/i;
/** "cake not ordered", "speech isn't started", "I haven't booked a hotel yet": what is to be done with which thing. */
const NOT_YET_DONE = [
  /^(?:the |my |our )?(?<things>[\p{L}' -]{2,40}?) (?:is not|are not|isn't|isnt|aren't|arent|not|(?:still )?(?:has|have)n't been|(?:still )?(?:has|have) not been)(?: yet)? (?<participle>\p{L}+)(?: yet)?$/iu,
  /^(?:and |so |i |we |nobody |nobody's |still |have |has )*(?:haven't|havent|hasn't|not)(?: yet| even)? (?<participle>\p{L}+) (?<things>(?:the|a|an|my|our|any) [\p{L}' -]{2,40}?)(?: yet)?$/iu,
];
/** "haven't got any kind of agreement written" */
const NOT_GOT =
  /^(?:and |so |i |we |still )*(?:haven't|havent|hasn't) got (?:any kind of |any sort of |any |an? |the |my |our )(?<things>[\p{L}' -]{3,40}?)(?: written| made| ready| yet)*$/iu;
/** "there's no stand" beside what is done */
const THERE_IS_NO = /^(?:but )?there(?:'s| is|s) no (?<things>[\p{L}' -]{3,30})(?: yet)?$/iu;
/** "photos are done but the form isn't" */
const IS_NOT =
  /^(?:the |my |our )?(?<things>[\p{L}'-]+(?: [\p{L}'-]+){0,2}) (?:isn't|isnt|aren't|arent|is not|are not)(?: yet)?$/iu;
/** "I have the wood but no saw", "the test but not the payslips yet". */
const BUT_NO =
  /\b(?:have|got|'ve|own|bought|booked|done|ready|here)\b[^,.;]{0,60}\bbut (?:still )?(?:no|not (?:the|my|a)|haven't got (?:the|a)) (?<things>[^,.;]+?)(?: yet)?(?=[,.;]|$)/i;
/** Beside what is done: "restaurant is booked, need a cake and a slideshow". */
const NEEDS_BARE = /^(?:and |i |we |just )*need (?!to\b|help\b|it\b)(?<first>.+)$/i;
const GONE_OUT =
  /^(?:the |my |our )?(?<things>[\p{L}' -]{2,40}?)(?: for \d+ \p{L}+)?(?: still)? (?:haven't|havent|hasn't) gone out(?: yet)?$/iu;
/** What is only begun or done names no act of its own. */
const ONLY_DONE = /^(?:do|start|finish|begin)$/;
/** What one can still do with a thing; "not allowed" and "not included" leave nothing to do. */
const TO_DO =
  /^(?:do|start|finish|begin|order|book|buy|write|read|pack|print|send|sign|pay|clean|clear|paint|check|call|ring|choose|ask|register|measure|tell|invite|scan|sort|submit|label|wash|iron|test|practise|rehearse|collect|hire|reserve|arrange|design|install|draw|pick|sew|cut|fix|mend|edit|learn|practice|apply)$/;
/** Amounts are worked through, and nothing to get: "9 more hours", "six chapters". */
const AMOUNT =
  /^(?:about |another |the (?:first|last|next) )?(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half|more|most)\b.*\b(?:hours?|minutes?|days?|weeks?|months?|years?|chapters?|pages?|modules?|points?|credits?|words?|people|guests?|spots?|places?|kilos?|kg|rooms?|[$£€]?\d[\d,.]*|euros?|pounds?|dollars?|left)\b|^[$£€₦₹]?\d|^(?:it|them|that|this|one|ones|ours|mine|theirs|his|hers|everything|anything|something|idea|clue|time|money|energy|help|reply|answer|luck|way|plan|sleep|more|rush|limit|budget|(?:new |other )?job|car|lift|elevator|parking|spreadsheets?|licence|drugs?|alcohol|kids?|pets?|smoking|experience)$/i;
const LONGEST_ITEM = 7;
const MOST_ITEMS = 6;
const ARTICLE = /^(?:any|the|an?|my|our|some|no|to|also|then|proper|still)\s+/i;

/** Reads what somebody tells of a goal as done and as left; both are empty where nothing is told. */
export function readProgress(typed: string): Progress {
  const sentences = typed.replace(/[’]/g, "'").split(SENTENCES);
  return {
    done: sentences.flatMap(partsOf).flatMap(doneIn),
    left: withoutDoubles(sentences.flatMap(leftIn)).slice(0, MOST_ITEMS),
  };
}

function partsOf(sentence: string): string[] {
  return sentence.split(PARTS).map((part) => part.trim().replace(/[.!]+$/, ""));
}

function doneIn(part: string): DoneThing[] {
  if (NOT_DONE.test(part)) return [];
  const found = IS_DONE.exec(part) ?? DID.exec(part) ?? DONE_ALONE.exec(part) ?? HAS.exec(part);
  const { things, state = "have" } = found?.groups ?? {};
  if (things === undefined) return [];
  return things.split(/\s+and\s+/i).flatMap((thing) => {
    const last = thing.trim().split(/\s+/).at(-1)?.toLowerCase() ?? "";
    return last.length > 2 ? [{ thing: last, state: state.toLowerCase() }] : [];
  });
}

/** The items that the parts of one sentence name as left. */
function leftIn(sentence: string): string[] {
  const parts = partsOf(sentence);
  const contrasted = BUT_NO.exec(sentence)?.groups?.things;
  return [
    ...parts.flatMap((part, at) => (at === 0 ? [] : notYetDone(part, parts.slice(1, at)))),
    ...namedLeft(parts),
    ...(contrasted === undefined ? [] : itemsOf([contrasted], false)),
  ];
}

/** "order the cake" of "cake not ordered". */
function notYetDone(part: string, before: readonly string[]): string[] {
  const alone = IS_NOT.exec(part)?.groups?.things;
  if (alone !== undefined) return itemsOf([alone], false);
  const ungot = NOT_GOT.exec(part)?.groups?.things;
  if (ungot !== undefined) return itemsOf([ungot], false);
  const sent = GONE_OUT.exec(part)?.groups?.things;
  if (sent !== undefined) return [`send the ${bareItem(sent)}`];
  const found = NOT_YET_DONE.map((pattern) => pattern.exec(part)?.groups).find(
    (groups) => groups !== undefined,
  );
  const verb = participleVerb(found?.participle ?? "");
  if (found?.things === undefined || verb === null || !TO_DO.test(verb)) return [];
  const items = itemsOf([...namesBefore(before), found.things], false);
  return items.map((item) => doingWith(verb, item));
}

function doingWith(verb: string, item: string): string {
  const thing = item.replace(/\s+since\s.*$/i, "");
  return ONLY_DONE.test(verb)
    ? thing
    : `${verb} ${/^(?:one|two|three|\d|her\b|his\b|their\b)/i.test(thing) ? "" : "the "}${thing}`;
}

function namedLeft(parts: readonly string[]): string[] {
  for (const [at, part] of parts.entries()) {
    const after = parts.slice(at + 1);
    const isBeside = parts.slice(0, at).some((before) => doneIn(before).length > 0);
    const first = (NEEDS.exec(part) ?? (isBeside ? NEEDS_BARE.exec(part) : null))?.groups?.first;
    if (first !== undefined) {
      const isDoing = NEEDS_TO.test(part);
      return itemsOf([first, ...untilClause(after)], isDoing);
    }
    const behind = IS_LEFT.exec(part)?.groups?.things;
    if (behind !== undefined && at > 0) {
      return itemsOf([...namesBefore(parts.slice(1, at)), behind], false);
    }
    const lacking = isBeside ? THERE_IS_NO.exec(part)?.groups?.things : undefined;
    if (lacking !== undefined) return itemsOf([lacking], false);
    const none = NO_YET.exec(part)?.groups;
    if (none?.things !== undefined && at > 0) {
      const more = after.filter((other) => /^no /i.test(other));
      const isYet = none.yet !== undefined || more.some((other) => / yet$/i.test(other));
      if (isYet || (isBeside && more.length > 0)) {
        return itemsOf([none.things, ...more.map((other) => other.replace(/ yet$/i, ""))], false);
      }
    }
  }
  return [];
}

/** The parts up to the first that is a clause of its own. */
function untilClause(parts: readonly string[]): string[] {
  const end = parts.findIndex((part) => IS_CLAUSE.test(part));
  return end < 0 ? [...parts] : parts.slice(0, end);
}

/** The names that stand right before "… are left", from behind: "employer, insurance and car". */
function namesBefore(parts: readonly string[]): string[] {
  const end = parts.findLastIndex((part) => IS_CLAUSE.test(part) || part.split(" ").length > 3);
  return parts.slice(end + 1);
}

function itemsOf(parts: readonly string[], isDoing: boolean): string[] {
  return parts
    .flatMap((part) => part.split(isDoing ? JOINS_DOINGS : /\s+(?:and|or)\s+|,\s*/i))
    .map((item) => bareItem(item))
    .filter(
      (item) =>
        item !== "" &&
        item.split(" ").length <= LONGEST_ITEM &&
        !AMOUNT.test(item) &&
        !IS_CLAUSE.test(item) &&
        (!isDoing || startsWithVerb(item) || !/\s/.test(item)) &&
        participleVerb(item.split(" ").at(-1) ?? "") === null &&
        !/\b(?:it|them|ours|mine|him|her)$/i.test(item),
    );
}

/** Between two orders; "add up income and expenses" is one. */
const JOINS_DOINGS = /\s+(?:and|or)\s+(?=to\s)|,\s*/i;

function bareItem(item: string): string {
  let bare = item.trim().replace(/\s+(?:yet|too|as well|for (?:it|that))$/i, "");
  for (let next = bare.replace(ARTICLE, ""); next !== bare; next = bare.replace(ARTICLE, "")) {
    bare = next;
  }
  return bare;
}

function withoutDoubles(items: readonly string[]): string[] {
  return items.filter(
    (item, at) =>
      !items.some((other, before) =>
        before < at ? other.endsWith(item) : before > at && other !== item && other.endsWith(item),
      ),
  );
}
