import type { Archetype } from "@/lib/decisions/planner/archetype";
import { DOING_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-doing";
import { HANDLING_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-handling";
import { LASTING_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-lasting";
import { MAKING_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-making";
import { MOVING_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-moving";
import { PEOPLE_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-people";
import {
  cueList,
  endingRuns,
  normalWords,
  openingRuns,
} from "@/lib/decisions/planner/normal-words";
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
const EVENTS = new Set(
  cueList(
    "sale|garage sale|event|swap|clothes swap|clean-up|cleanup|street clean-up|litter pick|get-together|reunion|sleepover|fundraiser|conference|concert|class|tournament|raffle|auction|meetup|tour|exhibition|show|ceremony|camp|race|session|protest|market|fair|lottery|day|night|evening|weekend|outing|visit|collection|team|carpool|rota|playdate|play date|course",
  ),
);
const BOOKABLE =
  /\b(?:haircut|massage|check-?up|appointment|manicure|vaccination|jab|mot|piercing|consultation|fitting|trim|eye test|blood test)$/i;
const FOR_SALE =
  /\b(?:cheap\w*|affordable|insurance|deal|provider|contract|laptop|phone|shoes|dress|suit|sofa|mattress|hotel|tickets?|costume|outfit)\b/i;
/** What is borne rather than finished. */
const BEARING =
  /\b(?:bully|bullying|stress|anxiety|grief|loss|criticism|rejection|conflict|breakup|break-up|drama|gossip|pain|jealousy|anger|guilt|regret|chemo|treatment|surgery|operation|funeral|anniversary|holidays|visit|in-laws)$/i;
const LONGEST_OBJECT = 70;
/** Plans that handle something: they make no sense for what nobody can touch. */
const BY_HAND = new Set([
  "verb-fix",
  "verb-wash",
  "verb-swap",
  "verb-make",
  "verb-clean",
  "verb-buy",
  "verb-give-away",
  "verb-setup",
]);
const NOT_TOUCHABLE = new Set(
  cueList(
    "bug|cockroach|silverfish|mosquito|gnat|termite|lice|nit|spider|flea|ant|mouse|mice|rat|moth|wasp|fly|bedbug|acne|hiccup|smell|headache|insurance|car insurance|home insurance|contract|pension|visa|tax|taxes|subscription|mortgage|loan|rent|bill|account|paperwork issue|relationship|marriage|attitude|mindset|score|reputation|problem|issue|habit|mood|posture|grade|communication|friendship|temper|confidence|self-esteem|self esteem|mental health|memory|handwriting|accent|credit|credit score|metabolism|gut|skin|vocabulary|english|mistake|work-life balance|credit history|behaviour|trust|connection|bond|discipline|willpower|patience|motivation|resilience|skill|stamina|endurance|energy|performance|gpa|grades|writing|career|life|team culture|network|audience|following",
  ),
);

/** Verbs that mean something else with each particle: "get off", "put away", "hand over". */
const SHIFTING =
  /^(?:get|go|take|put|look|come|give|set|make|do|be|have|keep|hand|bring|break|hold|come|stand|stay|run|pick)$/;
const OWN_THING = /^(?:my|our|the|his|her|their|this|that|these|those)\s/i;
const DOING = /^\S+ing(?:\s+(?:more|again|regularly))?$/i;
const LESS = /^(?:less|fewer|no|not)\b/i;
/** What can be edited: "trim the dog's nails" is another thing. */
const TEXTS =
  /\b(?:cv|resume|résumé|profile|report|essay|letter|document|doc|website|site|page|pages|slides?|presentation|video|song|chapter|thesis|dissertation|manuscript|draft|story|article|post|blog|portfolio|list|budget|plan|poem|speech|bio|emails?|newsletter|script|proposal|contract|policy|spreadsheet|notes|code|photos?|translation|episode|podcast|recipe|statement|application|abstract|paper|memo|guide|handbook|manual|menu|listing|ad|advert|novel|book|will|calendar|schedule|software|app|phone|laptop|computer|records?|details|address|software|kitchen rota)$/i;
const BY_HEART =
  /\b(?:lines|names|kanji|vocabulary|vocab|words|irregular verbs|speech|poem|script|lyrics|times tables?|multiplication tables?|flashcards|formulas|capitals)\b/i;
const SPOKEN = /^(?:tell|confront|talk|speak)$/;
/** What is mended by people who have learned it. */
const RISKY =
  /\b(?:car|van|motorbike|scooter|brakes?|boiler|gas (?:hob|cooker|fire|leak)|wiring|sockets?|fuse ?box|electrics|chimney|roof|furnace|airbag|steering)$/i;
const OUTDOORS =
  /\b(?:snow|ice|leaves|weeds|gutters?|drains?|path|driveway|hedge|cobwebs|mou?ld|limescale|frost|patio)$/i;
const NO_EVENT =
  /\b(?:revision|study|studies|week|day|month|year|meals?|budget|finances|career|garden|kitchen|route|time|project|novel|essay|future|retirement|savings|workload|training|outfit)$/i;
const REDUCES = /^(?:reduce|cut|limit|decrease)$/;
const EXERCISES =
  /\b(?:pull|push|sit|chin)[ -]?ups?\b|\b(?:handstand|headstand|splits|cartwheel|plank|squats|burpees|backflip|triathlon|marathon)\b/i;
/** What comes by itself and is to go: vermin, stains, smells. */
const TROUBLE =
  /\b(?:bugs?|bedbugs?|mouse|mice|rats?|moths?|flies|fleas?|ants?|wasps?|termites|cockroach(?:es)?|silverfish|gnats?|lice|nits|spiders?|weevils?|slugs|snails|stains?|smells?|odou?rs?|mou?ld|damp|rust|limescale|mildew)$/i;
const MAIL = /\b(?:e-?mails?|letters?|envelopes?|post|mail|messages?|bills?|app|results?|inbox)$/i;
const ADMINISTERS = /^(?:freeze|pause|move|switch|change|downgrade|upgrade|end|stop|open|set)$/;
const ARRANGED_BY_FORM =
  /\b(?:direct debit|direct deposit|standing order|account|payment|transfer|pension|insurance|subscription|company|charity|trust|redirection|mandate|power of attorney|membership|savings|contract|phone plan|plan|tariff|supplier|bank|policy|provider|licen[cs]e|address|details)$/i;

/** What is given out on request, and not bought. */
const BY_FORM =
  /\b(?:badge|permit|certificate|copy|licen[cs]e|refund|extension|appeal|grant|bursary|exemption|discount|allowance|benefit|credit|pass|card|clearance|dbs|quote|estimate|transcript|visa)$/i;
const PAPERS =
  /\b(?:letter|form|slip|agreement|contract|documents?|papers?|questionnaire|ballot)$/i;
const TECHNICAL =
  /\b(?:phone|laptop|computer|pc|mac|ipad|tablet|tv|printer|router|wifi|wi-fi|network|app|software|program|account|email|console|speakers?|camera|alarm|doorbell|thermostat|machine|washing machine|dishwasher|device|drive|nas|server|watch|smartwatch|headphones|system|tent|desk|monitor|screen|keyboard|bike|trampoline|equipment|tracker|profile|shop|store|website|site|database|backup|sync|vpn|payments?|reader|kit|gym|studio|(?<!out of )office)$/i;
/** Parts of machines and rooms that wear out and have a type. */
const PART =
  /\b(?:bulbs?|lights?|light ?bulbs?|batter(?:y|ies)|filters?|tyres?|tires?|taps?|faucets?|washers?|blades?|cartridges?|fuses?|hinges?|handles?|knobs?|screens?|oil|seals?|plugs?|switch(?:es)?|sockets?|brakes?|brake pads?|hoses?|pipes?|valves?|thermostat|strings?|wipers?|wiper blades|hob|cooker|locks?|alarm|smoke alarm|shower ?head|toilet seat|chain|inner tube|charger|cable|ink|toner|bearing|belt|pump|element|carpet|tiles?|window|door|radiator|ram|ssd|hard drive|keyboard|plant|soil|strap|zip|lens)$/i;
const OWED =
  /\b(?:bills?|fines?|debts?|rent|invoices?|fees?|loans?|tax(?:es)?|deposit|balance|arrears|overdraft|instal?ments?|mortgage|tickets?|charges?|account|money|card|what (?:i|we) owe|share|subs|membership|insurance|nursery|school|landlord|builder|cleaner|someone|friend|back)$/i;
const WATCHED =
  /\b(?:films?|movies?|videos?|series|seasons?|episodes?|lectures?|documentar(?:y|ies)|courses?|shows?|tutorials?|recordings?|webinars?|talks?|training|match|anime|lessons?)$/i;
const GAUGE = /\b(?:meters?|gauge|thermometer|scales?|dial|room)$/i;
const GROWS =
  /\b(?:business|audience|following|savings|company|network|sales|list|channel|confidence|team|income|shop|account|page|skills?|practice|revenue|newsletter)$/i;
const WORK =
  /\b(?:modules?|list|pile|backlog|books?|e-?mails?|chapters?|work|course|reading|exercises?|tasks?|forms?|paperwork|training|inbox|messages|laundry|ironing|marking|papers?|files?|units?|episodes?|videos?|lectures?|slides|homework|box(?:es)?|syllabus|material)$/i;
/** What is sorted by hand: places, and things that lie in heaps. */
const SORTABLE =
  /\b(?:room|bedroom|kitchen|bathroom|house|home|flat|apartment|place|garage|attic|loft|shed|garden|cellar|basement|office|desk|drawers?|cupboards?|closets?|wardrobes?|cabinets?|shel(?:f|ves)|box(?:es)?|bags?|fridge|freezer|pantry|car|van|boot|hall(?:way)?|corner|table|worktop|clothes|shoes|toys?|papers?|paperwork|post|mail|letters|photos?|pictures|files?|folders?|books?|records|tools?|cables?|stuff|things|belongings|mess|pile|heap|junk|clutter|collection|inbox|emails?|bookmarks|apps?|desktop|laptop|phone|laundry|washing|socks|spices|craft|supplies|medicines?|recycling|rubbish|bin|storage|space)\b/i;
/** Words that move what is got: "get the slides to Priya", "get the ring off". */
const MOVED =
  /^(?:to (?!(?:go|wear|eat|drink|play|read|use|keep|hang|put|make|cook|help|sit|sleep|write|have|take|do|fit|carry|store|hold|give|replace|watch|match|cover|learn)\b)|into\b|onto\b|off\b|out\b|up\b|down\b|back\b|through\b|across\b|past\b|over\b|round\b|away\b|together\b|under\b|from under\b)/i;

/** "get a rug" gets a thing that one has not; "get to work", "get Noah to bed" and "get referred" do not. */
function isForGetting(goal: Goal, object: string): boolean {
  if (goal.verbPhrase !== "get" || goal.link !== null || OWN_THING.test(object)) return false;
  if (MOVED.test(goal.tail ?? "")) return false;
  return !/^(?:\w+ed|better|worse|out|in|there|here|home|along|even|lost|dressed|paid|rid)\b/i.test(
    object,
  );
}

/** "make it into a shelf": what something is to become. */
function intoOf(goal: Goal): string {
  return /\binto\b.*/i.exec(goal.tail ?? "")?.[0] ?? "";
}

function planNamed(id: string): Archetype | null {
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
      return BY_HEART.test(object) ? "verb-memorize" : id;
    case "verb-stop":
      if (!someone && OWN_THING.test(object) && /^from \w+ing\b/i.test(goal.tail ?? "")) {
        return "verb-fix";
      }
      return REDUCES.test(goal.verb ?? "") && OWN_THING.test(object) && !DOING.test(object)
        ? "verb-improve"
        : id;
    case "verb-return":
      if (PAPERS.test(object)) return "verb-errand";
      if (goal.link === "to" && /ing\b/.test(object)) return "verb-begin";
      return goal.person !== null || /\b(?:library|borrowed|lent)\b/i.test(object)
        ? "verb-errand"
        : id;
    case "verb-find-out":
      return goal.tail === null && goal.verb === "know" ? null : id;
    case "verb-train":
      return someone ? "verb-teach" : id;
    case "verb-contact":
      if (goal.person === null) return goal.link === "for" ? id : null;
      return SPOKEN.test(goal.verb ?? "") && isClose(goal.person) ? "verb-tell" : id;
    case "verb-fix":
      return RISKY.test(object) ? "verb-service" : byTouch(id, heads, someone);
    case "verb-become":
      return /^(?:some(?:one|body)|a person|the (?:kind|sort|type|person)|more|better|less|an? (?:better|more|less|good))\b/i.test(
        object,
      )
        ? null
        : id;
    case "verb-buy":
      if (LESS.test(object) || DOING.test(object)) return null;
      if (someone) return /^an?\s/i.test(object) ? "verb-find" : null;
      if (goal.verb === "get" && !isForGetting(goal, object)) return null;
      if (BY_FORM.test(object)) return "verb-apply";
      if (BOOKABLE.test(object)) return "verb-book";
      if (
        /\b(?:clients?|customers?|followers|subscribers|students|volunteers|funding|sponsors?)$/i.test(
          object,
        )
      )
        return "verb-find";
      return id;
    case "verb-find":
      return FOR_SALE.test(object) ? "verb-buy" : id;
    case "verb-finish":
      return someone ||
        /^(?:christmas|thanksgiving|easter|the holidays)\b/i.test(object) ||
        BEARING.test(object)
        ? "verb-get-through"
        : id;
    case "verb-make":
      if (goal.verb === "open") {
        return MAIL.test(object) ? "verb-read" : OWN_THING.test(object) ? null : id;
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
    case "verb-support":
      return someone || goal.person !== null ? id : goal.verb === "look" ? "verb-keep" : null;
    case "verb-teach":
      return someone || goal.person !== null || isEvent || /\b(?:team|class|group)$/i.test(object)
        ? id
        : null;
    case "verb-read":
      return (goal.verb === "watch" && !WATCHED.test(object)) || GAUGE.test(object) ? null : id;
    case "verb-swap":
      return PART.test(object) || /^(?:repot|refill|top)$/.test(goal.verb ?? "") ? id : null;
    case "verb-pay":
      return goal.amount !== null ||
        goal.person !== null ||
        goal.link === "for" ||
        OWED.test(object)
        ? id
        : null;
    case "verb-hands":
      return /^into\b/.test(intoOf(goal)) ? null : byTouch(id, heads, someone);
    case "verb-get-through":
      return goal.verbPhrase === "get through" && WORK.test(object) ? "verb-finish" : id;
    case "verb-clean":
      if (goal.verbPhrase === "sort out" && !SORTABLE.test(object)) return "verb-finish";
      if (/^organi[sz]e$/.test(goal.verb ?? "") && isEvent) return "verb-arrange";
      if (/\bmess$/.test(object) && /^(?:with|between)\b/i.test(goal.tail ?? ""))
        return "verb-finish";
      return OUTDOORS.test(object) ? "verb-hands" : byTouch(id, heads, someone);
    case "verb-arrange":
      if (goal.verb === "plan" && NO_EVENT.test(object)) return null;
      return someone && !isEvent ? null : id;
    case "verb-keep":
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
