import { actFor } from "@/lib/decisions/planner/lists/item-acts";
import { BOUGHT, DETERMINED, headOf } from "@/lib/decisions/planner/lists/item-kinds";
import {
  gerundVerb,
  isPlainVerb,
  participleVerb,
  plainVerb,
  startsWithVerb,
} from "@/lib/decisions/planner/words/verbs";

const NUMBER = "\\d+|a|two|three|four|five|six|seven|eight|nine|ten|twelve";
const SPAN = `(?:${NUMBER}) (?:years?|months?|weeks?|days?|hours?)`;

/** Parts that tell how things are, and are nothing to do: "three weeks behind", "still tired", "printer broken". */
const TELLS = new RegExp(
  [
    "^(?:i|i'm|im|i've|ive|i'd|i'll|he|she|they|we|nobody|everyone|still|very|so|too|really|always|never|already|only|not)\\s",
    "^(?:first|last|second|third) time\\b",
    "^[£$€]?\\d[\\d,.]* to spend$",
    "^(?:don't|dont) know\\b",
    "^got (?:the|my|our|an?) \\S",
    "^an? (?:19|20)\\d\\d\\b",
    "\\s(?:accepted|agreed|signed|approved|rejected|refused)$",
    "\\ssince (?:last|\\d{4}|january|february|march|april|may|june|july|august|september|october|november|december)\\b",
    "^no \\S",
    "^(?:mine|ours|yours|his|hers|theirs)\\s(?!to\\b)",
    "^(?:job \\d|notice (?:is )?\\S+ (?:weeks?|months?)\\b)",
    "^want [£$€₹₦]?\\d",
    "^want (?:it|them|this) \\p{L}+ by\\b",
    `^(?:baby|puppy|kitten|toddler|son|daughter|child|kid|cat|dog|he|she)(?: is|'s)? (?:${NUMBER}) (?:days?|weeks?|months?|years?|yrs?)\\b`,
    "^(?:trains?|flights?|bus|hotel|car|van|room|venue|ferry|tickets?|table) (?:is |are )?(?:already )?(?:booked|paid|bought|reserved)$",
    "\\sstill to (?:book|buy|pay|find|do|write|choose)$",
    "^up (?:all|half) (?:the )?(?:night|day)\\b",
    "^(?:keep|keeps|kept) \\p{L}+ing\\b",
    "^(?:wont|won't|cant|can't|doesn't|doesnt|isn't|isnt|hasn't|hasnt) ",
    `^${SPAN} (?:old|late|behind|ago|overdue|left|pregnant|to go)\\b`,
    "^\\d[\\d,.]* for (?:\\w+ )?(?:people|adults|nights?|person)\\b",
    "^(?:did|filled|waiting|applied|moved|work (?:remote|from home|nights|shifts|full|part)|have (?:been|talked|tried|had|got)|missed|lost|failed|borrowed|tried|went|had|been|started|stopped|forgot|left|bought|feel|feels|feeling|embarrassed|ashamed|scared|tired|exhausted|skint|renting|living|pregnant|divorced|be an?|have about)\\b",
    "\\s(?:broken|closed|huge|urgent|overdue|sold out|cancelled|canceled)$",
    "\\s(?:ended|expired|ran out|given|already|not started|still (?:with|at|to)) ?(?:$|last|yesterday|in|on|with|at|to)",
    "\\s(?:is|are|was|were|am|isn't|aren't|hasn't|haven't|doesn't|won't|can't|closes|opens|wants|hates|says|said|keeps|kept)\\s",
  ].join("|"),
  "iu",
);

/** The same of parts that order nothing: "form due 1 May", "TB test not done", "two kids", "hostel booked". */
const TELLS_WITHOUT_ORDER = new RegExp(
  [
    "^(?:adhd|add|audhd|autis\\p{L}+|ocd|ptsd|dyslexi\\p{L}+|anxiety|depression|time blindness|chronic \\p{L}+|bad (?:back|knees?|ankle|hip|shoulder))$",
    "^day \\d+$",
    `^(?:${NUMBER}) (?:\\p{L}+ )?(?:kids|children|cats|dogs|flatmates|clients|accounts|adults|nights|days|weeks|months|years|bedrooms|hangers)(?: without \\p{L}+)?$`,
    "\\snow$",
    "\\sdue (?:on |by |in )?\\d",
    "^\\d+ (?:names|pictures|photos|guests|pages|words|chapters|slides|people|kids)$",
    "^all (?:on|by|before|for|at)\\s",
    "^[^,]{3,40}\\s(?:ready|done|chosen|written|missing|not \\p{L}+)$",
    "^(?:want an?|need a lift|baby due|finished|passed)\\s",
    "\\s(?:ends|starts|closes|opens) (?:in|on|at)\\s",
    "^\\d[\\d,.]*\\s?(?:km|k|miles?|kg|kilos?|metres?|meters?|inch(?:es)?|cm|guests?|people|words)$",
    "^(?:dyslexic|autistic|pregnant|vegetarian|vegan|diabetic|deaf|blind|self-employed|single|retired|unemployed|rain)$",
    "^renting(?:\\s|$)",
    "^(?:apartment|house|condo|townhouse|dorm|studio|driveway|yard|garage|kitchen|room|building|lease|place) with ",
    "\\swith no \\p{L}+$",
    "^[^,]{3,30}\\s(?:booked|paid|bought|ordered|packed|delivered|arranged|confirmed)$",
    "^(?:excess|budget|deposit|salary|quote|quoted)\\s[£$€₹₦]?\\d",
    "^[£$€₹₦]?\\d[\\d,.]* (?:each|apiece|a head|per \\p{L}+)$",
    "\\swants? (?:to|me|us|it)\\s",
    "^(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten) \\p{L}+ (?:left|to go|missing)$",
  ].join("|"),
  "iu",
);

/** What one keeps from is a thing to do: "no phone in bed", "no sugar". */
export const KEEPS_FROM =
  /^no (?:more )?(?:sugar|soda|alcohol|phones?|screens?|tv|social media|snacking|scrolling|junk food|fast food|sweets|candy|spending|drinking|smoking|vaping|naps)(?: today| tonight)?$|^no (?:more )?(?!(?:food|coffee|snacks?) (?:in|at) (?:the )?(?:house|home|fridge|kitchen)\b)(?:phones?|screens?|screen time|tv|electronics|devices|caffeine|coffee|sugar|soda|alcohol|snack(?:s|ing)?|eating|food|social media|scrolling|tiktok|instagram|youtube|email|naps?|spending|shopping) (?:in|at|after|past|before|during|until|till|on) \S/i;
/** Orders whose verb stands in no list of verbs, as it means another thing alone. */
const UNLISTED_ORDER =
  /^(?:blow (?:up|out|off)|hose (?:off|down|out)|salt(?= (?:the |my )?(?:steps|walk|walkway|driveway|sidewalk|path)\b)|forward|sanitize|bag up|pressure wash|power wash|gas up|top (?:off|up)|deep[- ]clean|bag(?= (?:the )?(?:leaves|clothes|donations|toys|books)\b)|board(?= (?:the |my |our )?(?:dogs?|cats?|pets?|puppy)\b))\s/i;
const LONGEST_ITEM = 9;

/** "blow up 20 balloons" */
export function isUnlistedOrder(part: string): boolean {
  return UNLISTED_ORDER.test(part);
}

/** "find out when the recycling centre is open" is to be done, though it tells of something. */
const ASKS = /^(?:find out|check|ask|see|look up|make sure)\s/i;

/** Whether a part tells how things are, or is too long for a line of a list. */
export function isTold(part: string): boolean {
  return (!ASKS.test(part) && tells(part)) || part.split(/\s+/).length > LONGEST_ITEM;
}

function tells(part: string): boolean {
  if (KEEPS_FROM.test(part)) return false;
  return TELLS.test(part) || (!isOrder(part) && TELLS_WITHOUT_ORDER.test(part));
}

/** Words that could be orders and mostly are things where no thing of theirs follows: "email only", "form due 1 May". */
const RATHER_A_THING =
  /^(?:email|e-mail|form|tape|train|work|post|book|water|phone|light|note|study|shift|bus|coach|offer|rent|report|reply|share|ship|stock|store|stress|cost|deposit|exam|notice|view|order|record|rate|season|sleep|stay|staff|start|summer|tax|test|trip|type|visit|wish)s?$/i;
/** What follows such a thing, and no order: "train tickets", "reply by 6 June", "work and private mixed". */
const OF_A_THING =
  /^(?:|only|due|by|ready|done|left|missing|is|are|and|or|from|in|on|at|with|for|\d.*|tickets?|pass|form|papers|statements?|mixed|early|late|uniform|shoes|clothes|money|bags?|stuff|kit|work)$/i;
/** "ship 2 orders", "order 2x4s" */
const COUNTED_ORDER = /^(?:ship|post|record|review|order|study|report) (?:\d+ \p{L}{3,}|\d+x\d+)/iu;
/** "call with Priya" takes place. */
const CALL_HELD = /^call with /i;
/** What is so, and nothing to do: "know HTML". */
const IS_SO = /^(?:know|live|earn|own|prefer|like|love|hate|feel|weigh)\s/i;

/** Whether a part of a row is something to do, said as an order: "email Jo", and not "email only". */
export function isOrder(part: string): boolean {
  const [first = "", second = ""] = part.split(/\s+/);
  if (IS_SO.test(part) || CALL_HELD.test(part)) return false;
  if (
    /^(?:study (?:for|\d+ ?(?:hrs?|hours?|min))|work on (?!call\b|\p{L}+days?\b|weekends?\b|nights?\b))\s?/iu.test(
      part,
    )
  ) {
    return true;
  }
  if (COUNTED_ORDER.test(part)) return true;
  if (RATHER_A_THING.test(first) && OF_A_THING.test(second)) return false;
  return startsWithVerb(part) || plainVerb(part) !== null || isUnlistedOrder(part);
}

/** Whether the parts of a row tell of one matter, with hardly a thing to do among them. */
export function isTelling(parts: readonly string[]): boolean {
  // Behind an order, a thing that is only named is told of it: "do my exercises at work, open-plan office".
  const isLed = startsWithVerb(parts[0] ?? "");
  const tasks = parts.filter(
    (part) => !tells(part) && (isOrder(part) || (!isLed && isNamedThing(part))),
  );
  return tasks.length < 2 && parts.some(tells);
}

/** Something that lists are made of, by its name alone: "homework", "2 onions". */
export function isNamedThing(part: string): boolean {
  const head = headOf(part);
  return actFor(head) !== undefined || BOUGHT.test(head);
}

const MOST_WORDS = 10;
/** Words of a phrase, which a row of names has none of: "low water pressure in the kitchen". */
const OF_A_PHRASE =
  /\b(?:in|on|at|of|for|with|to|from|by|the|my|our|an?|is|are|no|not|and|or|low|high|bad|dead|new|old|more|less)\b/i;

const CHORE_ALONE = /^(?:vacuum|sweep|mop|dust|iron)$/i;

/** "dishes bins litter tray shower": three names or more that lists are made of, without a mark between them. */
export function namesInRow(row: string): string[] | null {
  // "milk eggs bread and dog food"
  const isAllJoined = (row.match(/\sand\s/gi) ?? []).length >= 2;
  const names = row
    .trim()
    .replace(isAllJoined ? /\s+and\s+/gi : /\s+and\s+(?=\S+(?: \S+)?$)/i, " ");
  const words = names.split(/\s+/);
  if (
    words.length < 3 ||
    words.length > MOST_WORDS ||
    /[^\p{L}\s'-]|'s\b|^(?:plan|organi[sz]e|prepare|arrange|throw|host)\b/iu.test(names) ||
    OF_A_PHRASE.test(names)
  ) {
    return null;
  }
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const pair = words.slice(at, at + 2).join(" ");
    const isOne = isNamedThing(words[at] ?? "") && isNamedThing(words[at + 1] ?? "");
    const isPair = pair.includes(" ") && isNamedThing(pair) && !isOne;
    const name = isPair ? pair : (words[at] ?? "");
    const isChore = isNamedThing(name) || CHORE_ALONE.test(name);
    if (!isPair && !isChore) return null;
    found.push(name);
    at += isPair ? 2 : 1;
  }
  return found.length >= 3 ? found : null;
}

const NEEDS = /^(?:so\s+)?(.+?)\s+needs?\s+(\p{L}+ing)(\s.*)?$/iu;
const GOT_TO = /^i(?:'ve|ve| have)?(?: still)? (?:got|have) (.+?) to (\p{L}+)(\s.*)?$/iu;
/** "2 weddings to rsvp", "a form to sign", "cards to mail". */
const LEFT_TO =
  /^((?:\d+|an?|one|two|three|four|five|six|some|the|my|our)\s[^,]{2,40}?|(?!(?:kids|boys|girls|dogs|cats|parents|guests|things)\b)\p{L}{3,}s) to (\p{L}+)(\s.*)?$/iu;
/** "never" is that of one's life, unless it is owed: "never replied to Jo" and "never hiked above 8000 ft". */
const NEVER_OWED =
  "never (?=(?:even |actually )?(?:called|replied|answered|sent|paid|finished|mailed|returned|signed|booked|cancell?ed|filed|submitted|e-?mailed|texted|thanked|opened|filled|scheduled|picked|got|put|did)\\b)";
const UNDONE = new RegExp(
  `^(?:(?:i|we)(?:'ve| have)? )?(?:still |also )*(?:(?:haven'?t|have not|not) |${NEVER_OWED})(?:(?:even|yet|still|properly|actually) )*(\\p{L}+) ([^,]{2,})$`,
  "iu",
);
/** "teacher email i havent opened". */
const UNDONE_BEHIND =
  /^([^,]{2,40}?) (?:that )?i (?:still )?(?:haven'?t|have not|never) (\p{L}+)(?: yet)?$/iu;

const OWE = /^i owe ((?:my )?\S+) ([$£€]?\d\S*(?: \w+)?)$/i;
/** "$84 to mom" */
const SUM_TO = /^([$£€]\d[\d,.]*) (?:back )?to ((?:my )?\p{L}+)$/iu;
const NEEDS_ONE = /^((?:the |my )?[^,]{2,30}?) needs an? (date|call|reply|answer)$/i;
/** "bank closes at 1": one has to be there before. */
const CLOSES =
  /^(?:the )?(bank|credit union|post office|library|pharmacy|dmv|store|dump|recycling center|ups(?: store)?|fedex|dry cleaners?|office|clinic|court(?:house)?|bakery|home depot|costco|gym|pool|goodwill) closes (?:at |by )?(\d\S*(?: ?[ap]m)?|noon)$/i;
/** What is only said along: "start running again lol". */
const SAID_ALONG = /\s+(?:lol|haha|lmao|argh|ugh|tbh|i guess|or something)[.!]*$/i;

/**
 * "the roof man needs ringing" is to ring him, "i've still got a costume to make" to make it, "havent replied
 * to Jo" to reply.
 */
export function asOrder(typed: string): string {
  const part = typed.replace(SAID_ALONG, "").replace(SUM_TO, "send $2 $1");
  const [, place, hour] = CLOSES.exec(part) ?? [];
  if (place !== undefined) return `go to the ${place} before ${hour}`;
  const [, thing, doing = "", more = ""] = NEEDS.exec(part) ?? [];
  const verb = gerundVerb(doing);
  if (thing !== undefined && verb !== null) return `${verb} ${thing}${more}`;
  const [, owed, sum] = OWE.exec(part) ?? [];
  if (owed !== undefined && sum !== undefined) return `pay ${owed} ${sum}`;
  const [, asking, asked] = NEEDS_ONE.exec(part) ?? [];
  if (asking !== undefined && asked !== undefined) return `give ${asking} a ${asked}`;
  const [, kept, act, rest = ""] = GOT_TO.exec(part) ?? [];
  if (kept !== undefined) return `${act} ${kept}${rest}`;
  return leftToDo(part) ?? part;
}

function leftToDo(part: string): string | null {
  const [, done = "", what] = UNDONE.exec(part) ?? [];
  const undone = participleVerb(done);
  if (undone !== null && what !== undefined) return `${undone} ${what}`;
  const [, thing, act = ""] = UNDONE_BEHIND.exec(part) ?? [];
  const behind = participleVerb(act);
  if (thing !== undefined && behind !== null) {
    return `${behind} ${DETERMINED.test(thing) ? "" : "the "}${thing}`;
  }
  const [, things, verb = "", more = ""] = LEFT_TO.exec(part) ?? [];
  if (things === undefined || startsWithVerb(part)) return null;
  if (/^go$/i.test(verb)) return null;
  if (/^rsvp$/i.test(verb)) return `reply to ${things}${more}`;
  return isPlainVerb(verb) ? `${verb} ${things}${more}` : null;
}
