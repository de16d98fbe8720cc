import { knownWay } from "@/lib/decisions/planner/parts/ways-in";
import { quoted, shorten } from "@/lib/decisions/planner/words/wording";
import { FIRST_STEP_MINUTES } from "@/lib/decisions/planner/written/sizes";
import type { NewStep } from "./types";

const LABEL_MAX_CHARACTERS = 80;
const LONGEST_WAY = 140;

/**
 * A step of two minutes that leads into a bigger one, without preparation and without courage. It stands
 * in the list by itself, so it names the step that it belongs to, or says itself what it is about behind a colon.
 */
export function wayInto(stepText: string): NewStep {
  const [way] = knownWay(stepText) ?? [];
  const minutes = FIRST_STEP_MINUTES;
  const isOfItself = way !== undefined && /:\s/.test(way);
  if (isOfItself && way.length <= LONGEST_WAY) return { text: way, minutes };
  const start = isOfItself
    ? "Put out what you need"
    : (way?.replace(/\.$/, ",") ?? "Put out what you need");
  return { text: `${start} for ${named(stepText)}.`, minutes };
}

/** A step's text in quotation marks within a sentence, cut at a word's end when it is long. */
export function named(stepText: string): string {
  const label = shorten(stepText, LABEL_MAX_CHARACTERS);
  const cut = label.length < stepText.replace(/[.,;:\s]+$/, "").length ? `${label}…` : label;
  return quoted(/^\p{Lu}(?![\p{Lu}\p{N}])/u.test(cut) ? lowerFirst(cut) : cut);
}

/** A step's text within a sentence; one that quotes another step needs no quotation marks of its own. */
export function spoken(stepText: string): string {
  return stepText.includes("“") ? lowerFirst(stepText.replace(/[.\s]+$/, "")) : named(stepText);
}

/** Verbs begin a step with a capital that a sentence does not want; names keep theirs. */
function lowerFirst(text: string): string {
  return /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
