import { closestStep } from "./find-steps";
import type { CoachAnswer } from "./types";
import { named } from "./way-in";
import { askedBack, isOpen, type Wish } from "./wish";

/** "what do i say", "how do i ask for more time", "can you write the email for me". */
const SAYING =
  /^(?:what (?:do|should|can|would|could) (?:i|we) (?:say|tell|text|write (?:to|in|them|him|her))\b.*|what to (?:say|write|tell)\b.*|how (?:do|should|can|could) i (?:ask|word|phrase|say)\b.*|(?:write|draft|compose|word)(?: me| up)? (?:the|an?|that|this|my)(?: \w+)? ?(?:e-?mail|text|message|letter|script)\b.*|(?:give me|i need) (?:a |an |the )?(?:script|template|wording)\b.*)$/;
const REACHES_OUT =
  /^(?:call|phone|text|e-?mail|message|ask|tell|send|invite|contact|reply|write to|book)\b/i;

/** What to say to somebody: three lines, for the step in which the plan reaches out to a person. */
export function readScript({ clause, steps }: Wish): CoachAnswer | null {
  if (!SAYING.test(clause.said)) return null;
  const reaching = steps.filter((step) => isOpen(step) && REACHES_OUT.test(step.text));
  const step = closestStep(clause.said, reaching) ?? reaching[0];
  const where = step ? `For ${named(step.text)} three` : "Three";
  return askedBack(
    `${where} short lines are enough: who you are, what you would like, and by when. Begin with “I would like to”, and leave the reasons out; they can ask.`,
  );
}
