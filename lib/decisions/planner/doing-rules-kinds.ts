import { type DoingRule, general } from "@/lib/decisions/planner/doing-rule";
import { FASTENED, FURNITURE, PLACED, TO_ANOTHER_PLACE } from "@/lib/decisions/planner/doing-words";
import { nounKind } from "@/lib/decisions/planner/noun-kinds";
import { isMaterial } from "@/lib/decisions/planner/nouns";
import { isClose, isSomeone } from "@/lib/decisions/planner/people";
import type { Goal } from "@/lib/decisions/planner/read-goal";

const MOVES =
  /^(?:get|move|carry|bring|lift|shift|push|take|haul|drag|squeeze|fit|pull|swap|manoeuvre)$/;
const OWN = /^(?:my|our|the|his|her|their|this|that|these|those|all|both)\s/i;
const SIGNS = /^(?:sign|countersign|initial)$/;
const ADMINISTERS =
  /^(?:move|change|swap|freeze|pause|switch|downgrade|upgrade|end|stop|set|cancel|close|update|add|remove|raise|lower|split|merge|link|unlink|extend|put|amend|correct|halve|increase|reduce|transfer)$/;

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

/** Rules for what is moved, fastened, changed with a company, handed over or used. */
export const KIND_RULES: readonly DoingRule[] = [
  { doing: general("journey"), fits: ({ label }) => isJourney(label) },
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
      OWN.test(object ?? "") &&
      /^(?:place|thing)$/.test(nounKind(object ?? "") ?? "") &&
      /^(?:less|more|as|\w+er\b|safe|nice|warm|cosy|cozy|fit|look|feel|usable|ready|easy|liveable)/i.test(
        tail ?? "",
      ),
  },
  {
    doing: general("stuck"),
    fits: ({ verb, label }) =>
      verb === null || verb === "feel"
        ? /^(?:(?:i|we) (?:feel|am|are)|i'm|we're|feel|feeling|got|been)\s(?:\w+ly\s|so\s|a bit\s)?(?:stuck|blocked|frozen|paraly[sz]ed|out of my depth)\b(?! (?:in|at|on the|behind)\b)/i.test(
            label,
          )
        : false,
  },
  {
    doing: general("less"),
    fits: ({ label }) =>
      /^(?:watch|eat|drink|spend|use|buy|scroll|play|smoke|worry|talk|swear|shout|complain|work|check|snack|gamble|order)\s(?:\S+\s){0,2}?(?:less|fewer)\b/i.test(
        label,
      ),
  },
  {
    doing: general("speak"),
    fits: ({ label }) =>
      /^(?:plan|know|figure out|work out|think (?:of|about)|write|find|prepare|practi[sc]e)\s(?:(?:out|down)\s)?(?:what to say|what i'?(?:ll| will) say|something to say)\b/i.test(
        label,
      ),
  },
  {
    doing: general("opinion"),
    fits: ({ label }) =>
      /^(?:get|ask for|find|want|seek)\s(?:an?\s)?(?:second|another|third|independent|professional|expert)\sopinion\b/i.test(
        label,
      ),
  },
  {
    doing: general("shift"),
    fits: (goal) =>
      MOVES.test(goal.verb ?? "") &&
      FURNITURE.test(goal.object ?? "") &&
      OWN.test(goal.object ?? "") &&
      goal.link === null &&
      TO_ANOTHER_PLACE.test(wayOf(goal)),
  },
  {
    doing: general("handover"),
    fits: ({ verb, link, object, tail, person }) =>
      /^(?:return|give|take|bring|drop|lend|pass|hand|get)$/.test(verb ?? "") &&
      link === null &&
      person !== null &&
      (isClose(person) || /^\p{Lu}/u.test(person)) &&
      OWN.test(object ?? "") &&
      isMaterial(object ?? "") &&
      /^(?:back |over |round |off )?(?:to|at)\s(?!the\b)/i.test(tail ?? ""),
  },
  {
    doing: general("sign"),
    fits: ({ verb, verbPhrase, object }) =>
      SIGNS.test(verb ?? "") && verbPhrase === verb && nounKind(object ?? "") === "paper",
  },
  {
    doing: general("receipts"),
    fits: ({ verb, object }) =>
      /^(?:put|do|submit|enter|claim|hand|log|send|file|sort|get|finish|upload|sort out|complete|catch)$/.test(
        verb ?? "",
      ) && /\b(?:expenses?|receipts|mileage|expense (?:claim|report|form)s?)$/i.test(object ?? ""),
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
    doing: general("account"),
    fits: ({ verb, verbPhrase, link, object, tail, label }) =>
      ADMINISTERS.test(verb ?? "") &&
      object !== null &&
      !isSomeone(object) &&
      !(verb === "put" && /^(?:in|away|together)\b/.test(verbPhrase.slice(4))) &&
      ((nounKind(object) === "account" && (link === null || link === "to")) ||
        (/^(?:cancel|pause|stop|freeze)$/.test(verb ?? "") &&
          /\b(?:milk|papers?|newspapers?|veg box|post|deliver(?:y|ies)|emails?|magazine|trial|payments?|box)$/i.test(
            object,
          ) &&
          !/\b(?:spam|junk)\b/i.test(label)) ||
        (/^(?:change|update|add|correct)$/.test(verb ?? "") &&
          /\b(?:name|number|e?-?mail|photo|bank|doctor|password)$/i.test(object) &&
          /^(?:on|with|at|for)\b/i.test(tail ?? ""))),
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
      (verb === "use" && verbPhrase === verb && OWN.test(object ?? "") && link === null) ||
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
      OWN.test(goal.object ?? "") &&
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
