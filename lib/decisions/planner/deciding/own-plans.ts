import type { Decision } from "@/lib/decisions/planner/deciding/decision";
import { type PlanLine, parsePlan } from "@/lib/decisions/planner/written/archetype";

/** For a choice that a coin may make: no reasons, no table, nobody to ask. {check} and {act} go by what it is about. */
const LIGHT = parsePlan(`
2* Say {all} out loud to hear which one you say more gladly.
  - 2 Say {all} out loud, one after the other.
  - 2 Notice which of them you said more gladly, before any reasons come.
2 Check what could rule one out: {check}.
2 Picture the rest of today with {first}, then with {second}.
  - 2 Picture the rest of today with {first}.
  - 2 Put {second} in the same picture.
2* Toss a coin: heads for {first}, tails for {second}. The side you hope for while it spins counts.
  - 2 Toss a coin: heads for {first}, tails for {second}.
  - 2 Name the side you hoped for while it spun. That one counts.
2* {act}
`);

/** For two tests of which a school or an office takes either. */
const TESTS = parsePlan(`
2* Write the names of the two tests at the top of a page: {all}.
5 Look up which of the two each school or program on your list takes.
  - 3 List the schools or programs you'd apply to.
  - 6 Look up on each one's admissions page which test it takes.
20* Do ten free practice questions of each test, and note how many were right.
  - 10 Do ten free practice questions for {first}.
  - 10 Do ten for {second} on another day.
  - 2 Write both results side by side.
4 Write down the fee, the next dates and the last day to register for {all}.
  - 4 Write down the fee, the next dates and the last day to register for {first}.
  - 4 Add the same for {second}.
3 Write down the weeks you have, and the hours a week you can really study.
3 Write your rule: “The one that more of my schools take wins. In a tie, the one I did better on.”
5* Register for the test you chose, or put its sign-up day on your calendar.
`);

/** For a whole group and a day with so many seats. */
const GROUP = parsePlan(`
2* Write the question at the top of a page: {question}
4* Write down how many are on the list already, partners included, how many seats that leaves, and how many people are in the group.
  - 3 Count everyone who is on the list already, partners included.
  - 2 Write down how many seats are left, and how many people are in the group.
3 Write down the names in that group you'd really miss on the day.
3 Write one rule that is the same for all of them: everyone, only those you see outside of it, or nobody.
  - 2 Write down three rules: everyone, only those you see outside of it, or nobody.
  - 2 Mark the one you could say to all of them.
4 Write down something smaller for whoever isn't there: a cake, drinks afterward, pictures the week after.
5 Ask whoever shares the day with you if they can live with that rule.
5* Send the invitations by your rule, or one line: “We're keeping it small, and I'd love to celebrate with you after.”
  - 3 Write the invitation, or one line: “We're keeping it small, and I'd love to celebrate with you after.”
  - 3 Send it to all of them on the same day.
`);

const OF_GROUP =
  /\b(?:invite|inviting)\b.{0,20}\b(?:co-?workers|colleagues|neighbou?rs|cousins|classmates|teammates|(?:my|our|the) (?:\w+ )?(?:team|class|office|department))\b/i;

const TEST =
  "(?:lsat|gre|gmat|sat|act|mcat|toefl|ielts|duolingo(?: test)?|ged|hiset|clep|praxis|cpa|cfa|nclex|asvab)";
/** "LSAT or GRE for law school". */
const BETWEEN_TESTS = new RegExp(
  `\\b${TEST}\\b(?: \\w+)? (?:or|vs\\.?|versus) (?:take )?(?:the )?${TEST}\\b`,
  "i",
);

/** Sorts of small things, with what could rule one of them out and what is done for the other. */
const SMALL: readonly { says: RegExp; check: string; act: string }[] = [
  {
    says: /\b(?:pizza|tacos?|burgers?|burritos?|sushi|thai|chinese|italian|mexican|indian|pasta|salads?|soup|sandwich(?:es)?|chicken|salmon|steak|fish|pork|wings|ramen|noodles|pho|curry|bbq|pancakes|waffles|bagels?|eggs|oatmeal|cereal|ice cream|cookies?|brownies|cake|pie|coffee|tea|latte|smoothie|(?:oat|almond|soy|whole) milk|takeout|leftovers|order in|eat (?:in|out)|cook)\b/i,
    check: "what is open, what is in the fridge, who is eating with you",
    act: "Order it, or put the first thing for it on the counter.",
  },
  {
    says: /^(?:call|text|phone|email|facetime|dm|message|ring)(?: (?:him|her|them|it|back|first|now|later|tonight|tomorrow|my \p{L}+|\p{Lu}\p{Ll}+))*$/iu,
    check: "the hour where they are, whether they can talk, how much there is to say",
    act: "Open the contact now, and press call or write the first line.",
  },
  {
    says: /\b(?:gym|run(?:ning)?|jog|walk|yoga|swim|bike ride|workout|work out|pilates|hike|peloton|treadmill)\b/i,
    check: "the time you have, the weather, whether your body wants a rest",
    act: "Put your shoes by the door, and set an alarm for the time you chose.",
  },
  {
    says: /\b(?:uber|lyft|cab|taxi|bus|subway|train|bike|walk|drive|scooter)\b/i,
    check: "the weather, the time you have, what you carry",
    act: "Set the time to leave on your phone, and book the ride if it needs one.",
  },
  {
    says: /\b(?:dress|jeans|skirt|sneakers|shoes|heels|boots|flats|suit|tie|shirt|sweater|jacket|hoodie|hair (?:up|down))\b/i,
    check: "the weather, a stain or a missing button, how long you'll be on your feet",
    act: "Hang the one you chose on the door, with the shoes below it.",
  },
  {
    says: /\b(?:movie|netflix|hulu|tv|show|series|book|read|game|board games?|video games?|podcast|music|bath|shower|nap|bed|dishes|laundry|vacuum)\b/i,
    check: "the time you have, how awake you are, who is with you",
    act: "Start the one you chose now: press play, open it or turn on the water.",
  },
];
/** For two small things of different sorts. */
const ANY_SMALL = {
  check: "the time you have, how awake you are, who is with you",
  act: "Do the first minute of the one you chose now.",
};
/** "gym now or after work": when a small thing is done. */
const WHEN =
  /^(?:(?:right )?now|later|(?:before|after) (?:work|school|dinner|lunch|breakfast)|tonight|tomorrow(?: morning)?|today|this (?:morning|afternoon|evening)|in the (?:morning|evening|afternoon))$/i;
/** With one of these a choice is more than it seems. */
const NOT_SMALL =
  /\b(?:ex|exes|doctor|dr|er|urgent care|hospital|vet|911|lawyer|police|boss|landlord|quit|break ?up|divorce|pain|hurts?|sick|fever|blood|bleeding|meds?|pills?|sober|recovery|drunk|drinking|funeral|court|interview|exam|surgery|pregnant|allerg\w+|diabet\w+|diet|wedding|buy|sell|rent|lease|move|school|college|class|lessons|degree|business|restaurant|truck|insurance|membership|learn|career|stop|give up|vegan|marathon|injur\w*|knee|ankle|fight|cheat\w*|haven'?t (?:talked|spoken)|every (?:day|week|morning|night)|(?:times|days) a week|daily|\d+ ?k)\b|[$£€]\s?\d{2,}/i;
const MOST_WORDS = 14;

/** What could rule out two small things and begins them; null where one of the answers is none. */
export function smallSort(
  question: string,
  options: readonly string[],
): { check: string; act: string } | null {
  const [one, other] = options;
  if (one === undefined || other === undefined || options.length > 2) return null;
  if (NOT_SMALL.test(question) || question.split(/\s+/).length > MOST_WORDS) return null;
  const isSmall = (option: string) => SMALL.some(({ says }) => says.test(option));
  if (!isSmall(one) || !(isSmall(other) || WHEN.test(other))) return null;
  const shared = SMALL.find(({ says }) => says.test(one) && (says.test(other) || WHEN.test(other)));
  return shared ?? ANY_SMALL;
}

/** A plan with the words that fill it beside the answers. */
export type OwnPlan = { lines: readonly PlanLine[]; words: Record<string, string> };

/** The plan of a choice that stands in no library; null for all others. `fact` is what was told beside. */
export function ownPlan(
  { question, options }: Decision,
  text: string,
  fact: string | null,
): OwnPlan | null {
  if (options.length === 2 && BETWEEN_TESTS.test(question)) return { lines: TESTS, words: {} };
  if (options.length < 3 && OF_GROUP.test(question)) return { lines: GROUP, words: {} };
  const small = NOT_SMALL.test(text) ? null : smallSort(question, options);
  if (small === null) return null;
  const check = fact === null ? small.check : `${small.check}. Count this in: ${fact}`;
  return { lines: LIGHT, words: { check, act: small.act } };
}
