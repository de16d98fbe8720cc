import { formatMinutes } from "@/lib/checklists/duration";
import type { ChecklistStep } from "@/lib/checklists/types";
import { startsWithVerb } from "@/lib/decisions/planner/words/verbs";
import type { Clause } from "./clause";
import { findSteps } from "./find-steps";
import { nextOpen } from "./next-open";
import type { CoachAnswer } from "./types";
import { named } from "./way-in";
import { askedBack, isOpen, type Wish } from "./wish";

/** "i dont have a car", "i lost my w2", "there are no boxes". */
const LACKING =
  /^(?:(?:i|we)(?: really| still| just| also)* (?:(?:don't|do not|didn't)(?: even)? (?:have|own)|have no|haven't got|got no|(?:don't|do not) know(?= (?:my|the)\b)|lost|misplaced|can't find|ran out of)|(?:i'm|we're) out of|(?:there's|there is|there are) no(?:t any)?) (?:any )?(.+?)(?: any ?more| yet| at all| for (?:that|this|it)| here)*$/;
/** What other readers answer: "i dont have time", "i have no idea where to start". */
const NO_THING =
  /^(?:(?:the |any |enough |much |a lot of )*(?:time|energy|motivation|strength|focus|idea|clue|choice|words|step|point|rush|hurry|need|one)\b|to\b)/;
/** Whom one can't get. */
const PEOPLE =
  /\b(?:anyone|anybody|friends?|family|parents?|mom|dad|siblings?|sisters?|brothers?|husband|wife|partner|kids?|children|boss)\b/;
/** "i have no money for that", "im broke", "cant afford the room", "the cake is too expensive". */
const COSTLY =
  /^(?:(?:i|we)(?: really| just)* (?:(?:don't|do not) have (?:any |the |enough )*money|have no money|(?:can't|cannot) afford|can't pay(?: for)?)|(?:i'm|we're)(?: so| totally| completely)* broke|no money|money is (?:really |so )?tight|make (?:it|this|the plan) (?:cheaper|free|less expensive)|(?:i|we)(?: only| just)* have (?:about |only )?(?:\$\d+|\d+ (?:dollars|bucks))|(?:there's|there is) nothing in (?:my|our) budget)(?: (?:for )?(.+))?$|^(.+?)(?:'s| is| are| costs?)(?: way| just| much| a bit| kind of)* (?:too (?:expensive|pricey|much money)|over (?:my|our) budget)(?: for (?:me|us))?$/;
const COSTS = /\b(?:buy|order|book|hire|reserve|pay for)\b/i;
/** "i cant cook", "i cant open the account it wont let me". */
const UNABLE =
  /^(?:(?:i|we)(?: really| just| still)* )?(?:can't|cannot|couldn't|am not allowed to)(?! (?:i|we|you)\b)(?: even| seem to)? (.+?)(?:,? (?:it|they|he|she) (?:won't|doesn't|don't|didn't) .+)?$/;
/** "my back hurts", "i feel sick". */
const PAIN =
  /\b(?:hurts?|in pain|aches?|aching|injured|migraine|headache|fever|throwing up|bad (?:back|knees?|shoulder|hip|leg|hand|foot))\b|\b(?:i'm|i am|is|are|got|feel|feeling) (?:so |really |a bit )?(?:sick|ill|unwell)\b/;
/** "my dad died", "both my parents are dead", "i lost my job". */
const LOSS =
  /\bpassed away\b|\bfuneral\b|\b(?:lost my job|(?:got|was) fired|laid off)\b|\b(?:mom|mum|dad|mother|father|parents?|wife|husband|partner|brother|sister|friend|grand\w+|son|daughter|dog|cat)\b(?: (?:is|are|has|have|just|both))* (?:dead|died)\b/;
/** "this doesnt help", "that wont work for me". */
const UNHELPFUL =
  /^(?:none|nothing) of (?:this|it|that|these)(?: will| is going to| ever)* (?:work|help|fit)|^(?:this|it|the (?:plan|list)) is (?:all )?wrong\b|^i (?:don't|do not) think (?:this|it|that)(?: will|'ll|'s)?(?: going to)? (?:work|help)|^(?:this|it|that|the (?:plan|list))(?: really| just)* (?:doesn't|does not|didn't|isn't|won't|is not)(?: really| even)? (?:help|helping|helpful|work|working|useful|fit|good|right)\b/;
/** "i hate step 5 give me something else", "another idea for step 2", "i dont like step 3". */
const ELSE = [
  /^(?:i (?:hate|don't like|dislike|can't stand) )?(.+?)[,.;]? (?:(?:can|could) you )?(?:please )?(?:give me|suggest|find|i want|do) (?:me )?(?:something|anything) (?:else|different|better)$/,
  /^(?:give me |suggest |find |i want |is there |what is |what's )?(?:me )?(?:something else|something different|another (?:idea|way|option|step)|a different (?:idea|way|option|step)|an alternative|alternatives?) (?:for|to|instead of|than) (.+)$/,
  /^i (?:don't like|dislike|can't stand) (.+)$/,
  /^(.+?) (?:makes no sense|doesn't make (?:any |much )?sense)(?: (?:to|for) me)?$/,
] as const;
/** "can i do it online instead". */
const CHANNEL =
  /^(?:do|make|get|say|have|send) (?:it|this|that|these|them) (online|in person|over the phone|by (?:phone|text|e-?mail|mail|message))(?: instead)?$/;
/** "too easy", "make it harder", "i want a challenge". */
const TOO_EASY =
  /^(?:(?:it|this|that|they|these|the (?:plan|list|steps))(?:'s| is| are|'re)? )?(?:all |way |much |a bit |kind of )*too (?:easy|basic|simple|obvious|slow)\b|^(?:make .+ )?(?:a bit |much )?(?:harder|more (?:challenging|ambitious|difficult))$|\bmore of a challenge\b|\b(?:want|need) a challenge\b/;
/** "swap it for walking". */
const SWAPPED =
  /^(?:swap|switch|trade|exchange|replace) (?:it|this|that)(?: out)? (?:for|with|to) (.+)$/;
/** "can we order pizza instead". */
const INSTEAD = /^(.+) instead$/;
/** The same thing done differently, by what a step begins with. */
const OTHER_WAYS: readonly (readonly [begins: RegExp, way: string])[] = [
  [/^(?:call|phone|ring)\b/i, "a text or an email"],
  [/^(?:text|email|message|send|write to|ask)\b/i, "a call, or a word when you meet"],
  [/^(?:write|list|note|add)\b/i, "a voice note on your phone"],
  [/^(?:buy|order|book)\b/i, "something borrowed, or what is there already"],
  [/^(?:look|search|find|check|read)\b/i, "a question to somebody who knows"],
];
const ANY_OTHER_WAY = "ten minutes of it with a timer, or doing it beside somebody";

/** What stands in the way of a step, and the ways around it. The list stays until the person chooses one. */
export function readObstacle(wish: Wish): CoachAnswer | null {
  return (
    readPain(wish) ??
    readCostly(wish) ??
    readLacking(wish) ??
    readElse(wish) ??
    readUnable(wish) ??
    readTooEasy(wish) ??
    (UNHELPFUL.test(wish.clause.said) ? askedBack(UNFIT) : null)
  );
}

const UNFIT =
  "Then the list should change, not you. Is it too big (“smaller steps”), too long (“make it shorter”), or is it one step? Its number is enough, such as “remove step 2”.";

function readCostly({ clause, steps }: Wish): CoachAnswer | null {
  const groups = clause.match(COSTLY);
  if (!groups) return null;
  const step =
    openNamed(groups[1] ?? groups[2] ?? null, steps) ??
    steps.find((one) => isOpen(one) && COSTS.test(one.text));
  if (!step) {
    return askedBack(
      "Money is tight, understood. As far as I can see, nothing here has to be bought. If one step costs something, say “change step 2 to …” with its number.",
    );
  }
  return askedBack(
    `Money is tight, understood. The one that may cost something is ${named(step.text)}. ${changeOrRemove(step, steps, "something cheaper")}`,
  );
}

const SORRY =
  "I'm so sorry. Nothing here matters as much as that, and all of it can wait. If a step no longer fits, say which one, such as “remove step 2”.";

function readLacking({ clause, steps }: Wish): CoachAnswer | null {
  const thing = clause.match(LACKING)?.[1];
  if (!thing || NO_THING.test(thing.said)) return null;
  const step = openNamed(thing, steps);
  if (!step) {
    const get = PEOPLE.test(thing.said) ? "" : ` If you need it, say “add get ${thing.own}”.`;
    return askedBack(
      `Good to know. No open step names ${named(thing.own)}, so the list can stay as it is.${get}`,
    );
  }
  const number = numberOf(step, steps);
  const get = PEOPLE.test(thing.said) ? "" : `“add get ${thing.own} before step ${number}”, `;
  return askedBack(
    `Then ${named(step.text)} can't go as it stands. Say what suits you: ${get}“change step ${number} to …”, or “remove step ${number}”.`,
  );
}

function readUnable({ clause, steps }: Wish): CoachAnswer | null {
  const what = clause.match(UNABLE)?.[1];
  if (!what) return null;
  const step = openNamed(what, steps);
  if (step) {
    return askedBack(
      `Then ${named(step.text)} needs another way, and that is fine. ${changeOrRemove(step, steps, "one that works for you")}`,
    );
  }
  return askedBack(
    "Then that part needs another way, and that is fine. Which step is it? Say, with its number, “change step 2 to …” or “remove step 2”.",
  );
}

function readPain({ clause, steps }: Wish): CoachAnswer | null {
  if (LOSS.test(clause.said)) return askedBack(SORRY);
  if (/^(?:and |but )?what if\b/.test(clause.said)) return askedBack(whatIf({ clause, steps }));
  if (!PAIN.test(clause.said)) return null;
  const [smallest] = steps
    .filter(isOpen)
    .toSorted((one, other) => (one.minutes ?? Infinity) - (other.minutes ?? Infinity));
  const time = smallest?.minutes ? `, ${formatMinutes(smallest.minutes)}` : "";
  const small = smallest ? ` The smallest thing here is ${named(smallest.text)}${time}.` : "";
  return askedBack(
    `I'm sorry. Take care of that first; if it is bad or doesn't pass, ask a doctor.${small} All of it can wait.`,
  );
}

function whatIf({ clause, steps }: Wish): string {
  const worry = clause.match(/^(?:and |but )?what if (.+)$/)?.[1];
  const next = nextOpen(steps);
  const now = next ? ` For now there is only ${named(next.text)}.` : "";
  const ready = worry ? ` To be ready, say “add write down what to do if ${worry.own}”.` : "";
  return `If that happens, we change the list, and nothing is lost.${ready}${now}`;
}

function readTooEasy({ clause, steps }: Wish): CoachAnswer | null {
  if (!TOO_EASY.test(clause.said)) return null;
  const [smallest] = steps
    .filter(isOpen)
    .toSorted((one, other) => (one.minutes ?? Infinity) - (other.minutes ?? Infinity));
  if (!smallest) return null;
  return askedBack(
    `Then it may ask more of you. The smallest one is ${named(smallest.text)}. ${changeOrRemove(smallest, steps, "something bigger")}`,
  );
}

function readElse({ clause, steps }: Wish): CoachAnswer | null {
  const channel = clause.match(CHANNEL)?.[1]?.said;
  const next = nextOpen(steps);
  if (channel && next) {
    return askedBack(
      `Of course, ${channel} counts as well. Say which step, and it will say so: for example “change step ${numberOf(next, steps)} to …”.`,
    );
  }
  const instead = clause.match(SWAPPED)?.[1] ?? clause.match(INSTEAD)?.[1];
  if (instead && next && (SWAPPED.test(clause.said) || startsWithVerb(instead.said))) {
    return askedBack(
      `Good idea. Instead of which step? Say it with its number, such as “change step ${numberOf(next, steps)} to ${instead.own}”.`,
    );
  }
  for (const pattern of ELSE) {
    const step = openNamed(clause.match(pattern)?.[1] ?? null, steps);
    if (!step) continue;
    const way = OTHER_WAYS.find(([begins]) => begins.test(step.text))?.[1] ?? ANY_OTHER_WAY;
    return askedBack(
      `It needn't be that one. In place of ${named(step.text)} it could be ${way}. ${changeOrRemove(step, steps, "what suits you")}`,
    );
  }
  return null;
}

/** "Say “change step 3 to …” for another way, or “remove step 3” to leave it out." */
function changeOrRemove(
  step: ChecklistStep,
  steps: readonly ChecklistStep[],
  purpose: string,
): string {
  const number = numberOf(step, steps);
  return `Say “change step ${number} to …” for ${purpose}, or “remove step ${number}” to leave it out.`;
}

/** The first open step that a phrase names by its number or its words. */
function openNamed(phrase: Clause | null, steps: readonly ChecklistStep[]): ChecklistStep | null {
  if (!phrase || /^(?:it|this|that|these|those|them|anything|any)$/.test(phrase.said)) return null;
  const found = findSteps(phrase.said, steps);
  if (found.kind !== "steps" && found.kind !== "several") return null;
  return found.steps.find(isOpen) ?? null;
}

function numberOf(step: ChecklistStep, steps: readonly ChecklistStep[]): number {
  return steps.indexOf(step) + 1;
}
