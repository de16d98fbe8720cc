import { AMERICAN_SPELLINGS } from "@/lib/decisions/planner/words/american-spellings";
import { AMERICAN_WORDS } from "@/lib/decisions/planner/words/american-words";
import { capitalise } from "@/lib/text";

/** What somebody writes whose English is not American: British words and spellings, and money and names from there. */
const NOT_AMERICAN = new RegExp(
  [
    "[£€₹]|\\b(?:A|NZ)\\$|\\bRs\\.? ?\\d",
    "\\b(?:mums?|mummy|mam|nans?|grandad|flatmates?|flats|(?:my|our|the|a|his|her) flat(?! (?:\\w+ )?(?:tires?|tyre|screen|iron|rate|fee|bed|pack)))\\b",
    "\\b(?:uni|gcses?|a-levels?|sixth form|secondary school|primary school|half[- ]term|maths|reception class|headteacher|timetable|rota)\\b",
    "\\b(?:gp|nhs|a&e|(?<!city |town |student |county )council|solicitors?|estate agents?|letting agent\\w*|hmrc|dvla|(?:my|the|an) mot|p45|p60|ofsted|universal credit|redundanc\\w+|made redundant|cv)\\b",
    "\\b(?:tyres?|cheques?|mould\\w*|napp(?:y|ies)|prams?|pushchair|fortnight\\w*|(?<!key |main )takeaways?|rubbish|hoover\\w*|tea towels?|hob|bin day|bin bags?|wheelie|jumpers?|trousers|quid|skint)\\b",
    "\\b(?:car parks?|petrol|motorway|lorr(?:y|ies)|postcode|letterbox|queue\\w*|loo|settee|allotment|rang|whilst|fete|tombola|boot sale|charity shops?|bank holiday)\\b",
    "\\b(?:(?:col|fav|neighb|behavi|flav|lab|harb|hum|hon|rum)our\\w*|(?:organ|apolog|real|recogn|priorit|summar|memor|custom|final|personal|minim|special|critic)is(?:e|es|ed|ing|ation))\\b",
    "\\b(?:jewell\\w+|travell\\w+|enrol(?:s|ment|led|ling)?|instalments?|draught\\w*|licence|practis\\w+|programmes?|centre|litres?|kilometres?|metres?|pyjamas?|kerb|aluminium|cosy)\\b",
    "\\b(?:tesco|asda|sainsbury'?s|argos|greggs|monzo|vinted|gumtree|eastenders|rego|ute|arvo|centrelink|lakhs?|crores?|aadhaar|upi|jollof|boxing day)\\b",
    "(?<!\\b(?:on|beer|spinal) )\\btaps?\\b(?! (?:danc|into|shoes|to ))",
    "\\b(?:courgettes?|aubergines?|crisps|porridge|jacket potato\\w*|dressing gown|spanner|cuppa|knackered)\\b",
  ].join("|"),
  "i",
);

const PATTERNS = [...AMERICAN_WORDS, ...AMERICAN_SPELLINGS].map(
  ([british, american]) =>
    [new RegExp(`(?<!\\w)(?:${british})(?![\\w-])`, "gi"), american] as const,
);

/** A word that begins otherwise than the one before it may need the other article. */
const A_BEFORE_VOWEL =
  /\b(a) (?=(?:amount|apartment|automatic|office|outlet|ad|ER|eggplant|ID|HR)s?\b)/gi;
const TITLE = /\b(Mr|Mrs|Ms|Dr|Prof) (?=\p{Lu}\p{Ll})/gu;
const AN_BEFORE_CONSONANT = /\b(a)n (?=real estate\b)/gi;

/** Words a planner's British text as somebody's English has it. */
export type Wording = (text: string) => string;

/**
 * How plans are worded for somebody who wrote `said`. They are written in British English, and the product
 * speaks American English: so does a plan, unless the person's own words are of elsewhere.
 */
export function wordingFor(said: string): Wording {
  if (NOT_AMERICAN.test(said)) return (text) => text;
  // Whatever the person called something themselves stays.
  const patterns = PATTERNS.filter(([british]) => said.search(british) < 0);
  return (text) => inAmerican(text, patterns);
}

function inAmerican(text: string, patterns: typeof PATTERNS): string {
  return patterns
    .reduce((words, [british, american]) => {
      return words.replace(british, (found: string, ...rest: unknown[]) => {
        const said = american.replace(/\$(\d)/g, (_, at: string) => {
          const group = rest[Number(at) - 1];
          return typeof group === "string" ? group : "";
        });
        return /^\p{Lu}/u.test(found) && !/^\p{Lu}{2}/u.test(found) ? capitalise(said) : said;
      });
    }, text)
    .replace(A_BEFORE_VOWEL, "$1n ")
    .replace(AN_BEFORE_CONSONANT, "$1 ")
    .replace(TITLE, "$1. ");
}
