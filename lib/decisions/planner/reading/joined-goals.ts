import { isJourney } from "@/lib/decisions/planner/general/doing-rules-moving";
import { matchGoal } from "@/lib/decisions/planner/matching/match";
import { type Goal, readGoal } from "@/lib/decisions/planner/reading/read-goal";
import { NOUN_PAIR } from "@/lib/decisions/planner/reading/read-parts";
import { gerundVerb, plainVerb } from "@/lib/decisions/planner/words/verbs";

const JOINT =
  /\s*,?\s+(?:and(?:\s+(?:also|then))?|plus|then|&)\s+(?:finally\s+|maybe\s+)?(?:(?:i\s+)?(?:also\s+)?(?:need to|have to|want to)\s+)?(?:to\s+)?/gi;
const PRELUDE =
  /^(?:sit|stand|get up|wake(?! up earl)|stop(?! \w+ing\b)|go(?! to (?:the |my )?(?:gym|bank|store|post office|dmv|library|doctor|dentist|pharmacy|vet|park|church|bed earl))|come|hurry|wait|try|calm|relax|stay|keep|focus|just|take a)\b/i;

const CHANGES = /^(?:report|switch|change|move|cancel|leave|port|transfer|book|get|have)\b/i;
/** "switch to a cheaper provider and keep my number": how the first is to be done. */
const GOES_WITH_IT =
  /^(?:keep (?:my|our|the|it)|arrange (?:some(?:one|body)|a lift|a ride)|save (?:some )?money|stop (?:the|all) payments)\b/i;
/** "cancel our trip and get the deposit back": what comes back belongs to what is called off. */
const CALLS_OFF = /^(?:cancel|call off|return|send back|leave)\b/i;
const COMES_BACK =
  /^(?:get|claim|ask for|demand) (?:(?:the|my|our|a|all|some) )*(?:deposit|money|fee|payment|cash)\b(?! from)/i;
/** "sort the closet and donate what doesn't fit": goes on with what comes out of the first. */
const GOES_ON_WITH_REST =
  /^(?:donate|sell|toss|throw (?:away|out)|give away|get rid of|pass on|keep|recycle|bin|store) (?:what(?:ever)?\b|the rest\b|(?:anything|everything|the ones?) (?:that|which|we|i)\b)/i;
/** "cook three nights and stop wasting money": why, and nothing else to do. */
const WHAT_FOR =
  /^(?:stop|quit|avoid) (?:wasting|throwing (?:out|away)) (?:so much |all (?:this|that|the) )?(?:money|food|time|it)\b/i;
/** "find a dentist and book a check-up": what one goes there for. */
const FINDS = /^(?:find|look for|search for|choose|pick|register with)\s/i;
const GOES_THERE =
  /^(?:book|make|get|arrange|schedule)\s+(?:an?|my|the|our|a first)\s+(?:\S+\s)?(?:check-?up|appointment|visit|viewing|consultation|session|lesson|cleaning|trial|slot|test|eye test)\b/i;

/** "we come with a dog and arrive late" goes on with what is told beside the goal. */
const CLAUSE_BEFORE = /,\s*(?:i|we|he|she|they|it|my|our|his|her|there|one|nobody)\s/i;

/** "apply for WIC, 20 weeks pregnant and …", "…, need my mom's pay stubs and …": what is told goes on. */
const TOLD_BEFORE =
  /,\s*(?:\d+\s\p{L}+\s\p{L}+|(?:need|have|got|only|no|with|without|on|in)\s)[^,]*$/iu;
/** "and work nights": when one works. */
const WORKS =
  /^work (?:days|nights|mornings|evenings|weekends|overnights?|full[- ]?time|part[- ]?time|two jobs|retail|from home|\d)/i;

/** "make a list of repairs and do one a week": at which pace the first is done. */
const AT_A_PACE =
  /^\p{L}+ (?:just |only )?(?:an?|one|two|three|four|five|\d+)(?: \p{L}+){0,2} (?:an?|per|each|every) (?:day|evening|week|weekend|month)\b/iu;

/** The two goals of "move house and find a job"; null when the text is one goal or more than two. */
export function splitJoined(label: string): [string, string] | null {
  if (isJourney(label)) return null;
  for (const joint of label.matchAll(JOINT)) {
    const left = label.slice(0, joint.index).trim();
    const right = label.slice(joint.index + joint[0].length).trim();
    if (CLAUSE_BEFORE.test(left) || TOLD_BEFORE.test(left) || WORKS.test(right)) continue;
    if (
      PRELUDE.test(left) ||
      (CHANGES.test(left) && GOES_WITH_IT.test(right)) ||
      (/\b(?:list|plan|chart|schedule)\b/i.test(left) && AT_A_PACE.test(right)) ||
      (CALLS_OFF.test(left) && COMES_BACK.test(right)) ||
      GOES_ON_WITH_REST.test(right) ||
      WHAT_FOR.test(right) ||
      (FINDS.test(left) && GOES_THERE.test(right))
    )
      continue;
    const other = withSomebody(left, right) ?? withLearner(left, right) ?? right;
    if (isGoal(left) && isGoal(other) && !sharesObject(other)) {
      return [left, withOwnThing(left, other)];
    }
  }
  const [, one = "", other = ""] = TWO_DOINGS.exec(label) ?? [];
  const verb = gerundVerb(other);
  return verb === null || plainVerb(one) === null ? null : [one, verb];
}

/** "start meditating and journaling" is read as "meditate and journaling". */
const TWO_DOINGS = /^(\w+) and (\w+ing)$/i;

/** "get my son's passport and renew mine" is the passport, "buy a couch and sell my old one" the couch. */
function withOwnThing(left: string, right: string): string {
  const [, thing] = /(?:'s|s')\s(\p{L}+(?:\s\p{L}+)?)$/u.exec(left) ?? [];
  const owned = thing === undefined ? right : right.replace(/\b(?:mine|ours)\b/i, `my ${thing}`);
  const head = readGoal(left).object?.split(/\s+/).at(-1);
  return head === undefined || !/^\p{Ll}{3,}$/u.test(head)
    ? owned
    : owned.replace(/\b((?:my|the|our) (?:old|other|broken|current|used)) one\b/i, `$1 ${head}`);
}

/** What is done for or with somebody besides, and is no more of the same talk. */
const BESIDES_TALK =
  /^(?:invite|get|block|take|pay|bring|sign|move|feed|teach|enroll?|register|adopt|book|buy|find)\b/i;
const BY_PRONOUN = /\b(?:him|her|them)\b(?! \p{L}+(?:'s)? (?:is|was|are)\b)/iu;

/** "apologize to my sister and invite her to thanksgiving": whom the second goal means; null where nobody is told of. */
function withSomebody(left: string, right: string): string | null {
  if (!BESIDES_TALK.test(right) || !BY_PRONOUN.test(right)) return null;
  const { object } = readGoal(left);
  const [, whom] =
    /^((?:my|our|the) (?:\p{L}+ )?(?:mom|dad|sister|brother|son|daughter|husband|wife|boyfriend|girlfriend|ex|friend|boss|dog|puppy|cat|kitten|cousin|roommate|kids?|parents))\b/iu.exec(
      object ?? "",
    ) ?? [];
  return whom === undefined ? null : right.replace(BY_PRONOUN, whom);
}

/** What whoever teaches does themselves. */
const OWN_DOING =
  /^(?:buy|book|order|find|call|sign|schedule|get|pay|cook|clean|take|install|adopt)\b/i;

/** "get my dog to stop barking and sleep through the night": the dog does both; null where nobody is to learn. */
function withLearner(left: string, right: string): string | null {
  const [, lead, link] = /^(get|train|teach)\s.{2,40}?\s(to|not to|how to)\s/i.exec(left) ?? [];
  const { causing } = readGoal(left);
  if (lead === undefined || link === undefined || causing === null || OWN_DOING.test(right))
    return null;
  return `${lead} ${causing.who} to ${right}`;
}

/** "an interview on Wednesday, and I have to bring two references": told of the first. */
const BESIDE_IT = /^(?:bring|take|wear|answer|decide|be|work|have)\b/i;
/** "my boiler broke again, and i need to call the landlord": what is told first is what one rings about. */
const RINGS = /^(?:call|ring|phone|tell|text|message|e-?mail)\b/i;
/** Where one more thing is added to what was said: "…, window closes saturday. and book the cat in". */
const ADDED =
  /(?:[.;!?]+\s*|,\s*|\s+[-–]\s+)(?:oh,?\s+)?(?:and|also|plus|oh)\s+(?:also\s+|then\s+)?(?:(?:(?:i|we)\s+)?(?:(?:also|really|still)\s+)*(?:(?:need|have|want|wanna|ought|would like|must|should|gotta)\s+(?:to\s+)?)|(?:(?:also|really|still)\s+)*)/gi;
const LEAST_WORDS_BEFORE = 3;
/** Two sentences of how things are lead up to the wish behind them, and are no goal beside it. */
const TWO_SENTENCES = /^\s*(?:i(?:'m|'ve)?|my|we|our)\b[^.!?]+[.!?]\s+\S/i;
/** Something that one has to do, in words that say so. */
const WANTED =
  /\b(?:need|needs|have to|has to|got to|must|want|would like|should|plan to|trying to)\b/i;

function isStory(left: string): boolean {
  return TWO_SENTENCES.test(left) && !WANTED.test(left);
}

/** "gym and learn spanish": a name for the first of the two. */
const NAMED_FIRST = /^(\p{L}+(?: \p{L}+)?),? (?:and|&|\+|plus) (?:to )?(.+)$/iu;

/** "start running and quit smoking": the first says all in two words. */
const TAKES_UP =
  /^((?:start|begin|quit|stop|get back (?:to|into)) \p{L}+ing),? (?:and|&|\+|plus) (?:to )?(.+)$/iu;

/** What was said first, and what was added to it as one more thing to do; null where nothing was. */
export function splitAdded(said: string): [string, string] | null {
  const [, takenUp, beside] = TAKES_UP.exec(said) ?? [];
  if (takenUp !== undefined && beside !== undefined && isGoal(beside) && !sharesObject(beside)) {
    return [takenUp, beside];
  }
  const [, name, doing] = NAMED_FIRST.exec(said) ?? [];
  if (name !== undefined && doing !== undefined && plainVerb(name.split(" ")[0] ?? "") === null) {
    return isGoal(doing) && !sharesObject(doing) ? [name, doing] : null;
  }
  for (const joint of said.matchAll(ADDED)) {
    const left = said.slice(0, joint.index).trim();
    const right = said
      .slice(joint.index + joint[0].length)
      .trim()
      .replace(/[.!]+$/, "");
    const isSaid = left.split(/\s+/).length >= LEAST_WORDS_BEFORE;
    const isTold = !isGoal(left) && RINGS.test(right);
    const isBeside = BESIDE_IT.test(right) || isTold || isStory(left);
    if (isSaid && isGoal(right) && !isBeside && !sharesObject(right)) return [left, right];
  }
  return null;
}

const HAVE_DONE =
  /^get ((?:the|my|our) \S+(?: \S+)? \p{L}+ed) and ((?:the|my|our) \S+(?: \S+)? \p{L}+ed)\b/iu;

const OWNED =
  /^(?:(?:i|we) (?:need|want|have) to )?(fix|improve|work on|sort out|organi[sz]e|declutter|finish|update|practi[cs]e|deal with|get better at|figure out|catch up on|keep up with|get|renew|apply for) ((?:my|the|our) [^,;:.]+?) and ((?:my|the|our) [^,;:.]+?)(,\s[^;:.]+)?[.!]*$/i;

/** "work on my novel and my guitar": each thing as a goal of its own, whatever both are called together. */
export function splitOwned(said: string): [string, string] | null {
  const [, verb, one, other, beside = ""] = OWNED.exec(said) ?? [];
  return verb === undefined ? null : [`${verb} ${one}`, `${verb} ${other}${beside}`];
}

/** The two goals of "get the dog vaccinated and the fence mended", where each thing has a plan of its own kind. */
export function splitObjects(goal: Goal): [string, string] | null {
  const [, done, alsoDone] = HAVE_DONE.exec(goal.label) ?? HAVE_DONE.exec(goal.typed) ?? [];
  if (done !== undefined && alsoDone !== undefined) return [`get ${done}`, `get ${alsoDone}`];
  const parts = goal.object?.split(/\s+(?:and|&)\s+/i) ?? [];
  const [one, other] = parts;
  if (goal.verb === null || parts.length !== 2 || one === undefined || other === undefined) {
    return null;
  }
  if (haveOneHead(one, other)) return null;
  const link = goal.link === null ? "" : ` ${goal.link}`;
  const pair: [string, string] = [
    `${goal.verbPhrase}${link} ${one}`,
    `${goal.verbPhrase}${link} ${other} ${goal.tail ?? ""}`.trim(),
  ];
  const [first, second] = pair.map((text) => {
    const part = readGoal(text);
    return matchGoal(part)?.archetype.id ?? (part.byOthers ? "by-others" : undefined);
  });
  const whole = matchGoal(goal)?.archetype.id;
  const differ = first !== undefined && second !== undefined && first !== second;
  return differ && (whole === undefined || whole === first || whole === second) ? pair : null;
}

/** "Netflix and Spotify subscriptions" are two of one thing. */
function haveOneHead(one: string, other: string): boolean {
  return /^(?:(?:my|our|the) )?\p{Lu}\S+$/u.test(one) && /^\p{Lu}\S+ \p{Ll}+s$/u.test(other);
}

/** "organize the pantry and meal prep for the week": a doing that its noun names. */
const DOING_BY_NAME = /^(?:meal|food)[- ]prep\b/i;

/** "exercise and eat better": one verb that says it all. */
const DOING_ALONE = /^(?:exercise|meditate|journal|pack|stretch)$/i;

function isGoal(text: string): boolean {
  const [first = "", ...rest] = text.split(/\s+/);
  return (
    (plainVerb(first) !== null || DOING_BY_NAME.test(text)) &&
    (rest.length > 0 || DOING_ALONE.test(text)) &&
    !TELLS_DONE.test(text) &&
    !TELLS_STATE.test(text) &&
    !NOUN_PAIR.test(text)
  );
}

/** "venue and dress are booked": the word names a thing. */
const TELLS_STATE = /^\S+ (?:is|are|was|were|has|have|isn't|aren't|hasn't|haven't)\b/i;

/** "I said yes to it and have done nothing" tells how far things are. */
const TELLS_DONE =
  /^(?:have|has|had)\s+(?:(?:not|never|no|only|just|already|still|since)\b|\p{L}{2,}ed\b|done|been|got|lost|told|made|paid|gone|left|sent|bought)/iu;

/** "wash the car and dry it", "buy a domain and set up an email with it" go on with the same thing. */
function sharesObject(right: string): boolean {
  return /^\w+\s+(?:(?:to|with|on|for|about)\s+)?(?:him|her|it|them|that|this|those)\b(?:\s|$)|^\w+\s+(?:up|down|off|out|back)$|\s(?:with|from|on) (?:it|them)$/i.test(
    right,
  );
}

/** Done to each of two things in turn: "descale the kettle and the coffee machine". */
const IN_TURN =
  /^(?:call|ring|phone|email|text|message|thank|ask|invite|cancel|pay|return|fix|repair|mend|hem|descale|wash|clean|defrost|repot|service|renew|paint|sand|oil|iron|sell|varnish|water|polish|empty|bleed|reset|charge|book|make|write|draft|knit|bake|build)$/;
const NAMED =
  /^(?:[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Aa]n?)\s|^(?:[Aa]unt|[Uu]ncle|[Aa]untie)\s|^\p{Lu}/u;

/** "my netflix and hulu": one word before both. */
const OWN = /^(?:my|our|the)\s\S+$/i;
const BARE = /^\p{Ll}{3,}(?: \p{Ll}{3,})?$/u;

/** "my MOT and Hendersons only take bookings by phone": the second tells something. */
const TELLS_OF_OTHER =
  /\s(?:only|just|is|are|was|were|has|have|had|takes?|wants?|needs?|says?|keeps?|opens?|closes?|won't|can't|doesn't|don't)\s/i;

/** "turn on two factor for email and bank": the same thing in two places. */
const IN_PLACES = /^(?:turn on|turn off|set up|change|update|cancel|renew|activate)$/;
const PLACES = /^(for|at|with|on) ((?:\S+ )?\S+) and ((?:\S+ )?\S+)$/i;

/** "call my brother and my dad about the funeral": what is read as told beside begins with "my". */
const BESIDES =
  /^and ((?:my|our)(?: (?!about|for|with|to|on)\S+){1,3})(?:\s+((?:about|for|with|to)\s[^.]+))?$/i;

/** `apart` are the two where what stands behind the second is told of it alone; null where it may not be split. */
export type Twins = { goals: [string, string]; apart: [string, string] | null; other: string };

/** The first of two things under one verb as a goal of its own, and the second by name; null for one thing. */
export function splitTwins(goal: Goal): Twins | null {
  const [, besides, about] = goal.tail === null ? (BESIDES.exec(goal.context) ?? []) : [];
  const [one, named = besides, more] = goal.object?.split(/\s+(?:and|&)\s+/i) ?? [];
  const places = goal.tail === null ? null : PLACES.exec(goal.tail);
  const doing = goal.link === null ? goal.verbPhrase : `${goal.verbPhrase} ${goal.link}`;
  if (places !== null && IN_PLACES.test(doing)) {
    const [, link = "", here = "", there = ""] = places;
    const goals = [here, there].map((place) => `${doing} ${goal.object} ${link} ${place}`);
    return { goals: [goals[0] ?? "", goals[1] ?? ""], apart: null, other: there };
  }
  if (one === undefined || named === undefined || more !== undefined) return null;
  const isOwn = OWN.test(one) && BARE.test(named) && plainVerb(named.split(" ")[0] ?? "") === null;
  const other = isOwn ? `${one.split(" ")[0]} ${named}` : named;
  if (!IN_TURN.test(goal.verb ?? "") || !NAMED.test(one) || !NAMED.test(other)) return null;
  if (TELLS_OF_OTHER.test(other)) return null;
  const behind = goal.tail ?? about ?? "";
  const link = goal.link === null ? "" : `${goal.link} `;
  const goals = [one, other].map((thing) => `${goal.verbPhrase} ${link}${thing} ${behind}`.trim());
  const alone = `${goal.verbPhrase} ${link}${one}`;
  return {
    goals: [goals[0] ?? "", goals[1] ?? ""],
    apart: haveOneHead(one, other) ? null : [alone, goals[1] ?? ""],
    other,
  };
}
