import { isByHand } from "@/lib/decisions/planner/general/choose-doing";
import type { GeneralGoal } from "@/lib/decisions/planner/general/general-goal";
import { GENERAL_PLANS, type GeneralKind } from "@/lib/decisions/planner/general/general-plans";
import { kindByThing } from "@/lib/decisions/planner/general/kind-by-thing";
import { situationPlanFor } from "@/lib/decisions/planner/general/told-situation";
import { isSomeone } from "@/lib/decisions/planner/reading/people";
import { isMaterial } from "@/lib/decisions/planner/words/nouns";
import type { PlanLine } from "@/lib/decisions/planner/written/archetype";

/** For words of which nothing is known but that they are wanted. */
export const GENERAL_PLAN: readonly PlanLine[] = GENERAL_PLANS.any;

const BY_VERB: readonly [GeneralKind, RegExp][] = [
  [
    "hands",
    /^(?:put|move|carry|rearrange|bury|pack|lift|hang|remove|take|pull|push|drag|clip|cut|lay|roll|wrap|stack|load|unload|dig|tie|fold|shift|thread|wind|scrape|strip|plug|fit|fasten|loosen|stick|pin|nail|trim|wash|brush|plant|straighten|tidy|clean|swap|change|mow|rake|weed|sweep|hoover|vacuum|mop|hide|untangle|polish|water|empty|iron|defrost|dismantle|unblock|screw|glue|sew|rinse|scrub)$/,
  ],
  [
    "desk",
    /^(?:fill|enter|submit|compile|calculate|count|format|correct|gather|collate|merge|print|scan|upload|download|list|log|record|track|review|split|divide|translate|transcribe|sign|order|complain|complete|file|register|claim|renew|lodge|put|pull|appeal|declare|trace|research|compare|name|label|add|type|copy|expense|arrange|update)$/,
  ],
  [
    "speak",
    /^(?:say|present|sing|perform|introduce|pitch|recite|announce|toast|lecture|preach|host|chair|audition|debate|argue)$/,
  ],
  [
    "skill",
    /^(?:beat|win|whistle|swim|cycle|climb|ride|juggle|skate|surf|dance|jump|run|row|ski|dive|throw|hit|balance|kick|hike|fly)$/,
  ],
  ["deliver", /^(?:send|bring|share|hand|deliver|submit|return|post|forward|lend)$/],
  ["decide", /^(?:decide|agree|choose|pick|determine|rank|prioriti[sz]e)$/],
  ["cook", /^(?:cook|bake|brew|roast|grill|fry)$/],
  ["be-there", /^(?:have|watch|see|enjoy|attend|celebrate|spend|join|meet|observe|visit)$/],
];
/** Where these verbs have such objects or particles, they are desk work. */
const DESK_OBJECT =
  /\b(?:forms?|census|numbers?|figures|spreadsheets?|citations?|references|complaint|claim|request|application|statement|costs?|survey|questionnaire|list|document|file|data|rota|schedule|account|out of office|competition|entry|certificate|permit|refund|referr?al|referred|appointment|registration|insurance|tax|pension|badge|playlist|spreadsheet|website)\b/i;
/** Verbs that move, find or keep what is else filled in: "take the form along". */
const NO_DESK =
  /^(?:take|find|keep|lose|go|bring|have|see|hide|throw|put|look|carry|leave|forget|walk|drive)$/;
const DIGITAL =
  /\b(?:account|e-?mails?|hotmail|gmail|inbox|contacts|photos|files|messages|password|phone|laptop|computer|app|cloud|drive|profile|data|tablet|ipad|chats?)\b/i;
const BACK_IN = /^(?:into\b|back into\b|off\b|from\b|out of\b|back\b)/i;
const REMEMBERS =
  /\b(?:remember(?:ing)? to|remind (?:myself|me) to|(?:not|don't|never|always|keep) forget(?:ting)?(?: to)?)\b/i;
/** What one learns to keep in mind, and is reminded of by no alarm. */
const BY_NAME = /\b(?:names|faces|numbers|words|dates|jokes|things|what (?:i|we) read)\b/i;
/** What no hand moves, in whatever words it is put. */
const NOT_BY_HAND =
  /\b(?:project|time|alarm|progress|plans?|supplier|provider|contract|holiday|trip|playlist|schedule|calendar|mind|life|habits?|decision|peace|arithmetic|money|job|career|course|evenings?|weekends?|mornings?|days?|weeks?|deadline|date|name|subject|topic|doctor|school|bank|company|people|friends?|feelings?|thoughts|stress|mood|sleep|attention|focus|energy|argument|story|song|book club|meeting|shifts?|turn|notes?|ideas?|words?)\b/i;
/** A performance, for which one practises. */
const STAGE =
  /\b(?:reading|speech|talk|song|poem|eulogy|toast|lines|monologue|audition|sermon|vows|presentation|standup|stand-up)\b/i;
const FEAT =
  /\b(?:handstand|cartwheel|splits|headstand|backflip|push-?ups?|pull-?ups?|plank|marathon|moonwalk|rubik)/i;

/** "be out of my apartment by the 31st" is a place and a time, and no way to be. */
const SOMEWHERE =
  /^(?:out(?! of debt)|at|in(?! (?:shape|love|control|a))|there|here|back|home|off|ready|done|moved|packed)\b/i;

/** What kind of doing the goal is, by its verb and by what the verb acts on. */
function kindOf(goal: GeneralGoal): GeneralKind {
  const { verb, object, link, tail, typed } = goal;
  const behind = [link, object, tail].filter(Boolean).join(" ");
  if (verb === "remember" && BY_NAME.test(object ?? "")) return "skill";
  if (REMEMBERS.test(typed) || verb === "remember") return "remember";
  if (verb === null) return STAGE.test(object ?? "") ? "speak" : "any";
  const isSomewhere = SOMEWHERE.test(`${goal.verbPhrase.slice(verb.length)} ${behind}`.trim());
  if (/^(?:be|become|feel|stay|act)$/.test(verb)) return isSomewhere ? "any" : "be";
  if (/^(?:turn|make|transform|convert)$/.test(verb) && /\binto\b/i.test(tail ?? "")) {
    return "turn-into";
  }
  const verbBehind = `${goal.verbPhrase.slice(verb.length)} ${tail ?? ""}`.trim();
  if (/^(?:get|recover|log|unlock|retrieve|save)$/.test(verb) && DIGITAL.test(behind)) {
    const isEntry = /\binto\b/i.test(`${verbBehind} ${link}`) || verb !== "get";
    if (isEntry && (BACK_IN.test(verbBehind) || BACK_IN.test(link ?? ""))) return "access";
  }
  if (verb === "get") return kindOfGetting(goal);
  if (/^(?:do|read)$/.test(verb) && /\breading$/i.test(object ?? "")) return "any";
  if (/^(?:do|give|read|practi[sc]e|rehearse)$/.test(verb) && STAGE.test(object ?? ""))
    return "speak";
  if (
    FEAT.test(object ?? "") &&
    /^(?:do|hold|learn|try|manage|solve|master|finish|run|complete|nail)$/.test(verb)
  ) {
    return "skill";
  }
  if (/^(?:win|lose|grow)$/.test(verb)) {
    return verb === "win" && !DESK_OBJECT.test(object ?? "") ? "skill" : "any";
  }
  if (DESK_OBJECT.test(object ?? "") && !NO_DESK.test(verb)) return "desk";
  if (/^(?:look|find|figure|search)$/.test(verb)) return "any";
  const kind = BY_VERB.find(([, verbs]) => verbs.test(verb))?.[0] ?? "any";
  if (kind === "deliver" && goal.verbPhrase !== verb)
    return isMaterial(object ?? "") ? "hands" : "any";
  if (
    kind === "deliver" &&
    /^(?:bring|return|share|lend)$/.test(verb) &&
    goal.person === null &&
    !/^(?:to|with)\b/i.test(tail ?? "")
  )
    return "any";
  if (kind === "speak" && object === null) return "be";
  if (
    kind === "skill" &&
    link === null &&
    /^(?:the|my|our|this|that|an?)\s/i.test(object ?? "") &&
    !/^(?:beat|win|ride|juggle)$/.test(verb)
  )
    return "any";
  if (kind === "hands" && DIGITAL.test(behind)) return "any";
  if (kind === "hands" && (object === null || NOT_BY_HAND.test(object) || !isByHand(goal))) {
    return "any";
  }
  return kind;
}

function kindOfGetting({ object, link, tail, verbPhrase, person }: GeneralGoal): GeneralKind {
  const someone = isSomeone(object ?? "");
  const there = link === "to" ? (object ?? "") : "";
  if (
    /^(?:the |my |our )?(?:airport|station|work|school|office|class|church|appointment|hospital|venue|wedding|interview|court|gym|\p{Lu}\p{L}+)\b/u.test(
      there,
    )
  ) {
    return "arrive";
  }
  if (
    /^to\b/i.test(tail ?? "") &&
    !someone &&
    (person !== null || /^to \p{Lu}/u.test(tail ?? ""))
  ) {
    return "deliver";
  }
  if (DESK_OBJECT.test(`${object ?? ""} ${tail ?? ""}`)) return "desk";
  if (object === null || link !== null || NOT_BY_HAND.test(object)) return "any";
  const moves = /\b(?:out|off|down|up|in|away|together|through)\b/;
  if (
    !someone &&
    isMaterial(object) &&
    (moves.test(verbPhrase) || /^(?:out|off|down|up|in|away|from)\b/i.test(tail ?? ""))
  ) {
    return "hands";
  }
  return "any";
}

/** The general plan that fits how the goal is put, with the name of its kind; "any" where nothing is sure. */
export function generalPlanFor(goal: GeneralGoal): { kind: string; lines: readonly PlanLine[] } {
  const told = situationPlanFor(goal);
  if (told !== null) return told;
  const doing = kindOf(goal);
  const kind = doing === "any" ? kindByThing(goal) : doing;
  return { kind, lines: GENERAL_PLANS[kind] };
}
