import {
  ARRANGED_BY_FORM,
  BY_HAND,
  DOING,
  FOUNDED,
  GATHERING,
  GAUGE,
  GROWS,
  HOLDERS,
  MADE_IN_WORDS,
  MAIL,
  MEDICINE,
  NO_EVENT,
  NOT_TOUCHABLE,
  OUTDOORS,
  OWED,
  OWN_THING,
  PART,
  SORTABLE,
  TECHNICAL,
  TEXTS,
  UNCARRIED,
  WATCHED,
  WORK,
} from "@/lib/decisions/planner/archetypes/verb-objects";
import { nounKind } from "@/lib/decisions/planner/general/noun-kinds";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import { isMaterial } from "@/lib/decisions/planner/words/nouns";

const SPILT =
  /\b(?:grease|spill|spilt|spillage|oil|wax|vomit|sick|blood|pee|wee|crumbs|dust|grime|limescale|glue|paint|ink|wine|coffee|mud)\b/i;
/** What one keeps in a hard moment, and by no habit. */
export const COMPOSURE =
  /^(?:my|our)\s(?:cool|calm|temper|head|nerve|nerves|patience|voice down|hands still)$/i;
const ONLINE =
  /\b(?:linkedin|instagram|facebook|tiktok|twitter|bluesky|reddit|forum|blog|online|story|stories|video|reel)\b/i;
/** "make it into a shelf": what something is to become. */
function intoOf(goal: Goal): string {
  return /\binto\b.*/i.exec(goal.tail ?? "")?.[0] ?? "";
}

/** What is known of the thing that a verb acts on. */
type Thing = { heads: readonly string[]; someone: boolean; isEvent: boolean };

/** `fitting`, for the other half of the verbs. */
export function fittingLater(
  id: string,
  goal: Goal,
  object: string,
  { heads, someone, isEvent }: Thing,
): string | null {
  switch (id) {
    case "verb-make":
      if (
        /^(?:record|film)$/.test(goal.verb ?? "") ||
        (goal.verb === "make" && MADE_IN_WORDS.test(object))
      )
        return null;
      if (goal.verb === "open") {
        return MAIL.test(object) ? "verb-read" : OWN_THING.test(object) ? null : id;
      }
      if (
        /^(?:start|begin)$/.test(goal.verb ?? "") &&
        !DOING.test(object) &&
        !FOUNDED.test(object)
      ) {
        return null;
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
    case "verb-teach":
      return someone || goal.person !== null || isEvent || /\b(?:team|class|group)$/i.test(object)
        ? id
        : null;
    case "verb-errand":
      if (someone) return null;
      if (goal.verb === "post" && (goal.link === "on" || ONLINE.test(`${object} ${goal.tail}`)))
        return "verb-write";
      return UNCARRIED.test(object) ? null : id;
    case "verb-read":
      if (goal.verb === "check" && !TEXTS.test(object) && !MAIL.test(object)) return null;
      if (goal.verb === "understand" && !TEXTS.test(object)) return "verb-learn";
      return (goal.verb === "watch" && !WATCHED.test(object)) || GAUGE.test(object) ? null : id;
    case "verb-swap":
      return PART.test(object) || /^(?:repot|refill|top)$/.test(goal.verb ?? "") ? id : null;
    case "verb-pay":
      if (goal.verb === "settle" && someone) return null;
      return goal.amount !== null ||
        goal.person !== null ||
        goal.link === "for" ||
        OWED.test(object)
        ? id
        : null;
    case "verb-get-through":
      if (nounKind(object) === "study") return null;
      return goal.verbPhrase === "get through" && WORK.test(object) ? "verb-finish" : id;
    case "verb-clean":
      if (MEDICINE.test(object)) return null;
      if (SPILT.test(object)) return "verb-wash";
      if (goal.link !== null) return null;
      if (/^(?:clean|clear|empty)/.test(goal.verb ?? "") && HOLDERS.test(object))
        return "verb-wash";
      if (
        /^(?:sort|sort out|go through|arrange|organi[sz]e)$/.test(goal.verbPhrase) &&
        !isEvent &&
        !SORTABLE.test(object) &&
        !isMaterial(object)
      )
        return null;
      if (/^organi[sz]e$/.test(goal.verb ?? "") && isEvent) return "verb-arrange";
      if (/\bmess$/.test(object) && /^(?:with|between)\b/i.test(goal.tail ?? ""))
        return "verb-finish";
      return OUTDOORS.test(object) ? "verb-hands" : byTouch(id, heads, someone);
    case "verb-arrange":
      if (/^(?:hold|throw|run|lead|decorate)$/.test(goal.verb ?? "") && !isEvent) return null;
      if (goal.verb === "plan" && NO_EVENT.test(object)) return null;
      if (
        /^(?:plan|arrange|schedule)$/.test(goal.verb ?? "") &&
        !isEvent &&
        !GATHERING.test(object)
      )
        return null;
      return someone && !isEvent ? null : id;
    case "verb-keep":
      if (goal.verb === "stay" || COMPOSURE.test(object)) return null;
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
export function byTouch(id: string, heads: readonly string[], someone: boolean): string | null {
  const abstract = heads.some((run) => NOT_TOUCHABLE.has(run));
  if (someone && BY_HAND.has(id)) return null;
  if (abstract && (id === "verb-give-away" || id === "verb-clean")) return null;
  return abstract && BY_HAND.has(id) ? "verb-improve" : id;
}
