import { STEP_MAX_CHARACTERS } from "@/lib/checklists/constants";
import type { ChecklistStep } from "@/lib/checklists/types";
import { gerundVerb } from "@/lib/decisions/planner/words/verbs";
import { TYPED_WEEKDAY } from "@/lib/decisions/planner/words/weekdays";
import { capitalise } from "@/lib/text";
import type { Clause } from "./clause";
import type { CoachAnswer } from "./types";
import { named } from "./way-in";
import { answered, askedBack, findOne, isOpen, stayTicked, type Wish } from "./wish";

const NAMING = [
  /^(?:rename|retitle|relabel|reword|rephrase|reformulate|rewrite) (.+?) (?:to|as|into|with|so (?:that )?it says) ?:? ?(.+)$/,
  /^(?:rename|reword|rewrite|change|edit|update) (.+?) ?[:=] ?(.+)$/,
  /^(?:change|edit|update|turn|set|modify|adjust|correct) (?:the (?:text|name|title|wording) of )?(.+?) (?:to say|to read|so (?:that )?it says|to|into) ?:? ?(.+)$/,
  /^(?:replace|substitute|swap out|exchange|switch) (.+?) (?:with|by|for|to|through) ?:? ?(.+)$/,
  /^(?:make|have|let) (.+?) (?:say|read|be called) ?:? ?(.+)$/,
  /^(.+?) (?:should|must|needs to|has to|ought to) (?:say|read|be called|be named|be) ?:? ?(.+)$/,
  /^call (steps? \d+|the (?:first|last|second|third) (?:one|step|task)) (.+)$/,
] as const;
const WITHIN =
  /^(?:change|replace|swap|correct|rename) (.+?) (?:to|with|by|for|into) (.+?) in ((?:step|task|number|item) .+|the .+ (?:step|one|task))$/;
const DO = "(?:(?:do|put|say|have|use|make it|i(?:'d| would) (?:rather|like to)|i want to) )";
const INSTEAD = [
  new RegExp(`^instead of (.+?), ${DO}?(.+)$`),
  new RegExp(`^instead of (.+?) ${DO}(.+)$`),
  /^instead of (.+?) ((?:buy|call|write|make|get|order|go|send|use|e-?mail|text|ask|find|book|bake|cook|read|visit) .+)$/,
] as const;
const INSTEAD_AFTER = new RegExp(`^${DO}?(.+?) (?:instead of|rather than) (.+)$`);
const UNSAID =
  /^(?:rename|reword|rephrase|rewrite|edit|change|reformulate|fix|correct) (?:the (?:text|name|wording|typo|words?|spelling) (?:of|in) )?(.+)$/;

/** "Rename step 2 to call mum", "change milk to oat milk", "instead of calling, write an e-mail". */
export function readRename({ clause, steps }: Wish): CoachAnswer | null {
  const within = readWithin(clause, steps);
  if (within) return within;
  for (const pattern of [...NAMING, ...INSTEAD]) {
    const [, phrase, text] = clause.match(pattern) ?? [];
    const read = phrase && text ? renamed(phrase, text, steps) : null;
    if (read) return read;
  }
  const [, text, phrase] = clause.match(INSTEAD_AFTER) ?? [];
  if (phrase && text) return renamed(phrase, text, steps);
  const bare = clause.match(UNSAID)?.[1];
  const one = bare && findOne(bare.said, steps);
  if (!one || "question" in one) return null;
  return askedBack(
    `What should ${named(one.step.text)} say? For example: “rename step ${steps.indexOf(one.step) + 1} to call the dentist”.`,
  );
}

/** "Change bake to order in step 5". */
function readWithin(clause: Clause, steps: readonly ChecklistStep[]): CoachAnswer | null {
  const [, from, to, phrase] = clause.match(WITHIN) ?? [];
  const one = phrase ? findOne(phrase.said, steps) : null;
  if (!from || !to || !one || "question" in one) return null;
  if (!isOpen(one.step)) return stayTicked([one.step]);
  const text = withinStep(one.step.text, unquoted(from.own), unquoted(to.own));
  if (text === null || text.length > STEP_MAX_CHARACTERS) return null;
  return answered(`It says ${named(text)} now.`, [
    { action: "edit", id: one.step.id, text, isOwn: true },
  ]);
}

function renamed(
  phrase: Clause,
  text: Clause,
  steps: readonly ChecklistStep[],
): CoachAnswer | null {
  const one = findOne(phrase.said, steps);
  if (!one) return null;
  if ("question" in one) return one.question;
  const { step } = one;
  if (!isOpen(step)) return stayTicked([step]);
  const wanted = unquoted(text.own);
  if (wanted === "") return null;
  const written =
    withinStep(step.text, unquoted(phrase.own), wanted) ??
    partOfStep(step.text, phrase.said, wanted) ??
    capitalise(wanted);
  if (written.length > STEP_MAX_CHARACTERS) {
    return askedBack(`That is longer than a step can be (${STEP_MAX_CHARACTERS} characters).`);
  }
  if (written === step.text) return answered("It says that already, so I left it as it is.");
  return answered(`It says ${named(written)} now.`, [
    { action: "edit", id: step.id, text: written, isOwn: true },
  ]);
}

/** "Change milk to oat milk" changes a word of the step, not the whole of it. */
function withinStep(stepText: string, phrase: string, wanted: string): string | null {
  const at = stepText.toLowerCase().indexOf(phrase.toLowerCase());
  const isWhole = phrase.length > stepText.length * 0.7;
  if (at === -1 || isWhole || /^\d+$/.test(phrase)) return null;
  const around = `${stepText[at - 1] ?? " "}${stepText[at + phrase.length] ?? " "}`;
  if (/[\p{L}\p{N}]/u.test(around)) return null;
  const before = stepText.slice(0, at);
  // "Instead of candles buy lanterns": the step says "buy" already.
  const [verb = "", ...rest] = wanted.split(" ");
  const isSaid = rest.length > 0 && before.trim().toLowerCase().endsWith(verb.toLowerCase());
  const words = isSaid ? rest.join(" ") : wanted;
  return capitalise(before + words + stepText.slice(at + phrase.length));
}

/** "Friday afternoon", "at 5pm", "next week": when, and not what. */
const WHEN = new RegExp(
  `^(?:(?:on |at |in |by |next |this |the )*(?:${TYPED_WEEKDAY}|today|tonight|tomorrow|(?:morning|afternoon|evening|night|week|weekend|month)s?|noon|\\d{1,2}(?::\\d\\d)? ?(?:am|pm))\\b ?)+$`,
  "i",
);

/** "Text instead of calling" changes the verb alone, and "change step 3 to Friday" says when. */
function partOfStep(stepText: string, phrase: string, wanted: string): string | null {
  if (WHEN.test(wanted)) return `${stepText.replace(/[.\s]+$/, "")} (${wanted}).`;
  const verb = gerundVerb(phrase.split(" ", 1)[0] ?? "");
  return verb !== null && /^\S+$/.test(wanted) ? withinStep(stepText, verb, wanted) : null;
}

function unquoted(text: string): string {
  return text
    .trim()
    .replace(/[.,;:!]+$/, "")
    .replace(/^["“”']+|["“”']+$/g, "")
    .replace(/ (?:please|instead)$/i, "")
    .trim();
}
