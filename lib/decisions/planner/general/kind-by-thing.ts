import type { GeneralGoal } from "@/lib/decisions/planner/general/general-goal";
import type { GeneralKind } from "@/lib/decisions/planner/general/general-plans";
import { type NounKind, nounKind } from "@/lib/decisions/planner/general/noun-kinds";

/** A thing of this kind gets this plan, after these verbs; or after all but those in `not`. */
type ByNoun = { kind: GeneralKind; verbs?: RegExp; not?: RegExp };

const BY_NOUN: Readonly<Record<NounKind, ByNoun>> = {
  account: { kind: "account" },
  screen: {
    kind: "screen",
    verbs:
      /^(?:get|fix|make|sort|update|connect|speed|stop|unlock|reset|sync|link|pair|extend|boost|put|mend|solve|use|turn|enable|install|add|remove|switch|configure|recover|activate|hide|move|transfer|migrate|join)$/,
  },
  body: {
    kind: "body",
    verbs:
      /^(?:get|fix|sort|help|ease|loosen|calm|rest|heal|treat|manage|lower|look|do|stretch|soothe|deal|handle)$/,
  },
  study: {
    kind: "study",
    verbs:
      /^(?:study|revise|do|finish|get|tackle|face|cram|review|catch|pass|sort|practi[sc]e|prepare|redo|crack)$/,
  },
  event: { kind: "be-there", verbs: /^$/ },
  paper: {
    kind: "paper",
    verbs:
      /^(?:get|do|sort|chase|deal|handle|send|return|renew|request|post|give|pass|take|bring|process|correct|open|answer|tackle|face|hand|collect)$/,
  },
  place: { kind: "state", not: /^(?:rent|hire|view|book|insure|tax|sell|leave|visit|share|swap)$/ },
  thing: {
    kind: "thing",
    not: /^(?:insure|tax|price|value|rent|hire|lease|ship|register|name|photograph|draw|collect|pick|order|share|show|trade|swap|borrow|return|lend|eat|drink|wear|play|ride|drive|cook|send|bring|post|carry|take|use|read|watch|open|design|report|leave|miss|enjoy|love|photo|film|study)$/,
  },
  someone: {
    kind: "for-someone",
    verbs:
      /^(?:settle|calm|reassure|cheer|impress|include|involve|trust|understand|respect|protect|motivate|entertain|surprise|welcome|console|appreciate|spoil|supervise|stop)$/,
  },
};
/** Verbs after which the thing is not yet there, is not meant, or is only looked at. */
const NOT_AT_HAND =
  /^(?:find|look|search|win|lose|grow|want|buy|have|become|remember|forget|invent|imagine|let|hold|make|start|begin|create|plan|go|come|stay|talk|speak|think|live|dream|choose|keep|give|lend)$/;

const WITHIN = /^(?:on|in|from|to|off|for)\s/i;

/** "a filter on the tablet" is a matter of the screen, "the crick in my neck" one of the body. */
function within(tail: string | null): NounKind | null {
  if (tail === null || !WITHIN.test(tail)) return null;
  const kind = nounKind(tail.replace(WITHIN, ""));
  return kind === "screen" || (kind === "body" && /^(?:in|on)\smy\s/i.test(tail)) ? kind : null;
}
/** "turn my phone off at 9" is done with a finger, and "her first bra" is not there yet. */
const AT_A_TOUCH = /^(?:turn|switch) (?:on|off|up|down)$/;
const SWITCHED = /\b(?:phone|laptop|computer|tv|television|tablet|ipad|console|radio)$/i;
const NOT_YET = /^\S+\s(?:first|next|new|own)\b/i;

/** The kind of a goal that only its thing tells; "any" where it does not. */
export function kindByThing({
  verb,
  verbPhrase,
  object,
  link,
  tail,
  label,
  causing,
}: GeneralGoal): GeneralKind {
  if (AT_A_TOUCH.test(verbPhrase) && SWITCHED.test(object ?? "")) return "any";
  if (verb === "get" && NOT_YET.test(object ?? "")) return "any";
  if (object === null || causing !== null || link !== null || NOT_AT_HAND.test(verb ?? "")) {
    return "any";
  }
  const isThingAlone = verb === null && label.split(/,\s/)[0] === object;
  if (verb === null ? !isThingAlone : verbPhrase === "get" && /^an?\s/i.test(object)) return "any";
  const noun = nounKind(object) ?? within(tail);
  if (noun === null || (noun === "someone" && verb === null)) return "any";
  const { kind, verbs, not } = BY_NOUN[noun];
  const fits = (verb === null || verbs?.test(verb) !== false) && not?.test(verb ?? "") !== true;
  return fits ? kind : "any";
}
