import type { Addition } from "@/lib/decisions/planner/facts/additions";
import type { Limit } from "@/lib/decisions/planner/reading/read-limits";

/** What a plan does about a thing that is missing or not wanted. `{thing}` is how the person named it. */
const WITHOUT: readonly { thing: RegExp; step: string; sentence: string }[] = [
  {
    thing: /\b(?:cars?|driving|licen[cs]e|lift)\b/i,
    step: "Look up bus, train, bike and delivery for each way that you would have to make without {thing}.",
    sentence:
      "Go by bus, by bike or with a friend who drives, or have it brought, without {thing}.",
  },
  {
    thing: /\b(?:calls?|calling|phone calls?|phoning|ringing|talking)\b/i,
    step: "Look for the form, the chat or the e-mail address that gets it done without {thing}.",
    sentence: "Use the form, chat or e-mail wherever a step says call, without {thing}.",
  },
  {
    thing: /\b(?:phone|smartphone|laptop|computer|internet|wifi|screens?|tablet|apps?)\b/i,
    step: "Put every device in another room, and paper and a pen on the table, to go without {thing}.",
    sentence: "Do it on paper where it can be done on paper, without {thing}.",
  },
  {
    thing: /\b(?:oven|stove|hob|microwave|kitchen)\b/i,
    step: "Cross out every dish that can't be made without {thing}, and keep what is cold or cooked another way.",
    sentence: "Choose only what is made without {thing}.",
  },
  {
    thing: /\bsewing machine\b/i,
    step: "Put fabric glue, iron-on tape, needle and thread on the table, for all that has to hold without {thing}.",
    sentence: "Use fabric glue, iron-on tape or a few stitches by hand, without {thing}.",
  },
  {
    thing: /\b(?:drill\w*|tools?|nails|screws)\b/i,
    step: "Look up adhesive hooks, clamps and things that stand by themselves, and choose one way without {thing}.",
    sentence: "Take adhesive, clamps or something that stands, without {thing}.",
  },
  {
    thing: /\b(?:flying|plane|flights?)\b/i,
    step: "Compare train, coach and ferry, without {thing}, with hours and price for each.",
    sentence: "Compare train, coach and ferry for the way, without {thing}.",
  },
  {
    thing: /\b(?:money|budget|spending|paying|buying|cash)\b/i,
    step: "List what is in the house, lent by friends or free in a library, without {thing}.",
    sentence: "Take what is in the house, lent or free, without {thing}.",
  },
  {
    thing:
      /\b(?:nuts|dairy|gluten|meat|fish|eggs?|sugar|alcohol|pork|lactose|wheat|salt|caffeine)\b/i,
    step: "Write “without {thing}” above the shopping list, and read the label of everything that goes on it.",
    sentence: "Read each label before it goes on the list: without {thing}.",
  },
  {
    thing:
      /\b(?:lawyer|solicitor|plumber|electrician|builder|accountant|agent|trainer|planner|mechanic|professional|therapist)\b/i,
    step: "Find the official or trade guide for doing this without {thing}, and mark the point at which you would ask one after all.",
    sentence: "Follow the guide only as far as you would go without {thing}.",
  },
  {
    thing: /\b(?:experience|training|talent|clue)\b/i,
    step: "Look for the word “beginner” in each guide or offer, and skip what can't be begun without {thing}.",
    sentence: "Take the version for beginners, which goes without {thing}.",
  },
  {
    thing: /\b(?:degree|qualifications?|diploma|certificate|cv|references?)\b/i,
    step: "List three things you made, ran or learned that speak for you without {thing}.",
    sentence: "Show what you made, ran or learned, without {thing}.",
  },
  {
    thing: /\b(?:shouting|yelling)\b/i,
    step: "Write one sentence that you will say quietly and from close by, without {thing}.",
    sentence: "Say it from close by and quietly, without {thing}.",
  },
  {
    thing: /\b(?:childcare|babysitter|sitter|nanny)\b/i,
    step: "Mark the steps that work with children around, and the half hours in which they sleep or play, without {thing}.",
    sentence: "Use the half hours in which the children sleep or play, without {thing}.",
  },
];

/** The step that keeps a plan within a limit; one sentence where there is no room for a step. Null where nothing is known to take the place of what is missing. */
export function forLimit(limit: Limit): Addition | null {
  if (limit.kind === "money") {
    return {
      at: "early",
      step: {
        minutes: 2,
        text: `Write “${limit.amount} at most” at the top, and a price beside each thing as you choose it.`,
      },
      sentence: `Write a price beside each thing, and keep the sum within ${limit.amount}.`,
    };
  }
  if (limit.kind === "time") {
    return {
      at: "early",
      step: { minutes: 2, text: `Set an alarm at which you stop: ${limit.span} from now.` },
      sentence: `Stop after ${limit.span}.`,
    };
  }
  const known = WITHOUT.find(({ thing }) => thing.test(limit.thing));
  return known === undefined
    ? null
    : {
        at: "early",
        step: { minutes: 5, text: filled(known.step, limit.thing) },
        sentence: filled(known.sentence, limit.thing),
      };
}

function filled(text: string, thing: string): string {
  return text.replace("{thing}", thing);
}
