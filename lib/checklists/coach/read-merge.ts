import { STEP_MAX_CHARACTERS } from "@/lib/checklists/constants";
import type { ChecklistStep } from "@/lib/checklists/types";
import { lowerFirst } from "@/lib/decisions/planner/words/wording";
import { findSteps } from "./find-steps";
import type { CoachAnswer } from "./types";
import {
  answered,
  askedBack,
  isOpen,
  namedAll,
  questionAbout,
  stayTicked,
  type Wish,
} from "./wish";

/** "combine steps 2 and 3", "put 2 and 3 together", "make 4 and 5 one step". */
const MERGE: readonly RegExp[] = [
  /^(?:combine|merge|join|unite) (.+?)(?: (?:together|into one(?: step)?))?$/,
  /^(?:put|do|make|turn) (.+?) (?:together|into one(?: step| task)?|one (?:step|task))$/,
];

/** Several steps become one that says them all, in their order, with their minutes together. */
export function readMerge({ clause, steps }: Wish): CoachAnswer | null {
  for (const pattern of MERGE) {
    const phrase = clause.match(pattern)?.[1]?.said;
    const found = phrase ? findSteps(phrase, steps) : null;
    if (!found || found.kind === "none") continue;
    return found.kind === "steps" ? merged(found.steps) : questionAbout(found, steps);
  }
  return null;
}

function merged(found: readonly ChecklistStep[]): CoachAnswer | null {
  const [first, ...others] = found;
  if (!first || others.length === 0) return null;
  const ticked = found.filter((step) => !isOpen(step));
  if (ticked.length > 0) return stayTicked(ticked);
  const text = `${found.map(({ text }, at) => (at === 0 ? bare(text) : lowerFirst(bare(text)))).join("; then ")}.`;
  if (text.length > STEP_MAX_CHARACTERS || found.some(({ subSteps }) => subSteps.length > 0)) {
    return askedBack("Together they are too long for one step, so I left them as they are.");
  }
  const known = found.flatMap(({ minutes }) => minutes ?? []);
  const minutes = known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : null;
  return answered(`I made one step of ${namedAll(found)}.`, [
    { action: "edit", id: first.id, text, minutes, isOwn: true },
    ...others.map(({ id }) => ({ action: "remove" as const, id })),
  ]);
}

function bare(text: string): string {
  return text.replace(/[.;\s]+$/, "");
}
