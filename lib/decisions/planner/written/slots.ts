import { spelt } from "@/lib/decisions/planner/facts/named-people";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import { isMoney } from "@/lib/decisions/planner/reading/read-limits";
import { COMPOUND_NEXT } from "@/lib/decisions/planner/reading/read-parts";
import { cleanPhrase, nameOf as nameIn } from "@/lib/decisions/planner/words/clean-name";
import { endingRuns, normalWords } from "@/lib/decisions/planner/words/normal-words";
import { isMaterial, isText } from "@/lib/decisions/planner/words/nouns";
import { withSmallStart } from "@/lib/decisions/planner/words/small-start";
import { gerundOf, isPlainVerb } from "@/lib/decisions/planner/words/verbs";
import {
  isProperWord,
  lowerFirst,
  quoted,
  shorten,
  toSecondPerson,
  withProperCapitals,
} from "@/lib/decisions/planner/words/wording";

/** What a plan's texts may name in braces. */
export type SlotName =
  | "it"
  | "theIt"
  | "object"
  | "theObject"
  | "topic"
  | "whole"
  | "thing"
  | "handled"
  | "does"
  | "label"
  | "labelWords"
  | "do"
  | "dose"
  | "person"
  | "place"
  | "amount"
  | "number"
  | "money"
  | "deadline"
  | "day"
  | "rhythm"
  | "tail"
  | "matter"
  | "message"
  | "clause"
  | "obstacle";

export type Slots = Partial<Record<SlotName, string>>;

const LONGEST_PHRASE = 60;
const LONGEST_WHOLE = 90;
const MATTER = /^(?:about|on|for|over|regarding|because of|re|to|if|whether)\s+/i;
/** "save on a low income" names nothing that is saved for. */
const ON_INCOME = /^on (?:an?|my|our) (?:[\w-]+ ){0,2}(?:wage|salary|income|budget|pension)\b/i;
/** "sorry to my friend for missing her wedding": to whom it is said is no part of the matter. */
const TO_WHOM = /^to (?:my|our|his|her|the) (?:[\p{L}'-]+ ){1,3}?(?=(?:for|about|over) )/iu;
/** What is told after "tell Ana": a clause of its own. */
const SAID =
  /^(?:that\s+)?(?:he|she|they|i|we|it|you|i'm|im|we're|he's|she's|they're|it's|there)\b/i;
/** "from waking me" and "to walk on a leash" tell what is done, not which thing it is. */
function tellsDoing(tail: string): boolean {
  const verb = /^to\s+(\p{L}+)/u.exec(tail)?.[1] ?? "";
  return /^from\s+\w+ing\b/i.test(tail) || isPlainVerb(verb);
}
/** Phrases that surely name a thing: "viral" of "go viral" does not. */
export const OWN_OR_KNOWN =
  /^(?:(?:my|our|the|an?|all|his|her|their|this|these)(?!\p{L})|\p{Lu}\p{Ll})/u;
/** "stuff on eBay to make £200": what for is not part of the thing. */
const PURPOSE =
  /(?:^|\s+)(?:by (?:e-?mail|phone|post|text|chat|letter)\b|for (?:me|us|myself|ourselves)\b|to\s+(?:make|get|earn|pay|save|be|have|help|avoid|keep)\b|with (?:my|our) (?:mate|friend|sister|brother|partner|wife|husband|flatmate|roommate|cousin|colleague|son|daughter|kids|children|kid)\b|on (?:an?|my|our) (?:[\w-]+ ){0,2}(?:wage|salary|income|budget|pension)\b|so\b|who(?:'s)?\b|which\b).*$/i;
const ATTACHED =
  /^(?!(?:on time|in time|(?:in|over|on) (?:an?|one|the) weekend|at home|at once|at night|at last|for good|for once|for free|for now|in order|on my own|for (?:\S+ )?(?:years|months|weeks|days|ages))\b)(?:in|for|about|of|on|at|with|as|from|to|between|under|behind|against)\s/i;
/** "my desk at work is buried" names the desk at work. */
const PREDICATE =
  /\s+(?:for (?=when|if|(?:about |around |under |over |up to |at (?:least|most) |less than )?[$£€]?\d)|with an? (?:budget|deposit) of|who|that|which|so|because|is|are|was|were|has|have|needs?|keeps?|and)\b.*$|\s+(?:drains?|leaks?|drips?|runs?|backs? up|gurgles?|sticks?|smells?|looks?|feels?)(?=\s+(?:super|so|really|very|too|pretty|kind of|slow\w*|badly|bad|awful|weird|constantly|again|when|if|all|every)\b).*$|\s*(?:,(?!\d)|\().*$|^with an? (?:budget|deposit) of\b.*$/i;
const NO_ARTICLE =
  /^(?:(?:an?|the|my|our|his|her|their|its|this|that|these|those|some|any|no|every|each|all|both|two|three|four|five|six|seven|eight|nine|ten|more)(?!\p{L})|\p{N}|[$£€¥₹])/iu;
const FAMILY_POSSESSIVE =
  /^(?:(?:mum|mom|dad|mother|father|grandma|grandpa|gran|nan)(?:'s)?|(?:daughter|son|wife|husband|sister|brother|boss|uncle|aunt|grandmother|grandfather)'s)(?!\p{L})/iu;

/** Beside whom, from where on, down to what or where it is sold is no part of the thing's name: "Spanish from zero". */
const LOOSE_TAIL =
  /^(?:from (?:zero|scratch|home|now)|at (?:my|our) (?:own )?(?:apartment|house|home|place|condo)\b|with (?:my|our|an?) |to (?:one|two|\d)|(?:back )?to (?:white|black|grey|gray|neutral|its original)\b|on (?:facebook|craigslist|marketplace|ebay|etsy|vinted|gumtree|depop|poshmark|offerup|nextdoor|mercari)\b|for (?:an? )?(?:\S+ ){0,2}(?:job|internship|career change)\b|to (?:windows|macos|ios|android)\b|by myself)/i;
/** "German for my move to Berlin" is German. */
const OF_NO_NAME = /^for (?:my|our)\s/i;
/** "a skin check": what is done to somebody is not the place or the thing that a plan handles. */
const DONE_TO_ONESELF =
  /\b(?:skin|mole|eye|vision|hearing|dental|breast|body|health|bone|heart|cancer|blood|annual|yearly|ct|mri) (?:check(?:-?up)?s?|scans?|screenings?|exams?)$/i;

/** A few words that name the goal in quotation marks, spoken to the person. */
export function nameOf(goal: Goal): string {
  return nameIn(goal, spoken);
}

/** The slots that a goal fills. `named` are the normal words that may end {it}; `it` is its default. */
export function readSlots(
  goal: Goal,
  named: ReadonlySet<string> | null,
  it: string | undefined,
): Slots {
  const own = nounPhrase(goal, named);
  const isDone = DONE_TO_ONESELF.test(goal.object ?? "") && !DONE_TO_ONESELF.test(it ?? "it");
  const itText = isDone ? it : (own ?? it);
  const clean = goal.object === null ? null : thingOf(goal.object);
  const object = clean === null ? undefined : withArticle(brief(clean));
  const whole = object === undefined ? undefined : wholeObject(goal, object);
  const asked = goal.verb === "ask" && goal.link === "for" ? goal.object : null;
  const matter =
    asked ??
    (goal.tail !== null && MATTER.test(goal.tail) && !ON_INCOME.test(goal.tail)
      ? asMatter(goal.tail.replace(TO_WHOM, ""))
      : undefined);
  const message = goal.tail !== null && SAID.test(goal.tail) ? goal.tail : matter;
  return {
    it: itText,
    theIt: itText === undefined ? undefined : definite(itText),
    object,
    theObject: object === undefined ? undefined : definite(object),
    whole,
    thing: OWN_OR_KNOWN.test(goal.object ?? "") && object ? definite(object) : undefined,
    handled:
      object !== undefined && (isMaterial(goal.object ?? "") || isText(goal.object ?? ""))
        ? definite(object)
        : undefined,
    does: goal.causing === null ? undefined : quoted(goal.causing.does),
    topic:
      goal.object === null
        ? /^\S+ing$/i.test(goal.label)
          ? goal.label
          : undefined
        : spoken(
            brief(
              goal.object.replace(
                /^(?:\d[\d,.]*\s+|(?:an?|the(?! (?:first|last|next|basics|rules|alphabet|most|top)\b)|my|our|some|more|enough)\s+)/i,
                "",
              ),
            ),
          ),
    label: nameOf(goal),
    labelWords: nameOf(goal).replace(/^“|”$/g, ""),
    do: spoken(brief(goal.label)),
    person: goal.person === null ? undefined : spelt(goal.person),
    place: goal.place ?? undefined,
    amount: goal.amount ?? undefined,
    number: isAim(goal) ? (goal.amount ?? undefined) : undefined,
    money: moneyOf(goal),
    deadline: dueOf(goal),
    day: goal.deadline?.day ?? undefined,
    rhythm: namesDose(goal) ? undefined : (goal.rhythm ?? undefined),
    dose: goal.rhythm !== null && /minute|hour|page/.test(goal.rhythm) ? goal.rhythm : undefined,
    tail: goal.tail === null ? undefined : spoken(brief(goal.tail.replace(PURPOSE, ""))),
    matter: told(matter, goal),
    message: told(message, goal),
    clause: message === matter || message === undefined ? undefined : spoken(brief(message)),
    obstacle:
      goal.obstacle === null
        ? undefined
        : quoted(shorten(goal.obstacle.replace(/\bi\b/g, "I"), 80)),
  };
}

/** What a talk is about: "to stop commenting on it" is about commenting. */
function asMatter(tail: string): string {
  const rest = tail.replace(MATTER, "");
  if (!/^to\s/i.test(tail)) return rest;
  const [, doing] = /^(?:stop|quit)\s+(\p{L}+ing\b.*)$/iu.exec(rest) ?? [];
  const [first = "", ...others] = rest.split(" ");
  return doing ?? (isPlainVerb(first) ? [gerundOf(first), ...others].join(" ") : rest);
}

const WITHIN =
  /\bwithin\s|\b(?:have|got|gave me|given) (?:only |just )?\d+ (?:days|weeks|months)\b/i;

/** "before today" would leave no time. */
const SOON = /^to(?:day|night|morrow)\b/i;

/** "within 10 days" is said as it was: "in 10 days" would be the tenth. */
function dueOf({ deadline, typed, label }: Goal): string | undefined {
  const { event, day } = deadline ?? {};
  // "career fair next Wednesday, need to update my resume": before the day of what is told beside.
  if (event !== undefined && day && !label.toLowerCase().includes(event) && !SOON.test(day)) {
    return `before ${day}`;
  }
  return deadline?.kind === "span" && WITHIN.test(typed)
    ? deadline.text.replace(/^in\s/, "within ")
    : deadline?.text;
}

/** True where the goal's own words say how much a day: "walk 8,000 steps a day". */
export function namesDose(goal: Goal): boolean {
  return /\s(?:a|per|each)\s+(?:day|week|night)$/i.test(goal.label);
}

/** A number to get to; an audience of 120 people is none. */
function isAim(goal: Goal): boolean {
  if (goal.amount === null || isMoney(goal.amount)) return false;
  const gathers = /^(?:plan|host|throw|invite|organi[sz]e|arrange|feed|cook|seat|have)$/;
  return gathers.test(goal.verb ?? "") || !/\b(?:people|guests)$/i.test(goal.amount);
}

function moneyOf(goal: Goal): string | undefined {
  if (goal.amount !== null && isMoney(goal.amount)) return goal.amount;
  return goal.limits.flatMap((limit) => (limit.kind === "money" ? [limit.amount] : []))[0];
}

const LEADING_LINK =
  /^(?:and|or|but|for|of|to|with|without|from|by|at|on|in|into|onto|as|than)\s+/i;

/** The thing that a goal's object names: "with my thesis" names the thesis, "and ask about it" and "it" none. */
function thingOf(phrase: string): string | null {
  const rest = phrase.trim().replace(LEADING_LINK, "");
  const isLinked = rest !== phrase.trim();
  if (/^(?:it|them|this|that)$/i.test(rest) || (isLinked && !OWN_OR_KNOWN.test(rest))) return null;
  return cleanPhrase(rest);
}

/** The person's own noun phrase, with what belongs to it ("a job in marketing"), when it fits the plan. */
function nounPhrase(goal: Goal, named: ReadonlySet<string> | null): string | null {
  if (goal.object === null || named === null) return null;
  const object = thingOf(withSmallStart(goal.object, goal.typed, named));
  return object === null ? null : phraseOf({ ...goal, object }, named);
}

function phraseOf(goal: Goal & { object: string }, named: ReadonlySet<string>): string | null {
  const words = normalWords(goal.object);
  const participle = words.findIndex((word, at) => at > 0 && word.endsWith("ing"));
  const isNamed = (end: number) => endingRuns(words.slice(0, end), 3).some((run) => named.has(run));
  const isWhole = isNamed(words.length);
  // "food going off" names the food.
  if (!isWhole && !(participle > 0 && isNamed(participle))) return null;
  const object = isWhole ? goal.object : goal.object.replace(/\s+\p{L}+ing(?!\p{L}).*$/u, "");
  if (object.length > LONGEST_PHRASE || /[,;:]|^\d/.test(object)) return null;
  const belongs =
    isWhole &&
    ATTACHED.test(goal.tail ?? "") &&
    !LOOSE_TAIL.test(goal.tail ?? "") &&
    !(isProperWord(object) && OF_NO_NAME.test(goal.tail ?? "")) &&
    !tellsDoing(goal.tail ?? "");
  const tail = (goal.tail ?? "").replace(PREDICATE, "").replace(PURPOSE, "");
  const whole = belongs ? `${object} ${tail}`.trim() : object;
  return withArticle(whole.length <= LONGEST_PHRASE ? whole : object);
}

/** "reach out to Karen for coffee": what one meets over is nothing to be told. */
const MEETING_OVER =
  /^(?:an? )?(?:quick |cup of )?(?:coffee|tea|lunch|dinner|breakfast|brunch|drinks?|beers?|walk|chat|catch-?up|call)$/i;

/** "ask him about it without crying": the word stands for what was told before. */
const POINTS_BACK =
  /^(?:it|this|that|them)(?:$| (?:without|before|after|when|in|on|at|by|today|tomorrow|again)\b)/i;

/** What is to be talked about; "say sorry to Amir" names nobody's matter. */
function told(words: string | undefined, goal: Goal): string | undefined {
  if (words === undefined || toSecondPerson(words) === goal.person) return undefined;
  return MEETING_OVER.test(words) || POINTS_BACK.test(words)
    ? undefined
    : spoken(brief(words.replace(PURPOSE, "")));
}

/** The thing with what belongs to it, for the step that names it first: "the garden for your wedding". */
function wholeObject(goal: Goal, object: string): string {
  const tail = goal.tail === null ? "" : goal.tail.replace(PREDICATE, "").replace(PURPOSE, "");
  const belongs =
    ATTACHED.test(goal.tail ?? "") &&
    !LOOSE_TAIL.test(goal.tail ?? "") &&
    !tellsDoing(goal.tail ?? "");
  const whole = belongs ? `${object} ${spoken(tail)}`.trim() : object;
  return definite(whole.length <= LONGEST_WHOLE ? whole : object);
}

function brief(text: string): string {
  return shorten(text, LONGEST_PHRASE);
}

const BARE_FAMILY = /\b(for|to|with|from|of|about) (mum|mom|dad|grandma|grandpa|nan|gran)\b(?!')/gi;

/** A phrase in the plan's voice: "my garden" is "your garden", "for mum" "for your mum". */
export function spoken(text: string): string {
  return withProperCapitals(toSecondPerson(text)).replace(BARE_FAMILY, "$1 your $2");
}

/** Gives "bike" the article that a sentence needs; names, amounts and -ing forms go without. */
function withArticle(phrase: string): string {
  const text = spoken(phrase);
  const first = text.split(" ")[0] ?? "";
  if (FAMILY_POSSESSIVE.test(text)) return `your ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  if (NO_ARTICLE.test(phrase) || /^your?\b/i.test(text)) return lowerFirst(text);
  if (
    isProperWord(first) ||
    (/^\p{L}+ing$/u.test(first) && !isCompound(text)) ||
    !/^\p{Script=Latin}/u.test(first)
  )
    return text;
  return `the ${text}`;
}

/** "washing machine" is a thing, "washing clothes" a doing. */
function isCompound(phrase: string): boolean {
  const [, second = ""] = phrase.split(" ");
  return COMPOUND_NEXT.test(second);
}

/** "a new bike" as a thing that is known: "the bike". */
export function definite(phrase: string): string {
  return phrase
    .replace(/^(?:[Aa]n?|[Ss]ome|[Mm]ore)\s+(?:new\s+)?/, "the ")
    .replace(/^(?=(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,3})\s\p{Ll})/iu, "the ");
}
