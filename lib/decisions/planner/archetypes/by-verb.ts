import type { Archetype } from "@/lib/decisions/planner/archetype";
import { DOING_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-doing";
import { HANDLING_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-handling";
import { LASTING_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-lasting";
import { MAKING_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-making";
import { MOVING_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-moving";
import { PEOPLE_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-people";
import {
  ADMINISTERS,
  ARRANGED_BY_FORM,
  BEARING,
  BOOKABLE,
  BOUGHT,
  BY_FORM,
  BY_HAND,
  BY_HEART,
  CRAFTS,
  DOING,
  EVENTS,
  EXERCISES,
  FOR_SALE,
  FOUNDED,
  GATHERING,
  GAUGE,
  GROUP,
  GROWS,
  HOLDERS,
  LESS,
  LONGEST_OBJECT,
  MADE_IN_WORDS,
  MAIL,
  MEDICINE,
  MOVED,
  NO_EVENT,
  NOT_TOUCHABLE,
  OUTDOORS,
  OWED,
  OWN_THING,
  PAPERS,
  PART,
  PERFORMED,
  PHRASAL,
  REDUCES,
  RISKY,
  SHIFTING,
  SOLD,
  SORTABLE,
  SOURCE,
  SPOKEN,
  STILL_UNKNOWN,
  TECHNICAL,
  TEXTS,
  TROUBLE,
  UNCARRIED,
  WATCHED,
  WORK,
  WRITTEN,
} from "@/lib/decisions/planner/archetypes/verb-objects";
import {
  cueList,
  endingRuns,
  normalWords,
  openingRuns,
} from "@/lib/decisions/planner/normal-words";
import { isMaterial, isText } from "@/lib/decisions/planner/nouns";
import { isClose, isSomeone } from "@/lib/decisions/planner/people";
import type { Goal } from "@/lib/decisions/planner/read-goal";

/** Plans for what one does ("fix", "learn"), whatever it is done to. Used when no kind of goal fits. */
export const VERB_PLANS: readonly Archetype[] = [
  ...MAKING_VERBS,
  ...MOVING_VERBS,
  ...DOING_VERBS,
  ...PEOPLE_VERBS,
  ...LASTING_VERBS,
  ...HANDLING_VERBS,
];

const byVerb = new Map(
  VERB_PLANS.flatMap((plan) => cueList(plan.acts).map((act): [string, Archetype] => [act, plan])),
);
/** "get a rug" gets a thing that one has not; "get to work", "get Noah to bed" and "get referred" do not. */
function isForGetting(goal: Goal, object: string): boolean {
  if (goal.verbPhrase !== "get" || goal.link !== null || OWN_THING.test(object)) return false;
  if (MOVED.test(goal.tail ?? "")) return false;
  return !/^(?:\w+ed|better|worse|out|in|there|here|home|along|even|lost|dressed|paid|rid)\b/i.test(
    object,
  );
}

const FILED =
  /\b(?:claim|complaint|report|return|tax(?:es)?|accounts|appeal|application|suit|lawsuit|petition|paperwork|patent|objection|dispute|case|expenses|form|divorce|bankruptcy)\b/i;
const SPILT =
  /\b(?:grease|spill|spilt|spillage|oil|wax|vomit|sick|blood|pee|wee|crumbs|dust|grime|limescale|glue|paint|ink|wine|coffee|mud)\b/i;
const ONLINE =
  /\b(?:linkedin|instagram|facebook|tiktok|twitter|bluesky|reddit|forum|blog|online|story|stories|video|reel)\b/i;
const FREE =
  /\b(?:spending nothing|for free|no money|zero budget|without spending|costs? nothing|for nothing)\b/i;
const TICKET = /\b(?:tickets?|seats?|table|room|slot|flights?|trains?)$/i;

/** What surely has a price: things, and what shops and agencies sell. */
function isForSale(goal: Goal, object: string): boolean {
  return (
    isMaterial(object) ||
    FOR_SALE.test(object) ||
    SOLD.test(object) ||
    /[$£€]|\b(?:quid|bucks|budget|cheap|price)/i.test(goal.typed)
  );
}

/** "make it into a shelf": what something is to become. */
function intoOf(goal: Goal): string {
  return /\binto\b.*/i.exec(goal.tail ?? "")?.[0] ?? "";
}

/** The plan of a verb by its id. */
export function planNamed(id: string): Archetype | null {
  return VERB_PLANS.find((plan) => plan.id === id) ?? null;
}

/** The plan for a goal's verb, or null when the verb says too little or does not fit what it acts on. */
export function verbPlanFor(goal: Goal): Archetype | null {
  if (goal.causing !== null && !/^(?:help|teach)$/.test(goal.verb ?? "")) {
    return planNamed("verb-encourage");
  }
  if (goal.byOthers && goal.object !== null) return planNamed("verb-service");
  const accompanies =
    /^(?:take|bring|drive)$/.test(goal.verb ?? "") && /^to\s/i.test(goal.tail ?? "");
  if (accompanies && isSomeone(goal.object ?? "")) return planNamed("verb-go");
  const found = planForPhrase(goal);
  if (found?.id === "verb-stop" && goal.object === null) return found;
  if (found?.id === "verb-find-out" && goal.tail !== null) return found;
  if (goal.rhythm !== null && goal.verb !== null && found?.id !== "verb-stop") {
    return planNamed("verb-habit");
  }
  const isPractice = /^\S+ing$/i.test(goal.label) && goal.typed.split(" ").length > 2;
  if (isPractice && (goal.object ?? goal.label) === goal.label) return planNamed("verb-begin");
  if (goal.object === null || goal.object.length > LONGEST_OBJECT) return null;
  if (found === null || normalWords(goal.object).length === 0) return null;
  const id = fitting(found.id, goal, goal.object);
  return id === found.id ? found : id === null ? null : planNamed(id);
}

function planForPhrase(goal: Goal): Archetype | null {
  if (ADMINISTERS.test(goal.verb ?? "") && ARRANGED_BY_FORM.test(goal.object ?? "")) {
    return planNamed("verb-apply");
  }
  const runs = openingRuns(normalWords(goal.verbPhrase)).reverse();
  if (goal.verb === "do" && EXERCISES.test(goal.object ?? "")) return planNamed("verb-train");
  if (PHRASAL.test(`${goal.verb} ${goal.link ?? ""}`)) return null;
  const shifts = SHIFTING.test(goal.verb ?? "") && goal.verbPhrase !== goal.verb;
  const allowed = shifts ? runs.slice(0, 1) : runs;
  return allowed.map((run) => byVerb.get(run)).find((plan) => plan !== undefined) ?? null;
}

/** The verb's own plan, another that fits this thing better, or null for the general plan. */
function fitting(id: string, goal: Goal, object: string): string | null {
  const heads = endingRuns(normalWords(object), 2);
  const someone = isSomeone(object) || goal.causing !== null;
  const isEvent = heads.some((run) => EVENTS.has(run));
  if (
    /^(?:get rid|remove|kill|eliminate|clear|treat|fight)\b/.test(goal.verbPhrase) &&
    TROUBLE.test(object)
  ) {
    return "verb-rid";
  }
  switch (id) {
    case "verb-learn":
      if (
        /^(?:practi[sc]e|rehearse)$/.test(goal.verb ?? "") &&
        PERFORMED.test(`${object} ${goal.tail ?? ""}`)
      )
        return null;
      return BY_HEART.test(object) ? "verb-memorize" : id;
    case "verb-stop":
      if (GROUP.test(object)) return null;
      if (!someone && OWN_THING.test(object) && /^from \w+ing\b/i.test(goal.tail ?? "")) {
        return "verb-fix";
      }
      return REDUCES.test(goal.verb ?? "") && OWN_THING.test(object) && !DOING.test(object)
        ? "verb-improve"
        : id;
    case "verb-apply":
      if (/^(?:chase|join|challenge)$/.test(goal.verb ?? "") && !ARRANGED_BY_FORM.test(object))
        return null;
      return goal.verb === "file" && !FILED.test(object) ? null : id;
    case "verb-return":
      if (goal.link === "to" && /ing\b/.test(object)) return "verb-begin";
      if (PAPERS.test(object) || !BOUGHT.test(goal.typed)) return "verb-errand";
      return goal.person !== null || /\b(?:library|borrowed|lent)\b/i.test(object)
        ? "verb-errand"
        : id;
    case "verb-write":
      return isText(object) ||
        WRITTEN.test(object) ||
        isEvent ||
        goal.person !== null ||
        goal.link !== null
        ? id
        : null;
    case "verb-hands":
      if (/^into\b/.test(intoOf(goal))) return null;
      return CRAFTS.test(goal.verb ?? "") ? byTouch(id, heads, someone) : null;
    case "verb-support":
      if (/^(?:look after|babysit|mind)$/.test(goal.verbPhrase) && goal.deadline !== null)
        return "verb-ready";
      return someone || goal.person !== null ? id : goal.verb === "look" ? "verb-keep" : null;
    case "verb-find-out":
      return goal.tail === null && goal.verb === "know" ? null : id;
    case "verb-train":
      return someone ? "verb-teach" : id;
    case "verb-contact":
      if (goal.person === null)
        return /^(?:for|about|re|regarding)$/.test(goal.link ?? "") ||
          /^(?:reply|respond)$/.test(goal.verb ?? "")
          ? id
          : null;
      return SPOKEN.test(goal.verb ?? "") && isClose(goal.person) ? "verb-tell" : id;
    case "verb-fix":
      return RISKY.test(object) ? "verb-service" : byTouch(id, heads, someone);
    case "verb-become":
      return /^(?:some(?:one|body)|a person|the (?:kind|sort|type|person)|more|better|less|an? (?:better|more|less|good))\b/i.test(
        object,
      )
        ? null
        : id;
    case "verb-give-away":
      if (goal.verb === "donate" && !isMaterial(object) && !SOLD.test(object)) return null;
      return byTouch(id, heads, someone);
    case "verb-buy":
      if (FREE.test(goal.typed)) return "verb-find";
      if (LESS.test(object) || DOING.test(object)) return null;
      if (someone) return /^an?\s/i.test(object) ? "verb-find" : null;
      if (goal.verb === "get" && !isForGetting(goal, object)) return null;
      if (BY_FORM.test(object)) return "verb-apply";
      if (TICKET.test(object)) return "verb-book";
      if (goal.verb === "get" && /\b(?:photos?|pictures?|portrait)$/i.test(object))
        return "verb-service";
      if (goal.verb === "get" && !isForSale(goal, object))
        return BOOKABLE.test(object) ? "verb-book" : null;
      if (BOOKABLE.test(object)) return "verb-book";
      if (
        /\b(?:clients?|customers?|followers|subscribers|students|volunteers|funding|sponsors?)$/i.test(
          object,
        )
      )
        return "verb-find";
      return id;
    case "verb-find":
      if (
        /^(?:an?|the|some|\d+|ten|five|enough|more)\s?(?:\d+\s)?(?:minutes?|mins?|hours?|time|moment|energy|space|room|way)\b/i.test(
          object,
        )
      )
        return null;
      if (/^(?:the|my|our|where|what)\s/i.test(object) && !someone) {
        return SOURCE.test(object) ? "verb-find-out" : STILL_UNKNOWN.test(object) ? id : null;
      }
      return FOR_SALE.test(object) ? (TICKET.test(object) ? "verb-book" : "verb-buy") : id;
    case "verb-finish":
      if (goal.verbPhrase === "catch up" && someone) return "verb-contact";
      if (
        /^(?:deal|handle|tackle|manage|process|solve)$/.test(goal.verb ?? "") &&
        !WORK.test(object) &&
        !isText(object) &&
        !BEARING.test(object) &&
        !someone &&
        !TROUBLE.test(object)
      )
        return null;
      if (/^(?:deal|handle|tackle)$/.test(goal.verb ?? "") && TROUBLE.test(object))
        return "verb-rid";
      if (goal.verb === "work" && heads.some((run) => NOT_TOUCHABLE.has(run)))
        return "verb-improve";
      return someone ||
        /^(?:christmas|thanksgiving|easter|the holidays)\b/i.test(object) ||
        BEARING.test(object)
        ? "verb-get-through"
        : id;
    case "verb-make":
      if (
        /^(?:record|film)$/.test(goal.verb ?? "") ||
        (goal.verb === "make" && MADE_IN_WORDS.test(object))
      )
        return null;
      if (goal.verb === "open") {
        return MAIL.test(object) ? "verb-read" : OWN_THING.test(object) ? null : id;
      }
      if (
        /^(?:start|begin)$/.test(goal.verb ?? "") &&
        !DOING.test(object) &&
        !FOUNDED.test(object)
      ) {
        return null;
      }
      if (/^(?:cook|bake|brew)$/.test(goal.verb ?? "") || /^into\b/.test(intoOf(goal))) return null;
      if (
        goal.verb === "make" &&
        /^(?:peace|sense|sure|progress|room|space|amends|do)\b/i.test(object)
      )
        return null;
      if (goal.verb === "make" && OWN_THING.test(object)) return null;
      return DOING.test(object) ? "verb-begin" : id;
    case "verb-improve":
      if (goal.verb === "grow" && !GROWS.test(object)) return null;
      return goal.verb === "raise" && goal.amount !== null ? null : id;
    case "verb-go":
      if (/^\d/.test(object)) return null;
      return goal.verb === "go" && goal.link === null ? null : id;
    case "verb-revise":
      return TEXTS.test(object) ? id : null;
    case "verb-setup":
      if (goal.link === "from" || !TECHNICAL.test(object)) {
        return ARRANGED_BY_FORM.test(object) ? "verb-apply" : null;
      }
      return ARRANGED_BY_FORM.test(object) ? "verb-apply" : id;
    case "verb-teach":
      return someone || goal.person !== null || isEvent || /\b(?:team|class|group)$/i.test(object)
        ? id
        : null;
    case "verb-errand":
      if (someone) return null;
      if (goal.verb === "post" && (goal.link === "on" || ONLINE.test(`${object} ${goal.tail}`)))
        return "verb-write";
      return UNCARRIED.test(object) ? null : id;
    case "verb-read":
      if (goal.verb === "check" && !TEXTS.test(object) && !MAIL.test(object)) return null;
      return (goal.verb === "watch" && !WATCHED.test(object)) || GAUGE.test(object) ? null : id;
    case "verb-swap":
      return PART.test(object) || /^(?:repot|refill|top)$/.test(goal.verb ?? "") ? id : null;
    case "verb-pay":
      if (goal.verb === "settle" && someone) return null;
      return goal.amount !== null ||
        goal.person !== null ||
        goal.link === "for" ||
        OWED.test(object)
        ? id
        : null;
    case "verb-get-through":
      return goal.verbPhrase === "get through" && WORK.test(object) ? "verb-finish" : id;
    case "verb-clean":
      if (MEDICINE.test(object)) return null;
      if (SPILT.test(object)) return "verb-wash";
      if (goal.link !== null) return null;
      if (/^(?:clean|clear|empty)/.test(goal.verb ?? "") && HOLDERS.test(object))
        return "verb-wash";
      if (
        /^(?:sort|sort out|go through|arrange|organi[sz]e)$/.test(goal.verbPhrase) &&
        !isEvent &&
        !SORTABLE.test(object) &&
        !isMaterial(object)
      )
        return null;
      if (/^organi[sz]e$/.test(goal.verb ?? "") && isEvent) return "verb-arrange";
      if (/\bmess$/.test(object) && /^(?:with|between)\b/i.test(goal.tail ?? ""))
        return "verb-finish";
      return OUTDOORS.test(object) ? "verb-hands" : byTouch(id, heads, someone);
    case "verb-arrange":
      if (/^(?:hold|throw|run|lead|decorate)$/.test(goal.verb ?? "") && !isEvent) return null;
      if (goal.verb === "plan" && NO_EVENT.test(object)) return null;
      if (
        /^(?:plan|arrange|schedule)$/.test(goal.verb ?? "") &&
        !isEvent &&
        !GATHERING.test(object)
      )
        return null;
      return someone && !isEvent ? null : id;
    case "verb-keep":
      if (goal.verb === "stay") return null;
      return OWN_THING.test(object) || goal.tail !== null ? id : null;
    case "verb-ready":
      if (someone) return "verb-support";
      return isEvent && goal.link !== "for" && goal.verbPhrase !== "get ready"
        ? "verb-arrange"
        : id;
  }
  return byTouch(id, heads, someone);
}

/** Keeps plans that handle something from what nobody can touch. */
function byTouch(id: string, heads: readonly string[], someone: boolean): string | null {
  const abstract = heads.some((run) => NOT_TOUCHABLE.has(run));
  if (someone && BY_HAND.has(id)) return null;
  if (abstract && (id === "verb-give-away" || id === "verb-clean")) return null;
  return abstract && BY_HAND.has(id) ? "verb-improve" : id;
}
