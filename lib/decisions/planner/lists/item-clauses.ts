import { the } from "@/lib/decisions/planner/lists/item-kinds";
import { type Clause, NAMED_DOINGS } from "@/lib/decisions/planner/lists/named-doings";
import { KEEPS_FROM } from "@/lib/decisions/planner/lists/told-items";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import { startsWithVerb } from "@/lib/decisions/planner/words/verbs";
import { spoken } from "@/lib/decisions/planner/written/slots";
import { capitalise } from "@/lib/text";

/** What is wrong with a thing, and what that is done about: "plants are dying" is to water them. */
const CLAUSES: readonly Clause[] = [
  [
    /^no (?:phones?|screens?|tablet|electronics|devices) in (?:the |my |your )?bed(?:room)?(?: .*)?$/i,
    2,
    () => "Plug your phone in outside the bedroom.",
  ],
  [
    new RegExp(`(${KEEPS_FROM.source}.*)`, "i"),
    2,
    ([kept = ""]) => `Write “${kept}” on a note where you'll see it.`,
  ],
  [
    /^(cancel|reschedule|move|confirm|schedule|book|make) (?:the |my |our |your |an? )?(dentist|doctor|dr|vet|therapist|dermatologist|orthodontist|eye doctor|hair|groomer)(?: (?:appointment|appt))?(?: (?:on |for )?((?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow))?$/i,
    10,
    ([verb = "", whom = "", day], when) => {
      const at = day === undefined ? "" : `${capitalise(day)} `;
      return /^(?:schedule|book|make)$/i.test(verb)
        ? `${capitalise(verb)} ${/^[aeiou]/i.test(whom) ? "an" : "a"} ${whom} appointment${day === undefined ? when : ` for ${capitalise(day)}`}.`
        : `${capitalise(verb)} the ${at}${whom === "doctor" ? "doctor's" : whom} appointment${when}.`;
    },
  ],
  [
    /^(?:the )?(dentist|doctor|dr|vet|pediatrician|therapist|bank|insurance|school|landlord|plumber|electrician|mechanic|pharmacy|lawyer|accountant|mom|dad|grandma|grandpa|sister|brother)(?:'s)? (?:phone )?call(?:s|back)?$/i,
    10,
    ([whom = ""], when) =>
      `Call ${/^(?:mom|dad|grandma|grandpa|sister|brother)$/i.test(whom) ? `your ${whom.toLowerCase()}` : the(whom)}${when}.`,
  ],
  [
    /^(cancel|reschedule|move|confirm|see) (?:(?:the |my |an? )?(?:appointment|visit) )?(?:with )?((?:Dr\.|Mrs?\.|Ms\.) \p{Lu}[\p{L}'-]*)( .+)?$/iu,
    5,
    ([verb = "", whom = "", rest = ""], when) =>
      /^see$/i.test(verb)
        ? `See ${whom}${rest}${when}.`
        : `${capitalise(verb)} your visit with ${whom}${rest}${when}.`,
  ],
  [
    /^fill (?:the |my |our |your )?((?:\p{L}+'s )?(?:\p{L}+ )?(?:inhaler|prescriptions?|meds|medications?))$/iu,
    5,
    ([medicine = ""], when) => `Call the pharmacy to refill ${the(medicine)}${when}.`,
  ],
  [/^forward (?:the |my |our |your )?mail$/i, 10, () => "Set up mail forwarding with USPS."],
  [/^hold (?:the |my |our |your )?mail$/i, 10, () => "Put a hold on your mail with USPS."],
  [
    /^(?:the )?(costco|target|walmart|home depot|lowe'?s|ikea|aldi|kroger|publix|sam'?s club|trader joe'?s|whole foods|walgreens|cvs|starbucks|petco|petsmart) (?:run|trip)$/i,
    45,
    ([store = ""], when) =>
      `Go to ${store.replace(/(?:^|\s)\p{L}/gu, (first) => first.toUpperCase())}${when}.`,
  ],
  [
    /^(?:the )?((?:grocery|store|food|dump|goodwill|pharmacy|coffee|school|donation|hardware store|pet store|liquor store)) run$/i,
    45,
    ([where = ""], when) => `Go on the ${where} run${when}.`,
  ],
  [
    /^(?:read )?(chapters?|ch|pages?|unit|module|week) (\d[\d–-]*)(?: readings?)?$/i,
    25,
    ([what = "", number = ""], when) =>
      `Read ${what.toLowerCase().replace(/^ch$/, "chapter")} ${number}${when}.`,
  ],
  [
    /^((?:(?:chapter|unit|module|week) \d+ )?(?:quiz|test|exam)(?: \d+)?)( (?:by|before|due) .+)?$/i,
    25,
    ([quiz = "", due = ""], when) => `Take ${/\d$/.test(quiz) ? quiz : the(quiz)}${due}${when}.`,
  ],
  [
    /^bath for (?:the )?(.+)$/i,
    20,
    ([whom = ""], when) =>
      `Give ${/^(?:dog|cat|kids?|baby|boys|girls)$/i.test(whom) ? `the ${whom}` : whom} a bath${when}.`,
  ],
  [
    /^(?:your )?(mom|dad|grandma|grandpa|husband|wife)'?s (meds|pills|medications?|medicine)$/i,
    3,
    ([whom = "", taken = ""], when) => `Set out your ${whom.toLowerCase()}'s ${taken}${when}.`,
  ],
  [/^(?:an? )?(?:healthy )?snack$/i, 5, (_, when) => `Eat a snack${when}.`],
  [
    /^(?:an? )?snacks? for (?:the )?(.+)$/i,
    20,
    ([whom = ""], when) => `Buy snacks for ${the(whom)}${when}.`,
  ],
  [/^(?:the )?grocery$/i, 45, (_, when) => `Buy groceries${when}.`],
  [/^drink (?:more|some) water$/i, 2, (_, when) => `Drink a glass of water${when}.`],
  [/^cancel (?:the |my |our |your )?gym$/i, 10, (_, when) => `Cancel the gym membership${when}.`],
  [
    /^(?:(?:do|scoop|clean(?: out)?) (?:the )?(?:kitty |cat )?litter(?: box)?|litter)$/i,
    5,
    (_, when) => `Scoop the litter box${when}.`,
  ],
  [
    /^(?:the |my |your )?(license|registration|passport|lease|insurance|membership|permit) renewal$/i,
    15,
    ([renewed = ""], when) => `Renew ${the(renewed)}${when}.`,
  ],
  [
    /^(?:the )?(work|school|class|church|practice|airport|office|gym|daycare) (?:by|before) (\d{1,2}(?::\d\d)?(?: ?[ap]m)?|noon)$/i,
    5,
    ([place = "", time = ""]) =>
      `Be at ${/^(?:airport|office|gym)$/i.test(place) ? the(place) : place} by ${time}.`,
  ],
  [
    /^(?:the )?(?:school )?bus (?:at|by|before) (\d{1,2}(?::\d\d)?(?: ?[ap]m)?)$/i,
    5,
    ([time = ""]) => `Be at the bus stop by ${time}.`,
  ],
  [
    /^(catch|make) (?:the |my |your )?(bus|train|flight|ferry|plane) (at|by) (.+)$/i,
    5,
    ([verb = "", ride = "", at = "", time = ""]) =>
      `${capitalise(verb)} the ${ride} ${at} ${time}.`,
  ],
  [
    /^start (?:the |a load of )?(?:wash|laundry)$/i,
    5,
    (_, when) => `Start one load of laundry${when}.`,
  ],
  [/^(?:an? )?nap$/i, 20, (_, when) => `Take a nap${when}.`],
  [/^bath$/i, 15, (_, when) => `Take a bath${when}.`],
  [
    /^(.*?\bplants?)\s+(?:is|are)\s+(?:dying|dry|thirsty)$/i,
    10,
    ([plants = ""], when) => `Water ${the(plants)}${when}.`,
  ],
  [
    /^(.*?)\s+(?:(?:is|are|looks?)\s+)?(?:so\s+|really\s+)?(?:gross|dirty|filthy|disgusting|sticky|a mess|a tip|messy)$/i,
    15,
    ([place = ""], when) => `Clean ${the(place)} for ten minutes${when}.`,
  ],
  [
    /^(.*?)\s+(?:wants|needs|is waiting for)\s+an?\s+(?:answer|reply)(\s.*)?$/i,
    5,
    ([asker = "", matter = ""], when) => `Send ${the(asker)} an answer${matter}${when}.`,
  ],
  [
    /^(?:get|take|request|book|arrange) (?:some |the )?time off(?: (?:from )?work)?$/i,
    10,
    (_, when) => `Ask your boss for the time off in one message${when}.`,
  ],
  [
    /^(?:figure out|decide|work out|choose|find out) what to wear$/i,
    10,
    (_, when) => `Lay out what you'll wear, down to the shoes${when}.`,
  ],
  [
    /^(?:be|arrive|get|show up) (?:at|in|to) (.+?) (?:by|before|at) (\d{1,2}(?::\d\d)?(?: ?[ap]m)?|noon)(?: (for .+))?$/i,
    10,
    ([place = "", time = "", why]) =>
      `Leave in time to be at ${place} by ${time}${why === undefined ? "" : ` ${why}`}.`,
  ],
  [
    /^(?:get |grab )?(?:the )?kids (?:at|by) (\d{1,2}(?::\d\d)?(?: ?[ap]m)?|noon)$/i,
    15,
    ([time = ""]) => `Pick up the kids at ${time}.`,
  ],
  [
    /^leave(?: the house)? by (\d{1,2}(?::\d\d)?(?: ?[ap]m)?)$/i,
    5,
    ([time = ""]) => `Leave by ${time}.`,
  ],
  [
    /^(?:be )?out(?: the door)? by (\d{1,2}(?::\d\d)?(?: ?[ap]m)?)$/i,
    5,
    ([time = ""]) => `Be out the door by ${time}.`,
  ],
  [
    /^post (?:something )?(?:on|in|to) (.+)$/i,
    10,
    ([where = ""], when) => `Post one picture or update on ${the(where)}${when}.`,
  ],
  [
    /^send (?:the |an? )?(invoice|package|form|report|contract|application|paperwork|card|birthday card|letter|check|payment)(?= to\b)(.+)$/i,
    10,
    ([sent = "", to = ""], when) => `Send the ${sent}${spoken(to)}${when}.`,
  ],
  [
    /^be (?:back )?home (?:by|before|at) (\d{1,2}(?::\d\d)?(?: ?[ap]m)?|noon)(?: (for .+))?$/i,
    10,
    ([time = "", why]) =>
      `Start for home in time to be there by ${time}${why === undefined ? "" : ` ${why}`}.`,
  ],
  [/^(.*?)\s+unopened$/i, 5, ([closed = ""]) => `Open ${the(closed)}, the top one first.`],
  [
    /^(?:(?:nearly|almost|run|runs|running|ran) )+out of (.+?)(?:\s+(?:on )?(today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day))?$/i,
    10,
    ([thing = "", day]) => `Get more ${thing}${day === undefined ? "" : ` before ${day}`}.`,
  ],
  [
    /^(.*?)\s+((?:expires?|runs? out|ends?)\b.*)$/i,
    10,
    ([ending = "", end = ""]) =>
      `Look up how to renew ${the(ending)}: it ${end.replace(/^(expire|run|end)\b/, "$1s").replace(/\bin (?:march|may)\b/, (month) => `in ${capitalise(month.slice(3))}`)}.`,
  ],
  [
    /^no\s+(.+?)(?:\s+(?:in|at|left)\b.*)?$/i,
    30,
    ([lacking = ""], when) => `Buy ${lacking}${when}.`,
  ],
  [
    /^(.+ (?:shoes|boots|trainers|sneakers|coat|jacket|uniform|trousers|pants|jeans|pyjamas|pajamas|wellies)) (?:(?:is|are) )?(?:too (?:small|tight|short)|don'?t fit|doesn'?t fit)(?: (?:him|her|them))?$/i,
    10,
    ([clothes = ""], when) => `Order ${the(clothes)} in the next size${when}.`,
  ],
  [
    /^(?!(?:call|ring|fix|find|mend|repair|stop|report|e-?mail|text|message|tell|ask|write)\b)((?:the )?leak\b.*?|.*?\bleak)(?:\s+(?:is )?still\b.*)?$/i,
    10,
    ([leak = ""], when) => `Ring the landlord or a plumber about ${the(leak)}${when}.`,
  ],
];

/** "the weird noise in the boiler", "hoover is broken": what is wrong is written down for whoever mends it. */
const WRONG =
  /\b(?:noise|smell|draught|stain|crack|damp|mould|puncture|flat tyre)\b|\b(?:is|are|was|were)\s+(?:broken|leaking|stuck|dead|blocked|out|gone|off|cracked)\b|\b(?:won't|doesn't|not working|broken|still (?:leaking|dripping|beeping|making))\b/i;
const VAGUE = /^(?:the\s+)?(?:thing|stuff|matter|business)\s+(?:with|about)\s+(.+)$/i;
const BROUGHT =
  /^(?!.*\b(?:present|card|gift|note|letter)\b)((?:\p{L}+\s){0,2}\p{L}+)\s+to\s+((?:the\s+)?(?:garage|vet|cleaners?|cleaner's|tip|dump|charity shop|post office|school|nursery|cobbler|tailor|menders|framer|recycling|bottle bank|library|bank|repair shop|dry cleaners?|food bank))$/iu;
/** What a clause tells, as what to do about it: "plants are dying" is to water them. */
export function clauseStep(item: string, when: string): PlannedStep | null {
  const said = spoken(item);
  for (const [pattern, minutes, step] of [...NAMED_DOINGS, ...CLAUSES]) {
    const found = pattern.exec(said);
    if (found !== null) return { minutes, text: step(found.slice(1), when) };
  }
  if (WRONG.test(said) && (!startsWithVerb(item) || / (?:is|are) /.test(said))) {
    const thing = /^(.*?)\s+(?:is|are|was|were|won't|doesn't|not working)\b/i.exec(said)?.[1];
    return thing === undefined
      ? {
          minutes: 3,
          text: `Write one line about ${the(said)}: where, since when, who could mend it.`,
        }
      : {
          minutes: 3,
          text: `Write one line on what is wrong with ${the(thing)}, for whoever mends it: ${said}.`,
        };
  }
  const [, vague] = VAGUE.exec(said) ?? [];
  if (vague !== undefined) {
    return { minutes: 3, text: `Write down the very next step for ${the(vague)}${when}.` };
  }
  const [, brought, to] = BROUGHT.exec(said) ?? [];
  if (brought !== undefined && to !== undefined) {
    return { minutes: 30, text: `Take ${the(brought)} to ${the(to)}${when}.` };
  }
  return null;
}
