import { participleVerb } from "@/lib/decisions/planner/words/verbs";

/** "the kitchen needs to be packed up by the 12th": what is to be done with it, and the rest. */
const LEFT_UNDONE =
  /^(?!(?:i|we|you|he|she|it|they|this|that|there|everything|everyone|everybody|someone|nobody)\s)([\p{L}\p{N}' -]{2,40}?)\s+(?:really |badly |desperately |still |also )*(?:needs?|has|have) to (?:be|get) (?:\p{L}+ly )?(\p{L}{3,})( (?:up|out|off|down|away|back|over))?(?=$|[\s,.;])/iu;

/** "subscriptions cost me $187 a month, need to get under 50": how much it is, and what it is to be. */
const TOO_MUCH =
  /^(?:my |our |the )?((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+) ((?:costs?|is|are|runs?|comes to)\b[^,.;]*?\d[^,.;]*)[,.;]? (?:and )?(?:i |we )?(?:need|want|have|would like|trying) to get (?:it |them |that )?(?:under|below|down to) ([$£€]?\d[\d,.]*)/iu;

/** Texts that hide an order in other words, each with that order. */
const HIDDEN: readonly (readonly [RegExp, string])[] = [
  // A thing before "for", and no verb.
  [/^(?:a |my |the )?(?:résumé|resume)(?= (?:for|with|after|no|gap)\b|,|$)/i, "write my resume"],
  // Up to twelve it is a child's.
  [
    /^(plan|organi[sz]e|throw|host|celebrate) (?:an? |the )?(?:(his|her|their|(?:my|our) (?:son|daughter|stepson|stepdaughter|kid|nephew|niece|grandson|granddaughter)'?s) )?((?:1st|2nd|3rd|[4-9]th|1[0-2]th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) birthday(?: party)?(?=$|[\s,.;])/iu,
    "$1 $2 $3 birthday party",
  ],
  // What was bought on a card is owed on it.
  [
    /^.*?\b(?:put|ran up|racked up|have|got|owe|carry)\s+(?:about |around |like )?([$£€]?\d[\d,.]*k?) (?:on|in|of) ((?:my|our|a|the|two|three) (?:[\w']+ ){0,3}cards?)\b(.*?)[,;.]?\s*(?:and )?(?:i |we )?(?:want|need|have to get) (?:it|that|this|them) (?:all )?(?:gone|paid(?: off| down)?|cleared|off)\b/i,
    "pay off $2$3, I owe $1",
  ],
  [
    /^(?:i'?m )?on[- ]call\b(?=[^.;]*\b(?:relax|sleep|rest|switch off|unwind|exhausted|anxious|on edge)\b)/i,
    "cope with being on call",
  ],
  [
    /^i weigh (?:about )?(\d{3})(?: lbs?| pounds)?\b,? (?:and |but )?(?:i )?(?:need|want|have|would like|trying) to (?:get|be|weigh) (?:down )?(to|under|below) (\d{3})\b/i,
    "lose weight, from $1 $2 $3",
  ],
  [/^sit through (?=an? |the |my |our |this )/i, "stay focused in "],
  // Upstairs goes what is too heavy for one.
  [
    /^(?:.*?(?:,| and) )?(?:i |we )?(?:need to |want to |have to )?get (an?|the|my|our) ((?:[\w-]+ ){0,2}(?:couch|sofa|sectional|dresser|mattress|fridge|washer|dryer|piano|bed frame|wardrobe|desk|table|armoire|treadmill)) (?:up there|upstairs|up the stairs|up to (?:my|our|the) \w+(?: floor)?)(?=$|[\s,.;])/i,
    "carry $1 $2 upstairs",
  ],
  [
    /^(?:i )?(?:just )?(?:got|was) (fired|let go|laid off)\b(.*?)[,.;]? (?:and )?(?:what (?:do|should) i (?:say|tell|put)|how (?:do|should) i (?:explain|answer|say)|what to (?:say|tell))\b.*?\b(?:employers?|interviews?|interviewers?|applications?|jobs?|recruiters?)\b.*$/i,
    "explain in an interview why I was $1$2",
  ],
];

/** What is typed as the order that it hides in other words, with the rest as it was typed. */
export function asOrder(typed: string): string {
  const [undone = "", thing = "", doing = "", way = ""] = LEFT_UNDONE.exec(typed) ?? [];
  const verb = participleVerb(doing);
  if (undone !== "" && verb !== null && verb !== doing.toLowerCase()) {
    return `${verb}${way} ${lowered(thing)}${typed.slice(undone.length)}`;
  }
  const [high = "", what = "", now = "", aim = ""] = TOO_MUCH.exec(typed) ?? [];
  if (high !== "")
    return `lower my ${lowered(what)} to under ${aim}${typed.slice(high.length)}, now it ${now}`;
  return HIDDEN.reduce((said, [telling, order]) => said.replace(telling, order), typed).replace(
    / {2,}/g,
    " ",
  );
}

/** "My mother's kitchen" behind a verb. */
function lowered(thing: string): string {
  return thing.replace(/^(?:My|Our|The|His|Her|Their|Its?)(?=\s)/, (word) => word.toLowerCase());
}
