import { CARE_NOTICES, careSteps } from "@/lib/decisions/planner/care-plan";
import {
  type ComposedPlan,
  composeJoined,
  composeNamed,
  composePlan,
  composeRow,
  composeTwins,
  composeWithErrand,
} from "@/lib/decisions/planner/compose";
import { kindToDecide } from "@/lib/decisions/planner/deciding/deciding-kinds";
import type { Decision } from "@/lib/decisions/planner/deciding/decision";
import { decisionPlan } from "@/lib/decisions/planner/deciding/decision-plan";
import { withNamedAnswers } from "@/lib/decisions/planner/deciding/named-answers";
import { readChoice, readDecision } from "@/lib/decisions/planner/deciding/read-decision";
import { factOf, withNightly } from "@/lib/decisions/planner/deciding/told-beside";
import { withFact, withUnits } from "@/lib/decisions/planner/deciding/told-step";
import { tailor } from "@/lib/decisions/planner/facts/tailor";
import { areaPlan } from "@/lib/decisions/planner/general/area-plans";
import { GENERAL_PLAN } from "@/lib/decisions/planner/general/general-plan";
import { BOTH_DUE } from "@/lib/decisions/planner/lists/due-for-all";
import { areGoals, asGoal } from "@/lib/decisions/planner/lists/large-items";
import { readHeading } from "@/lib/decisions/planner/lists/list-heading";
import { itemStep } from "@/lib/decisions/planner/lists/list-items";
import { listPlan } from "@/lib/decisions/planner/lists/list-plan";
import { isOneStep } from "@/lib/decisions/planner/lists/list-shapes";
import { readList } from "@/lib/decisions/planner/lists/read-list";
import { isMostlyDoing, readRow } from "@/lib/decisions/planner/lists/read-row";
import { isToldLast } from "@/lib/decisions/planner/lists/row-tail";
import { asOrder } from "@/lib/decisions/planner/reading/as-order";
import {
  questionAboutArea,
  questionAboutWord,
  questionFor,
} from "@/lib/decisions/planner/reading/clarity";
import {
  splitAdded,
  splitJoined,
  splitObjects,
  splitOwned,
  splitTwins,
} from "@/lib/decisions/planner/reading/joined-goals";
import { readAreas } from "@/lib/decisions/planner/reading/read-areas";
import { type Goal, readGoal } from "@/lib/decisions/planner/reading/read-goal";
import { knownPhrasing, NONE } from "@/lib/decisions/planner/recognise/phrasings";
import { recognise } from "@/lib/decisions/planner/recognise/recognise";
import {
  composeSituation,
  isEmergency,
} from "@/lib/decisions/planner/situations/compose-situation";
import { restate } from "@/lib/decisions/planner/situations/restate";
import type { PlannedStep, PlanRequest, PlanSize } from "@/lib/decisions/planner/types";
import { asWritten } from "@/lib/decisions/planner/words/as-written";
import { cleanLine, cleanLines } from "@/lib/decisions/planner/words/clean-text";
import { wordingFor } from "@/lib/decisions/planner/words/english";
import { ENGLISH_ONLY_NOTICE, isOtherLanguage } from "@/lib/decisions/planner/words/language";
import { startsWithVerb } from "@/lib/decisions/planner/words/verbs";
import { quoted, shorten } from "@/lib/decisions/planner/words/wording";
import { fillLines } from "@/lib/decisions/planner/written/fill-lines";

/** What the built-in planner has to say, before it is told step by step. `source` names the plan's origin. */
export type BuiltInAnswer =
  | { kind: "clarify"; message: string }
  | { kind: "plan"; source: string; steps: PlannedStep[]; notice: string | null };

/** Answers a goal, in the English of whoever asks. Pure: the same words and size always give the same plan. */
export function answerGoal(request: PlanRequest): BuiltInAnswer {
  const answer = answerInBritish(request);
  const say = wordingFor(request.inputText);
  if (answer.kind === "clarify") return { ...answer, message: say(answer.message) };
  return { ...answer, steps: answer.steps.map((step) => ({ ...step, text: say(step.text) })) };
}

function answerInBritish({ inputText, size, question, care }: PlanRequest): BuiltInAnswer {
  // Whoever is in need gets a plan of a kind only by plain words for it.
  const answer = answerWords(inputText, size, care === undefined);
  if (care !== undefined && !isOfKnownKind(answer)) {
    const steps = careSteps(care, size, inputText);
    return { kind: "plan", source: "care", steps, notice: CARE_NOTICES[care] };
  }
  if (answer.kind === "plan" || question === undefined) return answer;
  return { kind: "plan", source: "general", steps: generalSteps(inputText, size), notice: null };
}

function answerWords(inputText: string, size: PlanSize, mayGuess: boolean): BuiltInAnswer {
  const text = asWritten(cleanLine(inputText));
  // What an example says word for word is clear, however few and wide its words are.
  const known = mayGuess && !POINTED.test(text) ? knownPhrasing(text) : null;
  const question = known === null || known === NONE ? questionFor(text) : null;
  if (question !== null) return { kind: "clarify", message: question };
  if (!/\s/.test(text)) {
    const area = questionAboutArea(text);
    const isMeant = mayGuess && recognise(text, "a word") !== null;
    if (area !== null && !isMeant) return { kind: "clarify", message: area };
  }
  const [, about] = STUFF.exec(text) ?? [];
  if (about !== undefined && !startsWithVerb(about))
    return { kind: "clarify", message: questionAboutArea(about) ?? questionAboutWord(about) };
  const lines = cleanLines(inputText).map(asWritten);
  const items = readList(lines);
  const foreign = isOtherLanguage(text);
  const choice = foreign ? null : readChoice(lines.join("\n"));
  if (choice !== null) return planToDecide(choice, text, size, mayGuess);
  const areas = foreign || lines.length > 1 ? null : readAreas(text);
  if (areas !== null) {
    return { kind: "plan", source: "areas", steps: areaPlan(areas, size), notice: null };
  }
  const notice = foreign ? ENGLISH_ONLY_NOTICE : null;
  if (!foreign && lines.length === 1 && (items === null || !isMostlyDoing(items))) {
    const stage = items === null ? "first" : "row";
    const told = readDecision(text) === null ? composeSituation(text, size, stage) : null;
    const mayGiveWay = mayGuess && told !== null && !isEmergency(told.source);
    const meant = mayGiveWay ? recognise(text, { kind: told.source, isTold: true }) : null;
    if (told !== null && meant === null) return { kind: "plan", ...told, notice };
  }
  const row = items === null || lines.length > 1 ? null : readRow(text, items);
  const meant = mayGuess && row !== null ? recognise(text, row) : null;
  if (items !== null && meant === null && !foreign && areGoals(items)) {
    const goals = composeRow(
      items.map((item) => partOf(asGoal(item), mayGuess)),
      size,
    );
    if (goals !== null) return { kind: "plan", ...goals, notice };
  }
  if (items !== null && meant === null && (items.length > 2 || foreign || items.every(isOneStep))) {
    const about = foreign ? {} : readHeading(text);
    const begin = mayGuess ? firstStepFor : undefined;
    const steps = listPlan(items, size, { ...about, foreign, begin });
    return { kind: "plan", source: "list", steps, notice };
  }
  if (foreign) {
    return { kind: "plan", source: "general", steps: generalSteps(text, size), notice };
  }
  const isTyped = items === null || meant !== null || BOTH_DUE.test(text);
  const said = isTyped ? text : items.join(" and ");
  return planEnglish(said, size, mayGuess);
}

/** The first two minutes of a list's item, by the plan of its kind; null where that is hardly known. */
function firstStepFor(item: string): PlannedStep | null {
  const { source, steps } = composePlan(partOf(asGoal(item), true), "nudge");
  const [first] = steps;
  // Between other things a bare "it" says nothing.
  const isClear = first !== undefined && !/(?<!\bwhat time )\b(?:it|its|them)\b/i.test(first.text);
  return isClear && !/^(?:general|verb-|wide-)/.test(source) ? first : null;
}

/** "get it together" points at something that was not named. */
const POINTED = /\b(?:it|this|that|everything|things|stuff)\b/i;

/** "mortgage stuff" names a matter, and nothing to do about it. */
const STUFF = /^(?:the |my |our )?((?:\p{L}+ )?\p{L}+) (?:stuff|things)$/iu;

/** Whether the words name something that there is a plan for, such as finding a therapist. */
function isOfKnownKind(answer: BuiltInAnswer): boolean {
  if (answer.kind === "clarify") return false;
  return !/^(?:general.*|list|areas|decision|situation-.*|verb-.*|.*\+.*)$/.test(answer.source);
}

/**
 * Whether a joined plan is of two kinds that differ: what is added may be more of the same, or what is to be
 * done about a state that was told first.
 */
function isOfTwoKinds(source: string): boolean {
  const [first, second] = source.split("+");
  const isSure = !/(?:^|\+)(?:general|verb-|situation-)/.test(source);
  return second !== undefined && first !== second && isSure;
}

/** A way to a counter is one step, whatever lies there: "pick up my blood pressure meds". */
const ERRAND = /^(?:pick up|drop off|mail) (?!the kids|my (?:kids?|son|daughter|husband|wife))/i;

/** Of two goals that have kinds of their own, one may be a single order: "tidy the garage, also email the plumber". */
function composeErrand(
  [one, other]: readonly [string, string],
  source: string,
  read: (words: string) => Goal,
  size: PlanSize,
): ComposedPlan | null {
  const [first = "", second = ""] = source.split("+");
  if (ERRAND.test(other) && !/^(?:verb-|general)/.test(first)) {
    return composeWithErrand(read(one), itemStep(other, false), "last", size);
  }
  if (isOneStep(other) && /^(?:verb-|general)/.test(second) && !/^(?:verb-|general)/.test(first)) {
    return composeWithErrand(read(one), itemStep(other, false), "last", size);
  }
  if (isOneStep(one) && /^(?:verb-|general)/.test(first) && !/^(?:verb-|general)/.test(second)) {
    return composeWithErrand(read(other), itemStep(one, false), "first", size);
  }
  return null;
}

/** One of several goals that were told together. */
function partOf(words: string, mayGuess: boolean): Goal {
  const said = asOrder(words);
  return { ...readGoal(restate(said)), said: mayGuess ? said : null, isPart: true };
}

/** A plan for words of which nothing is known but that they are wanted. */
function generalSteps(text: string, size: PlanSize): PlannedStep[] {
  const label = quoted(shorten(cleanLine(text), 120));
  return fillLines(GENERAL_PLAN, { label, labelWords: label.slice(1, -1) }, size) ?? [];
}

/** "part time over two years or full time in one", "now or wait till next year": how long an answer takes, or puts it off, is no day to answer by. */
function withoutSpan(goal: Goal, { options }: Decision): Goal {
  const text = goal.deadline?.text ?? "";
  const isSpan = options.length > 1 && /^(?:within|in|over) /.test(text);
  const [day = ""] =
    /(?<=^(?:\p{L}+ )?)(?:next|this|\p{L}+day|\p{L}+)(?: \p{L}+)?$/iu.exec(text) ?? [];
  const isPutOff =
    day !== "" &&
    options.some(
      (option) => PUTS_OFF.test(option) && option.toLowerCase().endsWith(day.toLowerCase()),
    );
  return isSpan || isPutOff ? { ...goal, deadline: null } : goal;
}

/** "wait till next year", "next summer". */
const PUTS_OFF =
  /^(?:wait|hold off|stay|keep|put (?:it|this) off|delay|next|later|in|till|until)\b/i;

function planToDecide(
  decision: Decision,
  text: string,
  size: PlanSize,
  mayGuess: boolean,
): BuiltInAnswer {
  const goal = withoutSpan(readGoal(text), decision);
  const fact = withNightly(factOf(decision.told), text);
  const { lines, slots, isOwn } = decisionPlan(decision, text, fact, mayGuess);
  const kind = mayGuess && !isOwn ? kindToDecide(text, decision) : null;
  // A sum that is told beside a question is weighed: no limit of spending, and no name of what a step calls a sum.
  const limits = goal.limits.filter((limit) => limit.kind !== "money");
  const told = { ...goal, limits, amount: null, rhythm: null, isAsked: true };
  const known = kind === null ? null : composeNamed(kind, told, size);
  if (known !== null) {
    const named = withNamedAnswers(known.steps, decision.options);
    const isCounted = fact !== null && /\d/.test(fact);
    const steps = withUnits(isCounted ? withFact(named, fact) : named, text);
    return { kind: "plan", source: known.source, steps, notice: null };
  }
  const filled = {
    ...slots,
    ...(goal.deadline === null ? {} : { deadline: goal.deadline.text }),
  };
  const weighed = { ...told, obstacle: null, limits: [], label: decision.question };
  const steps = tailor(fillLines(lines, filled, size) ?? [], weighed, filled, size);
  const source = "decision";
  return { kind: "plan", source, steps: withUnits(withFact(steps, fact), text), notice: null };
}

/** Words that only say that there are two goals. */
const BOTH = /^both\s*:\s*/i;
const BESIDES =
  /,?\s+and\s*,?\s+(?:while|when|since) (?:i'm|im|i am|we're) (?:at it|there|already there),?\s+/i;

/** "the new starter, Joel, on the till" names one person. */
const NAMED_BESIDE = /(\b(?:my|our|the|his|her)\s[^,.;:]{2,30}), (\p{Lu}\p{Ll}+), (?=\p{Ll})/u;

function planEnglish(typed: string, size: PlanSize, mayGuess: boolean): BuiltInAnswer {
  const said = asOrder(
    typed
      .replace(BOTH, "")
      .replace(BOTH_DUE, "")
      .replace(BESIDES, " and ")
      .replace(NAMED_BESIDE, "$1 $2 "),
  );
  const decision = readDecision(said);
  if (decision !== null) return planToDecide(decision, said, size, mayGuess);
  const text = restate(said);
  const goal = { ...readGoal(text), said: mayGuess ? said : null };
  const part = (words: string) => partOf(words, mayGuess);
  const joint = splitJoined(goal.core) ?? splitObjects(goal);
  // "get my deposit back, painted one wall navy and have 2 cats" is one goal with what is told of it.
  const pair = joint === null || isToldLast(joint[1]) ? null : joint;
  const twins = splitTwins(goal);
  const joined = pair === null ? null : composeJoined(goal, part(pair[0]), part(pair[1]), size);
  // Two things of one kind are done in turn.
  const isInTurn = twins !== null && joined?.source.includes("+") === false;
  if (pair !== null && joined !== null && !isInTurn) {
    // "practise the route with her and sort the pass" is one matter where its halves say next to nothing.
    const isHalf = /(?:^|\+)general(?:$|\+)|^verb-.*\+verb-/.test(joined.source);
    const isOne = isHalf && mayGuess && recognise(said, "a row") !== null;
    const errand = isOne ? null : composeErrand(pair, joined.source, part, size);
    const { source, steps } = errand ?? (isOne ? composePlan(goal, size) : joined);
    return { kind: "plan", source, steps, notice: null };
  }
  const owned = pair === null ? splitOwned(said) : null;
  if (owned !== null) {
    const joined = composeJoined(goal, part(owned[0]), part(owned[1]), size);
    if (isOfTwoKinds(joined.source)) return { kind: "plan", ...joined, notice: null };
  }
  const added = splitAdded(said);
  if (added !== null) {
    const joined = composeJoined(goal, part(added[0]), part(added[1]), size);
    if (isOfTwoKinds(joined.source)) return { kind: "plan", ...joined, notice: null };
    const errand = composeErrand(added, joined.source, part, size);
    if (errand !== null) return { kind: "plan", ...errand, notice: null };
  }
  // To cancel is one step of a list, and has a plan of its own by itself.
  if (twins?.goals.every(isOneStep) === true && goal.verb !== "cancel") {
    const heading = goal.deadline?.text;
    return {
      kind: "plan",
      source: "list",
      steps: listPlan(twins.goals, size, { heading }),
      notice: null,
    };
  }
  if (twins?.apart) {
    const joined = composeJoined(goal, part(twins.apart[0]), part(twins.apart[1]), size);
    const isOfFamily = /(?:^|\+)wide-/.test(joined.source);
    if (isOfTwoKinds(joined.source) && !isOfFamily) {
      return { kind: "plan", ...joined, notice: null };
    }
  }
  const { source, steps } =
    twins === null
      ? composePlan(goal, size)
      : composeTwins(goal, part(twins.goals[0]), twins.other, size);
  const told = /^(?:general|verb-)/.test(source) ? composeSituation(typed, size, "late") : null;
  if (told !== null) return { kind: "plan", ...told, notice: null };
  const area = /^(?:general|verb-)/.test(source) ? questionAboutArea(text) : null;
  if (area !== null) return { kind: "clarify", message: area };
  if (source === "general" && !/\s/.test(goal.label) && text.split(/\s+/).length <= 4) {
    return { kind: "clarify", message: questionAboutWord(goal.label) };
  }
  return { kind: "plan", source, steps, notice: null };
}
