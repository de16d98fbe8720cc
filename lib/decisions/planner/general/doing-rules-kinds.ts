import { COMPOSURE } from "@/lib/decisions/planner/archetypes/verb-fitting-later";
import { type DoingRule, general, verb } from "@/lib/decisions/planner/general/doing-rule";
import { AT_HAND } from "@/lib/decisions/planner/general/doing-words";
import { namesAccount, nounKind } from "@/lib/decisions/planner/general/noun-kinds";
import { isOffice, isSomeone } from "@/lib/decisions/planner/reading/people";
import { isText } from "@/lib/decisions/planner/words/nouns";

const SIGNS = /^(?:sign|countersign|initial)$/;
const ADMINISTERS =
  /^(?:move|change|swap|freeze|pause|switch|downgrade|upgrade|end|stop|set|cancel|close|update|add|remove|raise|lower|split|merge|link|unlink|extend|put|amend|correct|halve|increase|reduce|transfer)$/;

/** "the kids' teeth", "the baby's nails": done with somebody who has a will. */
const BODY_OF = /\p{L}+(?:'s|s')\s(?:teeth|hair|nails|face|hands|ears|nose|bath)$/iu;
/** Food that others cook and bring. */
const FETCHED_FOOD =
  /\b(?:take-?out|take-?aways?|doordash|uber ?eats|deliveroo|grubhub|just ?eat|delivery apps?|food delivery|eating out|eat out)\b/i;
const BOUGHT_COFFEE =
  /\b(?:starbucks|dunkin|costa|pret|coffee shops?|(?:bought|takeaway|takeout) coffees?|lattes?)\b/i;
const LESS = /^(?:stop|quit|cut|limit|reduce|lower|spend less|order less|halve|curb)\b/i;
const PLAYED_SPORT =
  /\b(?:pickleball|tennis|golf|squash|badminton|padel|racquetball|ping pong|volleyball|basketball|disc golf)\b/i;
const OWN_TIME =
  /\b(?:an?|one|some|two|more|the|my) (?:\w+ ){0,2}?(?:evenings?|hours?|afternoons?|mornings?|days?|time)(?: \w+){0,3}? (?:for|to) myself$/i;
/** Events that a school, a church or a neighborhood puts on. */
const RUN_BY_MANY =
  /^(?!(?:his|her|their)\b).*\b(?:auction|gala|carnival|talent show|field day|fun run|banquet|trivia night|movie night|bingo night|fundraiser|book fair|craft fair|food drive|toy drive|olympiad)$/i;
const JOINS = /^(?:enrol|enroll|sign|join|start|opt|register)$/;
const WORKPLACE_PLAN =
  /\b(?:401 ?\(?k\)?|403 ?\(?b\)?|(?:workplace|company|work) (?:pension|retirement plan)|retirement plan at work)(?![\p{L}])/iu;
/** Rules for what is settled with others, on paper, on a screen or with oneself. */
export const KIND_RULES: readonly DoingRule[] = [
  {
    doing: verb("roof-tile"),
    fits: ({ verb, object }) =>
      /^(?:fix|repair|patch|mend)$/.test(verb ?? "") &&
      /\b(?:leak(?:y|ing)) roof$/i.test(object ?? ""),
  },
  {
    doing: verb("short-bio"),
    fits: ({ verb, object }) =>
      /^(?:write|update|rewrite|draft)$/.test(verb ?? "") && /\bbio$/i.test(object ?? ""),
  },
  {
    doing: verb("change-pharmacy"),
    fits: ({ verb, object }) =>
      /^(?:switch|change|move|transfer)$/.test(verb ?? "") &&
      /\bpharmac(?:y|ies)$/i.test(object ?? ""),
  },
  {
    doing: verb("snoring-apnoea"),
    fits: ({ object }) => /\bsleep (?:study|apno?ea test)$/i.test(object ?? ""),
  },
  {
    doing: verb("recovery-meeting"),
    fits: ({ object }) => /\b(?:AA|NA|12[- ]step|al-?anon) meetings?$/i.test(object ?? ""),
  },
  {
    doing: verb("race-training"),
    fits: ({ verb, object }) =>
      /^(?:|do|train|finish|complete|prepare|enter|race)$/.test(verb ?? "") &&
      /\b(?:triathlon|duathlon)$/i.test(object ?? ""),
  },
  {
    doing: verb("website-update"),
    fits: ({ verb, object }) =>
      /^(?:clean|fix|update|refresh|redo|improve|edit|tidy|revamp|redesign)$/.test(verb ?? "") &&
      /\b(?:web ?)?(?:site|page)$/i.test(object ?? "") &&
      /\b(?:resume|cv|web|personal|portfolio|business|company|church|school)\b|website/i.test(
        object ?? "",
      ),
  },
  {
    // "our school auction in 5 weeks": an event that somebody runs needs no verb.
    doing: verb("wide-run-event"),
    fits: ({ verb, object }) => verb === null && RUN_BY_MANY.test(object ?? ""),
  },
  {
    doing: verb("learn-sport"),
    fits: ({ verb, label }) =>
      /^(?:learn|practise|practice|improve|get|start|try|take)$/.test(verb ?? "") &&
      PLAYED_SPORT.test(label) &&
      !/\b(?:again|tickets?|shoes|racket|racquet|clubs|elbow|court for|team|league)\b/i.test(label),
  },
  {
    doing: verb("therapy-terms"),
    fits: ({ verb, label }) =>
      /^(?:ask|tell|switch|go|change|talk)$/.test(verb ?? "") &&
      /\btherap(?:ist|y)\b/i.test(label) &&
      /\b(?:every (?:two|other|second) weeks?|biweekly|weekly|fortnight\w*|sliding scale|lower (?:fee|rate)|less often|more often|twice a (?:week|month))\b/i.test(
        label,
      ),
  },
  {
    doing: verb("exercise-buddy"),
    fits: ({ object }) =>
      /\b(?:walking|running|jogging|gym|workout|exercise|hiking|swim(?:ming)?|cycling|lifting|accountability) (?:buddy|buddies|partners?|pals?)$/i.test(
        object ?? "",
      ),
  },
  {
    doing: verb("try-diet"),
    fits: ({ verb, object }) =>
      /^(?:start|try|do|go|begin|follow|stick|switch)$/.test(verb ?? "") &&
      /^(?:(?:the|a|my) )?(?:keto|ketogenic|low[- ]carb|whole ?30|mediterranean|paleo|atkins|dash)(?: (?:diet|eating|way of eating))?$/i.test(
        object ?? "",
      ),
  },
  {
    doing: verb("check-coverage"),
    fits: ({ label }) =>
      /^(?:find out|figure out|check|see|ask|know|learn|look up)\b.*\b(?:insurance|health plan|medicare|medicaid)\b.{0,25}\b(?:cover|covers|covered|pays? for)\b/i.test(
        label,
      ),
  },
  {
    doing: verb("food-safe-power-cut"),
    fits: ({ typed }) =>
      /\bsafe to (?:eat|keep)\b/i.test(typed) && /\b(?:power|outage|electricity)\b/i.test(typed),
  },
  {
    doing: verb("core-plank"),
    fits: ({ verb, object }) =>
      /^(?:get|build|train)$/.test(verb ?? "") && /\b(?:six[- ]pack|abs)$/i.test(object ?? ""),
  },
  {
    doing: verb("social-media-break"),
    fits: ({ object }) =>
      /\b(?:digital|dopamine|screen|phone|tech) (?:detox|cleanse)(?: (?:weekend|week|day))?$/i.test(
        object ?? "",
      ),
  },
  {
    doing: verb("wake-up"),
    fits: ({ label }) => /^start my day\b/i.test(label),
  },
  {
    doing: verb("health-plan-enrol"),
    fits: ({ verb, object }) =>
      /^(?:get|find|choose|pick|buy|enroll?|sign|shop)$/.test(verb ?? "") &&
      /\b(?:health insurance(?: plan)?|health plan|health coverage|marketplace plan)$/i.test(
        object ?? "",
      ),
  },
  {
    doing: verb("eat-around-sport"),
    fits: ({ typed }) =>
      /\beat\b.{0,30}\b(?:before|after|around)\b.{0,20}\b(?:gym|runs?|race|workouts?|work(?:ing)? out|training|practice|game|ride|swim|5k|10k|marathon)\b/i.test(
        typed,
      ),
  },
  {
    doing: verb("phone-free-times"),
    fits: ({ verb, label }) =>
      /^(?:stop|quit|put|keep)$/.test(verb ?? "") &&
      /\bmy phone\b.{0,20}\b(?:around|with|near|in front of) (?:my|the|our) (?:kids|children|family|son|daughter|wife|husband|partner)\b/i.test(
        label,
      ),
  },
  {
    doing: verb("first-class"),
    fits: ({ verb, object }) =>
      /^(?:start|try|begin|take|do)$/.test(verb ?? "") &&
      /\b(?:tai chi|qigong|zumba|barre|water aerobics|aqua aerobics|spin|crossfit|kickboxing|jiu[- ]jitsu|boxing)(?: class(?:es)?)?(?: at \d+)?$/i.test(
        object ?? "",
      ),
  },
  {
    doing: verb("race-training"),
    fits: ({ verb, label }) =>
      /^(?:train|prepare|do|run)$/.test(verb ?? "") &&
      /\b(?:tough mudder|spartan race|obstacle (?:course )?race)\b/i.test(label),
  },
  {
    doing: verb("start-one-task"),
    fits: ({ label }) => /^break .{0,30}\b(?:tasks?|projects?|job)\b.{0,10}\binto\b/i.test(label),
  },
  {
    doing: verb("fear-of-flying"),
    fits: ({ verb, typed }) => verb === "calm" && /\b(?:flight|flying|plane)\b/i.test(typed),
  },
  {
    doing: verb("book-physio"),
    fits: ({ verb, object, typed }) =>
      /^(?:start|begin)$/.test(verb ?? "") &&
      /\b(?:physical therapy|physio|physiotherapy|pt)$/i.test(object ?? "") &&
      /\breferral\b/i.test(typed),
  },
  {
    doing: verb("nicotine-pouches"),
    fits: ({ verb, object }) =>
      /^(?:quit|stop|cut|reduce|give)$/.test(verb ?? "") &&
      /\b(?:nicotine pouch(?:es)?|pouches|zyns?|snus)$/i.test(object ?? ""),
  },
  {
    doing: verb("time-for-myself"),
    fits: ({ label }) => OWN_TIME.test(label),
  },
  {
    doing: verb("takeaway-spend"),
    fits: ({ label }) => LESS.test(label) && FETCHED_FOOD.test(label),
  },
  {
    doing: verb("retirement-saving-start"),
    fits: ({ verb, label }) => JOINS.test(verb ?? "") && WORKPLACE_PLAN.test(label),
  },
  {
    doing: verb("direct-deposit"),
    fits: ({ verb, object }) =>
      /^(?:set|get|start|sign|enroll?|change|switch|update)$/.test(verb ?? "") &&
      /\bdirect deposit$/i.test(object ?? ""),
  },
  {
    doing: verb("car-inspection"),
    fits: ({ verb, object }) =>
      /^(?:pass|get|do|book|schedule)$/.test(verb ?? "") &&
      /^(?:(?:my|the|an?) )?(?:emissions?|smog)(?: (?:test|check|inspection))?$/i.test(
        object ?? "",
      ),
  },
  {
    doing: verb("life-insurance-claim"),
    fits: ({ label, typed }) =>
      /\blife insurance\b/i.test(label) &&
      /\b(?:died|passed(?: away)?|dead|late (?:husband|wife|father|mother|dad|mum|mom))\b/i.test(
        typed,
      ),
  },
  {
    doing: verb("stop-buying-coffee"),
    fits: ({ label }) => LESS.test(label) && BOUGHT_COFFEE.test(label),
  },
  {
    doing: verb("car-finance-out"),
    fits: ({ verb, label }) =>
      verb === "refinance" &&
      /\b(?:car|auto|truck|vehicle)(?: (?:loan|note|finance))?\b/i.test(label),
  },
  {
    doing: verb("student-loan-repay"),
    fits: ({ label }) =>
      /\bstudent loans?\b/i.test(label) && /\b(?:forgiveness|forgiven|consolidate)\b/i.test(label),
  },
  {
    doing: verb("child-support-behind"),
    fits: ({ verb, label, typed }) =>
      /^(?:pay|catch|clear|settle)$/.test(verb ?? "") &&
      /\b(?:child support|child maintenance)\b/i.test(label) &&
      /\b(?:behind|owe\w*|back|late|missed|arrears)\b/i.test(typed),
  },
  {
    doing: verb("tax-code-wrong"),
    fits: ({ verb, object }) =>
      /^(?:change|fix|adjust|update|increase|raise|lower|fill|redo|correct)$/.test(verb ?? "") &&
      /\b(?:withholding|w-?4)$/i.test(object ?? ""),
  },
  {
    doing: verb("tax-number-new"),
    fits: ({ verb, object }) =>
      /^(?:get|apply|request)$/.test(verb ?? "") && /\b(?:itin|ein)$/i.test(object ?? ""),
  },
  {
    doing: verb("declare-small-sales"),
    fits: ({ label }) => /\b1099-?k\b/i.test(label),
  },
  {
    doing: verb("court-hearing-prep"),
    fits: ({ verb, object }) =>
      /^(?:go|prepare|appear)$/.test(verb ?? "") && /\btraffic court\b/i.test(object ?? ""),
  },
  {
    doing: verb("haggle-provider"),
    fits: ({ verb, object }) =>
      /^(?:cut|lower|reduce|negotiate|shrink)$/.test(verb ?? "") &&
      /\b(?:cable|internet|broadband|wifi|tv)(?: and \w+)? bill$/i.test(object ?? ""),
  },
  {
    doing: verb("payslip-understand"),
    fits: ({ verb, object }) =>
      /^(?:understand|read|check|decode)$/.test(verb ?? "") &&
      /\b(?:pay ?stub|pay ?slip|wage slip)$/i.test(object ?? ""),
  },
  {
    doing: verb("lost-documents"),
    fits: ({ verb, object }) =>
      /^(?:get|replace|order|request)$/.test(verb ?? "") &&
      /\bmedicare card$/i.test(object ?? "") &&
      (verb === "replace" || /\b(?:replacement|new|lost)\b/i.test(object ?? "")),
  },
  {
    doing: verb("lower-card-rate"),
    fits: ({ verb, label }) =>
      /^(?:ask|raise|increase|request|get)$/.test(verb ?? "") && /\bcredit limit\b/i.test(label),
  },
  {
    doing: verb("impulse-buying"),
    fits: ({ label }) =>
      LESS.test(label) &&
      /\b(?:spend\w*|buying|purchases)\b.*\b(?:games?|in-app|loot boxes|roblox)\b/i.test(label),
  },
  {
    doing: verb("wide-form-to-fill"),
    fits: ({ verb, object }) =>
      /^(?:fill|complete|sign|do)$/.test(verb ?? "") &&
      /\b(?:w-?9|w-?8|i-?9)\b/i.test(object ?? ""),
  },
  {
    doing: verb("energy-debt"),
    fits: ({ label }) =>
      /^(?:catch|get caught) up on (?:\w+ )?(?:electric\w*|gas|energy|power|utility) bills?\b/i.test(
        label,
      ),
  },
  {
    doing: verb("dmv-appointment"),
    fits: ({ object }) => /\breal id\b/i.test(object ?? ""),
  },
  {
    doing: verb("left-out-of-will"),
    fits: ({ verb, object }) =>
      /^(?:contest|challenge|dispute|fight|question)$/.test(verb ?? "") &&
      /\bwill$/i.test(object ?? ""),
  },
  {
    doing: verb("settlement-green-card"),
    fits: ({ verb, object }) =>
      /^(?:apply|get|file)$/.test(verb ?? "") && /\bgreen card$/i.test(object ?? ""),
  },
  {
    doing: verb("hoa-dues-behind"),
    fits: ({ verb, object, typed }) =>
      /^(?:pay|clear|catch|settle)$/.test(verb ?? "") &&
      /\b(?:behind|late|back|missed|owe\w*|overdue)\b/i.test(typed) &&
      /\b(?:hoa|condo|homeowners?'?|association) (?:dues|fees?|assessments?)$/i.test(object ?? ""),
  },
  {
    doing: verb("cash-by-date"),
    fits: ({ verb, object, label, amount, deadline }) =>
      verb === "sell" &&
      /^(?:some |my |our )?(?:stuff|things)\b/i.test(object ?? "") &&
      amount !== null &&
      (deadline !== null || /\bbefore\b/i.test(label)),
  },
  {
    doing: general("request"),
    fits: ({ verb, causing }) =>
      /^(?:get|persuade|convince)$/.test(verb ?? "") &&
      causing !== null &&
      isOffice(causing.person),
  },
  {
    doing: general("be"),
    fits: ({ verb, object }) => verb === "keep" && COMPOSURE.test(object ?? ""),
  },
  {
    doing: general("for-someone"),
    fits: ({ object, link }) => link === null && BODY_OF.test(object ?? ""),
  },
  {
    doing: general("ideas"),
    fits: ({ verb, object }) =>
      /^(?:plan|organi[sz]e|arrange|think|find)$/.test(verb ?? "") &&
      /^(?:something|a (?:treat|surprise|nice))\b/i.test(object ?? ""),
  },
  {
    doing: general("online"),
    fits: ({ verb }) => verb === "unsubscribe" || verb === "unfollow",
  },
  {
    doing: verb("verb-ready"),
    fits: ({ verb, verbPhrase, object, deadline }) =>
      verb === "sort" &&
      /^sort(?: out)?$/.test(verbPhrase) &&
      deadline !== null &&
      /\b(?:uniforms?|costumes?|kit|gear|outfits?|lunch ?box(?:es)?|packed lunches|supplies|school (?:shoes|things|stuff))$/i.test(
        object ?? "",
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
    doing: general("account"),
    fits: ({ verb, link, tail }) =>
      /^(?:get|take|remove|put|add)$/.test(verb ?? "") &&
      link === null &&
      /^(?:off|on|onto|from|to)\s/i.test(tail ?? "") &&
      nounKind((tail ?? "").replace(/^\S+\s/, "")) === "account",
  },
  {
    doing: verb("verb-write"),
    fits: ({ verb, object }) =>
      verb === "prepare" &&
      /\b(?:questions?|notes|list|agenda|answers?|statement|handout|talking points)$/i.test(
        object ?? "",
      ),
  },
  {
    doing: general("screen"),
    fits: ({ verb, object }) =>
      verb === "share" && /\b(?:location|screen|calendar|wifi|password)$/i.test(object ?? ""),
  },
  {
    doing: general("online"),
    fits: ({ verb, object }) =>
      /^(?:clean|tidy|sort|clear|go|cull|weed)$/.test(verb ?? "") &&
      /\b(?:contacts|bookmarks|tabs|followers|friends list|apps|notifications|watch ?list|wish ?list|chats)$/i.test(
        object ?? "",
      ),
  },
  {
    doing: general("desk"),
    fits: ({ verb, tail }) =>
      /^(?:fix|correct|sort|change|mend)$/.test(verb ?? "") &&
      /^in\s/i.test(tail ?? "") &&
      isText((tail ?? "").replace(/^in\s/i, "")),
  },
  {
    doing: verb("verb-contact"),
    fits: ({ label, person }) =>
      person !== null && /^(?:keep|stay|get) in touch with\b/i.test(label),
  },
  {
    doing: general("calculate"),
    fits: ({ verb, object, label }) =>
      /^(?:split|divide|share)$/.test(verb ?? "") &&
      /\b(?:bills?|costs?|rent|expenses|money|deposit)\b/i.test(object ?? "") &&
      /\b(?:with|between|among|by)\b/i.test(label),
  },
  {
    doing: verb("verb-apply"),
    fits: ({ verb, link, object }) =>
      /^(?:put|hand|send)$/.test(verb ?? "") &&
      link === "in" &&
      /\b(?:claim|complaint|application|request|offer|bid|appeal|objection)$/i.test(object ?? ""),
  },
  {
    doing: general("matter"),
    fits: ({ verb, object }) =>
      /^(?:query|question|contest|clarify|chase)$/.test(verb ?? "") &&
      /^(?:paper|account)$/.test(nounKind(object ?? "") ?? ""),
  },
  {
    doing: general("request"),
    fits: ({ verb, verbPhrase, object }) =>
      verb === "get" &&
      verbPhrase === verb &&
      /^an?\s(?:\w+\s)?(?:receipt|invoice|statement|letter|reference|note|reply|answer|explanation|copy of)\b/i.test(
        object ?? "",
      ),
  },
  {
    doing: general("for-someone"),
    fits: ({ label, person }) =>
      person !== null &&
      /^(?:(?:get|be|grow|feel) closer (?:to|with)|bond with|connect with|get (?:on|along) (?:better )?with|rebuild trust with)\b/i.test(
        label,
      ),
  },
  {
    doing: verb("verb-support"),
    fits: ({ label, person }) => person !== null && /^be there for\b/i.test(label),
  },
  {
    doing: general("study"),
    fits: ({ verb, link }) =>
      /^(?:practi[sc]e|rehearse|swot|cram)$/.test(verb ?? "") && link === "for",
  },
  {
    doing: general("gather"),
    fits: ({ label }) => /^put (?:\S+ ){1,5}together (?:in|into|as)\b/i.test(label),
  },
  {
    doing: verb("verb-improve"),
    fits: ({ verb, verbPhrase, object, tail }) =>
      verb === "make" &&
      verbPhrase === verb &&
      AT_HAND.test(object ?? "") &&
      nounKind(object ?? "") === null &&
      /^(?:less|more|easier|better|smoother|calmer|quicker|nicer|\w+er)\b/i.test(tail ?? ""),
  },
  {
    doing: general("account"),
    fits: ({ verb, verbPhrase, link, object, tail, label }) =>
      ADMINISTERS.test(verb ?? "") &&
      object !== null &&
      (namesAccount(object) || !isSomeone(object)) &&
      !(verb === "put" && /^(?:in|away|together)\b/.test(verbPhrase.slice(4))) &&
      ((namesAccount(object) && nounKind(object) !== "thing" && (link === null || link === "to")) ||
        (verb === "cancel" && nounKind(object) !== "event") ||
        (/^(?:pause|stop|freeze)$/.test(verb ?? "") &&
          /\b(?:milk|papers?|newspapers?|veg box|post|deliver(?:y|ies)|emails?|magazine|trial|payments?|box)$/i.test(
            object,
          ) &&
          !/\b(?:spam|junk)\b/i.test(label)) ||
        (/^(?:change|update|add|correct)$/.test(verb ?? "") &&
          /\b(?:name|number|e?-?mail|photo|bank|doctor|password)$/i.test(object) &&
          /^(?:on|with|at|for)\b/i.test(tail ?? ""))),
  },
];
