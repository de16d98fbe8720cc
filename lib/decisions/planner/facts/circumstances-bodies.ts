import type { Circumstance } from "@/lib/decisions/planner/facts/fact-change";

const EXERCISE =
  /\b(?:run|running|jog|walk|5k|10k|marathon|gym|fit|fitter|exercis\w*|work ?outs?|train|yoga|swim|dance|dancing|cycl\w+|hik\w+|weight|kg|stone|steps|climb\w*|football|tennis|sport)\b/i;
const FOOD =
  /\b(?:cook|bake|cake|meals?|dinners?|lunch\w*|breakfast|food|eat|recipes?|party|feed|menu|barbecue|bbq|picnic|shopping|groceries|host|christmas|snacks?|roast)\b/i;
const DUSTY =
  /\b(?:clean|paint|sand|dust|declutter|clear|hoover|vacuum|loft|attic|garage|mould|mold|strip|sweep|decorat\w*)\b/i;
const HANDIWORK =
  /^(?:fix|repair|build|make|bake|sew|install|paint|assemble|knit|crochet|replace|change|hang|mend|put up|tile|wire|unblock|unclog|fit|grow|plant|lay|sand|wallpaper|hem)\b/i;
const READING =
  /\b(?:read|write|essay|study|exam|form|letter|book|report|revise|apply|application|thesis|spell\w*)\b/i;

/** Ways of eating as a dish is called that suits them. */
const DIETS: readonly [RegExp, string][] = [
  [/\bvegans?\b/i, "vegan"],
  [/\b(?:vegetarian|veggie)s?\b/i, "vegetarian"],
  [/\b(?:co?eliac|gluten)/i, "gluten-free"],
  [/\blactose/i, "lactose-free"],
  [/\bdairy/i, "dairy-free"],
  [/\bhalal\b/i, "halal"],
  [/\bkosher\b/i, "kosher"],
  [/\bdiabet/i, "low in sugar"],
  [/\b(?:low[- ]salt|less salt|salt)\b/i, "low in salt"],
];

function dietOf(found: RegExpExecArray): string | null {
  return DIETS.find(([says]) => says.test(found[0]))?.[1] ?? null;
}

/** What a body can't do or must not have: another way of doing a step, or a gentler form of it. */
export const BODIES: readonly Circumstance[] = [
  {
    says: /\b(?:my|bad|dodgy|sore|injured|weak|hurt|broken|sprained|torn)\s+(?:\w+\s)?(knees?|hips?|ankles?|achilles|back|foot|shins?|legs?)\b(?:\s+(?:is|are|hurts?|keeps?|got|went)\b[^.,;]*)?|\b(knees?|hips?|ankles?|achilles|back|shins?)\s+(?:is|are)\s+(?:\w+\s)?(?:bad|dodgy|sore|bust|shot|weak|injured)\b/i,
    about: EXERCISE,
    value: (found) =>
      /\b(?:bad|dodgy|sore|injur|weak|hurt|broken|sprain|torn|shot|bust|pain|playing up|gives?)/i.test(
        found[0],
      )
        ? (found[1] ?? found[2] ?? "").toLowerCase()
        : null,
    changes: [
      {
        step: /,? (?:and run|running) from one lamp post to the next whenever you like\b/,
        as: "instead",
        words: " on flat ground, only as far as your {value} doesn't hurt",
      },
      {
        step: /^(?:Run|Jog|Walk|Do|Go for|Dance|Swim|Cycle)\b/,
        as: "sentence",
        words: "Stop if your {value} begins to hurt.",
      },
    ],
    own: {
      minutes: 5,
      text: "Ask a physio or your doctor which movements spare your {value}.",
      at: "early",
    },
  },
  {
    says: /\b(?:bad|dodgy|sore|injured|weak|broken)\s+(?:\w+\s)?(knees?|hip|back|shoulder|wrist|arm|hands?)\b|\bmy (knees?|hip|back|shoulder|wrist|arm|hands?) (?:is|are|hurts?|keeps?|gives?)\b[^.,;]{0,25}/i,
    about:
      /\b(?:move|moving|clean|garden|dig|carry|lift|clear|unpack|paint|build|sofa|furniture|boxes|mow|tidy)\b/i,
    value: (found) => (found[1] ?? found[2] ?? "").toLowerCase(),
    changes: [
      {
        step: /^(?:Lift|Carry|Move|Push|Drag|Dig|Scrub|Bring|Pull|Take)\b.*\b(?:box\w*|furniture|bags?|pots?|sofa|floor|soil|pile|heaviest|large\w*)\b/,
        as: "sentence",
        words: "Leave to somebody else what strains your {value}.",
      },
    ],
    own: {
      minutes: 3,
      text: "Ask one person to do what strains your {value}, for half an hour.",
      at: "early",
    },
  },
  {
    says: /\b(?:(?:two|three|some|one|half|few)[^.,;]{0,20}\b(?:are|is)|(?:brother|sister|friend|wife|husband|partner|kid|son|daughter|mum|mom|dad|guest|nan|boyfriend|girlfriend|\p{Lu}\p{Ll}+)[^.,;]{0,16}\b(?:is|are|eats?|can't (?:have|eat)))\s+(?:\w+\s)?(?:vegans?|vegetarian|veggie|coeliac|celiac|gluten|lactose|dairy|halal|kosher|diabetic)\b/iu,
    about: FOOD,
    value: dietOf,
    changes: [
      {
        step: /^(?:Write|Choose|List|Pick|Look up|Plan|Find|Save)\b[^.]*\b(?:dishes|meals|recipes|dinners|lunches|menu|food)\b/,
        as: "sentence",
        words: "One of them is to be {value}.",
      },
    ],
    own: {
      minutes: 4,
      text: "Write what one {value} dish takes on the shopping list.",
      at: "early",
    },
  },
  {
    says: /\b(?:i'm|im|i am|we are|we're|eat)\s+(?:\w+\s)?(?:vegan|vegetarian|veggie|coeliac|celiac|gluten[- ]free|halal|kosher|diabetic)\b|\b(?:low[- ]salt|gluten[- ]free|dairy[- ]free|lactose)\b/i,
    about: FOOD,
    value: dietOf,
    changes: [
      {
        step: /^(?:Write|Choose|List|Pick|Look up|Plan|Find|Save)\b[^.]*\b(?:dishes|meals|recipes|dinners|lunches|menu|food)\b/,
        as: "sentence",
        words: "Only what is {value} counts.",
      },
    ],
    own: { minutes: 4, text: "Cross out every dish that is not {value}.", at: "early" },
  },
  {
    says: /\basthma\w*|\ballergic to dust|\bdust allergy/i,
    about: DUSTY,
    value: () => "asthma",
    changes: [],
    own: { minutes: 2, text: "Open the windows wide and put on a mask.", at: "early" },
  },
  {
    says: /\basthma\w*/i,
    about: EXERCISE,
    value: () => "inhaler",
    changes: [
      {
        step: /^(?:Put on shoes|Walk|Run|Jog|Swim|Go)\b/,
        as: "sentence",
        words: "Take your inhaler along.",
      },
    ],
    own: { minutes: 2, text: "Put your inhaler into the pocket that you will wear.", at: "early" },
  },
  {
    says: /\bpregnan\w*/i,
    about: /\b(?:paint|clean|move|lift|exercis\w*|gym|run|yoga|fit|sauna|decorat\w*)\b/i,
    value: () => "pregnancy",
    changes: [
      {
        step: /^(?:Buy paint|Paint)\b/,
        as: "sentence",
        words: "Choose paint on water, with the windows open.",
      },
    ],
    own: {
      minutes: 5,
      text: "Ask your midwife what to leave to others while you are pregnant.",
      at: "early",
    },
  },
  {
    says: /\bwheelchair\b|\b(?:can't|cant|cannot) (?:do|manage|climb) stairs\b|\bstairs are (?:hard|difficult)\b/i,
    about:
      /\b(?:book|find|trip|holiday|hotel|restaurant|party|visit|go|travel|plan|flat|rent|venue|day out)\b/i,
    value: () => "step-free",
    changes: [
      {
        step: /^(?:Book|Call|Ring|Reserve|Ask|Look up|Search|Find|Compare|Save)\b/,
        as: "sentence",
        words: "Ask first whether the way in and the toilet are step-free.",
      },
    ],
    own: {
      minutes: 5,
      text: "Ask the place whether the way in and the toilet are step-free.",
      at: "early",
    },
  },
  {
    says: /\bdyslexi\w*/i,
    about: READING,
    value: () => "dyslexia",
    changes: [],
    own: {
      minutes: 2,
      text: "Turn on dictation and reading aloud on your phone or computer.",
      at: "early",
    },
  },
  {
    says: /\b(?:never (?:done|tried|made|baked|sewn|built|used|painted|touched|held|fixed)|(?:total|complete|absolute) (?:beginner|novice|newbie)|(?:i'm|im|i am) a (?:beginner|novice)|first time (?:doing|trying|ever)|(?:zero|no) experience)\b/i,
    about: HANDIWORK,
    value: () => "beginner",
    changes: [
      {
        step: /\b(?:guide|film|video|tutorial)\b/,
        as: "sentence",
        words: "Take one for beginners that shows each move.",
      },
    ],
    own: {
      minutes: 10,
      text: "Watch one short film for beginners from start to end, with your hands empty.",
      at: "early",
    },
  },
];
