import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import { normalWords } from "@/lib/decisions/planner/words/normal-words";
import { isPlainVerb } from "@/lib/decisions/planner/words/verbs";
import {
  FIRST_STEP_MINUTES,
  STEP_COUNTS,
  STEP_MINUTES,
} from "@/lib/decisions/planner/written/sizes";

/** What a good plan keeps to, as far as code can tell. */
export type PlanRule =
  | "count"
  | "verb-first"
  | "short-first-step"
  | "minutes"
  | "no-duplicates"
  | "no-filler"
  | "no-shame"
  | "length"
  | "plain-text"
  | "finished-sentence";

/** A rule that a plan breaks. `step` counts from 0; null when it concerns the whole plan. */
export type RuleBreach = { rule: PlanRule; step: number | null; detail: string };

/** Longest text of a step (document 2, section 9). */
export const STEP_TEXT_MAX_CHARACTERS = 500;

const FILLER =
  /\b(?:stay (?:motivated|positive|focused|consistent|strong|calm and)|be (?:patient|consistent|positive|kind to yourself)|believe in yourself|do (?:some |your |more )?research\b|just do it|keep (?:going|pushing|at it)|don't give up|never give up|think positive(?:ly)?|get motivated|find (?:your )?motivation|manage your time (?:well|wisely)|work hard|try your best|do your best|enjoy the (?:process|journey)|celebrate your (?:success|progress)|maintain a (?:positive|healthy) (?:attitude|mindset)|as needed|and so on)\b/i;
const SHAME =
  /\b(?:lazy|laziness|you should have (?:done|known|started|already|been)|you(?:'ve| have) failed|failure|pathetic|stupid|no excuses?|excuses|shame on|ashamed of you|overdue|you missed|slacking|weak-willed|useless|grow up|get a grip|pull yourself together|like a normal person|everyone else can|finally do what)\b/i;
const INVISIBLE = /(?!\u200C|\u200D)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
const MARKUP = /<\/?[a-z!][^>]*>|&(?:lt|gt|amp|#\d+);|\*\*|^#+\s|^[-*•]\s|^\d+[.)]\s/i;
const OWN_WORDS = /“[^”]*”/g;
const NEAR_DUPLICATE = 0.85;

/** Every rule that the plan breaks for its size; empty when it keeps to all. */
export function planBreaches(steps: readonly PlannedStep[], size: PlanSize): RuleBreach[] {
  const { least, most } = STEP_COUNTS[size];
  const breaches: RuleBreach[] = steps.flatMap((step, at) => stepBreaches(step, at, size));
  if (steps.length < least || steps.length > most) {
    breaches.push({
      rule: "count",
      step: null,
      detail: `${steps.length} steps instead of ${least} to ${most}`,
    });
  }
  const first = steps[0];
  if (first !== undefined && first.minutes > FIRST_STEP_MINUTES) {
    breaches.push({ rule: "short-first-step", step: 0, detail: `${first.minutes} minutes` });
  }
  return [...breaches, ...duplicates(steps)];
}

/** The rules that one step breaks by itself, so that a stream can be checked step by step. */
export function stepBreaches(step: PlannedStep, at: number, size: PlanSize): RuleBreach[] {
  const breaches: RuleBreach[] = [];
  const breach = (rule: PlanRule, detail: string): void => {
    breaches.push({ rule, step: at, detail });
  };
  const { text, minutes } = step;
  const ownText = text.replace(OWN_WORDS, "“…”");
  const firstWord = /^[\p{L}'-]+/u.exec(text)?.[0] ?? "";
  if (!beginsWithVerb(firstWord)) breach("verb-first", text);
  const range = STEP_MINUTES[size];
  if (!Number.isInteger(minutes) || minutes < range.least || minutes > range.most) {
    breach("minutes", `${minutes} minutes instead of ${range.least} to ${range.most}`);
  }
  if (text.length > STEP_TEXT_MAX_CHARACTERS) breach("length", `${text.length} characters`);
  if (FILLER.test(ownText)) breach("no-filler", text);
  if (SHAME.test(ownText)) breach("no-shame", text);
  if (INVISIBLE.test(text) || MARKUP.test(ownText) || text !== text.trim())
    breach("plain-text", text);
  if (/[{}[\]]|\b(?:undefined|null|NaN)\b|\b(the|your|a|an|to|of) \1\b|\s[,.;:]|,,/.test(ownText)) {
    breach("finished-sentence", text);
  }
  return breaches;
}

/** True when a step's first word is a verb in its plain form, also in "Re-read" and "Double-check". */
function beginsWithVerb(word: string): boolean {
  const last = word.split("-").at(-1) ?? "";
  return /^\p{Lu}/u.test(word) && (isPlainVerb(word) || isPlainVerb(last));
}

function duplicates(steps: readonly PlannedStep[]): RuleBreach[] {
  const words = steps.map((step) => new Set(normalWords(step.text)));
  return steps.flatMap((step, at) => {
    const twin = words.findIndex(
      (other, before) => before < at && overlap(other, words[at]) >= NEAR_DUPLICATE,
    );
    return twin === -1
      ? []
      : [
          {
            rule: "no-duplicates" as const,
            step: at,
            detail: `${step.text} (as step ${twin + 1})`,
          },
        ];
  });
}

/** Share of the words that two steps have in common, from 0 to 1; each is given by its words. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string> | undefined): number {
  if (other === undefined) return 0;
  const common = [...one].filter((word) => other.has(word)).length;
  const all = one.size + other.size - common;
  return all === 0 ? 1 : common / all;
}
