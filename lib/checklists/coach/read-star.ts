import type { ChecklistStep } from "@/lib/checklists/types";
import { findSteps } from "./find-steps";
import type { CoachAnswer } from "./types";
import {
  answered,
  capitalised,
  isOpen,
  namedAll,
  questionAbout,
  stayTicked,
  type Wish,
} from "./wish";

const STAR = [
  /^(?:star|prioriti[sz]e|flag|highlight|pin|favou?rite)(?: on)? (.+)$/,
  /^(?:mark|flag|set|make|put|give) (.+?) (?:as |to |on )?(?:an? |the |my |high |top |first |number one )*(?:priority|priorities|important|urgent|star|starred|favou?rite|top 3|top three)$/,
  /^(?:put|add) a star (?:on|to|at|for|next to) (.+)$/,
  /^(.+?) (?:is|are|has|have)(?: the| my| really| very| so| most| more| super| top| a| an)* (?:important|urgent|priority|priorities|crucial|essential)(?: one| step| thing)?$/,
  /^(?:the )?most important (?:one|step|thing|task) is (.+)$/,
] as const;
const UNSTAR = [
  /^(?:unstar|unflag|unpin|deprioriti[sz]e) (.+)$/,
  /^(?:remove|take|delete)(?: away)? (?:the |a )?(?:star|priority)(?: away)? (?:from|off|of|on) (.+)$/,
] as const;

/** "Star step 2", "the call is the most important", "take the star off step 1". */
export function readStar({ clause, steps }: Wish): CoachAnswer | null {
  for (const [patterns, priority] of [
    [UNSTAR, false],
    [STAR, true],
  ] as const) {
    for (const pattern of patterns) {
      const phrase = clause.match(pattern)?.[1];
      const read = phrase && starred(phrase.said, steps, priority);
      if (read) return read;
    }
  }
  return null;
}

function starred(
  phrase: string,
  steps: readonly ChecklistStep[],
  priority: boolean,
): CoachAnswer | null {
  if (/\bnot\b|n't$/.test(phrase)) return null;
  const found = findSteps(phrase, steps);
  if (found.kind !== "steps") return questionAbout(found, steps);
  const open = found.steps.filter(isOpen);
  if (open.length === 0) return found.steps.length > 0 ? stayTicked(found.steps) : null;
  const verb = open.length === 1 ? "has" : "have";
  return answered(
    priority
      ? `${capitalised(namedAll(open))} ${verb} a star now.`
      : `${capitalised(namedAll(open))} ${verb} no star any more.`,
    open.map(({ id }) => ({ action: "edit", id, priority })),
  );
}
