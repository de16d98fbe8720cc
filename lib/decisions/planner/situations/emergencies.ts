import type { Situation } from "@/lib/decisions/planner/situations/situation";

/**
 * Signs that can't wait, told of oneself or of somebody near: chest pain, the signs of a stroke, no air, the
 * sudden worst headache, blood coughed or thrown up. They go before all else, and before what an order says.
 */
export const EMERGENCY_SITUATIONS: readonly Situation[] = [
  {
    id: "body-emergency",
    ordered: true,
    says: /\bchest (?:pains?|pressure|tightness|hurts|is hurting|(?:is|feels) tight)\b|\bleft arm (?:hurts|aches|is numb|went numb)\b(?=[\s\S]*\b(?:chest|breath|jaw|sweat\w*)\b)|\b(?:my|his|her|their|the|\p{L}+'s) chest (?:really |suddenly )?(?:hurts|is tight|feels tight|aches|is hurting)\b|\b(?:having|had|is it|be|like) a (?:heart attack|stroke)\b|\bface (?:is |has |'s )?(?:suddenly )?droop\w*|\bslurr(?:ed|ing) (?:(?:my|his|her|their) )?(?:speech|words)\b|\b(?:can'?t|cannot) (?:breathe|catch (?:my|his|her|their) breath|get (?:any |enough )?air)\b|\b(?:struggling|gasping) (?:to breathe|for (?:air|breath))\b|\blips are (?:turning |going )?blue\b|\bworst headache of (?:my|his|her) life\b|\b(?:cough|throw|vomit|spit)\w* (?:up )?(?:a lot of |lots of )?blood\b/iu,
    unless:
      /\b(?:panic\w*|anxi\w+|essay|stud(?:y|ying|ies)|exams?|course|class|lecture|training|article|bill|claim|insurance|clinic|appointment|referral|follow[- ]?up|recover\w*|rehab\w*|ago|last (?:week|month|year|summer|winter|spring|fall)|disability|(?:stroke|heart attack|seizure) (?:back )?in (?:january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|summer|fall|winter)|\d{4})|used to|history of|after (?:his|her|my|their|a) (?:heart attack|stroke)|nose|blocked|stuffed|congest\w*|mask|job|work|debt|relationship|marriage|dog|cat|puppy|kitten)\b/i,
    plan: `
      2* Ring 999 or 911 now, with the phone on speaker: what is wrong, since when, your address.
        - 1 Ring 999 or 911 now, with the phone on speaker.
        - 1 Say what is wrong, since when, and your address.
      2* Unlock the front door, so help can get in.
        - 1 Unlock the front door, so help can get in.
        - 1 Turn on the light at the door.
      2* Sit down and stay still until help comes. Driving yourself is not safe.
        - 1 Sit down and stay still until help comes. Driving yourself is not safe.
        - 1 Loosen anything tight at your neck and waist.
      2 Call someone close by to come and wait with you.
        ~ Call someone close by. | Say “Please come now and wait with me.”
      2 Put all your medicines in one bag for the ambulance crew.
        ~ Get one bag. | Put all your medicines in it.
      2 Write down when it started and what has changed since.
        ~ Look at the time it started. | Write that down with what has changed since.
    `,
  },
];
