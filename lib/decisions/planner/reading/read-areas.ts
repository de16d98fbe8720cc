/** A whole part of life, as a broad wish names it. */
export type Area =
  | "money"
  | "debt"
  | "health"
  | "fitness"
  | "food"
  | "sleep"
  | "weight"
  | "home"
  | "clutter"
  | "work"
  | "study"
  | "relationship"
  | "family"
  | "friends"
  | "drinking"
  | "mind"
  | "self"
  | "reading"
  | "phone"
  | "papers"
  | "faith";

/** A part of life with the words that it was called by. */
export type NamedArea = { area: Area; name: string };

const NAMES: readonly (readonly [Area, RegExp])[] = [
  [
    "money",
    /^(?:finances?|money|budget(?:ing)?|savings?|save(?: (?:some |more )?money)?|spending)$/,
  ],
  ["debt", /^debts?$/],
  ["health", /^(?:physical )?health$/],
  [
    "fitness",
    /^(?:fitness|exercis(?:e|ing)|work(?:ing)? ?outs?|work out|body|gym|run(?:ning)?|walk(?:ing)?|move|movement)$/,
  ],
  [
    "food",
    /^(?:eating(?: habits)?|eat(?: better| healthier)?|diet|nutrition|cooking|water|hydration)$/,
  ],
  ["sleep", /^(?:sleep(?:ing)?(?: schedule| better| more)?)$/],
  ["weight", /^(?:weight|lose weight)$/],
  ["home", /^(?:home|house|apartment|flat|household|housework)$/],
  ["clutter", /^(?:clutter|declutter(?:ing)?)$/],
  ["work", /^(?:work|job|career)$/],
  ["study", /^(?:school|schoolwork|studies|college|uni|university|grades|classes)$/],
  ["relationship", /^(?:relationship|marriage)$/],
  ["family", /^(?:family(?: life)?|kids|children|parenting)$/],
  ["friends", /^(?:friends?|friendships?|social life)$/],
  ["drinking", /^(?:drinking|alcohol)$/],
  ["mind", /^(?:mental health|stress|anxiety|mood)$/],
  [
    "self",
    /^(?:(?:still )?(?:have |make |find )?(?:some |more )?time for (?:myself|me)|me[- ]time|self[- ]care|rest|hobbies)$/,
  ],
  ["reading", /^read(?:ing)?(?: more)?$/],
  ["phone", /^(?:screen ?time|phone (?:use|habit)|scrolling)$/],
  ["faith", /^(?:church|faith|prayer|praying|religion|god)$/],
  ["papers", /^(?:paperwork|papers|admin)$/],
];

/** What somebody is to others, where they want to be a better one. */
const BEING: readonly (readonly [Area, RegExp])[] = [
  ["relationship", /^(?:partner|husband|wife|spouse|boyfriend|girlfriend)$/],
  ["family", /^(?:parent|mum|mom|dad|mother|father|son|daughter)$/],
];

/** What is done with parts of life, before they are named. */
const LEAD =
  /^(?:(?:i|we) (?:really |just )?(?:need|want|have|would like) to )?(?:finally )?(?:get back on track with|get (?:a (?:grip|handle|hold) on|control of|on top of|better at)|take (?:back )?control of|sort out|straighten out|turn around|fix|improve|mend|rebuild|work on|focus on|deal with|manage|handle|clean up)\s+/i;
/** "get my sleep and my money in order": the words behind say that it is about all of it. */
const IN_ORDER =
  /^(?:get|put|have)\s+(?=.*\s(?:in order|together|under control|on track|sorted|straight)\b)/i;
/** "I want a better social life and a better body", "be a better parent and partner". */
const BETTER =
  /^(?:(?:(?:i|we) )?(?:want|need|would like)(?: to)?(?: have| be(?:come)?)?|be(?:come)?|have)\s+(?=an? (?:better|healthier)\b)/i;
const TAIL =
  /(?:,?\s+(?:(?:back )?in order|in shape|together|under control|(?:back )?on track|sorted(?: out)?|straight(?:ened out)?|right|again|(?:all )?at (?:once|the same time)|at last|this (?:year|month|summer|fall|winter|spring)|(?:by|before|after|until|in)\s[^,;:.]{3,40}))+[.!]*$/i;
/** Before a colon: all of life, or what is wished for a year of it. */
const WHOLE =
  /^[^:]{0,40}\b(?:life|everything|all|goals?|resolutions?|adulting|act|mess|better|priorities|20\d\d|struggling|turn \d+)\b[^:]{0,30}:\s*/i;
const TOO_MUCH =
  /(?:\s*[:;,.–-]|\s+(?:is|are))\s*(?:it'?s )?(?:all )?(?:too much|a mess|falling apart|out of control|chaos)[.!]*$/i;
/** What a name stands behind. */
const BEFORE_NAME =
  /^(?:and |also |plus )?(?:(?:to )?(?:fix|improve|sort out) )?(?:(?:my|our|the|an?|own|more|less|whole)\s+)*(?:(?:better|healthier|good|bad|messy|failing|keeping|making)\s+)*/i;
const MOST_AREAS = 5;

/**
 * The parts of life that a broad wish names, two to five of them: "get my finances, health and house in order",
 * "job, house, kids: all too much". Null where one of them is a thing or a task of its own.
 */
export function readAreas(text: string): NamedArea[] | null {
  const typed = text.trim().replace(/[.!]+$/, "");
  const whole = typed.replace(WHOLE, "").replace(TOO_MUCH, "");
  const led = whole.replace(LEAD, "").replace(IN_ORDER, "");
  const bettered = whole.replace(BETTER, "");
  const isLed = led !== whole || bettered !== whole || whole !== typed;
  const row = (led === whole ? bettered : led).replace(TAIL, "");
  const parts = row.split(/\s*(?:,|;|\+|&|\band\b)\s*/i).filter((part) => part !== "");
  if (parts.length < (isLed ? 2 : 3) || parts.length > MOST_AREAS) return null;
  const isBettered = bettered !== whole;
  const areas = parts.map((part) => areaOf(part, isBettered ? [...NAMES, ...BEING] : NAMES));
  const known = areas.filter((one) => one !== null);
  const isEach = new Set(known.map(({ area }) => area)).size === parts.length;
  return known.length === parts.length && isEach ? known : null;
}

function areaOf(part: string, all: readonly (readonly [Area, RegExp])[]): NamedArea | null {
  const name = part.replace(BEFORE_NAME, "").trim();
  const found = all.find(([, names]) => names.test(name.toLowerCase()));
  return found === undefined ? null : { area: found[0], name };
}
