import { type DoingRule, general, verb } from "@/lib/decisions/planner/general/doing-rule";
import {
  CLOTH,
  COMMITMENT,
  FEED,
  GATHERED,
  SHRINKS,
  TRADE,
} from "@/lib/decisions/planner/general/doing-words";
import { isOffice, isSomeone } from "@/lib/decisions/planner/reading/people";
import { isMaterial, isText } from "@/lib/decisions/planner/words/nouns";

const SPORTS_LEAGUE =
  /\b(?:soccer|football|softball|baseball|basketball|volleyball|kickball|dodgeball|hockey|tennis|pickleball|bowling|rugby|cricket|netball|frisbee|badminton|golf) (?:league|team)$/i;
/** "War and Peace", "The Brothers Karamazov": two words or more that are written as titles are. */
const BOOK_TITLE =
  /^\p{Lu}[\p{L}'’]+(?: (?:and|of|the|in|to|an?|with|for|on|at)){0,2}(?: \p{Lu}[\p{L}'’]+(?: (?:and|of|the|in|to|an?|with|for|on|at)){0,2}){0,5}(?<= \p{Lu}[\p{L}'’]+)$/u;

/** Rules that come first: what is said, asked, arranged or carried somewhere. */
export const FIRST_RULES: readonly DoingRule[] = [
  {
    doing: verb("partner-snoring"),
    fits: ({ causing, label }) =>
      causing !== null &&
      /\bsnor\p{L}+/iu.test(label) &&
      /^(?:my |our )?(?:husband|wife|partner|boyfriend|girlfriend|fianc\p{L}+)$/iu.test(
        causing.who,
      ),
  },
  {
    doing: verb("situation-grown-up-refuses"),
    fits: ({ causing }) =>
      causing !== null &&
      /^(?:my |our )?(?:husband|wife|partner|boyfriend|girlfriend|dad|father|mum|mom|mother|brother|sister|grandpa|grandma|grandfather|grandmother|parents)$/i.test(
        causing.who,
      ) &&
      /^(?:to )?(?:see|go to|visit|call) (?:an?|the|his|her|their) (?:\w+ )?(?:doctor|dentist|therapist|specialist|gp)\b/i.test(
        causing.does,
      ),
  },
  {
    doing: verb("evening-routine"),
    fits: ({ label }) => /^get ready for bed\b/i.test(label),
  },
  {
    doing: verb("use-home-kit"),
    fits: ({ verb, object }) =>
      /^(?:use|ride)$/.test(verb ?? "") &&
      /\b(?:rowing machine|rower|treadmill|exercise bike|stationary bike|spin bike|peloton|elliptical|cross trainer)$/i.test(
        object ?? "",
      ),
  },
  {
    doing: verb("grade-appeal"),
    fits: ({ verb, object }) =>
      /^(?:appeal|dispute|challenge|contest)$/.test(verb ?? "") &&
      /\b(?:grades?|marks?|scores?|results?)$/i.test(object ?? ""),
  },
  {
    doing: verb("record-song"),
    fits: ({ verb, object }) =>
      verb === "record" && /\b(?:albums?|songs?|eps?|demos?|tracks?|singles?)$/i.test(object ?? ""),
  },
  {
    doing: verb("join-sports-team"),
    fits: ({ verb, object }) =>
      /^(?:sign|join|register)$/.test(verb ?? "") && SPORTS_LEAGUE.test(object ?? ""),
  },
  {
    doing: verb("first-tournament"),
    fits: ({ verb, object }) =>
      /^(?:train|prepare|practi[sc]e)$/.test(verb ?? "") && /\btournament$/i.test(object ?? ""),
  },
  {
    doing: verb("choose-modules"),
    fits: ({ verb, object }) =>
      verb === "drop" && /\b(?:class|course|module|elective)$/i.test(object ?? ""),
  },
  {
    doing: verb("channel"),
    fits: ({ verb, object }) =>
      /^(?:get|gain|grow|find|attract)$/.test(verb ?? "") &&
      /\b(?:followers|subscribers|views|viewers)$/i.test(object ?? ""),
  },
  {
    doing: general("be"),
    fits: ({ verb, object }) => verb === "learn" && /^being\b/i.test(object ?? ""),
  },
  {
    doing: verb("low-self-worth"),
    fits: ({ verb, object }) =>
      /^(?:have|build|gain|improve|boost|find|get)$/.test(verb ?? "") &&
      /\bself-?\s?(?:respect|esteem|worth|confidence)$/i.test(object ?? ""),
  },
  {
    doing: verb("join-council"),
    fits: ({ label }) =>
      /^run for (?:the |my |our )?(?:local )?(?:school board|(?:city|town|parish|village) council|council|office|mayor)\b/i.test(
        label,
      ),
  },
  {
    doing: verb("vision-board-bucket-list"),
    fits: ({ verb, object }) =>
      /^(?:make|create|do|start)$/.test(verb ?? "") &&
      /\b(?:vision board|bucket list)$/i.test(object ?? ""),
  },
  {
    doing: verb("quiz-night"),
    fits: ({ verb, object }) =>
      /^(?:host|organi[sz]e|run|plan|hold)$/.test(verb ?? "") &&
      /\b(?:trivia|quiz) night$/i.test(object ?? ""),
  },
  {
    doing: verb("long-book-by-date"),
    fits: ({ verb, object }) => verb === "read" && BOOK_TITLE.test(object ?? ""),
  },
  {
    doing: verb("reply-one-person"),
    fits: ({ verb, verbPhrase, person }) =>
      /^(?:reply|respond|write back|text back)$/.test(
        / back$/.test(verbPhrase) ? verbPhrase : (verb ?? ""),
      ) &&
      person !== null &&
      !/\d/.test(person) &&
      !isOffice(person),
  },
  {
    doing: verb("decline-request"),
    fits: ({ label, tail }) =>
      /^say no to\s/i.test(label) && !/\b(?:about|when|who|which|that)\s/i.test(tail ?? ""),
  },
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
    doing: verb("writing-contest"),
    fits: ({ verb, object, typed }) =>
      /^(?:enter|submit|do|join)$/.test(verb ?? "") &&
      /\b(?:contest|competition|prize|award)$/i.test(object ?? "") &&
      /\d\s?(?:words|pages|lines)\b/i.test(typed),
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
    doing: verb("guest-room-ready"),
    fits: ({ label }) =>
      /^(?:get ready|prepare) for (?:an?|my|our|the|two|three|\d+) (?:\S+ )?(?:house ?guests?|overnight guests?)\b/i.test(
        label,
      ),
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
];
