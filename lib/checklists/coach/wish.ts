import type { ChecklistStep } from "@/lib/checklists/types";
import type { Clause } from "./clause";
import { type Found, findSteps } from "./find-steps";
import type { CoachAnswer, Operation } from "./types";
import { named } from "./way-in";

/** A message, or a part of it, with the list that it is about. */
export type Wish = { clause: Clause; steps: readonly ChecklistStep[] };

/** Reads one kind of wish; null when the message is none of that kind. */
export type WishReader = (wish: Wish) => CoachAnswer | null;

/** The coach understood: this counts, also where the list is fine as it is. */
export function answered(reply: string, operations: readonly Operation[] = []): CoachAnswer {
  return { reply, operations: [...operations], counts: true };
}

/** The coach asks back or gives a hint: this does not count. */
export function askedBack(reply: string): CoachAnswer {
  return { reply, operations: [], counts: false };
}

/** The one step that a phrase names; otherwise what to ask back, or null where it names no step at all. */
export function findOne(
  phrase: string,
  steps: readonly ChecklistStep[],
): { step: ChecklistStep } | { question: CoachAnswer } | null {
  const found = findSteps(phrase, steps);
  const [step] = found.kind === "steps" ? found.steps : [];
  if (found.kind === "steps" && step && found.steps.length === 1) return { step };
  const question = questionAbout(found, steps);
  return question && { question };
}

/** What to ask when a phrase does not name its steps clearly; null when it may not be about steps. */
export function questionAbout(found: Found, steps: readonly ChecklistStep[]): CoachAnswer | null {
  if (found.kind === "missing") {
    const count = steps.length === 1 ? "one step" : `${steps.length} steps`;
    return askedBack(
      `I see ${count} here and no step ${found.number}. Which one do you mean? A few of its words are enough.`,
    );
  }
  const several = found.kind === "several" ? found.steps : [];
  const [one, other] = several;
  if (!one || !other) return null;
  return askedBack(
    `That could be ${named(one.text)} or ${named(other.text)}. Which one do you mean? Its number is enough.`,
  );
}

/** What to say about steps that are ticked: they stay. */
export function stayTicked(steps: readonly ChecklistStep[]): CoachAnswer {
  const [only] = steps;
  return askedBack(
    steps.length === 1 && only
      ? `${capitalised(named(only.text))} is ticked already, so it stays as it is. You earned that one.`
      : "Those are ticked already, so they stay as they are. You earned them.",
  );
}

/** "“call mum”", "“call mum” and “buy milk”", "4 steps". */
export function namedAll(steps: readonly { text: string }[]): string {
  const [one, other] = steps;
  if (one && steps.length === 1) return named(one.text);
  if (one && other && steps.length === 2) return `${named(one.text)} and ${named(other.text)}`;
  return `${steps.length} steps`;
}

/** For a sentence that begins with a step in quotation marks. */
export function capitalised(text: string): string {
  return text.replace(/^“\p{Ll}/u, (start) => start.toUpperCase());
}

/** Whether a step is open, with no part of it ticked: only such steps may be changed. */
export function isOpen(step: ChecklistStep): boolean {
  return !step.completed && step.subSteps.every((part) => !part.completed);
}
