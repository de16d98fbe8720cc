import { participleVerb } from "@/lib/decisions/planner/words/verbs";
import { closestStep, findSteps } from "./find-steps";
import { nextOpen } from "./next-open";
import type { CoachAnswer } from "./types";
import { named } from "./way-in";
import { askedBack, isOpen, namedAll, stayTicked, type Wish } from "./wish";

/** "i got the job", "i found one", "i already decided", "they said yes": the goal or much of it is reached. */
const REACHED =
  /^(?:i|we)(?:'ve| have)?(?: just| already| finally| actually)* (?:(?:got|found) (?:it|one|in|hired|accepted|an offer|(?:the|a)(?: new)? (?:job|place|apartment|house|room|loan|spot|offer))|got (?:an?|the|my) (?:interview|bonus|raise|call ?back|appointment|offer|extension|refund)|passed(?: it| the .+)?|won|made it|decided(?: to .+)?)(?:,? (?:for |on |this |next )*(?:today|yesterday|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week))?$|^(?:they|he|she|the \w+|my \w+) (?:said yes|approved (?:me|us|it)|accepted (?:me|us|it)|agreed)$/;
const EARLIER = "(?:(?: ?(?:just|already|finally|actually))+ ?)";
/** What is said to be done: "i did the first 2", "mark step 2 as done", "step 3 done". */
const DONE: readonly RegExp[] = [
  /^i(?:'ve| have)?(?: just| already| finally)* (?:did|done|finished|completed|ticked|got done)(?: with)?(?: (.+))?$/,
  /^(?:(?:just|already|finally) )+(?:did|done|finished|completed)(?: with)?(?: (.+))?$/,
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
  `^(?:(?:i|we)(?:'ve| have)?${EARLIER}?|${EARLIER}) ?(called|texted|emailed|sent|threw|talked|spoke|studied|made|wrote|written|bought|paid|booked|ordered|cancelled|cleaned|asked|signed|applied|scheduled|filled|mailed|washed|packed|printed|cooked|baked|emptied|swept|saved|chosen|chose|read|watched|picked|walked|ran(?! out)|deleted|got(?= (?:the|my|our)\\b(?! (?:money|time|energy))))\\b(?! (?:and|again)\\b)(?!.*(?:\\b(?:no|not|never|nobody|but)\\b|n't))(?: (.+))?$`,
);
/** "i already know the format", "we already have boxes", "i can already run 2 miles". */
const THERE =
  /^(?:i|we)(?:'ve)? (?:already (?:know|have|own|got|understand|do|track|use|eat|drink|go|can)|can already) (.+)$/;
/** When it was done says nothing about which step. */
const WHEN_DONE = / (?:already|today|yesterday|this (?:morning|week)|last (?:night|week))$/;
/** Past forms that are no participles. */
const PAST: ReadonlyMap<string, string> = new Map([
  ["wrote", "write"],
  ["chose", "choose"],
  ["threw", "throw"],
  ["spoke", "speak"],
  ["ran", "run"],
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
  if (there !== undefined) return askedBack(headStart(there, steps));
  const done = said.replace(WHEN_DONE, "");
  const match = DONE.map((pattern) => pattern.exec(done)).find((found) => found !== null);
  const acted = match ? null : ACTED.exec(done);
  if (!match && !acted) return null;
  const phrase = match?.[1] ?? (acted ? actedPhrase(acted[1] ?? "", acted[2] ?? "", steps) : "");
  const found = /^(?:|it|this|that)$/.test(phrase) ? null : findSteps(phrase, steps);
  const [one, other] = found?.kind === "several" ? found.steps.filter(isOpen) : [];
  if (one && other) {
    return askedBack(
      `Lovely. That could be ${named(one.text)} or ${named(other.text)}; tick the one that it was.`,
    );
  }
  if (found?.kind !== "steps" || found.steps.length === 0) {
    return askedBack(found ? TICK_IF_THERE : tickIt(steps));
  }
  const open = found.steps.filter(isOpen);
  if (open.length === 0) return stayTicked(found.steps);
  return askedBack(
    `Lovely. Tick ${namedAll(open)} on the list; I leave that to you, so that it stays yours.`,
  );
}

/** What somebody knows, has or can already may be a step's whole point. */
function headStart(there: string, steps: Wish["steps"]): string {
  const known = closestStep(there, steps);
  return known
    ? `Good, then ${named(known.text)} may be done already. If so, tick it; if it asks too little now, change step ${steps.indexOf(known) + 1} or take it out.`
    : "Good, that is a head start. Tick what it takes care of, and tell me which step asks too little now: I change it or take it out.";
}

const WAYS_TO_GET = ["order", "buy", "get", "book"];

/** "called the venue" as a step would say it: "call the venue". What is got was ordered or bought. */
function actedPhrase(verb: string, rest: string, steps: Wish["steps"]): string {
  if (verb !== "got") {
    return [PAST.get(verb) ?? participleVerb(verb), rest].filter(Boolean).join(" ");
  }
  const phrases = WAYS_TO_GET.map((way) => `${way} ${rest}`);
  return phrases.find((phrase) => findSteps(phrase, steps).kind === "steps") ?? rest;
}

const TICK_IF_THERE =
  "Lovely, that counts. If it is on the list, tick it; I leave that to you, so that it stays yours.";

function tickIt(steps: Wish["steps"]): string {
  const next = nextOpen(steps);
  const which = next ? `If it is ${named(next.text)}, tick it` : "Tick it";
  return `Lovely. ${which} on the list; I leave that to you, so that it stays yours.`;
}
