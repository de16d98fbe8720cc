import { byTouch, fittingLater } from "@/lib/decisions/planner/archetypes/verb-fitting-later";
import {
  ARRANGED_BY_FORM,
  BEARING,
  BOOKABLE,
  BOUGHT,
  BY_FORM,
  BY_HEART,
  CRAFTS,
  DOING,
  EVENTS,
  FOR_SALE,
  GROUP,
  LESS,
  MOVED,
  NOT_TOUCHABLE,
  OWN_THING,
  PAPERS,
  PERFORMED,
  REDUCES,
  RISKY,
  SOLD,
  SOURCE,
  SPOKEN,
  STILL_UNKNOWN,
  TROUBLE,
  WORK,
  WRITTEN,
} from "@/lib/decisions/planner/archetypes/verb-objects";
import { nounKind } from "@/lib/decisions/planner/general/noun-kinds";
import { isClose, isSomeone } from "@/lib/decisions/planner/reading/people";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import { endingRuns, normalWords } from "@/lib/decisions/planner/words/normal-words";
import { isMaterial, isText } from "@/lib/decisions/planner/words/nouns";

/** "get a rug" gets a thing that one has not; "get to work", "get Noah to bed" and "get referred" do not. */
function isForGetting(goal: Goal, object: string): boolean {
  if (goal.verbPhrase !== "get" || goal.link !== null || OWN_THING.test(object)) return false;
  if (MOVED.test(goal.tail ?? "")) return false;
  return !/^(?:\w+ed|better|worse|out|in|there|here|home|along|even|lost|dressed|paid|rid)\b/i.test(
    object,
  );
}

/** Whom one has not met yet. */
const STILL_STRANGE = /^(?:an?|some|new|more|other|people|someone|somebody|friends|the right)\b/i;
/** "the washing machine leaking": what a thing does that it should not. */
const RUNS_ON = /\s\w+ing$/i;
const FILED =
  /\b(?:claim|complaint|report|return|tax(?:es)?|accounts|appeal|application|suit|lawsuit|petition|paperwork|patent|objection|dispute|case|expenses|form|divorce|bankruptcy)\b/i;
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

/** The verb's own plan, another that fits this thing better, or null for the general plan. */
export function fitting(id: string, goal: Goal, object: string): string | null {
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
      if (!someone && OWN_THING.test(object) && RUNS_ON.test(object)) return "verb-fix";
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
      return someone || goal.person !== null
        ? id
        : goal.verb === "look" && nounKind(object) !== "body"
          ? "verb-keep"
          : null;
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
      // "get rid of gophers", "get rid of dark circles": nothing that somebody else would take.
      if (
        /^(?:donate|get rid)/.test(goal.verbPhrase) &&
        !isMaterial(object) &&
        !SOLD.test(object) &&
        !OWN_THING.test(object)
      )
        return null;
      if (/^(?:in|on)\smy\s/i.test(goal.tail ?? "") && nounKind(goal.tail ?? "") === "body")
        return null;
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
      if (goal.verb === "meet" && !STILL_STRANGE.test(object)) return "verb-go";
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
  }
  return fittingLater(id, goal, object, { heads, someone, isEvent });
}
