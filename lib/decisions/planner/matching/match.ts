import { isAnotherThing } from "@/lib/decisions/planner/matching/another-thing";
import {
  archetypesById,
  type Field,
  type Hits,
  lookUp,
  lookUpAnywhere,
} from "@/lib/decisions/planner/matching/cue-index";
import { headRuns } from "@/lib/decisions/planner/reading/head-runs";
import { isSomeone } from "@/lib/decisions/planner/reading/people";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import { normalWords, openingRuns } from "@/lib/decisions/planner/words/normal-words";
import { isNoun } from "@/lib/decisions/planner/words/nouns";
import { isPlainVerb, LIGHT_VERBS } from "@/lib/decisions/planner/words/verbs";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** A kind of goal that was recognised, with how sure that is. `told` where a person only says how things are. */
export type Match = {
  archetype: Archetype;
  score: number;
  /** A sentence that only tells how things are named it. */
  told: boolean;
};

/** Below this a goal counts as unknown: one telling word in a sentence is never enough. */
export const MATCH_THRESHOLD = 3;

const WHOLE_BASE = 6;
const TELLING_BASE = 5;
const ACT_AND_THING = 4;
const THING_ALONE = 3;
const THING_ANYWHERE = 1.5;
const PER_WORD = 1.5;
const PER_HINT = 0.75;

/** "plan a week of packed lunches" is about the lunches. */
const PORTION =
  /\b(?:an?|the|one|two|three|four|\d+)\s+(?:weeks?|months?|days?|bunch|couple|lot|pile|bag|box|set|stack|series|year)(?:'s)?\s+(?:worth\s+)?of\s+(?=\w)/i;
/** Words for something else than they name: "guilt trips", "the mess with the tax office". */
const METAPHOR =
  /^(?:find|make) (?:some |more |enough )?(?:room|space) (?:for|in)\b|\b(?:guilt|power|ego)[ -]trips?\b|\bmess (?:with|between)\b|\bcan of worms\b/i;
/** "plan 4 days in Kyoto" is a journey; "plan my week" is not. */
const STAY =
  /\b(?:days?|nights?|weekends?|weeks?|month)\s+in\s+(?!(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}/u;
/** What makes a sentence of words without a wish: its subject alone says nothing of what is wanted. */
const TELLS =
  /^(?:i|we|he|she|they|it|there|this|nobody|everyone|everybody)\b|\s(?:(?:is|are)(?! (?:in|on|at|due|next|this|tomorrow|today|tonight|coming)\b|$)|was|were|am|has|have|had|keeps?|got|gets?|says?|said|thinks?|won't|can't|don't|doesn't|didn't|hasn't|haven't|isn't|aren't|moved|left|wants?|needs?|owes?|calls?|rang|called|broke|stopped|\w+'(?:s|ve|re|m) \w+(?:ed|ing))\b/i;
const QUANTIFIERS =
  /^(?:(?:more|less|better|earlier|regularly|consistently|again|properly|enough|healthier|harder|faster)\b\s*)+$/i;
/** One thing that was asked, behind "say no". */
const ONE_MATTER =
  /^say no to\s+(?!(?:(?:more|other|all|most|some|too many) )?(?:people|everyone|everybody|others?|friends|family|things|everything|stuff|anything|more|requests)\b)\S/i;
const LIGHT_PHRASES = /^(?:sort out|catch up|finish up|finish off|start over|work through)$/;
/**
 * "plan my retirement" does not open "plan my retirement party": a run that ends within the noun phrase
 * names another thing.
 */
function wholeRuns(goal: Goal, core: readonly string[]): string[] {
  const object = normalWords(goal.object ?? "");
  const at =
    object.length === 0 ? -1 : core.findIndex((word, start) => start > 0 && word === object[0]);
  return openingRuns(core, 6).filter((run) => {
    const length = run.split(" ").length;
    const rest = at === -1 ? [] : object.slice(Math.max(0, length - at));
    const isWithin = at !== -1 && length > at && length < at + object.length;
    return !isWithin || rest.length > 1 || !isNoun(rest[0] ?? "");
  });
}

function longest(runs: readonly string[] | undefined): number {
  return Math.max(0, ...(runs ?? []).map((run) => run.split(" ").length));
}

/** "help Sanjay move house" is to help a friend. */
function namedAsFriend({ label, causing }: Goal): string {
  return causing !== null && /^\p{Lu}/u.test(causing.who)
    ? label.replace(causing.who, "friend")
    : label;
}

/** "stop my phone from running out" is about what the thing does, and not about how much one uses it. */
function failsItself({ verb, object, tail }: Goal): boolean {
  return verb === "stop" && /^from \w+ing\b/i.test(tail ?? "") && !isSomeone(object ?? "");
}

/** The kind of goal that fits best, or null when none reaches the threshold. */
export function matchGoal(goal: Goal): Match | null {
  const label = STAY.test(goal.label) ? "plan a trip" : namedAsFriend(goal);
  const core = normalWords(label.replace(/^i\s+/i, "").replace(PORTION, ""));
  const everywhere = `${goal.label} ${goal.context}`;
  const tells = goal.verb === null && TELLS.test(goal.label.split(/,|\sand\s/i)[0] ?? "");
  const hits: Record<Field, Hits> = {
    whole: lookUp("whole", [
      ...wholeRuns(goal, core).filter((run) => run.includes(" ") || opensWithVerb(goal, run)),
      ...withPlainVerb(goal, core),
      ...(core[0] === "quit" ? openingRuns(["stop", ...core.slice(1)], 6) : []),
    ]),
    acts: lookUp("acts", actRuns(goal)),
    things:
      METAPHOR.test(goal.label) || tells || failsItself(goal)
        ? new Map()
        : lookUp("things", headRuns(goal)),
    hints: lookUpAnywhere("hints", everywhere),
    tells: isStatement(goal) ? lookUpAnywhere("tells", goal.typed) : new Map(),
    unless: lookUpAnywhere("unless", everywhere),
  };
  const anywhere = goal.verb === null && !tells ? lookUpAnywhere("things", everywhere) : new Map();
  const candidates = new Set([
    ...hits.whole.keys(),
    ...hits.tells.keys(),
    ...hits.things.keys(),
    ...anywhere.keys(),
  ]);
  let best: Match | null = null;
  for (const id of candidates) {
    const archetype = archetypesById.get(id);
    if (archetype === undefined || hits.unless.has(id)) continue;
    if (archetype.bare === true && ONE_MATTER.test(goal.label)) continue;
    if (archetype.thing !== undefined && isAboutAnother(archetype.thing, goal)) continue;
    const score = scoreOf(archetype, goal, hits, anywhere);
    if (score >= MATCH_THRESHOLD && score > (best?.score ?? 0)) {
      best = { archetype, score, told: hits.tells.has(id) };
    }
  }
  return best;
}

function scoreOf(
  archetype: Archetype,
  goal: Goal,
  hits: Record<Field, Hits>,
  anywhere: Hits,
): number {
  const hints = (hits.hints.get(archetype.id)?.length ?? 0) * PER_HINT;
  const whole = longest(hits.whole.get(archetype.id));
  const thing = longest(hits.things.get(archetype.id));
  const act = longest(hits.acts.get(archetype.id));
  if (whole > 1 || (whole === 1 && (standsAlone(goal) || thing > 0))) {
    return WHOLE_BASE + whole * PER_WORD + thing + hints;
  }
  const telling = longest(hits.tells.get(archetype.id));
  if (telling > 0) return TELLING_BASE + telling * PER_WORD + hints;
  if (thing === 1 && isAnotherThing(goal, archetype.id)) return 0;
  if (thing > 0 && act > 0) return ACT_AND_THING + (thing + act - 1) * PER_WORD + hints;
  const light =
    goal.verb === null ||
    (LIGHT_VERBS.has(goal.verb) &&
      (goal.verbPhrase === goal.verb || LIGHT_PHRASES.test(goal.verbPhrase)));
  if (thing > 0 && light && archetype.needsAct !== true)
    return THING_ALONE + (thing - 1) * PER_WORD + hints;
  const loose = longest(anywhere.get(archetype.id));
  if (loose > 0 && hints > 0) return THING_ANYWHERE + loose * PER_WORD + hints;
  return 0;
}

const SENSES = /^(?:take|put|get|bring|give|go|come|turn|make|set|hand|pay|run|pass)$/;
const AIMING =
  /\b(?:wanna|gonna|should|must|help|(?:want|need|needs|have|has|like|love|trying|try|plan|going|hoping|time)\s+to)\b/i;
/** What a person says outright that they are after. */
const WISHES =
  /\b(?:i|we)\s+(?:really |just |also |still |now )*(?:want|need|'d like|would like)\s+to\s+(?!know\b|say\b|cry\b|scream\b|be\b|stop\W*$)/i;
/** Things that say nothing without what was told before them. */
const NAMELESS =
  /^(?:all )?(?:the |this )?(?:paperwork|admin|stuff|rest|things?|everything|something)$/i;
/** "shower drain is blocked" begins with a thing, although its first word could be a verb. */
const SUBJECT_FIRST =
  /^\S+(?:\s\S+){0,2}?\s(?:(?:is|are|was|won't|keeps|has|never)\s|(?:cracked|smashed|dies|died|broke|stinks|smells|leaks|going up)\b)/i;

/** True where a person tells how things are and names no aim of their own: "my friend owes me £150". */
function isStatement(goal: Goal): boolean {
  if (WISHES.test(goal.typed)) return false;
  if (
    NAMELESS.test(goal.object ?? "") ||
    goal.verb === null ||
    (goal.object === null && goal.tail === null)
  )
    return true;
  const tellsFirst = !isPlainVerb(goal.typed.split(" ")[0] ?? "") || SUBJECT_FIRST.test(goal.typed);
  return tellsFirst && !AIMING.test(goal.typed);
}

/** True for "exercise more", "move to Berlin", "apologise to Sam": no other thing changes the verb's sense. */
function standsAlone(goal: Goal): boolean {
  return (
    goal.object === null ||
    (goal.link !== null && !/^(?:after|like|than|behind|over|under|until|as)$/.test(goal.link)) ||
    QUANTIFIERS.test(goal.object) ||
    (goal.object === goal.amount && !/[$£€]/.test(goal.object ?? ""))
  );
}

/** A single opening word counts when it is the goal's own verb: not "read" in "read and reply". */
function opensWithVerb(goal: Goal, run: string): boolean {
  return goal.verb === null || normalWords(goal.verb).join(" ") === run;
}

/** "running every day" opens with the cue "run" too. */
function withPlainVerb(goal: Goal, core: readonly string[]): string[] {
  return goal.verb === null || goal.verb === core[0]
    ? []
    : openingRuns([goal.verb, ...core.slice(1)], 6);
}

/** "get my bike out of the shed" wants no bike: with what one has, "get" says too little. */
function bringsAnother(goal: Goal): boolean {
  return goal.verb === "get" && goal.tail !== null && /^(?:my|our|the)\s/i.test(goal.object ?? "");
}

/** "take the coat back" takes nothing in or up: with these particles the verb alone says another thing. */
function changesSense({ verb, verbPhrase }: Goal): boolean {
  return (
    SENSES.test(verb ?? "") &&
    verbPhrase !== verb &&
    /\s(?:back|off|away|over|through)$/.test(verbPhrase)
  );
}

function actRuns(goal: Goal): string[] {
  if (goal.verb === null) return [];
  const runs = openingRuns(normalWords(`${goal.verbPhrase} ${goal.object ?? ""}`));
  const needsMore = bringsAnother(goal) || changesSense(goal);
  return (needsMore ? runs.slice(1) : [goal.verb, ...runs]).map((run) =>
    normalWords(run).join(" "),
  );
}

const OWNED = /^(?:my|our|the|his|her|their|this|that|these|those|lost|missing)\s/i;
const STILL_NEW = /^\S+\s(?:first|next|new|own|right|perfect|best|cheapest)\b/i;

/** "get the sofa upstairs" buys none, and "find a bag for work" has lost none. */
function isAboutAnother(thing: "owned" | "new", goal: Goal): boolean {
  const object = goal.object ?? "";
  if (goal.verb === null || object === "") return false;
  const owned = (OWNED.test(object) && !STILL_NEW.test(object)) || /^\p{Lu}/u.test(object);
  return thing === "owned" ? !owned && /^(?:an?|some|\d)\s/i.test(object) : owned;
}
