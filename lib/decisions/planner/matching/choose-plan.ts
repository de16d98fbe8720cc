import { planNamed, verbPlanFor } from "@/lib/decisions/planner/archetypes/by-verb";
import { ownClause } from "@/lib/decisions/planner/facts/missing-facts";
import { isDoneBefore } from "@/lib/decisions/planner/facts/what-is-done";
import { doingOf } from "@/lib/decisions/planner/general/choose-doing";
import type { Doing } from "@/lib/decisions/planner/general/doing-rule";
import { generalPlanFor } from "@/lib/decisions/planner/general/general-plan";
import { GENERAL_PLANS } from "@/lib/decisions/planner/general/general-plans";
import { FAMILY_OF, isFamily } from "@/lib/decisions/planner/library/library";
import { lookUpAnywhere } from "@/lib/decisions/planner/matching/cue-index";
import {
  type WrittenKind,
  writtenKind,
  writtenOf,
} from "@/lib/decisions/planner/matching/kinds-by-id";
import { type Match, matchGoal } from "@/lib/decisions/planner/matching/match";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import { isMoney } from "@/lib/decisions/planner/reading/read-limits";
import { readProgress } from "@/lib/decisions/planner/reading/read-progress";
import { lacksWordsFor } from "@/lib/decisions/planner/recognise/needed-words";
import { recognise } from "@/lib/decisions/planner/recognise/recognise";
import { mendTypos } from "@/lib/decisions/planner/words/mend-typos";
import type { PlanLine } from "@/lib/decisions/planner/written/archetype";
import { fillLines } from "@/lib/decisions/planner/written/fill-lines";
import { readSlots, type Slots } from "@/lib/decisions/planner/written/slots";
import { linesLeft, linesToldBy, spokenWords } from "@/lib/decisions/planner/written/told-lines";

const FINISHED = /\b(?:died|passed away|ago|lost|stolen|stole|took|was|were)\b/i;
const MOVED: ReadonlySet<string> = new Set(["journey", "carry"]);
const LONGEST_TOLD_THING = 3;
/** What happens to a thing is no part of its name: "the mole on my back looks different". */
const HAPPENS =
  /\s+(?:looks?|broke|stopped|wobbles?|says?|smells?|stinks?|dies|died|cracked|leaks?|hurts?|never|won't|isn't|hasn't|doesn't)(?![\p{L}-])[^,]*/iu;

/** Of what is only told, the hours and the days that are over bind no step, and a whole clause is no thing. */
function asTold(goal: Goal): Goal {
  const isHour = /^(?:at|this|all)\b|\d\s?[ap]m\b|:\d\d|noon|midnight/i.test(
    goal.deadline?.text ?? "",
  );
  const object = (goal.object ?? "").replace(HAPPENS, "");
  const isThing = object !== "" && object.split(" ").length <= LONGEST_TOLD_THING;
  return {
    ...goal,
    label: goal.label.replace(HAPPENS, ""),
    short: goal.short.replace(HAPPENS, ""),
    obstacle: /^it\b/i.test(goal.obstacle ?? "") ? null : goal.obstacle,
    tail: object === goal.object ? (goal.tail?.replace(HAPPENS, "") ?? null) : null,
    rhythm: null,
    deadline: isHour || FINISHED.test(goal.typed) ? null : goal.deadline,
    object: isThing ? object : null,
  };
}

/** What a comma sets beside the goal's own clause is told in its place, and belongs into no slot. */
function besideSet(goal: Goal): Goal {
  return {
    ...goal,
    label: ownClause(goal.label),
    short: ownClause(goal.short),
    causing:
      goal.causing === null
        ? null
        : { ...goal.causing, does: goal.causing.does.split(/,\s/)[0] ?? goal.causing.does },
    tail: goal.tail === null ? null : (goal.tail.split(/,\s/)[0] ?? goal.tail),
  };
}

/** A goal with the plan that was chosen for it. */
export type Chosen = {
  source: string;
  goal: Goal;
  lines: readonly PlanLine[];
  slots: Slots;
  turns: boolean;
};

/**
 * The plan for one goal: a known kind by rules or by what the words are likeliest to mean, else what its verb
 * and thing surely say, else its verb, else the general plan.
 */
export function choosePlan(said: Goal): Chosen {
  const match = matchOf(said);
  const doing = match === null ? doingOf(besideSet(said)) : null;
  const ruled = kindOf(match, besideSet(said), doing);
  // Two stops of one way, and what is only carried, are nothing else, whatever their words mean elsewhere.
  const isMoved = doing !== null && "general" in doing && MOVED.has(doing.general);
  const recognised = isMoved ? null : recognisedKind(said, match, readOf(doing, ruled));
  const isTold = match?.told === true || (recognised !== null && said.verb === null);
  const kind = recognised ?? ruled;
  const goal = besideSet(isTold ? asTold(said) : said);
  const chosen = kind === null ? null : planOfKind(kind, said, goal);
  if (chosen !== null) return chosen;
  const { kind: generalKind, lines } =
    doing !== null && "general" in doing
      ? { kind: doing.general, lines: GENERAL_PLANS[doing.general] }
      : generalPlanFor(goal);
  const source = generalKind === "any" ? "general" : `general-${generalKind}`;
  const slots = readSlots(goal, null, undefined);
  return { source, goal, lines, slots, turns: false };
}

/** The kind whose cues the goal has, and the word without which it means another. */
function matchOf(said: Goal): Match | null {
  const match = matchGoal(said);
  const isLacking = match !== null && lacksWordsFor(match.archetype.id, said.said ?? said.typed);
  return isLacking ? null : match;
}

/** The plan of a kind for a goal, whatever its words; null where they don't fill its steps. */
export function planOfNamed(id: string, said: Goal): Chosen | null {
  const kind = writtenKind(id);
  return kind === null ? null : planOfKind(kind, said, besideSet(asTold(said)));
}

function planOfKind(kind: WrittenKind, said: Goal, goal: Goal): Chosen | null {
  const all = readSlots(goal, kind.named, kind.it);
  // What is only told names many things, and seldom the one that a plan for many is about.
  const isVague = said.verb === null && isFamily(kind.id);
  const slots = isVague
    ? { ...all, object: undefined, theObject: undefined, topic: undefined, thing: undefined }
    : all;
  const typed = said.said ?? said.typed;
  const { done } = readProgress(typed);
  const told = linesToldBy(kind.lines, typed);
  const lines = linesLeft(told, (line) => line !== told[0] && isDoneBefore(line, done));
  if (fillLines(lines, slots, "steady") === null) return null;
  return { source: kind.id, goal, lines, slots, turns: kind.turns };
}

/** Up to so many words a goal of one word is no more than that. */
const SHORTEST_TELLING = 4;

/** The kind that the person's words are likeliest to mean, or null where what rules read in them holds. */
function recognisedKind(
  said: Goal,
  match: Match | null,
  read: "nothing" | "a verb" | "a doing",
): WrittenKind | null {
  if (said.said === null) return null;
  const words = mendTypos(said.said ?? said.typed);
  const isOut = (id: string) => isRuledOut(id, said);
  const isOwn = isInWordsOf(words, said.label);
  const aim = { words: isOwn ? said.label : "", isWish: said.verb !== null };
  if (match !== null) {
    return named(recognise(words, { kind: match.archetype.id }, isOut, aim));
  }
  // "I want to die", "get it done": one word is asked for by a few, and says nothing sure.
  // "colonoscopy Thursday" is settled, and is to be got ready for.
  const isBare =
    !/\s/.test(said.label) &&
    words.split(/\s+/).length <= SHORTEST_TELLING &&
    !AGAIN.test(words) &&
    said.deadline?.event === undefined;
  const ruled = isBare ? "a word" : said.isPart ? "a doing" : read;
  return named(recognise(words, ruled, isOut, aim));
}

/** "get back into crochet" says that it was done before. */
const AGAIN = /\b(?:back (?:in)?to|again)\b/i;

/** Whether a label says nothing but what was typed: "renew my passport" is not what "my passport runs out" says. */
function isInWordsOf(typed: string, label: string): boolean {
  const spoken = spokenWords(typed);
  return spokenWords(label)
    .trim()
    .split(" ")
    .every((word) => LINK.test(word) || spoken.includes(` ${word.slice(0, ROOT_LETTERS)}`));
}

/** "get my son a state ID" has the ID for the son. */
const LINK = /^(?:for|to)$/;

/** So many letters of a verb stay in all its forms: "tak" of "taking" and "take". */
const ROOT_LETTERS = 3;

/** What rules read in a goal of no known kind: what is done with which thing, or no more than a verb. */
function readOf(doing: Doing | null, ruled: WrittenKind | null): "nothing" | "a verb" | "a doing" {
  if (ruled?.id.startsWith("verb-")) return "a verb";
  return doing === null && ruled === null ? "nothing" : "a doing";
}

/** Words that rule a kind out do so for whoever proposes it: "dinner reservation" is nothing to cook. */
function isRuledOut(id: string, goal: Goal): boolean {
  const family = FAMILY_OF.get(id) ?? id;
  const isOpposite = ENDS.has(goal.verb ?? "") && BEGINNINGS.has(family);
  // A sum that is to be saved is saved, whatever it is for: "for my sister's wedding".
  const isSaved = goal.verb === "save" && isMoney(goal.amount ?? "") && family !== SAVING;
  // "get Noah to bed before 8": somebody else's sleep.
  const isOfOther = goal.causing !== null && family === OWN_SLEEP;
  // "backyard wedding in June, 40 people" has its day, and asks nothing.
  const isSettled = goal.verb === null && goal.deadline !== null;
  const isDecision = isSettled && id.startsWith("decide-") && !ASKS.test(goal.said ?? goal.typed);
  // Whoever asks for a letter writes none.
  const isAskedFor =
    goal.verb === "ask" &&
    (goal.link === "for" || /^for\s/.test(goal.tail ?? "")) &&
    id === WRITES_REFERENCE;
  const isOut = isOpposite || isSaved || isOfOther || isDecision || isAskedFor;
  return isOut || lookUpAnywhere("unless", `${goal.label} ${goal.context}`).has(id);
}

/** What a question or a doubt says. */
const ASKS =
  /\?|\b(?:should|whether|if|or|vs|versus|decid\w*|choos\w*|pick|figure|sure|torn|worth|better|which|what|how|instead|between|choice|option\w*|thinking|consider\w*|wonder\w*|maybe|could|can)\b/i;
const WRITES_REFERENCE = "write-reference";
const SAVING = "wide-save-and-invest";
const OWN_SLEEP = "wide-sleep-better";
/** "quit running" is the opposite of what these families' kinds begin. */
const ENDS: ReadonlySet<string> = new Set(["quit", "stop"]);
const BEGINNINGS: ReadonlySet<string> = new Set([
  "wide-sport-again",
  "wide-start-or-train-sport",
  "wide-start-business",
  "wide-start-craft",
]);

function named(id: string | null): WrittenKind | null {
  return id === null ? null : writtenKind(id);
}

/** The kind that rules find: by its cues, or by what the verb and the thing say. */
function kindOf(match: Match | null, goal: Goal, doing: Doing | null): WrittenKind | null {
  if (match !== null) return writtenOf(match.archetype);
  if (doing === null) {
    const verbPlan = verbPlanFor(goal);
    return verbPlan === null ? null : writtenOf(verbPlan);
  }
  if (!("verb" in doing)) return null;
  const named = planNamed(doing.verb);
  return named === null ? writtenKind(doing.verb) : writtenOf(named);
}
