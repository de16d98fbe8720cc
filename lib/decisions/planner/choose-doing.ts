import { SOURCE, STILL_UNKNOWN } from "@/lib/decisions/planner/archetypes/verb-objects";
import type { GeneralKind } from "@/lib/decisions/planner/general-plans";
import { isMaterial, isText } from "@/lib/decisions/planner/nouns";
import { isSomeone } from "@/lib/decisions/planner/people";
import type { Goal } from "@/lib/decisions/planner/read-goal";

/** A plan for a kind of doing: one of the general plans, or the plan of a verb by its id. */
export type Doing = { general: GeneralKind } | { verb: string };

type Rule = { doing: Doing; fits: (goal: Goal) => boolean };

const general = (kind: GeneralKind): Doing => ({ general: kind });
const verb = (id: string): Doing => ({ verb: id });

/** What one leaves by telling others. */
const COMMITMENT =
  /\b(?:club|group|committee|team|choir|band|board|pta|rota|league|council|society|party|dinner|do|invitation|invite|dinner|lunch|trip|weekend|wedding|meeting|call|class|course|plans?|shift|favou?r|deal|arrangement|commitment|obligation|thing|visit|event|game|chat)(?:\s+\w+ly)?$/i;
const FEED =
  /\b(?:people|accounts?|newsletters?|mailing lists?|e-?mails?|lists?|groups?|channels?|influencers|brands|contacts|friends|notifications|apps?|posts?|tags?|tabs?|bookmarks|screenshots|photos|pages?|followers|ads?|numbers?|chats?)\b/i;
const MANY =
  /\b(?:[5-9]|[1-9]\d+|[1-9]\d{0,2}(?:,\d{3})+|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a hundred)\s+(?!(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|yrs?|km|k|miles?|kg|pages?|words?|pounds?|quid|euros?|dollars?|bucks|people|guests|percent|steps|litres?|year)\b)(?:\p{L}+\s+){0,3}?\p{L}+s\b/iu;
const EACH_BY_ITSELF =
  /^(?:write|mark|grade|sign|address|wrap|label|answer|record|edit|translate|transcribe|caption|proofread|enter|log|fill|knit|sew|iron|fold|design|stamp|review)$/;
const SHRINKS =
  /\bfrom \d[\d,.]*\s*(?:pages?|words?|lines?|slides?|minutes?|mins?)?\s+(?:down\s+)?to \d|\bdown to \d[\d,.]*\s*(?:pages?|words?|lines?|slides?|characters?|minutes?)\b/i;
const PAPERS =
  /\b(?:payslips?|receipts?|letters?|documents?|papers?|contracts?|statements?|certificates?|photos?|pictures?|slides?|negatives?|forms?|notes?|recipes?|drawings?|passports?|books?|bills?|invoices?|cards?|tapes?|cassettes?|cds?|dvds?|records?)\b/i;
const FAULTY =
  /\b(?:chirps?|chirping|beeps?|beeping|buzz(?:es|ing)?|hum(?:s|ming)?|whin(?:es|ing)|bang(?:s|ing)?|rattl(?:es|ing)|squeak(?:s|ing)?|creak(?:s|ing)?|grind(?:s|ing)?|click(?:s|ing)?|drip(?:s|ping)?|leak(?:s|ing|y)?|blink(?:s|ing)?|flicker(?:s|ing)?|smok(?:es|ing)|spark(?:s|ing)?|wobbl(?:es|ing|y)|stick(?:s|ing)?|stuck|jam(?:s|med|ming)?|trip(?:s|ping)|smells?|stinks?|overheat(?:s|ing)?|broken?|broke|cracked|blocked|clogged|loose|snapped|burst|split|fell (?:off|down|apart)|falling (?:off|apart)|come (?:off|loose|undone)|comes? off|coming off|stopped (?:working|spinning|heating|draining)|(?:won't|doesn't|will not|does not|never|not) (?:\w+ )?(?:work|open|close|shut|start|turn|flush|drain|heat|spin|charge|fit|lock|light|come off|go off|stay|switch|stop)\w*|keeps? (?:tripping|going|cutting|falling|beeping|turning|switching|stopping)|(?:been|is|are|has gone) (?:out|off|dead|down)(?= (?:for|since|again)|$)|packed (?:up|in)|playing up|gone (?:funny|weird|mouldy|flat))\b/i;
const HEAP = /\b(?:mountain|pile|piles|heap|heaps|backlog|mounds?|avalanche)\b/i;
const NUMBERS =
  /^(?:how (?:much|many|long|far|big)|if (?:i|we) can afford|whether (?:i|we) can afford|what (?:i|we) (?:spend|owe|earn|can afford)|what .{2,40} (?:costs?|would cost|will cost))\b/i;
/** Where a message goes through somebody: what is sorted out by a question. */
const ARRANGED =
  /\b(?:lift|ride|childcare|cover|swap|shift|refund|delivery|collection|appointment|access|parking|space|permission|extension|reference|invoice|booking|tickets?|place|transport|pick-?up|support|help|funding|replacement|loan|deal|dispute|mix-?up|problem|issue|situation|complaint|mistake|error|matter|thing|arrangements?|business|plan|dates?|date|time|handover|contract|account|bill|payment|tax(?:es)?|code|direct debit|insurance|claim|address|name|school|nursery|hospital|surgery|council|bank|landlord|lessons?|classes)\b/i;

const TRADE =
  /^(?:an?|the|some|my|our|another|\d|two|three)\s(?:\w+\s){0,2}?(?:locksmith|plumber|electrician|builder|handyman|handy ?person|roofer|gardener|cleaner|decorator|painter|plasterer|carpenter|joiner|tiler|glazier|mechanic|removals? (?:firm|company)|man with a van|tree surgeon|pest control(?:ler)?|chimney sweep|window cleaner|surveyor|tradesman|skip)$/i;
const GATHERED =
  /\b(?:evidence|documents?|papers?|paperwork|receipts?|proof|photos?|pictures|statements?|records?|references|information|facts|notes|names|addresses|invoices?|certificates?|ingredients|materials|feedback|numbers|figures|data|folder|file|portfolio)$/i;
/** What nobody has mislaid. */
const INWARD =
  /\b(?:voice|purpose|way|people|passion|place|feet|calling|style|confidence|motivation|rhythm|niche|tribe|balance|peace|self|joy|why|path|family|parents?|mother|father|dad|mum|sister|brother|ancestors|roots|flow|energy|focus|pace|limits?|size|level|own\b.*)$/i;
/** What a machine or a tub washes, and no cloth. */
const CLOTH =
  /\b(?:duvet|pillows?|blankets?|throws?|curtains?|jumpers?|cardigans?|sweaters?|coats?|jackets?|sheets|bedding|towels|rug|cushions?|covers?|clothes|uniform|whites|kit|costume|hoodies?|jeans|socks|hats?|scarf|gloves|bath ?mat|dress|shirts?|sleeping bag|tablecloth|tea towels|nappies)$/i;
const WORK_OF_HAND =
  /^(?:put|move|take|pull|push|cut|lay|fit|pick|change|clip|bring|pack|lift|swap)$/;

const RULES: readonly Rule[] = [
  {
    doing: general("decline"),
    fits: ({ label, object, verbPhrase }) =>
      /^(?:(?:call|phone|ring) (?:in )?sick|say no|turn down|back out|pull out|step down|bow out|decline)\b/i.test(
        label,
      ) ||
      (/^(?:get out|drop out|opt out|leave|quit)$/.test(verbPhrase) &&
        COMMITMENT.test(object ?? "")),
  },
  {
    doing: general("request"),
    fits: ({ verb, verbPhrase, link, object, tail, label, person }) =>
      (verb === "get" &&
        /\bback\b/.test(`${verbPhrase} ${tail}`) &&
        /\bfrom\b/i.test(tail ?? "") &&
        person !== null) ||
      (verb === "ask" &&
        (link === "for" ||
          /^ask\s(?:for|off)\b/i.test(label) ||
          /^(?:for|to)\s/i.test(tail ?? ""))) ||
      (/^(?:bring up|broach)$/.test(verbPhrase) && person !== null && object !== null),
  },
  {
    doing: general("online"),
    fits: ({ verb, object }) =>
      /^(?:unfollow|unsubscribe|unfriend|mute|block|delete|archive|cull|prune|clear)$/.test(
        verb ?? "",
      ) &&
      FEED.test(object ?? "") &&
      (verb === "unfollow" || verb === "unfriend" || !isSomeone(object ?? "")) &&
      !(verb === "prune"),
  },
  {
    doing: verb("verb-revise"),
    fits: ({ verb, label, object }) =>
      /^(?:take|get|cut|bring|shorten|trim|reduce|edit|squeeze)$/.test(verb ?? "") &&
      SHRINKS.test(label) &&
      isText(object ?? ""),
  },
  {
    doing: general("hire"),
    fits: ({ verb, object, tail }) =>
      /^(?:get|find|hire|book|call|need)$/.test(verb ?? "") &&
      (TRADE.test(object ?? "") ||
        (/\bquotes?$/i.test(object ?? "") && /^(?:for|on|from)\b/i.test(tail ?? ""))),
  },
  {
    doing: general("request"),
    fits: ({ verb, object, verbPhrase }) =>
      /^(?:swap|switch|change|trade)$/.test(verb ?? "") &&
      verbPhrase === verb &&
      /\b(?:shifts?|turns?|slots?|seats?|desks?|days? off)$/i.test(object ?? ""),
  },
  {
    doing: verb("verb-book"),
    fits: ({ verb, object }) =>
      /^(?:move|change|push|shift|bring|postpone)$/.test(verb ?? "") &&
      /\b(?:appointment|booking|reservation|slot|interview|delivery|viewing|lesson|table)$/i.test(
        object ?? "",
      ),
  },
  {
    doing: general("matter"),
    fits: ({ verb, label }) =>
      verb === null &&
      /\b(?:hasn't|haven't|didn't|never|not) (?:yet )?(?:been )?(?:collected|delivered|arrived|come|turned up|turn up|paid|replied|answered|called back|rung back|refunded|emptied|picked up|sent|processed)\b/i.test(
        label,
      ),
  },
  {
    doing: general("ideas"),
    fits: ({ verb, verbPhrase, label, link, object }) =>
      (/^(?:come up|think up|brainstorm|invent|dream up)$/.test(verbPhrase) ||
        (verb === "think" && link === "of")) &&
      object !== null &&
      !/^(?:come up) (?:to|on|for)\b/i.test(label),
  },
  {
    doing: general("gather"),
    fits: ({ verb, verbPhrase, object }) =>
      (/^(?:collect|gather|compile|assemble|collate)$/.test(verb ?? "") ||
        verbPhrase === "put together") &&
      GATHERED.test(object ?? ""),
  },
  {
    doing: general("timed"),
    fits: ({ verb, label }) =>
      /^(?:do|spend|read|study|practi[sc]e|play|work|write|revise|draw|sing)$/.test(verb ?? "") &&
      /^\S+ (?:for )?(?:\d+|ten|fifteen|twenty|thirty|half an|an) ?(?:minutes?|mins?|hours?|h)\b/i.test(
        label,
      ),
  },
  {
    doing: general("matter"),
    fits: ({ verb, object, tail, link }) =>
      /^(?:pin|find|agree|set|fix|arrange|make|sort|get)$/.test(verb ?? "") &&
      /\b(?:date|time|day|slot)$/i.test(object ?? "") &&
      (/^(?:with|for|to)\b/i.test(tail ?? "") || link === "on"),
  },
  {
    doing: verb("verb-tell"),
    fits: ({ verb, link, object, person }) =>
      /^(?:explain|admit|announce|describe|own)$/.test(verb ?? "") &&
      (person !== null || (link === "to" && isSomeone(object ?? ""))),
  },
  {
    doing: verb("verb-learn"),
    fits: ({ label, object }) =>
      object !== null &&
      /^get (?:to grips with|the hang of|(?:my|our) head (?:a?round))\b/i.test(label),
  },
  {
    doing: verb("verb-go"),
    fits: ({ verb, object, tail, causing }) =>
      verb === "get" &&
      causing === null &&
      isSomeone(object ?? "") &&
      /^to (?:the|a|an|his|her|my|\p{Lu})/u.test(tail ?? ""),
  },
  {
    doing: verb("verb-go"),
    fits: ({ verb, link, object }) =>
      /^(?:cycle|walk|drive|ride|commute|travel|pop|nip)$/.test(verb ?? "") &&
      link === "to" &&
      object !== null &&
      !/^\d/.test(object),
  },
  {
    doing: verb("verb-ready"),
    fits: ({ label }) => /^(?:be|get) ready\b/i.test(label),
  },
  {
    doing: general("matter"),
    fits: ({ verb, object }) =>
      /^(?:sort|fix|do|finish|handle|deal)$/.test(verb ?? "") &&
      /\b(?:loan|tax|bank|insurance|pension|passport|visa|benefits?|mortgage|school|hospital|legal|probate|nursery|council|broadband|internet|phone|work|hr|payroll)\s+(?:stuff|things?|side|situation|mess|business)$/i.test(
        object ?? "",
      ),
  },
  {
    doing: general("descale"),
    fits: ({ verb, object }) => verb === "descale" && isMaterial(object ?? ""),
  },
  {
    doing: general("launder"),
    fits: ({ verb, object }) =>
      /^(?:wash|clean|launder)$/.test(verb ?? "") && CLOTH.test(object ?? ""),
  },
  {
    doing: verb("verb-write"),
    fits: ({ verb, tail }) => verb === "pitch" && /^to\b/i.test(tail ?? ""),
  },
  {
    doing: general("state"),
    fits: ({ verb, object, label }) =>
      (verb === "improve" && isMaterial(object ?? "")) ||
      /^(?:make|clear|free up) (?:some |more |enough )?(?:room|space)\b/i.test(label),
  },
  {
    doing: verb("verb-habit"),
    fits: ({ label }) => /^(?:get into|build|form|start) (?:the|a) habit of\b/i.test(label),
  },
  {
    doing: verb("verb-stop"),
    fits: ({ label }) =>
      /^(?:stay|keep) (?:off|away from|out of) (?!the (?:road|motorway|path)\b)/i.test(label),
  },
  {
    doing: verb("verb-contact"),
    fits: ({ verb, person }) => verb === "reconnect" && person !== null,
  },
  {
    doing: verb("find-lost"),
    fits: ({ verb, verbPhrase, object }) =>
      verb === "find" &&
      verbPhrase === verb &&
      /^(?:my|our)\s/i.test(object ?? "") &&
      !STILL_UNKNOWN.test(object ?? "") &&
      !SOURCE.test(object ?? "") &&
      !INWARD.test(object ?? ""),
  },
  {
    doing: verb("verb-dispose"),
    fits: ({ verb, tail, link }) =>
      /^(?:take|bring|drive|get)$/.test(verb ?? "") &&
      link === null &&
      /^to (?:the )?(?:local |nearest )?(?:tip|dump|recycling|skip|bottle bank|household waste)/i.test(
        tail ?? "",
      ),
  },
  {
    doing: verb("verb-errand"),
    fits: ({ verb, verbPhrase, object, tail, link }) =>
      /^(?:take|bring|drive)$/.test(verb ?? "") &&
      verbPhrase === verb &&
      link === null &&
      object !== null &&
      !isSomeone(object) &&
      isMaterial(object) &&
      /^(?:back )?(?:to|round to|over to)\b/i.test(tail ?? ""),
  },
  {
    doing: verb("verb-ready"),
    fits: ({ verb, link, object, tail }) =>
      /^(?:run|man|staff)$/.test(verb ?? "") &&
      link === null &&
      /\b(?:stall|shop|stand|desk|session|class|workshop|bar|kiosk|booth|market|event|course|meeting|cafe|café)\b/i.test(
        `${object} ${tail}`,
      ),
  },
  {
    doing: verb("verb-fix"),
    fits: ({ verb, object }) =>
      /^(?:remove|get|stop|fix)$/.test(verb ?? "") &&
      /\b(?:wobble|squeak|creak|rattle|dent|kink|leak|drip|flicker|buzz|hum|draught)$/i.test(
        object ?? "",
      ),
  },
  {
    doing: general("recording"),
    fits: ({ verb, verbPhrase, object }) =>
      /^(?:record|film)$/.test(verb ?? "") && verbPhrase === verb && object !== null,
  },
  {
    doing: verb("verb-help-do"),
    fits: ({ verb, causing }) => /^help$/.test(verb ?? "") && causing !== null,
  },
  {
    doing: verb("verb-contact"),
    fits: ({ verb, object, person, tail }) =>
      /^(?:chase|nudge|hound)$/.test(verb ?? "") &&
      (person !== null || isSomeone(object ?? "") || /^who\b/i.test(tail ?? "")),
  },
  {
    doing: general("copies"),
    fits: ({ verb, object }) =>
      /^(?:scan|digiti[sz]e|photocopy|photograph|print)$/.test(verb ?? "") &&
      PAPERS.test(object ?? ""),
  },
  {
    doing: general("calculate"),
    fits: ({ verbPhrase, tail }) =>
      /^(?:figure out|work out|find out|calculate|know)$/.test(verbPhrase) &&
      NUMBERS.test(tail ?? ""),
  },
  {
    doing: general("batch"),
    fits: ({ verb, verbPhrase, object }) =>
      EACH_BY_ITSELF.test(verb ?? "") && verbPhrase === verb && MANY.test(object ?? ""),
  },
  {
    doing: general("heap"),
    fits: ({ verb, object }) =>
      /^(?:face|tackle|do|get|deal|sort|clear|attack|conquer)$/.test(verb ?? "") &&
      HEAP.test(object ?? "") &&
      isMaterial((object ?? "").replace(HEAP, "").trim() || "heap"),
  },
  {
    doing: general("fault"),
    fits: ({ verb, label, object }) =>
      verb === null && FAULTY.test(label) && !isSomeone(object ?? "") && namesMaterialThing(label),
  },
  {
    doing: general("state"),
    fits: ({ verb, verbPhrase, object, tail }) =>
      verb === "make" &&
      verbPhrase === "make" &&
      /^(?:the|my|our|this)\s\S+\s\S+/i.test(object ?? "") &&
      !/^into\b/i.test(tail ?? "") &&
      namesMaterialThing(object ?? ""),
  },
  {
    doing: general("matter"),
    fits: ({ verb, verbPhrase, object }) =>
      /^(?:sort|arrange|organi[sz]e|resolve|settle|fix)$/.test(verb ?? "") &&
      (verbPhrase === verb || verbPhrase === "sort out") &&
      ARRANGED.test(object ?? "") &&
      !isMaterial(object ?? ""),
  },
  {
    doing: verb("verb-find-out"),
    fits: ({ verb, tail }) =>
      /^(?:check|see)$/.test(verb ?? "") &&
      /^(?:if|whether|when|what|how|which|who)\b/i.test(tail ?? ""),
  },
  {
    doing: general("matter"),
    fits: ({ verb, object }) =>
      /^(?:deal|handle|tackle|solve)$/.test(verb ?? "") &&
      object !== null &&
      ARRANGED.test(object) &&
      !isMaterial(object),
  },
  {
    doing: general("matter"),
    fits: ({ verb, label }) => verb === "make" && /\bhappen$/i.test(label),
  },
];

/** Names the first thing of a told sentence by its subject: "the smoke alarm chirps". */
function namesMaterialThing(label: string): boolean {
  const subject =
    /^(?:the|my|our|this|that)\s+((?:[\w'-]+\s+){0,4}?[\w'-]+)/i.exec(label)?.[0] ?? "";
  const words = label.split(/\s+/).slice(0, 6);
  return subject !== "" && words.some((_, at) => isMaterial(words.slice(0, at + 1).join(" ")));
}

/** The plan for what is surely meant by verb and thing together, or null. */
export function doingOf(goal: Goal): Doing | null {
  return RULES.find(({ fits }) => fits(goal))?.doing ?? null;
}

/** True for work with the hands: small verbs say so only beside a thing that can be touched. */
export function isByHand(goal: Pick<Goal, "verb" | "object">): boolean {
  return !WORK_OF_HAND.test(goal.verb ?? "") || isMaterial(goal.object ?? "");
}
