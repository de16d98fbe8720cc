import { answerGoal } from "@/lib/decisions/planner/answer";
import { namedParts } from "@/lib/decisions/planner/facts/named-parts";
import { isPlainVerb } from "@/lib/decisions/planner/words/verbs";
import { shorten } from "@/lib/decisions/planner/words/wording";
import type { NewStep } from "./types";
import { named, wayInto } from "./way-in";

type Splittable = { text: string; minutes: number | null };

/** One trip or one talk stays one step, however many things it names. */
const ONE_GO = /^(?:buy|get|shop|pick|mix|choose|compare|decide|match|sort|list|bring|order)\b/i;
const MOST_PARTS = 6;
const LONGEST_PART_WORDS = 9;
/** From here on, and where nobody estimated, a step may be a goal of its own. */
const GOAL_MINUTES = 30;
const SLICE = { least: 5, most: 15 };
/** A step of this length has no smaller parts. */
const SMALL_MINUTES = 2;

/**
 * A step as smaller ones, in their order: the several things it names one by one, or the planner's steps
 * for a goal that it knows, or a way in and a first slice before the step itself. Null when the step is
 * small already.
 */
export function splitStep(step: Splittable): NewStep[] | null {
  const several = severalIn(step);
  if (several) return several;
  if (step.minutes !== null && step.minutes <= SMALL_MINUTES) return null;
  return plannedParts(step) ?? slices(step);
}

/** "Find the form and sign it" and "Clean the sink, mirror and bath" name their parts. */
function severalIn({ text, minutes }: Splittable): NewStep[] | null {
  if (/[:“”"()]/.test(text)) return null;
  const named = namedParts(text);
  const parts = named.length > 1 ? named : thingsIn(text);
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  if (parts.some((part) => part.split(" ").length > LONGEST_PART_WORDS)) return null;
  const each = minutes === null ? null : Math.max(1, Math.round(minutes / parts.length));
  return parts.map((part) => ({ text: part, minutes: each }));
}

/** The first thing's verb before every other thing of a row; none when it is no row of things. */
function thingsIn(text: string): string[] {
  const plain = text.replace(/[.\s]+$/, "");
  const [verb = ""] = plain.split(" ", 1);
  if (!isPlainVerb(verb) || ONE_GO.test(plain)) return [];
  const [first = "", ...others] = plain
    .slice(verb.length)
    .trim()
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/);
  const article = /^(the|my|your|our)\s/i.exec(first)?.[1];
  const isThing = (thing: string) => thing.split(" ").length <= 4 && !NO_THING.test(thing);
  if (article === undefined || !others.every(isThing)) return [];
  const things = others.map((thing) => (THING.test(thing) ? thing : `${article} ${thing}`));
  return [first, ...things].map((thing) => `${verb} ${thing}.`);
}

/** "Open the account, to see which fees it shows": what follows is no further thing to open. */
const NO_THING =
  /^(?:to|so|with|from|by|if|when|before|after|until|as|for|in|on|at)\b|\b(?:it|they|you|that|which|who|them)\b/i;

const THING = /^(?:the|my|your|our|his|her|their|an?)\s+\S/i;

/** The planner's steps for a step that is a goal by itself, when it knows the kind. */
function plannedParts({ text, minutes }: Splittable): NewStep[] | null {
  if (minutes !== null && minutes < GOAL_MINUTES) return null;
  const answer = answerGoal({ inputText: text, size: "nudge" });
  if (answer.kind !== "plan" || /^(?:general|list|decision|verb-)|\+/.test(answer.source)) {
    return null;
  }
  return answer.steps;
}

function slices({ text, minutes }: Splittable): NewStep[] {
  const slice = Math.min(SLICE.most, Math.max(SLICE.least, Math.round((minutes ?? 20) / 3)));
  const isShort = minutes !== null && minutes <= SLICE.least * 2;
  const first = `Set a timer for ${slice} minutes and make a start on ${named(shorten(text, 120))}.`;
  return [
    wayInto(text),
    ...(isShort ? [] : [{ text: first, minutes: slice }]),
    { text, minutes: minutes === null || isShort ? minutes : Math.max(1, minutes - slice) },
  ];
}
