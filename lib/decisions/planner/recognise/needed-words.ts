import { NEEDED_DOING } from "@/lib/decisions/planner/recognise/needed-words-doing";
import { NEEDED_FAMILIES } from "@/lib/decisions/planner/recognise/needed-words-families";
import { NEEDED_LIVING } from "@/lib/decisions/planner/recognise/needed-words-living";

/**
 * Words of which a text must hold one before it can mean a kind: what sets a narrow kind apart from the plain
 * one beside it. "Register a birth" tells of no delay, "plan a family holiday" of no
 * in-laws.
 */
const NEEDED: Readonly<Record<string, RegExp>> = {
  ...NEEDED_DOING,
  ...NEEDED_FAMILIES,
  ...NEEDED_LIVING,
};

/** Whether a text lacks what it would have to tell to mean this kind. */
export function lacksWordsFor(kind: string, text: string): boolean {
  return NEEDED[kind]?.test(text) === false;
}
