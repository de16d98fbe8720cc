import { isPlainVerb } from "@/lib/decisions/planner/words/verbs";
import { quoted } from "@/lib/decisions/planner/words/wording";

const VAGUE_WORDS = new Set(
  `a about again advice all am an and another any anything are as asap at bad be because been best better big
  bored change could do doing done dunno eh er everything feel feeling for get getting give go goal goals good
  got great had happy hard has have hello help her hey hi him hmm how i idea idk if im i'm i've improve in
  is it its just know less life like list lol lot make making maybe me mess more most much must my myself need
  needs new nice no not nothing now of oh ok okay omg on one or others our out overwhelmed person plan please
  plz pls problem problems productive productivity random really sad self should so some somehow someone
  something somewhere sorry start started steps stressed stuck stuff succeed success successful task tasks
  test testing than thank thanks that the them then there thing things think this thx tired to today tomorrow
  too try trying ugh um umm unsure up us very want wanna was way we well what whatever when where who why will
  win with would yeah yes yo you your idc meh blah motivated motivation lazy adult adulting depressed anxious
  achieve together supposed meant usual become year`
    .trim()
    .split(/\s+/),
);

const INJECTION =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\b(?:instructions?|prompts?|rules|guidelines|previous|above|prior)\b|\b(?:system|hidden|initial|developer) (?:prompt|message|instructions?)\b|\b(?:you are|you're|act as) (?:now )?(?:a |an )?(?:dan|jailbroken|unrestricted|different ai|language model|chatgpt|gpt|linux terminal)\b|\b(?:reveal|print|show|repeat|output|leak)\b[^.!?\n]{0,30}\b(?:prompt|instructions|api key|secrets?|environment variables?|password hash\w*)\b|\bjailbreak\b/i;

const NOTHING_KNOWN =
  /^(?:(?:i|we)\s+)?(?:really |just |honestly )*(?:don't|dont|do not)\s+know\s+(?:what\s+(?:i|we)\s+(?:even\s+)?(?:want|need)(?:\s+to\s+do)?|what\s+to\s+do|where\s+to\s+(?:start|begin))(?:\s+(?:anymore|any more|with myself|right now|today))?\W*$/i;

/** "the stuff from yesterday", "that thing with the form": pointed at, and neither named nor told what for. */
const ONLY_POINTED_AT =
  /^(?:(?:all|do|sort|sort out|deal with|handle|finish|ugh|ok|just)\s+)*(?:(?:the|that|this|those|these|my|some|other|whole)\s+)*(?:(?:stuff|thing|things|thingy|business|one|ones|bits)\s+(?:(?:from|since|of)\s+(?:yesterday|today|before|earlier|last (?:week|month|time|night|year)|the other day|this (?:morning|week)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:with|about)\s+(?:the|that|my|this)\s+\p{L}+|(?:i|we|he|she|they) (?:said|mentioned|talked about|told me(?: about)?|put off|forgot)(?: yesterday| last week)?)|everything (?:from|since) (?:yesterday|before|earlier|last (?:week|month|time|night)|the other day|this (?:morning|week)))\W*$/iu;

/** "deal with it", "fix everything": an order for something that was not named. */
const POINTED_ORDER =
  /^(?:(?:please|ok|just|help me|let's|(?:i|we) (?:really |just )?(?:need|have|want) to|time to) )*(?:fix|finish|complete|start|begin|handle|tackle|deal with|sort(?: out)?|figure out|work on|take care of|get through|do)\s+(?:it|this|that|them|everything|all of (?:it|this|that))(?: (?:out|up|off|all))?(?:,? (?:already|now|finally|please|soon|asap|at last|today|tonight|tomorrow|this week|this weekend|by (?:tonight|tomorrow|noon|the weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)))*\W*$/i;

const AREAS: readonly {
  words: RegExp;
  question: string;
  examples: readonly [string, string, string];
}[] = [
  {
    words: /^(?:work|job|career|office|boss|workload)$/i,
    question: "Which piece of work would you like to move first?",
    examples: [
      "finish the report for Thursday",
      "find a job in marketing",
      "ask my boss for a raise",
    ],
  },
  {
    words: /^(?:home|house|flat|apartment|household|chores)$/i,
    question: "Which corner of home would you like to change first?",
    examples: [
      "clean the kitchen before Saturday",
      "sort out the wardrobe",
      "fix the dripping tap",
    ],
  },
  {
    words: /^(?:money|finances|finance|cash|bills)$/i,
    question: "What would you like your money to do?",
    examples: ["save $500 by June", "pay off my credit card", "make a monthly budget"],
  },
  {
    words: /^(?:health|healthy|fitness|body|wellbeing|wellness)$/i,
    question: "Which part of feeling well would you like to start with?",
    examples: ["go to bed before midnight", "book a doctor's appointment", "walk 20 minutes a day"],
  },
  {
    words: /^(?:school|study|studies|university|uni|college|education|learn|learning|class)$/i,
    question: "What would you like to have learned or handed in?",
    examples: [
      "write my history essay by Monday",
      "pass the driving theory test",
      "learn basic Spanish",
    ],
  },
  {
    words:
      /^(?:family|friends|relationship|relationships|people|love|dating|partner|kids|social)$/i,
    question: "Who is it about, and what would you like to happen?",
    examples: [
      "call my mum on Sunday",
      "plan my daughter's birthday",
      "make two new friends in this city",
    ],
  },
  {
    words:
      /^(?:habit|habits|routine|discipline|focus|adhd|procrastination|time|organisation|organization)$/i,
    question: "Which one thing would you like to do more easily?",
    examples: ["get up at 7 on weekdays", "stop scrolling in bed", "plan my week on Sundays"],
  },
];

const GENERAL_EXAMPLES = [
  "clean the kitchen before Saturday",
  "renew my passport",
  "learn to cook three dinners",
] as const;

const PERSON =
  /^(?:mum|mom|dad|mother|father|sister|brother|wife|husband|girlfriend|boyfriend|ex|boss|son|daughter|grandma|grandpa|neighbours?|neighbors?|parents|landlord|boyfriend|roommate|flatmate)$/i;
const PERSON_EXAMPLES = ["call on Sunday", "find a birthday present", "talk about money"] as const;

const KEYBOARD_RUN =
  /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|erty|tyui|uiop|zxcv|xcvb|cvbn|vbnm|lkjh|poiu/i;

/** "make a will" names a thing, though the word mostly helps another. */
const LAST_WILL = /\b(?:an?|my|our|the|his|her) will\b/i;
/** "get up at 6" says when. */
const UP_AT = /\bup (?:at|by|before) \d/i;
/** A feeling that is told outright has plans of its own. */
const FEELS =
  /\b(?:so|too|very|really|completely|totally|less) (?:overwhelmed|stressed|anxious)\b|\bfeel(?:ing)? (?:overwhelmed|stressed|anxious)\b/i;
/** "get my life together" has a plan of its own: all of it on paper, one thing first. */
const ALL_OF_LIFE =
  /\bget (?:my|our) (?:life|act|shit|things) together\b|\bsort (?:out my life|my life out)\b|\bfix my life\b|\bturn my life around\b/i;
/** Who names an hour means something by it: "get 3 kids out for 8.10". */
const HOUR = /\b\d{1,2}[.:]\d{2}\b|\b\d{1,2}\s?[ap]m\b/i;

/** The question for an input that holds no goal yet, with three examples; null when it can be planned. */
export function questionFor(text: string): string | null {
  if (INJECTION.test(text)) return ask("What would you like to get done?", GENERAL_EXAMPLES);
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  if (words.length === 0) return ask("What would you like to get done?", GENERAL_EXAMPLES);
  const telling = words.filter((word) => !VAGUE_WORDS.has(word));
  const isTold =
    LAST_WILL.test(text) || UP_AT.test(text) || FEELS.test(text) || ALL_OF_LIFE.test(text);
  if ((telling.length === 0 && !isTold) || NOTHING_KNOWN.test(text)) {
    return ask("What is one thing you would like to have done or changed?", GENERAL_EXAMPLES);
  }
  if (ONLY_POINTED_AT.test(text) || POINTED_ORDER.test(text)) {
    return ask(
      "What is it about, and what would have happened with it once it's done?",
      GENERAL_EXAMPLES,
    );
  }
  if (telling.length > 0 && telling.every(isMash))
    return ask("I couldn't read that one. What would you like to get done?", GENERAL_EXAMPLES);
  return null;
}

/** "get my health back on track" names no more than "my health". */
const IN_ORDER = /\s+(?:(?:back )?(?:on track|in order|in shape)|under control|sorted)\W*$/i;

/** The question for a goal that names a whole part of life ("work", "sort out my money"), otherwise null. */
export function questionAboutArea(text: string): string | null {
  if (HOUR.test(text)) return null;
  const words =
    text
      .replace(IN_ORDER, "")
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const [telling, ...others] = words.filter((word) => !VAGUE_WORDS.has(word));
  if (telling === undefined || others.length > 0 || words.length > 5) return null;
  const area = AREAS.find(({ words: known }) => known.test(telling));
  return area === undefined ? null : ask(area.question, area.examples);
}

/** The question for a single word that names no known kind of goal. */
export function questionAboutWord(word: string): string {
  if (PERSON.test(word))
    return ask(
      `What would you like to do for or with your ${word.toLowerCase()}?`,
      PERSON_EXAMPLES,
    );
  const name = quoted(word);
  const verb = isPlainVerb(word);
  const examples = GENERAL_EXAMPLES.map(quoted)
    .join(", ")
    .replace(/, (?=[^,]*$)/, " or ");
  return verb
    ? `What would you like to ${word.toLowerCase()}, and by when? For example: ${examples}.`
    : `What would you like to happen with ${name}? For example: ${examples}.`;
}

function ask(question: string, examples: readonly [string, string, string]): string {
  return `${question} For example: ${quoted(examples[0])}, ${quoted(examples[1])} or ${quoted(examples[2])}.`;
}

/** True for what a hand on the keyboard gives: "asdfgh", "xkcdvbq", "aaaaaa". */
function isMash(word: string): boolean {
  if (!/^[a-z'-]+$/.test(word)) return false;
  if (/(.)\1{3,}/.test(word)) return true;
  if (word.length >= 4 && KEYBOARD_RUN.test(word)) return true;
  if (word.length >= 4 && !/[aeiouy]/.test(word)) return true;
  return (
    /[^aeiouy'-]{6,}/.test(word) ||
    /^(?:ha|lo|la|na|bla|he){3,}$/.test(word) ||
    /^(.{1,3})\1{2,}$/.test(word)
  );
}
