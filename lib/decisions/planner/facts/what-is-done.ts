import type { DoneThing } from "@/lib/decisions/planner/reading/read-progress";
import { normalWord, normalWords } from "@/lib/decisions/planner/words/normal-words";
import type { PlanLine } from "@/lib/decisions/planner/written/archetype";

/** The first words of steps that end in a state: whoever has booked the hall needs no step to choose one. */
const ACTS: readonly (readonly [states: RegExp, acts: RegExp])[] = [
  [
    /^(?:booked|reserved|hired|arranged|organi[sz]ed|confirmed|agreed)$/,
    /^(?:Book|Reserve|Hire|Order|Choose|Compare|Find|Save (?:two|three)|Rent|Fix|Pick|Ask (?:two|three|for a)|Look for|Get)\b/,
  ],
  [
    /^(?:bought|ordered|have|here|found|gathered|collected|ready|in place|chosen|picked)$/,
    /^(?:Buy|Get|Order|Borrow|Choose|Find|Fetch|Collect|Look for|Gather|Ask for|Pick|Save (?:two|three)|Compare)\b/,
  ],
  [/^paid/, /^(?:Pay|Transfer|Book|Choose|Find|Compare)\b/],
  [/^(?:sent|submitted)$/, /^(?:Send|Submit|Post|Hand in|Upload|Write|Fill in|Type)\b/],
  [/^packed$/, /^Pack\b/],
  [
    /./,
    /^(?:Write|Draft|Make|Type|Take|Print|Scan|Sign|Fill in|Choose|Measure|Clean|Paint|Wash|Gather|Find|Ask for|Get|Buy|Book|Order|Collect|Prepare|Design|Set up)\b/,
  ],
];
/** Things that plans call otherwise: a hostel that is booked is the bed. */
const OTHER_NAMES: readonly ReadonlySet<string>[] = [
  "hotel hostel accommodation airbnb cottage apartment bed stay",
  "hall venue restaurant pub cafe room table place",
  "flight ticket train ferry way",
  "mover van",
].map((names) => new Set(names.split(" ")));

/** So many words may stand between what a step does and the thing. */
const FEW_WORDS = 5;

/** Whether a line only leads to what is done already: "Book the van" where the van is booked. */
export function isDoneBefore(line: PlanLine, done: readonly DoneThing[]): boolean {
  if (line.answers !== undefined) return false;
  const [clause = ""] = line.text.replace(/[[\]{}|]/g, " ").split(/[,:;.]/);
  const [, ...words] = clause.trim().split(/\s+/);
  const things = new Set(normalWords(words.slice(0, FEW_WORDS).join(" ")));
  return done.some(({ thing, state }) => {
    const acts = ACTS.find(([states]) => states.test(state))?.[1];
    const name = normalWord(thing);
    const names = [name, ...(OTHER_NAMES.find((group) => group.has(name)) ?? [])];
    return acts?.test(line.text) === true && names.some((one) => things.has(one));
  });
}
