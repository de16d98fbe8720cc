import { participleVerb } from "@/lib/decisions/planner/words/verbs";
import { closestStep, findSteps } from "./find-steps";
import type { CoachAnswer } from "./types";
import { named } from "./way-in";
import { askedBack, isOpen, namedAll, stayTicked, type Wish } from "./wish";

/** "i got the job", "i found one", "i already decided", "they said yes": the goal or much of it is reached. */
const REACHED =
  /^(?:i|we)(?:'ve| have)?(?: just| already| finally| actually)* (?:(?:got|found) (?:it|one|in|hired|accepted|an offer|(?:the|a)(?: new)? (?:job|place|apartment|house|room|loan|spot|offer))|got (?:an?|the|my) (?:interview|bonus|raise|call ?back|appointment|offer|extension|refund)|passed(?: it| the .+)?|won|made it|decided(?: to .+)?)(?: today| yesterday)?$|^(?:they|he|she|the \w+|my \w+) (?:said yes|approved (?:me|us|it)|accepted (?:me|us|it)|agreed)$/;
const EARLIER = "(?:(?: ?(?:just|already|finally|actually))+ ?)";
/** What is said to be done: "i did the first 2", "mark step 2 as done", "step 3 done". */
const DONE: readonly RegExp[] = [
  /^i(?:'ve| have)?(?: just| already| finally)* (?:did|done|finished|completed|ticked|got done)(?: with)?(?: (.+))?$/,
  /^(?:tick|check)(?: off)? (.+)$/,
  /^mark (.+?) (?:as )?(?:done|complete|completed|finished)$/,
  /^(.+?)(?:'s| is| are)(?: already| all)? (?:done|finished|complete|completed)$/,
  /^done with (.+)$/,
  /^((?:step|task|number) \d+) done$/,
  /^complete ((?:step|task) .+)$/,
  /^(?:(?:i'm|we're) )?(?:done|finished|all done)$/,
];
/** "i called them", "already sent the invites". */
const ACTED = new RegExp(
  `^(?:(?:i|we)(?:'ve| have)?${EARLIER}?|${EARLIER}) ?(called|texted|emailed|sent|threw|talked|spoke|studied|made|wrote|written|bought|paid|booked|ordered|cancelled|cleaned|asked|signed|applied|scheduled|filled|mailed|washed|packed|printed|cooked|baked|emptied|swept|saved|chosen|chose)\\b(?! (?:and|again)\\b)(?!.*(?:\\b(?:no|not|never|nobody|but)\\b|n't))(?: (.+))?$`,
);
/** "i already know the format", "we already have boxes". */
const THERE = /^(?:i|we)(?:'ve)? already (?:know|have|own|got|understand|do) (.+)$/;
/** Past forms that are no participles. */
const PAST: ReadonlyMap<string, string> = new Map([
  ["wrote", "write"],
  ["chose", "choose"],
  ["threw", "throw"],
  ["spoke", "speak"],
]);

/** What the person has done: they tick it themselves, and hear which one it was. */
export function readDone({ clause, steps }: Wish): CoachAnswer | null {
  const { said } = clause;
  if (REACHED.test(said)) {
    return askedBack(
      "That is good news, and it was your doing. Tick what it took care of; what is no longer needed I take out, for example “remove step 2”.",
    );
  }
  const there = THERE.exec(said)?.[1];
  const known = there === undefined ? undefined : closestStep(there, steps);
  if (known) {
    return askedBack(
      `Good, then ${named(known.text)} may be done already. Tick it, or say “remove step ${steps.indexOf(known) + 1}”.`,
    );
  }
  const match = DONE.map((pattern) => pattern.exec(said)).find((found) => found !== null);
  const acted = match ? null : ACTED.exec(said);
  if (!match && !acted) return null;
  const verb = acted?.[1] ?? "";
  const phrase =
    match?.[1] ?? [PAST.get(verb) ?? participleVerb(verb), acted?.[2]].filter(Boolean).join(" ");
  const found = /^(?:|it|this|that)$/.test(phrase) ? null : findSteps(phrase, steps);
  if (found?.kind !== "steps" || found.steps.length === 0) {
    return askedBack(found ? TICK_IF_THERE : TICK_IT);
  }
  const open = found.steps.filter(isOpen);
  if (open.length === 0) return stayTicked(found.steps);
  return askedBack(
    `Lovely. Tick ${namedAll(open)} on the list; I leave that to you, so that it stays yours.`,
  );
}

const TICK_IF_THERE =
  "Lovely, that counts. If it is on the list, tick it; I leave that to you, so that it stays yours.";
const TICK_IT = "Lovely. Tick it on the list; I leave that to you, so that it stays yours.";
