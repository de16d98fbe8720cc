import { type DoingRule, general, verb } from "@/lib/decisions/planner/general/doing-rule";
import {
  AT_HAND,
  FASTENED,
  FAULTY,
  FURNITURE,
  PLACED,
  TO_ANOTHER_PLACE,
} from "@/lib/decisions/planner/general/doing-words";
import { nounKind } from "@/lib/decisions/planner/general/noun-kinds";
import { isClose, isSomeone } from "@/lib/decisions/planner/reading/people";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import { isMaterial } from "@/lib/decisions/planner/words/nouns";

const MOVES =
  /^(?:get|move|carry|bring|lift|shift|push|take|haul|drag|squeeze|fit|pull|swap|manoeuvre|remove)$/;

const ELDERS =
  /^(?:my|our) (?:\p{L}+ )?(?:mom|mum|mother|dad|father|parents|grandma|grandpa|gran|nan|grandmother|grandfather|in-laws|mother-in-law|father-in-law)$/iu;
const MOVES_IN = /\b(?:in with (?:me|us)|into (?:my|our)\s|in\b(?!\s))/i;

/** "get the sofa up the stairs": the words behind verb and thing that say where to. */
function wayOf({ verbPhrase, verb, link, tail }: Goal): string {
  return `${verbPhrase.slice((verb ?? "").length)} ${link ?? ""} ${tail ?? ""}`.trim();
}

const STOP_ON_THE_WAY =
  /^(?:drop|leave|take|pick|collect|return|fetch|park|walk|drive|bring|cycle|get the (?:bus|train|tube|tram|ferry|coach))\b/i;
const GOES_ON =
  /\s(?:and|then)\s(?:then\s)?(?:(?:get|catch|take|grab|ride)\s(?:the|a|my)\s(?:\S+\s)?(?:bus|train|tube|tram|taxi|cab|ferry|coach|bike|metro|flight|plane)\b|(?:get|go|walk|cycle|drive|head|come|be|carry on|run)\s(?:straight |back |on |over )?(?:home|back|to (?:work|school|college|uni|the (?:office|station|airport|hospital|surgery|clinic|gym|shop|venue))|at work|in the office)\b)/i;

/** "drop the car at the garage and get the bus to work": two stops of one way. */
export function isJourney(label: string): boolean {
  return STOP_ON_THE_WAY.test(label) && GOES_ON.test(label);
}

/** Rules for what is on its way, moved, fastened, put right, handed over or used. */
export const MOVING_RULES: readonly DoingRule[] = [
  { doing: general("journey"), fits: ({ label }) => isJourney(label) },
  {
    doing: verb("verb-errand"),
    fits: ({ verb, verbPhrase, object, tail }) =>
      verb === "drop" &&
      /^drop(?: off)?$/.test(verbPhrase) &&
      object !== null &&
      !isSomeone(object) &&
      /^(?:at|off|in|into|to|by)\b/i.test(tail ?? ""),
  },
  {
    doing: general("arrive"),
    fits: ({ verb, verbPhrase, object, causing, tail }) =>
      /^(?:pick up|collect|fetch|drop|drop off|meet)$/.test(verbPhrase) &&
      causing === null &&
      isSomeone(object ?? "") &&
      (verb !== "meet" || /^(?:at|off|from)\b/i.test(tail ?? "")),
  },
  {
    doing: general("state"),
    fits: ({ verb, verbPhrase, object, tail }) =>
      verb === "make" &&
      verbPhrase === verb &&
      AT_HAND.test(object ?? "") &&
      /^(?:place|thing)$/.test(nounKind(object ?? "") ?? "") &&
      /^(?:less|more|as|\w+er\b|safe|nice|warm|cosy|cozy|fit|look|feel|usable|ready|easy|liveable)/i.test(
        tail ?? "",
      ),
  },
  // A parent who moves in is no piece of furniture, and an old freezer has no second place.
  {
    doing: verb("move-in-parent"),
    fits: ({ verb, object, label }) =>
      verb === "move" && ELDERS.test(object ?? "") && MOVES_IN.test(label),
  },
  {
    doing: verb("bulky-collection"),
    fits: ({ verb, object, label }) =>
      /^(?:get|remove|haul|dump|ditch)$/.test(verb ?? "") &&
      /\b(?:old|broken|dead|unused)\b/i.test(object ?? "") &&
      FURNITURE.test(object ?? "") &&
      /^(?:get rid of|dump|ditch|haul)\b|\b(?:out of|from) (?:the|my|our) (?:basement|cellar|garage|attic|loft|shed|yard|garden|house|flat|apartment|kitchen)\b/i.test(
        label,
      ),
  },
  {
    doing: general("shift"),
    fits: (goal) =>
      MOVES.test(goal.verb ?? "") &&
      FURNITURE.test(goal.object ?? "") &&
      AT_HAND.test(goal.object ?? "") &&
      goal.link === null &&
      TO_ANOTHER_PLACE.test(wayOf(goal)),
  },
  {
    doing: verb("verb-fix"),
    fits: ({ verb, object, typed }) =>
      /^(?:sort|do|check|look|handle|deal)$/.test(verb ?? "") &&
      isMaterial(object ?? "") &&
      FAULTY.test(typed),
  },
  {
    doing: verb("verb-errand"),
    fits: ({ verbPhrase, object, tail }) =>
      /^(?:hand|give) (?:back|over|in)$/.test(verbPhrase) &&
      isMaterial(object ?? "") &&
      /^to (?:the|my|our)\s/i.test(tail ?? ""),
  },
  {
    doing: general("handover"),
    fits: ({ verb, link, object, tail, person }) =>
      /^(?:return|give|take|bring|drop|lend|pass|hand|get)$/.test(verb ?? "") &&
      link === null &&
      person !== null &&
      (isClose(person) || /^\p{Lu}/u.test(person)) &&
      AT_HAND.test(object ?? "") &&
      isMaterial(object ?? "") &&
      /^(?:back |over |round |off )?(?:to|at)\s(?!the\b)/i.test(tail ?? ""),
  },
  {
    doing: general("mount"),
    fits: (goal) =>
      /^(?:hang|fit|attach|mount|install|fasten|screw|fix|put|get)$/.test(goal.verb ?? "") &&
      FASTENED.test(goal.object ?? "") &&
      goal.link === null &&
      (!/^(?:put|get|fix)$/.test(goal.verb ?? "") || /^(?:up|on|onto)\b/.test(wayOf(goal))) &&
      !/\b(?:light|alarm|tv|fan|heating)\b.*\bon$/.test(goal.label),
  },
  {
    doing: general("arrive"),
    fits: ({ label }) =>
      /^(?:catch|make) the\s(?:\S+\s){0,3}?(?:train|bus|ferry|flight|plane|coach|tram|boat)\b/i.test(
        label,
      ),
  },
  {
    doing: general("batch"),
    fits: ({ verb, verbPhrase, object }) =>
      /^(?:label|address|number|tag|stamp)$/.test(verb ?? "") &&
      verbPhrase === verb &&
      /[^s]s$/i.test(object ?? ""),
  },
  {
    doing: general("use"),
    fits: ({ verb, verbPhrase, object, link }) =>
      (verb === "use" && verbPhrase === verb && AT_HAND.test(object ?? "") && link === null) ||
      (/^(?:use|redeem|spend)$/.test(verb ?? "") &&
        /\b(?:voucher|gift ?card|points|coupon|token|credit|miles|leave|holiday days|annual leave|pass|ticket)s?$/i.test(
          object ?? "",
        )),
  },
  {
    doing: general("check"),
    fits: ({ verb, verbPhrase, object, tail, byOthers }) =>
      /^(?:check|test|inspect)$/.test(verb ?? "") &&
      verbPhrase === verb &&
      !byOthers &&
      isMaterial(object ?? "") &&
      nounKind(object ?? "") === "thing" &&
      !/^(?:if|whether|for|in)\b/i.test(tail ?? ""),
  },
  {
    doing: general("carry"),
    fits: (goal) =>
      /^(?:bring|carry|move|take|put|get|haul|fetch|shift)$/.test(goal.verb ?? "") &&
      goal.link === null &&
      AT_HAND.test(goal.object ?? "") &&
      !isSomeone(goal.object ?? "") &&
      isMaterial(goal.object ?? "") &&
      nounKind(goal.object ?? "") === "thing" &&
      PLACED.test(wayOf(goal)),
  },
  {
    doing: general("carry"),
    fits: ({ verb, verbPhrase, link, object }) =>
      /^(?:take|bring|carry|fetch)$/.test(verb ?? "") &&
      verbPhrase === verb &&
      link === "in" &&
      nounKind(object ?? "") === "thing",
  },
];
