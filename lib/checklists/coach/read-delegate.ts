import { STEP_MAX_CHARACTERS } from "@/lib/checklists/constants";
import { isPlainVerb } from "@/lib/decisions/planner/words/verbs";
import { lowerFirst } from "@/lib/decisions/planner/words/wording";
import type { CoachAnswer } from "./types";
import { named } from "./way-in";
import { answered, findOne, isOpen, stayTicked, type Wish } from "./wish";

/** "can my husband do step 4", "my mom will make the cake", "my wife does the taxes". */
const DELEGATED =
  /^my (\w+)(?:'s| is| will| can| could|'ll| wants to)*(?: going to)? (?:do|does|doing|handles?|handling|makes?|making|brings?|bringing|takes?|taking care of|takes? care of) (.+)$/;

const ASK_MINUTES = 5;

/** A step that somebody else does becomes asking them: that is what is left to do of it. */
export function readDelegate({ clause, steps }: Wish): CoachAnswer | null {
  const [, who, phrase] = clause.match(DELEGATED) ?? [];
  const one = who && phrase ? findOne(phrase.said, steps) : null;
  if (!who || !one) return null;
  if ("question" in one) return one.question;
  const { id, text: before } = one.step;
  if (!isOpen(one.step)) return stayTicked([one.step]);
  const text = `Ask your ${who.said} to ${lowerFirst(before)}`;
  const isDoing = isPlainVerb(before.split(" ", 1)[0] ?? "");
  if (!isDoing || text.length > STEP_MAX_CHARACTERS) return null;
  return answered(`Good that you needn't do it alone. It says ${named(text)} now.`, [
    { action: "edit", id, text, minutes: ASK_MINUTES, isOwn: true },
  ]);
}
