import { LIBRARY } from "../../lib/decisions/planner/library/library.ts";
import type { Example } from "./examples.ts";

/** A step of a plan itself, and none of what takes its place: "5* Measure the window.". */
const STEP = /^\d+[*n?]? (.+)$/;
/** What a goal may fill in, and what stands only then. */
const MAY_BE_FILLED = /\[[^\]]*\]/g;
const SLOT = /\{\w+\|?([^{}]*)\}/g;
const MARKS = /[“”:]/g;

/**
 * The steps of the library's plans as words in which their kinds are told of: what a plan for steel-toe boots
 * speaks of is what its goals tell. Only for kinds in `known`; others have no phrasings that they are learnt by.
 */
export function stepExamples(known: ReadonlySet<string>): Example[] {
  return LIBRARY.filter(({ id }) => known.has(id)).flatMap(({ id, plan }) =>
    plan.split("\n").flatMap((line) => {
      const [, step] = STEP.exec(line) ?? [];
      if (step === undefined) return [];
      const text = step.replace(MAY_BE_FILLED, "").replace(SLOT, "$1").replace(MARKS, " ");
      return [{ kind: id, text: text.toLowerCase(), area: "steps" }];
    }),
  );
}
