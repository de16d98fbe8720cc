import { isSomeone } from "@/lib/decisions/planner/reading/people";
import { gerundOf, gerundVerb, plainVerb } from "@/lib/decisions/planner/words/verbs";

/** Verb and noun phrase of a goal, with what stands between and behind them. */
export type Parts = {
  /** Plain form of the leading verb ("learn"), or null when the goal is only a thing ("taxes"). */
  verb: string | null;
  /** The verb with its particle or light object ("clean up", "wake up"), lower case. */
  verbPhrase: string;
  /** The noun phrase that the verb acts on ("my mum's garden"), or null. */
  object: string | null;
  /** The word between verb and object ("to", "for"), or null. */
  link: string | null;
  /** The words after the object ("about the broken heating"), or null. */
  tail: string | null;
};

const PARTICLES = new Set([
  "up",
  "out",
  "off",
  "down",
  "away",
  "back",
  "over",
  "through",
  "together",
]);
const QUESTION_WORD = /^(?:what|whether|why|which|how|if|where|when|who)$/i;
const LINKS = new Set(
  "for to with from behind beside in on at about into onto before after during through via using by under over around near between against per across until than as like of re regarding".split(
    " ",
  ),
);
const BOUNDARIES =
  /^(?:that|who|when|where|if|so|but|because|again|asap|now|soon|properly|every|each|daily|together|myself|better|earlier|faster|more|less|enough|instead|without|while|regularly|consistently|alone|it's|is|are|was|has|next|whenever|how|he|she|they|i|we|you|(?:he|she|it|they|i|we|you|that|who|there|what)'(?:s|re|ve|m|d|ll)|im|ive|whose|which|what|whether|why|not|since|having|keeps?|doesn't|don't|won't|isn't|aren't|can't|cannot|didn't|hasn't|haven't|it|got)$/i;
/** What makes one verb with the word behind it: "look after", "deal with". */
const FIXED_LINKS =
  /^(?:look (?:after|for|into|at)|get (?:over|through|into|to|on|off|from|of)|go (?:over|through|without)|cope with|care for|come to|put on|stand up)$/;
/** After these "my" goes on with the phrase; else it begins a clause: "3 dishes my gran used to make". */
const JOINED_TO_MINE = /^(?:of|and|or|&|all|both|half|plus|with|not)$/i;
const DETERMINER = /^(?:my|our|the|an?|his|her|their|your|this|that|these|those|some)$/i;
/** Before these "her" is a person: "talk to her without a row". */
const AFTER_HER = /^(?:without|because|when|if|so|but|again|now|soon|while|whether|instead)$/i;
const LIGHT_OBJECT =
  /^(?:make|take|book|schedule|set up|arrange|get|have|do|write|create|start|organise|organize|find)\s+(?:an?|the|some|my)?\s*(?:appointment|plan|list|progress|start|dent|schedule|arrangements|preparations|time|work|booking|system|routine)\s+(?:with|for|at|on|about|to|in|of|w|w\/)\s+/i;
/** After an -ing word these make a noun of it: "cleaning schedule", "driving test". */
export const COMPOUND_NEXT =
  /^(?:schedules?|routines?|courses?|class(?:es)?|lessons?|tests?|tickets?|lists?|shoes|plans?|rooms?|habits?|machines?|gear|projects?|goals?|notes?|clubs?|groups?|partners?|supplies|budgets?|schools?|apps?|licen[cs]es?|fees?|pools?|sessions?|systems?|spots?|space|skills?|tabs?|season|party|centre|center|materials?|bag|equipment|tables?|chairs?|boards?|lots?|pans?|lights?|lamps?)$/i;
/** Pairs that begin like an order but name a thing. */
export const NOUN_PAIR =
  /^(?:book (?:lists?|bags?|tokens?|club|reports?|reviews?|shelf|shelves)|work (?:projects?|stuff|life|e?mails?|tasks?|schedule|trip|bag|stress)|study (?:group|plan|schedule)|sleep (?:schedule|routine|hygiene)|expense (?:reports?|claims?|forms?|account)|present (?:for|from|under|ideas?)|phone (?:bill|contract|addiction|calls?|case)|email (?:backlog|inbox)|water (?:bill|leak|heater|aerobics|polo|colours?)|train tickets?|test (?:results|prep)|exercise (?:routine|plan|bike)|paint job|garden (?:shed|party)|time management|travel (?:plans?|insurance|documents)|screen time|film night|plan b|budget plan|back pain|face mask|park run|share plan|school run|credit (?:score|card)|film club|dress code|exchange rate|email account|help desk|call log|process map|post office|mail pile|file cabinet|drop (?:cloths?|sheets?|off|box)|paint (?:brush(?:es)?|cans?|rollers?|trays?)|desk|direct (?:deposit|debits?|mail|messages?|reports?|flights?))\b/i;
/** "put the coats away for the summer" puts away; in "get the ring off my finger" there is no such verb. */
const TRAILING =
  /^(\w+)(?=$|[\s,]+(?:to|for|with|in|on|at|by|before|after|from|and|so|that|who|which|when|where|it's|because|again|until)\b|,)(.*)$/i;
/** "ask for Fridays off" */
const TIME_OFF = /(?:days?|weeks?|time|mornings?|afternoons?)$/i;
/** "8,000 steps a day" are steps. */
const PERIOD = /^(?:day|night|week|month|year)\b/;
/** "bring the plants inside": where to, and no part of the thing. */
const WAYS = /^(?:inside|indoors|outside|upstairs|downstairs)$/;
/** "sign the papers and send them back" goes on with the papers. */
const SAME_THING = /^(?:it|them|him|her|these|those)\b/i;
/** Takes a goal's own clause apart. */
export function readParts(core: string): Parts {
  const plain = plainStart(joinCompound(core)).replace(LIGHT_OBJECT, (lead) => {
    if (/appointment|booking/i.test(lead)) return "book ";
    if (/\blist\b/i.test(lead)) return "write ";
    if (/\b(?:start|progress|dent|work)\b/i.test(lead)) return "tackle ";
    return /system|routine/i.test(lead) ? "organise " : "plan ";
  });
  const words = plain
    .replace(/^(\w+) and (?=\w+ (?:to |the |my |all ))/i, (lead, verb: string) =>
      plainVerb(verb) === null ? lead : "",
    )
    .split(/\s+/);
  const first = (words[0] ?? "").replace(/[^\p{L}'-]/gu, "");
  const verb =
    NOUN_PAIR.test(plain) || (COMPOUND_NEXT.test(words[1] ?? "") && gerundVerb(first) !== null)
      ? null
      : plainVerb(first);
  const second = (words[1] ?? "").toLowerCase();
  const subjectFirst =
    /^(?:is|are|was|has|been|needs|looks|goes|went|keeps|costs|won't|doesn't|isn't|hurts|feels|stopped|broke|expires|ended|ends|runs|came|got|died)$/.test(
      second,
    );
  if (verb === null || subjectFirst) {
    const subject = subjectOf(words);
    if (subject !== null) return { verb: null, verbPhrase: "", link: null, ...subject };
    const { phrase, rest } = takePhrase(words);
    return { verb: null, verbPhrase: "", object: phrase, link: null, tail: rest };
  }
  let at = 1;
  let verbPhrase = verb;
  if (PARTICLES.has(second)) {
    verbPhrase = `${verb} ${second}`;
    at = 2;
  }
  let link: string | null = null;
  const next = (words[at] ?? "").toLowerCase();
  if (LINKS.has(next) && words.length > at + 1) {
    link = next;
    at += 1;
    if (verbPhrase === verb && FIXED_LINKS.test(`${verb} ${next}`)) verbPhrase = `${verb} ${next}`;
  }
  if (
    /^(?:rid|ready|hold|used|started|involved|organised|organized|fit|married|pregnant|divorced|engaged|sober|promoted|published|healthy|stronger|dressed|unstuck)$/i.test(
      words[at] ?? "",
    ) &&
    verb === "get"
  ) {
    verbPhrase = `${verbPhrase} ${(words[at] ?? "").toLowerCase()}`;
    at += 1;
    if (/^(?:of|for|to|with|in|enough)$/i.test(words[at] ?? "")) at += 1;
  }
  const inner = plainVerb(words[at] ?? "");
  if (
    link === "to" &&
    /^(?:learn|practice|practise|start|begin|try|apply|volunteer|agree|arrange)$/.test(verb) &&
    inner !== null
  ) {
    words[at] = gerundOf(inner);
  }
  const { phrase, rest } = takePhrase(words.slice(at));
  const [, trailing = null, behind = ""] = TRAILING.exec(rest ?? "") ?? [];
  if (trailing === "off" && TIME_OFF.test(phrase ?? "")) {
    return { verb, verbPhrase, object: `${phrase} off`, link, tail: trimEnds(behind) || null };
  }
  const isOwn = trailing !== null && PARTICLES.has(trailing.toLowerCase());
  return {
    verb,
    verbPhrase: isOwn && verbPhrase === verb ? `${verb} ${trailing.toLowerCase()}` : verbPhrase,
    object: phrase,
    link,
    tail: isOwn ? trimEnds(behind) || null : rest,
  };
}

/** "deep clean" and "potty train" are one verb each. */
function joinCompound(core: string): string {
  return core
    .replace(/\bwashing up\b/i, "washing-up")
    .replace(
      /^(deep|spring|hand|toilet|potty|sleep|crate|house|meal|speed|proof|double|fine) (clean|wash|train|prep|read|check|tune)(?:ing)?(?=\s)/i,
      "$1-$2",
    );
}

/** "my toddler bites other kids" tells of the toddler; null where no such person begins the words. */
function subjectOf(words: readonly string[]): Pick<Parts, "object" | "tail"> | null {
  for (let end = 2; end <= Math.min(5, words.length - 1); end += 1) {
    const subject = words.slice(0, end).join(" ");
    const does = words[end] ?? "";
    if (
      isSomeone(subject) &&
      /^(?:\(|(?:died|left|won't|can't|will|is|was|has|got|lost|told|said|went|came|took|broke|bit|fell|ran|hit|made|sent|forgot|\p{L}{3,}(?:s|ed))$)/u.test(
        does,
      )
    ) {
      return { object: subject, tail: words.slice(end).join(" ") };
    }
  }
  return null;
}

/** The words up to the next link or clause make the noun phrase; "of" and "and" stay inside it. */
function takePhrase(words: readonly string[]): { phrase: string | null; rest: string | null } {
  let end = 0;
  for (const [at, word] of words.entries()) {
    const bare = word.toLowerCase().replace(/[^\p{L}\p{N}'-]/gu, "");
    const inside =
      end > 0 && (bare === "of" || (bare === "you" && /^thank$/i.test(words[at - 1] ?? "")));
    const before = words[at - 1] ?? "";
    const isPronoun = /^her$/i.test(before) && AFTER_HER.test(bare);
    const bounds = BOUNDARIES.test(bare) && (isPronoun || !DETERMINER.test(before));
    const begins =
      /^(?:my|our)$/.test(bare) ||
      (bare === "the" && /^(?:is|are|was|has|needs)$/i.test(words[at + 2] ?? ""));
    const relative = begins && !JOINED_TO_MINE.test(before) && plainVerb(before) === null;
    if (end > 0 && !inside && (LINKS.has(bare) || bounds || relative)) break;
    const next = (words[at + 1] ?? "").toLowerCase();
    const afterNoun = end > 0 && !DETERMINER.test(words[at - 1] ?? "");
    if (afterNoun && PARTICLES.has(bare)) {
      if (end === words.length - 1 || LINKS.has(next) || DETERMINER.test(next)) break;
      if (/^(?:\d|one$|two$|three$|four$)/.test(next)) break;
    }
    if (end > 0 && /^(?:an?|per)$/.test(bare) && PERIOD.test(next)) break;
    if (end > 0 && (word.startsWith("(") || /^[-–—]$/.test(word))) break;
    if (end > 0 && WAYS.test(bare) && !DETERMINER.test(before)) break;
    if (bare === "and" && plainVerb(next) !== null && SAME_THING.test(words[at + 2] ?? "")) break;
    // "reschedule and ask about the fee" goes on with what else is done.
    if (end === 0 && /^(?:and|or|but|then)$/.test(bare)) break;
    if (end === 0 && QUESTION_WORD.test(bare)) break;
    if (
      end === 0 &&
      BOUNDARIES.test(bare) &&
      !/^(?:more|less|every|each|better|next|enough|it|i|he|she|they|we|you|i'm|im|i've|ive|not)$/.test(
        bare,
      )
    )
      break;
    end += 1;
    if (/[,;:.!?]$/.test(word)) break;
  }
  const phrase = trimEnds(
    words
      .slice(0, end)
      .join(" ")
      .replace(/^enough\s+/i, ""),
  ).replace(/(?<=\S)\s+(?:online|abroad|locally|tonight)$/i, "");
  const rest = trimEnds(words.slice(end).join(" "));
  return { phrase: phrase === "" ? null : phrase, rest: rest === "" ? null : rest };
}

/** "learning Spanish" begins "learn Spanish"; a list mark or a capital at the start goes. */
export function plainStart(core: string): string {
  const [first = "", ...others] = core.split(" ");
  if (COMPOUND_NEXT.test(others[0] ?? "")) return core;
  const verb = gerundVerb(first.replace(/[^\p{L}'-]/gu, ""));
  if (verb !== null && others.length > 0 && !/^(?:is|are|was|makes)$/i.test(others[0] ?? "")) {
    return [verb, ...others].join(" ");
  }
  const keep = first.length > 1 && first === first.toUpperCase();
  const lowered = plainVerb(first) !== null || /^(?:my|the|an?|our|some|more)$/i.test(first);
  return !keep && lowered ? [first.toLowerCase(), ...others].join(" ") : core;
}

/** "bring the plants in", "check in", "the gym that I pay for": the last word belongs to a verb. */
const WITH_ITS_END =
  /^(?:bring|take|get|put|check|log|sign|hand|let|fill|carry|call|ring|phone|turn|switch|plug|dig|drop|move|try)\b(?:\s+\S+){0,5}?\s(?:in|on)$|\b(?:i|we|they|he|she)\s+(?:\S+\s)?(?:pay|paid|ask|asked|care|live|work|wait|look|talk|go|sit|sleep|belong|depend|write)\s+(?:for|in|on|at|with|to|by)$/i;

/** Without marks and loose joining words at either end. */
export function trimEnds(text: string): string {
  const bare = text.replace(/^[\s,.;:!?–-]+|[\s,.;:!?–-]+$/g, "");
  if (WITH_ITS_END.test(bare)) return bare;
  return bare
    .replace(
      /(?<!\b(?:what|who|which|where)\b.*)\s+(?:for|to|with|by|in|on|at|and|or|but|so|the|a|till|until|than|where)$/i,
      "",
    )
    .trim();
}
