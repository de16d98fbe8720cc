import { formatMinutes } from "@/lib/checklists/duration";
import type { ChecklistStep, SubStep } from "@/lib/checklists/types";
import { FIRST_STEP_MINUTES } from "@/lib/decisions/planner/written/sizes";
import { nextOpen, nextThing } from "./next-open";
import { DURATION, NUMBER, readMinutes, readNumber } from "./numbers";
import type { CoachAnswer, Operation } from "./types";
import { named, spoken, wayInto } from "./way-in";
import { answered, capitalised, isOpen, namedAll, type Wish } from "./wish";

/** What "no time" and "a few minutes" come to. */
const LITTLE_MINUTES = 5;
/** A step that nobody estimated is taken to need this long. */
const UNKNOWN_MINUTES = 15;

const WHERE =
  /\bwhere (?:do|should|can|could|to|would|shall)\b.*\b(?:start|begin)|\bwhere to (?:start|begin)\b|\bwhat (?:should|do|could) i be doing|\bwhat(?:'s| is| comes) (?:next|after(?= (?:that|this|it)\b|$))|\bwhat (?:do you think )?(?:i|we) should do\b|\bbest (?:place|way|point|thing|step|one) to (?:start|begin)|\bwhat (?:do|should|can|shall|must) i (?:do|start|begin|tackle)(?: with)?(?: (?:first|next|now|today))?$|\bwhat(?:'s| is| comes)? (?:the |my )?(?:first|next|now)(?: (?:step|thing|one|task))?$|\bwhich (?:step|one|task)\b.*\b(?:first|next|start|begin|now|easiest)|\bhow (?:do|should|can|to) (?:i |we )?(?:start|begin|get started|get going)|^(?:help me )?(?:to )?(?:start|begin|get started|get going)$|^(?:pick|choose|decide)(?: (?:one|something|a step|for me|one for me))*$|\btell me what to do\b|^what(?: now| next)?$|\bnext step\?*$|\bi don't know (?:where|how|what) to (?:start|begin|do)(?: (?:first|next|now))?$|\bno (?:idea|clue) (?:where|how|what)\b.*|\bwhat's first\b|^i'm ready$|^(?:let's )?(?:go|start|begin|do this)$|\bfirst step\?*$/;
const STUCK =
  /\bstuck\b|\bcan(?:'t|not| not) (?:start|begin|get started|do (?:it|this|that|any)|get (?:myself|going|into|it)|focus|concentrate|face|bring myself|move|think|decide|seem to|even|cope|make myself)|\b(?:not|unable|couldn't|struggling|trouble|hard|difficult) (?:to|with) (?:start|begin|get started|focus|starting|getting)|\bprocrastinat|\bfrozen\b|\bparaly[sz]ed\b|\bblocked\b|\boverwhelm|\bexhausting\b|\bdrowning\b|\bfalling apart\b|\bburn(?:ed|t) out\b|\bburnout\b|\b(?:good|smart|strong) enough\b|\btoo (?:fat|old|dumb|stupid|weak|slow|lazy) (?:for|to)\b|\bkeep (?:failing|quitting|giving up)\b|\bmore fun\b|\btak(?:e|es|ing) (?:me )?(?:months|years)\b|\b(?:no|don't have (?:the |any |enough )?) ?(?:experience|confidence|discipline|willpower|patience|talent|skills?)\b|\btoo much\b|\bdon't (?:feel like|want to|have (?:the |any )?(?:energy|motivation|strength))|\bno (?:energy|motivation|focus|strength|will)\b|\b(?:i'm|i am|feel|feeling|just|so|too|very|really)(?: (?:so|too|very|really|just|a bit|super|completely|feeling))* (?:tired|exhausted|anxious|nervous|scared|afraid|stressed|worried|unmotivated|drained|sleepy|bored|lazy|lost|sad|down|distracted|restless|unfocused)\b|\bgive up\b|\bhopeless\b|\bavoiding\b|\bput(?:ting)? (?:it|this|everything) off\b|\bnot in the mood\b|\bdread|\bscary\b|\bi hate (?!.*\b(?:else|another|different)\b)|\bhate (?:this|it)\b|\b(?:take|takes|taking) (?:forever|ages)\b|\bdon't care\b|\b(?:ashamed|guilty)\b|\bfeel (?:so |really )?(?:bad|awful|terrible)\b|\bi (?:messed|screwed) up\b|\bi (?:ruined|burned|burnt|broke) (?:it|everything)\b|\bembarrass|\b(?:disaster|mess|disgusting|gross)\b|\b(?:going to|gonna|will|i'll|always|i|i've) fail(?:ed)?\b|^it's complicated$|^i (?:don't|do not) (?:get|understand)(?: (?:it|this|that|any of (?:it|this)))?$|\blow energy\b|\bbad day\b|\bneed (?:a |some )?(?:motivation|push|help|kick)\b|\bmotivate me\b|\bdistracted\b|\bbehind\b|\bcan't(?: today| right now| any ?more)?$|^(?:it|this|that)(?:'s| is)(?: \w+){0,2} (?:hard|difficult|tough|overwhelming|confusing)$|\bunmotivated\b|\bhelp me$|^help(?: me)?(?: please)?$|\bi(?:'m| am) (?:lost|tired|exhausted|stressed)\b|\bnothing (?:works|is working)\b|\bbrain\b.*\b(?:fog|fried|dead|mush|foggy)\b|\bpanic|\bsucks?\b|^(?:tired|exhausted|overwhelmed|anxious|stressed|lost|distracted|sad|nervous)$|^(?:ugh+|argh+|meh|idk|i don't know|i do not know|dunno|i have adhd)$|\b(?:boring|painful|awful|terrible)\b/;
/** What helps with one kind of not wanting, and not with the others. */
const COMFORTS: readonly (readonly [words: RegExp, comfort: string])[] = [
  [
    /\b(?:boring|bored|dull|tedious|fun)\b/,
    "Boring goes better with company, so put on a song or call somebody meanwhile.",
  ],
  [
    /\b(?:tired|exhaust\w*|drained|sleepy|burn(?:ed|t) out|burnout|(?:no|low) energy)\b/,
    "Then small is the right size for today, and rest is fine, too.",
  ],
  [
    /\btak(?:e|es|ing) (?:me )?(?:forever|ages|months|years)\b/,
    "The whole way looks long from here.",
  ],
];
const IMPROVE =
  /^(?:improve|refine|optimi[sz]e|update|adjust|better|fix|polish|rework|revise|enhance|tweak|change|edit|help(?: me)? with)(?: (?:my|the|this|it|that|plan|list|steps|a bit|tasks|checklist|please|everything))*$|\bmake (?:it|this|the plan|my plan|the list) (?:a (?:bit|little) |much )?(?:better|nicer|good|great|work|more fun|fun)\b/;

const NO_TIME =
  /\b(?:no|not much|little|not enough|hardly any|short on|out of|limited|barely any|short of) time\b|\bdon't have (?:the |any |much |enough )?time\b|\b(?:so|very|really|too|i'm|i am) busy\b|\bin a (?:hurry|rush)\b|\ba few minutes\b/;
const HAVE = new RegExp(
  `\\b(?:i(?:'ve)?|we(?:'ve)?)(?: (?:only|just|really|still))*(?: (?:have|got|have got))?(?: (?:only|just|about|maybe|like|around|got|at most|another|exactly))* (${DURATION})(?![- ]?(?:walk|run|call|step))`,
);
const BARE = new RegExp(
  `^(?:(?:only|just|got|have|about|maybe|for|in|within|with|what if i have|there's only|there is only|there are only|under) )*(${DURATION})(?: (?:only|left|max|free|now|today|to spare|available|tonight|is all .*|before .+|until .+|till .+))*$`,
);
const WITHIN = new RegExp(
  `\\b(?:in|within|with only|with just|with|for the next|for|under|leave in|have to go in|starts in|is in) (?:only |just |the next |less than |under )?(${DURATION})\\b`,
);

const SPARE = new RegExp(`\\b(?:spare|free|left|available)\\b.*?\\b(${DURATION})`);

/** "Where do I start?", "what now?" */
export function readWhere({ clause, steps }: Wish): CoachAnswer | null {
  if (!WHERE.test(clause.said)) return null;
  const next = nextThing(steps);
  if (!next) return allDone(steps);
  const way = wayBefore(next.step);
  const begin = next.subStep ?? next.step;
  return answered(
    `Start like this: ${spoken(way?.step.text ?? begin.text)}. ${way ? "It takes two minutes, and you may stop after it." : `${timeOf(begin)}The rest can wait.`}`,
    way ? [way] : [],
  );
}

/** "I am stuck", "I can't start", "no energy", "I'm overwhelmed". */
export function readStuck({ clause, steps }: Wish): CoachAnswer | null {
  if (!STUCK.test(clause.said)) return null;
  const comfort = COMFORTS.find(([words]) => words.test(clause.said))?.[1];
  return gentleStart(steps, comfort ?? "That happens, and it says nothing about you.");
}

/** "Make it better": the surest improvement is an easier start. */
export function readImprove({ clause, steps }: Wish): CoachAnswer | null {
  return IMPROVE.test(clause.said) ? gentleStart(steps, "Let us make the start easier.") : null;
}

function gentleStart(steps: readonly ChecklistStep[], comfort: string): CoachAnswer {
  const next = nextThing(steps);
  if (!next) return allDone(steps);
  const way = wayBefore(next.step);
  return answered(
    way
      ? `${comfort} I put two easy minutes first: ${spoken(way.step.text)}.`
      : `${comfort} Just this, and then you may stop: ${named((next.subStep ?? next.step).text)}.`,
    way ? [way] : [],
  );
}

const FOCUS = new RegExp(
  `\\b(?:only|just|can|could)? ?(?:do|manage|handle|give me|show me|have (?:time|energy|room) for|want to do|feel like)(?: doing)? (${NUMBER}|a few) (?:(?:things?|steps?|tasks?)|of (?:these|them|those))\\b`,
);

/** "I can only do three things today": which ones, without touching the rest. */
export function readFocus({ clause, steps }: Wish): CoachAnswer | null {
  const said = FOCUS.exec(clause.said)?.[1];
  if (said === undefined) return null;
  const next = nextOpen(steps);
  if (!next) return allDone(steps);
  const open = steps.filter((step) => isOpen(step) && step.deferredUntil === null && step !== next);
  const chosen = [next, ...open].slice(0, readNumber(said) ?? 2);
  const rest = "The rest can wait, and nothing is lost.";
  return answered(`Then just ${chosen.map((step) => named(step.text)).join(", ")}. ${rest}`);
}

const QUICK =
  /\bquick win\b|\bsomething (?:quick|easy|small|short|tiny|simple)\b|\b(?:one|a|an) (?:small|quick|easy|tiny|little|simple) (?:thing|step|win|task|one)\b|^(?:which|what)(?: one)? (?:is|would be) (?:the )?(?:easiest|quickest|shortest|smallest)(?: (?:one|step))?$/;

/** "A quick win please": the shortest open step comes first. */
export function readQuick({ clause, steps }: Wish): CoachAnswer | null {
  if (!QUICK.test(clause.said)) return null;
  const open = steps.filter((step) => isOpen(step) && step.deferredUntil === null);
  const [quickest] = open.toSorted(
    (one, other) => (one.minutes ?? UNKNOWN_MINUTES) - (other.minutes ?? UNKNOWN_MINUTES),
  );
  if (!quickest) return allDone(steps);
  const isInFront = quickest === open[0];
  return answered(
    `The quickest is ${named(quickest.text)}${isInFront ? "" : "; I put it first"}. That one alone is enough.`,
    isInFront ? [] : [{ action: "move", id: quickest.id, to: "first" }],
  );
}

/** "I have only ten minutes", "in half an hour". */
export function readTime({ clause, steps }: Wish): CoachAnswer | null {
  const { said } = clause;
  const time = [HAVE, BARE, WITHIN, SPARE].map((pattern) => pattern.exec(said)?.[1]).find(Boolean);
  const minutes = time === undefined ? null : readMinutes(time);
  if (minutes === null && !NO_TIME.test(said)) return null;
  return fitting(steps, minutes ?? LITTLE_MINUTES);
}

function fitting(steps: readonly ChecklistStep[], minutes: number): CoachAnswer {
  const open = steps.filter((step) => isOpen(step) && step.deferredUntil === null);
  const next = nextOpen(steps);
  if (!next) return allDone(steps);
  const chosen: ChecklistStep[] = [];
  let left = minutes;
  for (const step of [next, ...open.filter((other) => other !== next)]) {
    const needed = step.minutes ?? UNKNOWN_MINUTES;
    // What comes later may build on what does not fit any more.
    if (needed > left && chosen[0] === next) break;
    if (needed > left) continue;
    chosen.push(step);
    left -= needed;
  }
  const time = formatMinutes(minutes);
  const part = nextThing(steps)?.subStep;
  if (chosen.length === 0 && part) {
    return answered(`${time} is enough for a start: ${spoken(part.text)}. The rest waits for you.`);
  }
  if (chosen.length === 0) {
    const way = wayBefore(next) ?? {
      action: "add",
      step: wayInto(next.text),
      to: { before: next.id },
    };
    return answered(
      `${time} is enough for a start: ${spoken(way.step.text)}. The rest waits for you.`,
      [way],
    );
  }
  const moves = chosen.map((step, index): Operation => {
    const before = chosen[index - 1];
    return { action: "move", id: step.id, to: before ? { after: before.id } : "first" };
  });
  const isInFront = chosen.every((step, index) => step === open[index]);
  const words = chosen.length > 2 ? `these ${chosen.length} steps` : namedAll(chosen);
  return answered(
    isInFront
      ? `${time} is enough for ${words}. The rest can wait.`
      : `${time} is enough for ${words}; I put ${chosen.length === 1 ? "it" : "them"} first.`,
    isInFront ? [] : moves,
  );
}

/** A way in before a step, unless it is small or broken down already. */
function wayBefore(step: ChecklistStep): Extract<Operation, { action: "add" }> | null {
  const isSmall = step.minutes !== null && step.minutes <= FIRST_STEP_MINUTES;
  if (isSmall || step.subSteps.length > 0) return null;
  const way = { ...wayInto(step.text), priority: step.priority };
  return { action: "add", step: way, to: { before: step.id } };
}

function allDone(steps: readonly ChecklistStep[]): CoachAnswer {
  const later = steps.filter((step) => !step.completed);
  return answered(
    later.length > 0
      ? "Nothing is waiting for today. You may rest, or bring one back that you put off."
      : "Everything here is ticked. You did that; enjoy it for a moment.",
  );
}

function timeOf(step: SubStep): string {
  return step.minutes === null
    ? ""
    : `${capitalised(`It takes about ${formatMinutes(step.minutes)}`)}. `;
}
