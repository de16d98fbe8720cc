import { MEDICINE, withMedicineCapital } from "@/lib/decisions/planner/lists/medicines";
import type { PlannedStep } from "@/lib/decisions/planner/types";

/** How a thing is named, how many minutes it takes, and the step. Slot: {thing} as it was typed. */
type Row = readonly [names: string, minutes: number, step: string];

/** What its words alone say what is to be done about, in whatever list they stand: "dog out", "clothes out". */
const ANYWHERE: readonly Row[] = [
  ["weigh(?:[ -]?in| myself)?", 2, "Weigh yourself"],
  ["(?:let (?:the )?)?(dogs?|puppy|cats?) out", 3, "Let the {thing} out"],
  ["(?:let (?:the )?)?(dogs?|puppy|cats?) in", 2, "Let the {thing} in"],
  ["(?:get )?(?:the )?kids up(?: (?:by|at) (.+))?", 3, "Wake the kids"],
  ["wake (?:up )?(?:the )?(kids|boys|girls|baby)(?: up)?", 3, "Wake the {thing}"],
  ["(?:set(?: up)?|prep|program) (?:the )?coffee(?: maker| pot)?", 3, "Set up the coffee"],
  ["(?:the |my )?phone (?:on|in) (?:the )?charger", 2, "Put your phone on the charger"],
  ["(?:set )?(?:the |an? |my )?alarm(?: set)?", 2, "Set your alarm"],
  ["lights (?:off|out)", 2, "Turn off the lights"],
  ["(?:lock (?:the )?)?doors?(?: locked)?", 2, "Lock the doors"],
  ["(?:(?:lay|set) out )?(?:the |my )?(?:clothes|outfits?) out", 3, "Lay out your clothes"],
  ["(?:lay|set|pick) out (?:the |my )?(?:clothes|outfits?)", 3, "Lay out your clothes"],
  ["wash (?:my )?hands", 2, "Wash your hands"],
  ["floss", 2, "Floss"],
  ["(?:take )?(?:my )?meds at (\\d\\S*(?: ?[ap]m)?|noon)", 2, "Take your meds at {thing}"],
  ["(?:pjs|pajamas|jammies)(?: on)?", 2, "Put on pajamas"],
];

/** What one has, takes or puts on in the morning or before bed; in another list such a thing may be one to buy. */
const IN_A_ROUTINE: readonly Row[] = [
  ["(?:drink )?(?:the |my |an? )?(?:protein(?: shake)?|shake)", 3, "Drink the protein shake"],
  ["(?:the |an? )?(smoothie|green juice)", 3, "Drink the {thing}"],
  ["(coffee|tea)", 3, "Make the {thing}"],
  ["water|hydrate|lemon water", 2, "Drink a glass of water"],
  ["(oatmeal|cereal|toast|eggs)", 5, "Make the {thing}"],
  ["(retainer|mouth ?guard|night ?guard|aligners|invisalign)", 2, "Put in the {thing}"],
  ["(?:wash )?face(?: wash)?", 2, "Wash your face"],
  ["(?:brush )?teeth", 2, "Brush your teeth"],
  ["mouthwash", 2, "Rinse with mouthwash"],
  ["skin ?care", 3, "Do your skincare"],
  ["(moisturizer|lotion|sunscreen|serum|retinol|deodorant|make-?up)", 3, "Put on your {thing}"],
  ["dressed|clothes|outfit", 3, "Get dressed"],
  ["(?:bedtime )?stor(?:y|ies)", 10, "Read a story"],
  ["prayers?", 2, "Say your prayers"],
  [
    "(?:take )?(?:my )?(meds|pills?|vitamins?|multivitamin|creatine|magnesium|melatonin|probiotics?|fish oil|supplements?|birth control|allergy (?:pill|meds?))",
    2,
    "Take your {thing}",
  ],
  ["(suit|tie|shoes|uniform|scrubs)(?: on)?", 3, "Put on your {thing}"],
  ["inhaler", 2, "Use your inhaler"],
];

type Doing = { name: RegExp; minutes: number; step: string };

const doingsOf = (rows: readonly Row[]): readonly Doing[] =>
  rows.map(([names, minutes, step]) => ({
    name: new RegExp(`^(?:${names})$`, "i"),
    minutes,
    step,
  }));

const DOINGS = doingsOf(ANYWHERE);
const ROUTINE_DOINGS = doingsOf([...ANYWHERE, ...IN_A_ROUTINE]);

/** The step for what is done day by day, by its name alone; null for another item. */
export function dailyStep(item: string, place: "a routine" | "a list"): PlannedStep | null {
  const isRoutine = place === "a routine";
  for (const { name, minutes, step } of isRoutine ? ROUTINE_DOINGS : DOINGS) {
    const found = name.exec(item);
    if (found !== null) {
      return { minutes, text: `${step.replace("{thing}", found[1]?.toLowerCase() ?? "")}.` };
    }
  }
  return isRoutine && MEDICINE.test(item)
    ? { minutes: 2, text: `Take your ${withMedicineCapital(item)}.` }
    : null;
}

/** What a list of what is done day by day is called: "morning", "before bed", "kids bedtime routine". */
const CALLED =
  /^(?:my |the |our )?(?:(?:\p{L}+ )?(?:morning|evening|night|nighttime|bedtime|am|pm)s?|(?:\p{L}+ ){0,2}routine|before (?:bed|bedtime|sleep|work|school|i leave|leaving)|wind ?down)$/iu;

/** Whether a heading says that what follows is done day by day. */
export function isRoutineName(heading: string): boolean {
  return CALLED.test(heading);
}

const OF_A_MORNING =
  /^(?:(?:take (?:a )?)?shower|breakfast|(?:take )?meds|(?:brush )?teeth|(?:get )?dressed|stretch|make (?:the )?bed|weigh(?:[ -]in)?|wake (?:up|kids).*|(?:walk|feed) (?:the )?(?:dogs?|cats?)|skin ?care|pjs|bath|(?:let )?dogs? out|gym|workout|retainer|floss|(?:wash )?face(?: wash)?|vitamins|phone on (?:the )?charger|journal|meditate|shave)$/i;
const LEAST_BEFORE_GOING = 2;
const LEAST_ALONE = 3;

/** "wake up 6:30, coffee, shower, work by 9": what one does day by day, without a word that says so. */
export function isOfRoutine(items: readonly string[], isGoneAfter: boolean): boolean {
  const count = items.filter((item) => OF_A_MORNING.test(item)).length;
  return isGoneAfter
    ? count >= LEAST_BEFORE_GOING
    : count >= LEAST_ALONE && count * 2 > items.length;
}
