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

/** Rules that come first: what is said, asked, arranged or carried somewhere. */
export const FIRST_RULES: readonly DoingRule[] = [
  {
    doing: verb("reply-one-person"),
    fits: ({ verb, verbPhrase, person }) =>
      /^(?:reply|respond|write back|text back)$/.test(
        / back$/.test(verbPhrase) ? verbPhrase : (verb ?? ""),
      ) &&
      person !== null &&
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
