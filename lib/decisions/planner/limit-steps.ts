import type { Addition } from "@/lib/decisions/planner/additions";
import type { Limit } from "@/lib/decisions/planner/read-limits";

/** What a plan does about a thing that is missing or not wanted. `{thing}` is how the person named it. */
const WITHOUT: readonly { thing: RegExp; step: string; sentence: string }[] = [
  {
    thing: /\b(?:cars?|driving|licen[cs]e|lift)\b/i,
    step: "Look up bus, train, bike and delivery for the ways in this plan, and write down what works without {thing}.",
    sentence:
      "Go by bus, bike or a friend's car, or have it brought: it has to work without {thing}.",
  },
  {
    thing: /\b(?:calls?|calling|phone calls?|phoning|ringing|talking)\b/i,
    step: "Look for the form, the chat or the e-mail address that gets it done without {thing}.",
    sentence:
      "Use the form, chat or e-mail wherever a step says call: it has to work without {thing}.",
  },
  {
    thing: /\b(?:phone|smartphone|laptop|computer|internet|wifi|screens?|tablet|apps?)\b/i,
    step: "Write down what you need on paper, with every device in another room, so that it goes without {thing}.",
    sentence: "Do it on paper where it can be done on paper, without {thing}.",
  },
  {
    thing: /\b(?:oven|stove|hob|microwave|kitchen)\b/i,
    step: "Cross out every dish that can't be made without {thing}, and keep what is cold or cooked another way.",
    sentence: "Choose only what is made without {thing}.",
  },
  {
    thing: /\b(?:drill\w*|tools?|nails|screws)\b/i,
    step: "Look up adhesive hooks, clamps and things that stand by themselves, and choose one way without {thing}.",
    sentence: "Take adhesive, clamps or something that stands, so that it works without {thing}.",
  },
  {
    thing: /\b(?:flying|plane|flights?)\b/i,
    step: "Compare train, coach and ferry, with hours and price for each, so that it works without {thing}.",
    sentence: "Compare train, coach and ferry for the way, without {thing}.",
  },
  {
    thing: /\b(?:money|budget|spending|paying|buying|cash)\b/i,
    step: "List what is in the house, lent by friends or free in a library, so that it works without {thing}.",
    sentence: "Take what is in the house, lent or free, so that it works without {thing}.",
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
    sentence:
      "Mark the point at which you would ask for help after all, and go up to there without {thing}.",
  },
  {
    thing: /\b(?:experience|training|talent|clue)\b/i,
    step: "Look for the word “beginner” in each guide or offer, and skip what asks for more: you start without {thing}.",
    sentence:
      "Take the version for beginners wherever there is one, since you start without {thing}.",
  },
  {
    thing: /\b(?:degree|qualifications?|diploma|certificate|cv|references?)\b/i,
    step: "List three things you made, ran or learned that speak for you without {thing}.",
    sentence: "Show what you made, ran or learned, since it goes without {thing}.",
  },
  {
    thing: /\b(?:shouting|yelling)\b/i,
    step: "Write one sentence that you will say quietly instead, so that it goes without {thing}.",
    sentence: "Say it from close by and quietly, without {thing}.",
  },
  {
    thing: /\b(?:childcare|babysitter|sitter|nanny)\b/i,
    step: "Mark the steps that work with children around, and the half hours in which they sleep or play, without {thing}.",
    sentence: "Use the half hours in which the children sleep or play, without {thing}.",
  },
];

/** The step that keeps a plan within a limit; one sentence where there is no room for a step. */
export function forLimit(limit: Limit): Addition {
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
      step: { minutes: 2, text: `Set a timer for the time you have: ${limit.span}.` },
      sentence: `Stop when your time is up: ${limit.span}.`,
    };
  }
  const known = WITHOUT.find(({ thing }) => thing.test(limit.thing));
  return {
    at: "early",
    step: {
      minutes: known === undefined ? 3 : 5,
      text: filled(
        known?.step ?? "Write “without {thing}” on a note, with one thing that takes its place.",
        limit.thing,
      ),
    },
    sentence: filled(
      known?.sentence ?? "Replace whatever does not work without {thing}.",
      limit.thing,
    ),
  };
}

function filled(text: string, thing: string): string {
  return text.replace("{thing}", thing);
}
