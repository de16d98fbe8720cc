import {
  type Addition,
  ANYWHERE,
  ON_PAPER,
  type Said,
  SET_TIMES,
} from "@/lib/decisions/planner/facts/additions";
import { BUYS } from "@/lib/decisions/planner/facts/shares";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import type { Limit } from "@/lib/decisions/planner/reading/read-limits";
import type { DraftStep } from "@/lib/decisions/planner/written/sizes";

/** What has to be said in any plan: beside the step that it bears on, or at the end. */
function besideOrLast(to: RegExp, words: string): readonly Said[] {
  return [
    { to, words },
    { to: ANYWHERE, words },
  ];
}

/** "Fetch it", "drop the box off": something is moved. */
const CARRIES =
  /^[^“]*\b(?:fetch|collect|deliver\w*|carry (?:it|them|the \w+) to|drop (?:it|them|the \w+) off|load|haul|van|pick (?:it|them) up)\b/i;
/** "Look up how to get there": somebody is on the way. */
const ON_THE_WAY =
  /^[^“]*\b(?:driv(?:e|es|ing)|go there|way there|(?:get|getting) (?:there|to|home)|travel|journey|route)\b/i;
/** Goals that lead somewhere, whatever their plans say. */
const GOES_SOMEWHERE =
  /^(?:(?:go|visit|attend|see|travel|pick up|drop off|bring|commute|return|fetch|haul|donate|move|shop)\b|(?:get|take)\s(?:[^,]*\s)?(?:to|home|there|around)\b|(?:find|get|start|apply for)\s(?:[^,]*\s)?(?:jobs?|work|class(?:es)?|gym|doctor|dentist|therapist|groceries|food)\b|(?:buy|get)\s(?:[^,]*\s)?groceries\b)/i;

/**
 * What a plan does about a thing that is missing or not wanted. `{thing}` is how the person named it;
 * `said` is for a full plan, beside a step that it bears on.
 */
const WITHOUT: readonly {
  thing: RegExp;
  step: string;
  said: readonly Said[];
  /** True where it helps only whoever would spend: what is lent or in the house pays no bill. */
  isForSpending?: boolean;
  /** True where no step that it bears on leaves nothing to get around. */
  isOnlyBeside?: boolean;
  /** Said beside a step that it bears on; without one the step is only for goals that begin like this. */
  elseFor?: RegExp;
}[] = [
  {
    thing: /\b(?:cars?|driving|licen[cs]e)\b/i,
    step: "Look up the way without {thing}: bus, train, bike, a ride, or delivery.",
    elseFor: GOES_SOMEWHERE,
    said: [
      { to: CARRIES, words: "That leaves a friend who drives, or delivery, without {thing}." },
      { to: ON_THE_WAY, words: "That leaves a bus, a train, a bike or a ride, without {thing}." },
    ],
  },
  {
    thing: /\b(?:calls?|calling|phone calls?|phoning|ringing|talking)\b/i,
    step: "Look for the form, the chat or the e-mail address that gets it done without {thing}.",
    isOnlyBeside: true,
    said: [
      {
        to: /^(?!.*\b(?:emergency|ambulance|at once|today|now|nobody|to be called|voicemail|forms?|online|chat|e-?mails?|in writing)\b)(?:[^“”]*\b)?(?:[Cc]all|[Rr]ing|[Pp]hone)\b(?! (?:log|bill|number|plan|app|contract|case|charger|out|in front)\b)/,
        words: "Use the form, chat or e-mail instead.",
      },
    ],
  },
  {
    thing: /\b(?:phone|smartphone|laptop|computer|internet|wifi|screens?|tablet|apps?)\b/i,
    step: "Put every device in another room, and paper and a pen on the table, to go without {thing}.",
    said: [
      {
        to: /\b(?:search|app|page|online|photo|screen|web\w*|save|look up)\b/i,
        words: "Do it on paper where it can be done on paper, without {thing}.",
      },
    ],
  },
  {
    thing: /\b(?:oven|stove|hob|microwave|kitchen)\b/i,
    step: "Cross out every dish that can't be made without {thing}, and keep what is cold or cooked another way.",
    said: [
      {
        to: /\b(?:dish\w*|dinner|lunch|meal\w*|recipes?|cook\w*|food|bake|oven)\b/i,
        words: "Choose only what is made without {thing}.",
      },
    ],
  },
  {
    thing: /\bsewing machine\b/i,
    step: "Put fabric glue, iron-on tape, needle and thread on the table, for all that has to hold without {thing}.",
    said: [
      {
        to: /\b(?:sew\w*|hem|stitch\w*|pins?|seam)\b/i,
        words: "Use fabric glue, iron-on tape or a few stitches by hand, without {thing}.",
      },
    ],
  },
  {
    thing: /\b(?:drill\w*|tools?|nails|screws)\b/i,
    step: "Look up adhesive hooks, clamps and things that stand by themselves, and choose one way without {thing}.",
    said: [
      {
        to: /\b(?:hang|fix|put up|shel\w+|mount|hooks?|wall)\b/i,
        words: "Take adhesive, clamps or something that stands, without {thing}.",
      },
    ],
  },
  {
    thing: /\b(?:flying|plane|flights?)\b/i,
    step: "Compare train, coach and ferry, without {thing}, with hours and price for each.",
    said: [
      {
        to: /\b(?:tickets?|way|travel|book|fares?|routes?)\b/i,
        words: "Compare train, coach and ferry for the way, without {thing}.",
      },
    ],
  },
  {
    thing:
      /\b(?:money|budget|spending|paying(?! (?:the|an?|for|full|any|my|extra|fees?|both|double|rent|interest|more|two|all)\b)|buying|cash)\b/i,
    isForSpending: true,
    step: "List what is in the house, lent by friends or free in a library, without {thing}.",
    said: [
      {
        to: /^(?:Buy|Order|Get|Fetch|Gather)\b/,
        words: "Take what is in the house, lent or free, without {thing}.",
      },
    ],
  },
  {
    thing:
      /\b(?:nuts|dairy|gluten|meat|fish|eggs?|sugar|alcohol|pork|lactose|wheat|salt|caffeine)\b/i,
    step: "Write “without {thing}” above the shopping list, and read the label of everything that goes on it.",
    said: besideOrLast(
      /\b(?:food|list|dish\w*|meals?|cakes?|cook\w*|buy|shop\w*|menu|recipes?)\b/i,
      "Read each label before it goes on the list: without {thing}.",
    ),
  },
  {
    thing:
      /\b(?:lawyer|solicitor|plumber|electrician|builder|accountant|agent|trainer|planner|mechanic|professional|therapist)\b/i,
    step: "Find the official or trade guide for doing this without {thing}, and mark the point at which you would ask one after all.",
    said: [],
  },
  {
    thing:
      /(?<!\b(?:work|job|retail|office|sales|relevant|paid) )\b(?:experience|training|talent|clue)\b/i,
    step: "Look for the word “beginner” in each guide or offer, and skip what can't be begun without {thing}.",
    said: [
      {
        to: /\b(?:guide|course|offer|plan|video|lesson|class|group)\b/i,
        words: "Take the version for beginners, which goes without {thing}.",
      },
    ],
  },
  {
    thing:
      /\b(?:degree|qualifications?|diploma|(?<!\b(?:birth|marriage|death) )certificate|cv|references?)\b/i,
    step: "List three things you made, ran or learned that speak for you without {thing}.",
    said: [
      {
        to: /\b(?:cv|appl\w+|letter|write)\b/i,
        words: "Show what you made, ran or learned, without {thing}.",
      },
    ],
  },
  {
    thing: /\b(?:shouting|yelling)\b/i,
    step: "Write one sentence that you will say quietly and from close by, without {thing}.",
    said: [
      {
        to: /\b(?:say|tell|talk|ask)\b/i,
        words: "Say it from close by and quietly, without {thing}.",
      },
    ],
  },
  {
    thing: /\b(?:childcare|babysitter|sitter|nanny)\b/i,
    step: "Mark the steps that work with children around, and the half hours in which they sleep or play, without {thing}.",
    said: [
      {
        to: ANYWHERE,
        words: "Use the half hours in which the children sleep or play, without {thing}.",
      },
    ],
  },
];

/** Doings for which a sum that stands by itself is what there is to spend. */
const SPENDS =
  /^(?:buy|plan|cook|feed|furnish|redecorate|decorate|organi[sz]e|host|throw|travel|rent|make|build|renovate|paint|celebrate|get|find|book|hire|cater|visit|go|have|redo|turn|convert|replace|equip|prepare|set up|give|choose|bake|sew|plant|fix|repair|do|pack|see|spend|take|arrange)$/;
/** Doings for which a sum beside them is no budget. */
const NOT_SPENT =
  /^(?:save|pay|sell|ask|write|apply|claim|appeal|dispute|return|report|read|cancel|close|fight|check|file|price|charge|negotiate|quit|decide)$/;

/** Steps that settle what is taken, and those that begin the work by writing or measuring. */
const CHOOSES =
  /^(?:Choose|Pick|Suggest|Offer)\b(?! (?:an?|the|your|one|two|three) (?:days?|times?|dates?|hours?|slots?)\b)[^“”]*$/;
const BEGINS_WORK = /^(?:Write|List|Note|Mark|Measure|Draw|Count|Type|Copy|Make)\b[^“”]*$/;

/** "give a toast": the wedding's budget buys no words. */
const SAID_ALOUD = /\b(?:toast|speech|eulogy|vows|talk|reading)\b/i;
/** Steps in which money has its place. */
const COSTS_MONEY =
  /\b(?:buy|order|pay|price[sd]?|costs?|budget|spend|shop(?:ping)?|stores?|book|rent|hire|tickets?|gifts?|presents?|quotes?|offers?|fees?|money|groceries|ingredients|food|menu|dish(?:es)?|cake|hotel|rooms?|flights?|supplies|materials?|paint|parts|cheap\w*|second-hand|thrift|deposit|list)\b/i;

/** The step that keeps a plan within a limit; one sentence where there is no room for a step. Null where nothing is known to take the place of what is missing. */
export function forLimit(
  limit: Limit,
  { verb, label }: Pick<Goal, "verb" | "label">,
  plan: readonly DraftStep[],
): Addition | null {
  if (limit.kind === "money") {
    const isSpent = limit.isBare === true ? SPENDS.test(verb ?? "") : !NOT_SPENT.test(verb ?? "");
    if (!isSpent || SAID_ALOUD.test(label)) return null;
  }
  if (limit.kind === "money") {
    const isRate = /\s(?:each|apiece|(?:an?|per|every)\s\w+)$/i.test(limit.amount);
    const whole = `The limit is ${limit.amount}${isRate ? "" : " in all"}.`;
    return {
      at: "early",
      step: {
        minutes: 2,
        text: `Write “${limit.amount} at most” at the top of a page, to hold each price against.`,
      },
      // A page for one thing to buy would be a detour.
      isBestSaid: true,
      said: [BUYS, ON_PAPER, CHOOSES, COSTS_MONEY, BEGINS_WORK, ANYWHERE].map((to) => ({
        to,
        words: whole,
      })),
    };
  }
  if (limit.kind === "time") {
    const isEachDay = /\b(?:a|per|each|every) (?:day|week|night|morning|evening)\b/.test(
      limit.span,
    );
    if (isEachDay) {
      return {
        at: "early",
        step: { minutes: 2, text: `Put ${limit.span} into your calendar, at the same hour.` },
        said: [{ to: SET_TIMES, words: `Keep to ${limit.span}.` }],
      };
    }
    // "30 minutes at lunch" is a place in the day.
    if (/\b(?:on|in|at) (?:the )?\w+$/.test(limit.span)) {
      return {
        at: "early",
        step: {
          minutes: 2,
          text: `Put ${limit.span} into your calendar, with an alarm at its end.`,
        },
        said: [{ to: SET_TIMES, words: `Keep to ${limit.span}.` }],
      };
    }
    return {
      at: "early",
      step: { minutes: 2, text: `Set an alarm at which you stop: ${limit.span} from now.` },
      said: [{ to: ANYWHERE, words: `Stop after ${limit.span}.` }],
    };
  }
  const known = WITHOUT.find(({ thing }) => thing.test(limit.thing));
  // A run without the phone needs no paper in its place.
  const isOutdoors = /^(?:run|walk|cycle|swim|hike|jog|sleep)$/.test(verb ?? "");
  if (isOutdoors && /\b(?:phone|screens?|apps?)\b/i.test(limit.thing)) return null;
  if (known?.isForSpending === true && !SPENDS.test(verb ?? "")) return null;
  if (known === undefined) return null;
  if (known.isOnlyBeside === true && !plan.some(({ text }) => bearsOn(known, text))) return null;
  const isBestSaid = known.elseFor !== undefined && plan.some(({ text }) => bearsOn(known, text));
  if (known.elseFor?.test(label) === false && !isBestSaid) return null;
  return {
    // How one gets to an appointment is asked once there is one.
    at: /^(?:see|book|visit|attend|make)$/.test(verb ?? "") ? "late" : "early",
    step: { minutes: 5, text: filled(known.step, limit.thing) },
    said: known.said.map(({ to, words }) => ({ to, words: filled(words, limit.thing) })),
    isBestSaid,
  };
}

/** Whether a step has to do with what is missing. */
function bearsOn({ said }: Pick<Addition, "said">, text: string): boolean {
  return said.some(({ to }) => to.test(text));
}

function filled(text: string, thing: string): string {
  return text.replace("{thing}", thing);
}

const CALLS =
  /^(?:Call|Ring|Phone) (?=(?:your|the|two|three|one|both|each|an?|their|his|her|every)\b|\p{Lu})(?!\d)([^:.,]+)/u;

/** Whoever is in danger, or has a question that can't wait for an answer, rings all the same. */
const NOT_IN_WRITING =
  /\b(?:emergency|ambulance|poisons?|police|fire|gas|crisis|helpline|doctors?|nurse|midwife|vet|hospital|surgery|today|now|at once|urgent\w*)\b/i;

/** The plan for somebody who won't or can't ring anyone: what is said on the phone is written. */
export function withoutCalls(plan: readonly DraftStep[], limits: readonly Limit[]): DraftStep[] {
  const isMeant = limits.some(
    (limit) =>
      limit.kind === "without" && /\b(?:phone calls|calling|phoning|ringing)\b/i.test(limit.thing),
  );
  if (!isMeant) return [...plan];
  return plan.map((step) => ({
    ...step,
    text: NOT_IN_WRITING.test(step.text)
      ? step.text
      : step.text.replace(CALLS, (_, whom: string) => `Write to ${whom} by chat or e-mail`),
  }));
}
