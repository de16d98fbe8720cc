import type { GeneralGoal } from "@/lib/decisions/planner/general/general-goal";
import { GENERAL_PLANS } from "@/lib/decisions/planner/general/general-plans";
import { nounKind } from "@/lib/decisions/planner/general/noun-kinds";
import {
  SITUATION_PLANS,
  type SituationKind,
} from "@/lib/decisions/planner/general/situation-plans";
import { isSomeone } from "@/lib/decisions/planner/reading/people";
import type { PlanLine } from "@/lib/decisions/planner/written/archetype";

const TELLS =
  /\b(?:is|are|was|were|has|have|had|keeps?|won't|doesn't|don't|isn't|can't|makes?|goes|gets?|starts?|does|did|am|i'm|i've|been|expires?|ends?|hurts?|breaks?|stopped|needs?|smells?|leaks?|barks?|knows?|thinks?|wants?|says?|said|costs?|lies|comes?|got|lost|told|missed|forgot|lent|ordered|owes?|there's|moved|rang|called|hasn't|haven't|he's|she's|they're)\b/i;
const CHANGED =
  /\b(?:diagnosed|pregnant|died|passed away|lost|fired|laid off|redundant|been off|off work|turned|left|retir\w+|born|arrested|evicted|accepted|pregnancy|expecting|selling|emailed and said|starts|started)\b/i;
const SUFFERS =
  /\b(?:depressed|lonely|grieving|anxious|struggling|hurting|crying|cries|unhappy|sad|down|heartbroken|burnt out|burned out|ill|sick|in hospital|not eating|withdrawn|stressed|being bullied|(?:haven't|hasn't) spoken|not speaking|not talking|fell out|fallen out|self-?harm\w*|drinking again|hasn't left|won't talk|won't come out|won't leave|hasn't been (?:herself|himself|themselves)|stopped talking)\b/i;
const MISSED =
  /^(?:i|we)\s+(?:completely |totally |just )?(?:forgot|missed|slept through|overslept|let down|stood up)\b/i;
const HEAP =
  /^(?:(?:i|we)(?:'ve| have)(?: got)?|there(?: are|'s|'re))\s+(?:about |like |over |around )?(?:\d[\d,.]*|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a hundred|hundreds of|dozens of|so many|too many|a pile of|piles of|loads of)\s+\S|^(?:every|each)\s+\w+.*\b(?:has|is)\b|\b(?:unread|unanswered|unopened|half.?finished)\b/i;
const MONEY = /[$£€]|\b(?:quid|bucks|pounds|dollars|euros)\b/i;
const UNOPENED =
  /\b(?:haven'?t|not|never|can'?t|too scared to|scared to|afraid to|don't dare)\s+(?:even )?(?:open(?:ed)?|read|look(?:ed)?)\b/i;
const POST =
  /\b(?:letter|envelope|email|e-mail|post|message|results?|bill|parcel|notice|wrote to (?:me|us))\b/i;
const DEVICE =
  /^(?:my|the|our)\s+(?:\w+\s+){0,2}?(?:laptop|computer|phone|mac|macbook|pc|tablet|ipad|tv|app|website|printer|router|wifi|software|camera|console|kindle|watch|screen)\s+(?:says|keeps|won't|is (?:slow|frozen|stuck|dead|full|stuck|not|so slow)|shows|can't|doesn't|stopped|froze|crashed)\b/i;
const CANCELLED =
  /\b(?:(?:got|was|been|is|are|were)\s+(?:just )?(?:cancelled|canceled|delayed|called off|postponed|overbooked)|fell through|cancelled on (?:me|us)|let me down)\b/i;

const IN_A_STATE =
  /\s(?:is|are)\s(?:so |such |really |completely |totally |always |still |just )*(?:full of|covered in|buried|overflowing|piled|crammed|packed with|a (?:mess|tip|state|disaster|pigsty|dump)|an? \w+ (?:mess|tip)|chaos|filthy|cluttered|freezing|too (?:cold|hot|dark|small|noisy|full))/i;

function situationOf(goal: GeneralGoal): SituationKind {
  if (MISSED.test(goal.label)) return "missed";
  if (CANCELLED.test(goal.label)) return "cancelled";
  if (DEVICE.test(goal.label)) return "device";
  if (goal.person !== null && SUFFERS.test(goal.label)) return "someone";
  if (HEAP.test(goal.label) && !MONEY.test(goal.label)) return "heap";
  return CHANGED.test(goal.label) ? "news" : "any";
}

/** The way out of what a goal only tells of, with the name of its kind; null where it asks for something. */
export function situationPlanFor(
  goal: GeneralGoal,
): { kind: string; lines: readonly PlanLine[] } | null {
  if (goal.verb === null && UNOPENED.test(goal.typed) && POST.test(goal.typed)) {
    return { kind: "unopened", lines: SITUATION_PLANS.unopened };
  }
  const tells = TELLS.test(goal.label) || MISSED.test(goal.label) || isSomeone(goal.object ?? "");
  if (goal.verb === null && IN_A_STATE.test(goal.label) && !isSomeone(goal.object ?? "")) {
    const subject = goal.label.split(/\s(?:is|are)\s/i)[0] ?? "";
    const noun = nounKind(subject);
    if (noun === "place" || noun === "thing") return { kind: "state", lines: GENERAL_PLANS.state };
  }
  if (goal.verb === null && goal.label.split(" ").length > 2 && tells) {
    const situation = situationOf(goal);
    return {
      kind: situation === "any" ? "situation" : situation,
      lines: SITUATION_PLANS[situation],
    };
  }
  return null;
}
