import { toSecondPerson } from "@/lib/decisions/planner/words/wording";

/** Something the plan has to respect: money, something missing, or little time. */
export type Limit =
  /** `isBare` where a sum stands by itself, without a word for a budget. */
  | { kind: "money"; amount: string; isBare?: boolean }
  | { kind: "without"; thing: string }
  | { kind: "time"; span: string };

/** "2,000", never its first digits alone. */
const SUM = "\\d+(?:[.,]\\d+)*(?![.,]?\\d)";
const MONEY = `(?:(?:(?:a|au|nz|c|ca|us|s|hk)?[$£€¥₹₦]|usd|eur|gbp|\\b(?:ksh|tsh|ugx|kes|zar|ngn|inr|aed|sgd|aud|cad|chf)\\.?|\\brs\\.?|\\br(?=\\d))\\s?${SUM}(?:\\s?(?:k|m|million|lakhs?|crores?|thousand)\\b)?|${SUM}\\s?grand|(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|fifty|hundred|thousand)\\s+){1,3}(?:dollars|pounds|euros|quid|bucks)|${SUM}\\s?k?\\s?(?:(?:australian|canadian|american|us|nz|new zealand|singapore|hong kong|aussie) )?(?:dollars?|pounds?|euros?|bucks|quid|usd|eur|gbp|aud|cad|nzd|inr|zar|ngn|kes|€|£|\\$|rupees|rand|naira|shillings|kronor|kroner|francs|zloty|lakh)(?!\\d))`;
const MONEY_LIMIT = new RegExp(
  `\\b(?:on\\s+(?:an?\\s+)?(?:budget\\s+of\\s+)?|under|below|for\\s+(?:less\\s+than|under|at most|max(?:imum)?)|with(?:\\s+(?:only|just|a budget of|at most))?|for\\s+only|(?<=^(?:throw|host|plan|cater|turn|convert|build|furnish|redo|renovate|decorate|redecorate|equip)\\s[^.,;]{3,80})for|(?:without\\s+)?spending\\s+(?:less|no more|(?<=without\\s+spending\\s+)more)\\s+than|no more than|max(?:imum)?(?:\\s+spend)?(?:\\s+of)?|(?:i|we)\\s+(?:only\\s+)?have(?:\\s+only|\\s+just)?|(?:my\\s+|the\\s+)?(?:budget|limit)\\s*(?:is|of|:)?)\\s*(?:about\\s+|around\\s+)?(${MONEY})(?!\\d|,\\d)((?:\\s+(?:an?|per|each|every)\\s+(?:month|week|day|hour|head|person|night|kid|child|guest)|\\s+(?:each|apiece))?)(?!\\s+(?:a|per)\\s+year\\b)(?!\\s+(?:\\w+\\s+)?(?:rent|mortgage|bills?|payments?|debts?)\\b)(?!\\s+(?:more|less|extra|short|back|behind|(?:on|in|of|from)\\s+(?:\\w+\\s+)?(?:cards?|debts?|savings?|the bank|my account|arrears|invoices))\\b)(?:\\s+(?:budget|max|or less|to spend))?`,
  "i",
);
/** "for 25 people, $400, no alcohol": a sum that stands by itself is what there is. */
const BARE_MONEY = new RegExp(
  `(?<!\\d),\\s*(?:about\\s+|max\\s+)?(${MONEY})(?:\\s+budget)?(?=\\s*(?:[,;.]|$|for\\s+(?:\\d+|two|three|four|five|six|all|everyone)\\b))`,
  "i",
);
/** "budget 300-400" and "for less than 500" leave it out, too. */
const BARE_BUDGET =
  /,?\s*\b(?:(?:my\s+)?budget(?:\s+(?:is|of))?:?|max(?:imum)?(?:\s+spend)?:?|for\s+(?:less\s+than|under|at\s+most))\s+(\d{2,}[\d,.]*(?:\s?-\s?\d[\d,.]*)?)(?=\s*(?:$|[,;.]))/i;
/** "feed us on 40 a week" leaves the currency out. */
const MONEY_RATE =
  /\bon\s+(?:about\s+|only\s+|just\s+)?(\d[\d,.]*\s+(?:a|per)\s+(?:week|month|day))\b/i;
/** Sums that are saved, earned, owed or claimed are no limit. */
const GAINED =
  /\b(?:savings?|saved?|pay(?:ing)? (?:off|back)|credit cards?|overdraft|raise|earn|grant|invoices?|receipts?|refund|(?:it|that|them|money|want|get|got) back|debts?|loan|owe|owed|arrears|(?:weeks?|months?|payments?) behind|behind (?:on|with)|take[- ]?home|(?:bring|take|takes|brings) home|income|appeal|denial|denied|disput\w+|rent (?:is|of)|claim|compensation|funding|paycheck|payout|wages?|chargeback|bailiff|salary|bursary|scholarship|deposit back)\b/i;
/** Where one of these is told, a sum that stands by itself is what it costs, and not what there is. */
const COSTS =
  /\b(?:fines?|tickets?|fees?|charged?|overcharged|paid|costs?|bills?|owes|quoted?|invoiced|terms|contract for|collection|sessions? at)\b/i;
const WITHOUT =
  /\b(?:without|w\/o|with no|with zero|(?:and|or) no|(?:and |but )?(?:i|we)\s+(?:have no|don't have|dont have|haven't got)|no)\s+((?:an?\s+|any\s+|my\s+|the\s+|much\s+)?[\p{L}\p{N}'-]+(?:\s+(?!and\b|but\b|so\b|or\b|i\b|he\b|she\b|they\b|we\b|it\b|before\b|after\b|in\b|on\b|by\b|to\b|for\b|at\b|till\b|until\b|because\b)[\p{L}'-]+){0,3}(?:\s+or\s+[\p{L}'-]+ing\b)?)/iu;
const LITTLE_TIME =
  /\b(?:(?:i|we)\s+(?:only\s+|really only\s+)?(?:have|got|get)(?:\s+only|\s+just)?(?:\s+about|\s+like)?|with(?:\s+only|\s+just)?|in (?:only|just)|(?<!\b(?:lasts?|takes?|holds?|is|was|are|runs?|for)\s)only)\s+((?:\d+|an?|one|two|half an|ten|fifteen|twenty|thirty)\s*(?:hour|hours|minute|minutes|mins|min)(?:\s+(?:on|in|at) (?:the )?\w+)?(?:\s+(?:a|per|each|every)\s+(?:day|week|night|morning|evening))?)\b(?:\s+(?:free|left|spare))?/i;

/** Things that "without" and "no" name and that a plan can really do without. */
const NOT_A_LIMIT =
  /^(?:(?:it|me|him|her|them|us|my|our|his|their|anyone|anybody|everyone|any of it|this|that)\s(?:\w+ )?\w+ing|(?:an?\s+|any\s+|much\s+)?(?:fight|argument|row|fuss|drama|hassle|hitch|scene|struggle|mess|panic|stopping|breakdown|meltdown|tears|regrets?|guilt|shame|war)|one|idea|clue|longer|matter|more|way|time|motivation|energy|reason|sugar|problem|fail|doubt|worries|stress|crying|panicking|feeling|being|getting|having|going|losing|spending|burning|any idea|a plan|help)\b/i;

/** Doings that a plan can leave out; "without crying" is a wish. */
const DOABLE_WITHOUT =
  /^(?:calling|phoning|ringing|driving|flying|drilling|baking|borrowing|buying|spending|leaving|hiring|paying|going|using|cycling|shouting|yelling)$/i;
const ALLERGIC =
  /\ballergic to\s+(?:all\s+)?(\p{L}+)|\b(nut|egg|milk|fish|wheat|gluten|dairy)\s+allerg(?:y|ies)\b/iu;
/** What is broken and not itself to be mended can't be used: "my oven is broken". */
const BROKEN =
  /(?<=\S[\s,.;]+)(?:my|the|our)\s+(oven|car|phone|laptop|printer|microwave)\s*(?:is|'s)\s+(?:broken|dead|bust|gone|off the road|in the garage)\b/i;
const CANNOT_DRIVE = /\b(?:i|we)\s+(?:don't|dont|can't|cant|cannot|do not)\s+drive\b/i;
const CANNOT_CALL =
  /\b(?:i\s+)?(?:can't|cant|cannot|hate|dread|am scared of|'m scared of|am terrified of)\s+(?:making\s+|doing\s+|the\s+)?(?:phone calls?|calls|call(?:ing)?(?:\s+(?:people|them|anyone|anybody))?|phoning|phones?)\b|\bnot\s+(?:by|over|on)\s+(?:the\s+)?(?:phone|telephone)\b|\b(?:phone )?calls\s+(?:make|scare|terrify|panic|freak)\s+me\b|\b(?:all|only|just|everything|rather do it)(?:\s+of it)?\s+(?:by|over|via)\s+(?:e-?mail|text|chat)\b/i;

/**
 * Finds the limits in a text and gives the text back without them. `typed` is all that was typed: where it
 * speaks of saving or paying off, the sums in it are no limits.
 */
export function takeLimits(text: string, typed = text): { limits: Limit[]; rest: string } {
  const limits: Limit[] = [];
  let rest = text;
  const isGain = GAINED.test(typed);
  const money = isGain ? null : MONEY_LIMIT.exec(rest);
  if (money?.[1] !== undefined) {
    limits.push({
      kind: "money",
      amount: `${money[1].replace(/[,.]+$/, "").trim()}${money[2] ?? ""}`,
    });
    rest = without(rest, money.index, money[0].length);
  } else {
    const alone = isGain || COSTS.test(rest) ? null : BARE_MONEY.exec(rest);
    const bare = isGain ? null : (alone ?? MONEY_RATE.exec(rest) ?? BARE_BUDGET.exec(rest));
    if (bare?.[1] !== undefined) {
      const amount = bare[1].replace(/[,.]+$/, "").trim();
      limits.push({
        kind: "money",
        amount,
        ...(bare === alone && !/budget/i.test(alone[0]) ? { isBare: true } : {}),
      });
      rest = without(rest, bare.index, bare[0].length);
    }
  }
  const time = LITTLE_TIME.exec(rest);
  if (time?.[1] !== undefined) {
    limits.push({ kind: "time", span: time[1].toLowerCase().replace(/\bmins?\b/, "minutes") });
    rest = without(rest, time.index, time[0].length);
  }
  for (let round = 0; round < 3; round += 1) {
    const missing = WITHOUT.exec(rest);
    if (missing?.[1] === undefined || !isMissingThing(missing[0], missing[1])) break;
    if (OF_OTHERS.test(rest.slice(0, missing.index))) break;
    if (FOR_A_TIME.test(rest.slice(missing.index))) break;
    limits.push({ kind: "without", thing: missingThing(missing[1]) });
    const purpose = /money$/i.test(missing[1])
      ? (/^\s*for\s[^.,;]+/.exec(rest.slice(missing.index + missing[0].length))?.[0] ?? "")
      : "";
    rest = without(rest, missing.index, missing[0].length + purpose.length);
  }
  const [, allergic, food] = ALLERGIC.exec(rest) ?? [];
  const allergy = (allergic ?? food)?.toLowerCase().replace(/^nut$/, "nuts");
  if (allergy !== undefined) limits.push({ kind: "without", thing: allergy });
  const broken = BROKEN.exec(rest)?.[1];
  if (broken !== undefined) limits.push({ kind: "without", thing: missingThing(broken) });
  if (CANNOT_DRIVE.test(rest)) limits.push({ kind: "without", thing: "a car" });
  if (CANNOT_CALL.test(rest)) limits.push({ kind: "without", thing: "phone calls" });
  return { limits, rest };
}

/** "no oven" is to do without "an oven". */
function missingThing(words: string): string {
  const thing = toSecondPerson(
    words.replace(/^(?:any|much)\s+/i, "").replace(/\s+(?:allowed|permitted)\b.*$/i, ""),
  );
  if (
    !/^(?:car|oven|garden|phone|laptop|printer|license|licence|microphone|garage|dishwasher|degree|helper|babysitter)$/i.test(
      thing,
    )
  )
    return thing;
  return `${/^[aeiou]/i.test(thing) ? "an" : "a"} ${thing}`;
}

/** "no phone for the first hour of the morning", "no screens after 9": what somebody wants to leave off for a time is there. */
const FOR_A_TIME =
  /^(?:(?:and |with )?no|without (?:my |the |our )?) ?(?:phones?|screens?|tv|laptops?|internet|social media|apps?|tablets?|devices)\s+(?:for (?:the|an?|one|two|\d)|after|before|until|till|during|at (?:dinner|night|the table|meals|bedtime|breakfast|lunch|work|school)|in (?:bed|the (?:bedroom|morning|evening|bathroom))|on (?:\w+day|weekends|school nights|weeknights))/i;

/** "she keeps dropping by without calling": what others do without. */
const OF_OTHERS =
  /\b(?:dropping|drops|comes?|coming|shows? up|showing up|stops? by|visits?|leaves?|left|barges?)\b[^,.;]*$/i;

/** "I don't have the old phone number it was linked to": a number is nothing that one does a thing with. */
const OF_A_THING = /\b(?:numbers?|records?|receipts?|signal|credit|password|case|charger)\b/i;

/** "I have no eggs": what the kitchen lacks is bought or swapped, and nothing that nobody may eat. */
const OUT_OF_FOOD =
  /\b(?:have|got|there(?:'s| is| are))(?: got)? no (?:eggs?|milk|sugar|flour|butter|fish|meat|salt|alcohol)\b/i;

function isMissingThing(whole: string, thing: string): boolean {
  if (NOT_A_LIMIT.test(thing) || OF_A_THING.test(thing)) return false;
  if (OUT_OF_FOOD.test(whole)) return false;
  const first = thing.split(" ")[0] ?? "";
  if (/ing$/i.test(first)) return /^without/i.test(whole) && DOABLE_WITHOUT.test(first);
  return (
    /^(?:without|w\/o|with|i|we|and|but)/i.test(whole) ||
    /^(?:and |or )?no (?:car|oven|garden|money|phone|laptop|printer|kids|meat|dairy|gluten|nuts|alcohol|sugar|fish|eggs|children|pets|presents|plastic)\b/i.test(
      whole,
    )
  );
}

function without(text: string, at: number, length: number): string {
  return `${text.slice(0, at)} ${text.slice(at + length)}`
    .replace(/\s+([,.;:!?])/g, "$1")
    .replace(/,\s*(?=,)/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** How often a sum comes: "£40 a month". */
const RATE = "(?:\\s(?:a|per|each|every)\\s(?:day|week|fortnight|month|year))?";
const AMOUNT = new RegExp(
  `${MONEY}${RATE}|\\b\\d[\\d,.]*\\s?-?\\s?(?:k\\s)?(?:unread |new |old |more |different |small |full )?(?:k(?!\\s+[a-z]{3})|km|kilomet(?:er|re)s?|miles?|kgs?|kilos?|lbs?|pounds?|stone|words?|pages?|chapters?|books?|hours?|minutes?|steps?|people|guests?|boxes|emails?|photos?|pictures?|%|percent|reps?|push-?ups?|questions?|slides?|applications?|jobs?|liters?|litres?|glasses|cups|items?|things)\\b`,
  "i",
);

/** "I make $19 an hour and want $22": of two sums the one that is asked for. */
const WANTED_SUM = new RegExp(
  `(?<=\\b(?:want|asking for|ask for|raise (?:to|of)|up to|goal (?:is|of))\\s+(?:at least\\s+|about\\s+)?)${MONEY}${RATE}`,
  "i",
);

const AMOUNTS = new RegExp(AMOUNT, "gi");
/** "I bring home $2,300", "spent $412", "lost 12 lbs", "only get 2 glasses": what comes in, is over, is so now or is to go. */
const OF_ANOTHER =
  /\b(?:bring(?:ing|s)? home|tak(?:e|es|ing) home|(?:i|we|he|she|they)(?: (?:only|just|now|currently))? (?:mak|earn)(?:e|es|s)?|income (?:is|of)|salary (?:is|of)|left me|(?:^|[,.;]\s*|\b(?:i|we|already|have|i've|we've)\s)(?:made|earned|saved(?: up)?)|spent|lost|gained|overdrew(?: \S+){0,4} by|(?:only|just) (?:get|drink|have|walk|read)(?: maybe)?|(?:cut|lower|reduce|trim|slash|shrink|drop)\b[^,.;]*\bby)\s+(?:about |around |only |maybe |like )?$/i;
/** "on $2,900 a month": what there is to live on. */
const LIVES_ON = /\b(?:on|off|with)\s+(?:about |around |only |just |like )?$/i;
const IS_RATE = /\s(?:a|per|each|every)\s(?:day|week|fortnight|month|year)$/i;

/** The first amount with its unit, in the person's own writing ("$2,000", "10 kg", "3,000 words"). */
export function readAmount(text: string): string | null {
  const found =
    WANTED_SUM.exec(text) ??
    [...text.matchAll(AMOUNTS)].find(
      ({ 0: said, index }) =>
        !OF_ANOTHER.test(text.slice(0, index)) &&
        !(IS_RATE.test(said) && LIVES_ON.test(text.slice(0, index))),
    );
  if (found === undefined) return null;
  const amount = found[0].trim().replace(/[,.]+$/, "");
  return /[a-z]$/.test(amount) &&
    /^(?!1\b)\d[\d,.]*\s?-?\s?(?:word|page|chapter|book|hour|minute|question|slide|application|step)$/i.test(
      amount,
    )
    ? `${amount.replace("-", " ")}s`
    : amount;
}

/** True for an amount of money, also for one that comes again and again. */
export function isMoney(amount: string): boolean {
  return (
    new RegExp(`^${MONEY}${RATE}$`, "i").test(amount) && !/^\d[\d,.]*\s?pounds?$/i.test(amount)
  );
}
