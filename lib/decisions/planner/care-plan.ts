import type { Care, PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import { type PlanLine, parsePlan } from "@/lib/decisions/planner/written/archetype";
import { fillLines } from "@/lib/decisions/planner/written/fill-lines";
import type { SafetyNotice } from "@/lib/safety/types";

/**
 * For a person who told that they think of dying or of hurting themselves: the next hour, with people
 * in it, and nothing to achieve. What helps at once stands first (Samaritans, "How to cope"; Stanley and
 * Brown's safety planning intervention, 2012).
 */
const OWN_HOUR: readonly PlanLine[] = parsePlan(`
  2* Breathe out slowly five times, with both feet on the floor.
  5* Send someone you trust one line: “Today is very hard. Can you stay with me for a while?”
    - 2 Pick one person you trust, even a little.
    - 3 Send them one line: “Today is very hard. Can you stay with me for a while?”
  10* Call or text a crisis line (findahelpline.com lists the free ones) to say how it is right now.
  10 Go where somebody is, or ask somebody to come to you.
  5 Have a glass of water and one small thing to eat.
    - 2 Drink a glass of water.
    - 3 Eat one small thing that needs no cooking.
  5 Ask whoever is with you to keep what could hurt you out of reach for now.
  10 Write to a doctor or a therapist for an appointment, or ask someone to do it with you.
`);

/**
 * For a person who fears for somebody else. Asking plainly protects and does not plant the thought
 * (World Health Organization, "Preventing suicide", myths and facts).
 */
const OTHERS_HOUR: readonly PlanLine[] = parsePlan(`
  2* Send them one line: “I'm thinking of you. How are you, really?”
  10* Call or visit them, with time to listen, to ask directly if they're thinking of ending their life.
    - 2 Call them, or set off to where they are.
    - 2 Ask directly if they're thinking of ending their life.
    - 10 Listen, without trying to fix anything yet.
  5* Call a crisis line, together or alone, to ask what to do now (findahelpline.com lists the free ones).
  10 Stay with them, or find someone who can, until help is there.
  5 Tell one more person they trust, so you don't carry it alone.
  5 Offer to book an appointment with a doctor or a therapist together.
  5 Message someone who's good for you about how your day went.
`);

/**
 * For a parent who fears for their own child: beside them at once, asked plainly, and what could hurt out of reach
 * (American Academy of Pediatrics, "Suicide: blueprint for youth suicide prevention", what families can do).
 */
const CHILDS_HOUR: readonly PlanLine[] = parsePlan(`
  2* Go sit beside your child now, or call if they aren't at home.
  10* Ask in plain words: “Are you thinking about killing yourself?” Then only listen.
    - 2 Say first: “I love you. Nothing you say will make me angry.”
    - 3 Ask in plain words: “Are you thinking about killing yourself?”
    - 10 Listen, without arguing or fixing.
  5* Call a crisis line, together or alone, to ask what to do tonight (findahelpline.com lists the free ones). In danger right now, call emergency services.
  10 Lock up pills, blades, cords, alcohol and any gun, or give them to a neighbor for now.
    - 5 Lock up pills, blades, cords and alcohol.
    - 5 Have any gun locked away outside your home.
  10 Stay with your child tonight, with the doors open.
  5 Call your child's doctor or a children's mental health service for the first appointment there is.
  5 Tell one more adult you trust, so you take turns.
`);

/** "my 15 year old", "our daughter" */
const OWN_CHILD =
  /\b(?:my|our) (?:[\w'-]+ ){0,2}?(?:(?:step|foster )?(?:son|daughter|kid|child)|teen(?:ager)?|boy|girl|(?:\d{1,2}|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]?(?:years?|yrs?|yo|y\/o))\b/i;

export const CARE_NOTICES: Record<Care, string> = {
  self: "These steps are for the next hour alone. Everything else can wait, and what you wrote is not lost.",
  other: "These steps are for being there for someone. You don't have to carry it alone.",
};

/** Whose life a text fears for, by what the safety check said of it. */
export function careFor(safety: SafetyNotice | null): Care | undefined {
  if (safety?.reason === "self_harm_worry") return "other";
  return safety?.reason === "self_harm_ideation" ? "self" : undefined;
}

/** The steps of the next hour, by whom the words fear for. Pure. */
export function careSteps(care: Care, size: PlanSize, words: string): PlannedStep[] {
  const others = OWN_CHILD.test(words) ? CHILDS_HOUR : OTHERS_HOUR;
  return fillLines(care === "self" ? OWN_HOUR : others, {}, size) ?? [];
}
