import { isProperWord, toSecondPerson } from "@/lib/decisions/planner/words/wording";
import { capitalise } from "@/lib/text";

const FAMILY =
  "mum|mom|mam|mummy|mommy|dad|daddy|father|mother|parents|sister|brother|son|daughter|kid|kids|child|children|baby|wife|husband|partner|girlfriend|boyfriend|fiancée?|ex|ex-wife|ex-husband|grandma|grandpa|granddad|grandad|granny|gran|nan|nana|grandmother|grandfather|grandparents|aunt|auntie|uncle|cousin|niece|nephew|family|in-laws|mother-in-law|father-in-law|stepmum|stepdad|stepdaughter|stepson|stepchildren|stepkids|goddaughter|godson|godchild|brother-in-law|sister-in-law|father-in-law|twins|toddler|teenager";
const CIRCLE =
  "boss|manager|supervisor|team|colleague|colleagues|coworker|coworkers|co-worker|client|clients|customer|employee|professor|tutor|advisor|adviser|teacher|coach|mentor|landlord|landlady|neighbour|neighbours|neighbor|neighbors|flatmate|flatmates|roommate|roommates|housemate|housemates|friend|friends|best friend|mate|bestie|date|crush|doctor|gp|dentist|therapist|counsellor|psychiatrist|vet|lawyer|solicitor|accountant|agent|recruiter";
const SERVICES =
  "plumber|electrician|builder|bank|insurance|insurance company|council|school|nursery|pharmacy|hospital|clinic|garage|mechanic|airline|hotel|restaurant|hr|it|police|court|embassy|university|letting agent|estate agent|credit card company|phone company|gas company|internet provider|broadband provider|bike shop|hairdresser|tax office";

const MINE = new RegExp(
  `\\b(?:my|our)\\s+(?:(?:old|new|best|elderly|younger|older|little|big|favourite|dear)\\s+)?(?:${FAMILY}|${CIRCLE})(?![\\p{L}'’-])`,
  "iu",
);
const NAME_NEXT = /^\s+(?!I\b)(?:(?:Dr|Mrs?|Ms|Miss|Prof)\.?\s+)?\p{Lu}[\p{L}'-]+/u;
/** "mum's 80th": whose day it is. */
const CELEBRATED =
  /\b(mum|mom|dad|gran|grandma|grandad|nan|(?<=\bmy )(?:wife|husband|son|daughter|sister|brother|boss|girlfriend|boyfriend|partner|best friend|friend))(?:'s|s)\s+(?:\d{2}(?:th|st|nd|rd)|birthday|retirement|funeral|party)\b/i;
/** "my wife says the TV is too loud", "my sister can only do weekends": told of beside, and not whom it is about. */
const ONLY_SPEAKS =
  /^(?:\s+\p{Lu}\p{L}+)?\s+(?:says?|thinks?|keeps? (?:saying|telling)|reckons?|wants? me|can (?:only |also )?(?:help|do|lend|come|drive)|could help|helps|will help|offered)(?!\p{L})/u;
const ALONE = new RegExp(`^(?:the\\s+|a\\s+|an\\s+)?(${FAMILY}|${CIRCLE}|${SERVICES})$`, "i");
const FAMILY_ALONE = new RegExp(`^(?:${FAMILY})$`, "i");
const TITLED =
  /\b(?:[Dd]r|[Mm]rs?|[Mm]s|[Mm]iss|[Pp]rof(?:essor)?|[Aa]unt(?:ie)?|[Uu]ncle|[Gg]randma|[Gg]randpa)\.?\s+\p{Lu}[\p{L}'-]+/u;
const NAMED_AFTER =
  /\b(?:with|to|for|from|call|ring|phone|text|email|message|tell|ask|visit|thank|meet|see|invite|forgive|help)\s+(\p{Lu}[\p{L}'-]+(?:\sand\s\p{Lu}[\p{L}'-]+)?)/u;
/** "coworker Kevin", "the new guy Marcus", "recruiter Jessica": somebody by what they are and their name. */
const ROLE_THEN_NAME =
  /\b(?:co-?worker|colleague|manager|boss|supervisor|recruiter|client|customer|professor|prof|teacher|coach|tutor|neighbou?r|roommate|landlord|landlady|friend|buddy|therapist|lawyer|trainee|intern|nurse|(?:new|other) (?:guy|girl|hire|kid)|assistant|instructor|contractor|stylist|trainer)\s+(?!I\b)(\p{Lu}\p{Ll}+)(?![\p{L}'’-])/u;
const NAME_THEN_ROLE =
  /(\p{Lu}[\p{L}'-]+),\s+(?:my|our)\s+(?:boss|manager|supervisor|landlord|landlady|sister|brother|cousin|friend|neighbou?r|ex|tutor|teacher|colleague|partner|flatmate|roommate)\b/u;
/** "landlord is Mr Tunde" */
const ROLE_IS_NAME =
  /\b(?:landlord|landlady|boss|manager|tutor|supervisor|teacher|doctor|agent|neighbou?r)(?:'s name)? is (?:called )?(?<name>(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}\p{Ll}{2,})(?=[.,;]|$)/u;
/** "a coworker keeps interrupting me, her name is Jen" */
const IS_CALLED = /\b(?:her|his|their) name(?:'s| is) (\p{Lu}\p{Ll}+)\b/u;
/** "a gift for mom": a parent by name. */
const BARE_PARENT =
  /\b(?:for|with|from|call|text|visit|email|thank|tell|ask|help)\s+(mom|dad|mum|grandma|grandpa|granny|nana)(?![\p{L}'’-])/iu;
/** Where these stand before a name, it is a place: "move from Bristol to Glasgow", "tickets to York". */
const ON_THE_WAY =
  /\b(?:mov(?:e|ing)|trip|travel(?:ling)?|fly(?:ing)?|flights?|tickets?|trains?|bus|driv(?:e|ing)|relocat(?:e|ing)|commut(?:e|ing)|cycl(?:e|ing)|way|tour|from)\b[^.,;]{0,40}\b(?:to|from)\s+$/i;
const PLACE_NEXT =
  /^\s+(?:council|university|uni|airport|station|college|school|hospital|bank|street|road|city|to\s+\p{Lu})/u;
const NAME = /^\p{L}[\p{L}'-]+$/u;
const NOT_A_NAME =
  /^(?:be|back|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|several|both|few|everyone|everybody|someone|people|them|him|her|it|this|that|off|out|up|in|some|more|things?|stuff|about|to|for|the|all|each|others?|new|old|any|work|home|today|tomorrow|now|here|there|go|you|guests?|visitors?|members?|customers?|support|voicemail|father's|mother's|valentine's|new)$/i;

const SOMEONE = new RegExp(
  `^(?:(?:my|our|his|her|their|the|an?|all|both)\\s+)+(?:(?!(?:for|of|to|in|at|on|with|from|and|by)\\b)[\\p{L}\\p{N}'-]+\\s+){0,3}?(?:${FAMILY}|${CIRCLE}|${SERVICES}|cat|cats|dog|dogs|puppy|kitten|horse|rabbit|rabbits|parrot|husky|budgies?|hamsters?|guinea pigs?|tortoise|gerbils?|ferrets?|pony|hens|chickens|students?|class|staff|crew|guests?|tenants?|customers?|teen|boy|girl|boys|girls|toddlers?|stepson|stepdaughter|grandson|granddaughter|grandchildren|grandkids|nan|man|woman|people)$|^(?:(?:my|our|the|an?)\\s+)?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten)[\\s-](?:year|month|yr)s?[\\s-]?olds?$`,
  "iu",
);
const SOMEONE_BARE =
  /^(?:mum|mom|mam|dad|grandma|grandpa|granddad|grandad|granny|gran|nan|nana|kids|people|everyone|everybody|someone|somebody|him|her|them)$/i;

/** True for "my 7 year old", "the kids", "Tom", "my dog": someone who acts for themselves. */
export function isSomeone(words: string): boolean {
  const both = words.split(/\s+and\s+/i);
  if (both.length === 2) return both.every(isSomeone);
  const phrase = words.trim().replace(/(?<=\S)\s+(?!I\b)\p{Lu}\p{L}+$/u, "");
  if (SOMEONE.test(phrase) || SOMEONE_BARE.test(phrase)) return true;
  return /^\p{Lu}\p{Ll}[\p{L}'-]+$/u.test(phrase) && !isDayOrLanguage(phrase);
}

const CLOSE = new RegExp(
  `\\b(?:${FAMILY}|flatmates?|roommates?|housemates?|friends?|best friend|mate|colleagues?|coworkers?|co-worker)\\b`,
  "i",
);

const OFFICE = new RegExp(
  `\\b(?:${SERVICES}|landlord|landlady|boss|manager|doctor|gp|agent|builder|company|council|shop|supplier|provider|freeholder|management)$`,
  "i",
);

/** True for whom one asks in writing rather than wins over: "the car insurance", "your landlord". */
export function isOffice(person: string): boolean {
  return OFFICE.test(person);
}

/** True for people one talks to face to face: "your girlfriend", "your roommate", "your coworker Steve". */
export function isClose(person: string): boolean {
  return CLOSE.test(person);
}

/**
 * The person a goal is about, worded for the plan ("your mum", "Sarah", "the plumber"), or null.
 * `contacted` is what follows a verb such as "call" or "tell", where a small letter may still start a name.
 */
export function readPerson(text: string, contacted: string | null): string | null {
  if (contacted !== null) {
    const person = fromContact(contacted);
    if (person !== null) return person;
  }
  const landlord = ROLE_IS_NAME.exec(text)?.groups?.name;
  if (landlord !== undefined && !isDayOrLanguage(landlord)) return landlord;
  const called = IS_CALLED.exec(text)?.[1];
  if (called !== undefined && !isDayOrLanguage(called)) return called;
  for (const pattern of [NAME_THEN_ROLE, ROLE_THEN_NAME]) {
    const [, name] = pattern.exec(text) ?? [];
    if (
      name !== undefined &&
      !isDayOrLanguage(name) &&
      !/\bmy\s\S+\s\S+$/i.test(text.slice(0, text.indexOf(name)))
    )
      return name;
  }
  const [, celebrated] = CELEBRATED.exec(text) ?? [];
  if (celebrated !== undefined) return `your ${celebrated.toLowerCase()}`;
  const mine = MINE.exec(text);
  if (mine !== null && !ONLY_SPEAKS.test(text.slice(mine.index + mine[0].length))) {
    const next = NAME_NEXT.exec(text.slice(mine.index + mine[0].length))?.[0] ?? "";
    // "teach my kids Tagalog": several have no one name, and a language is none.
    const isNamed = !/(?:s|children|family|team)$/i.test(mine[0]) && !isDayOrLanguage(next.trim());
    const name = isNamed ? next : "";
    return keepName(mine[0]) + name.replace(/['’]s$/, "");
  }
  const [, parent] = BARE_PARENT.exec(text) ?? [];
  if (parent !== undefined) return `your ${parent.toLowerCase()}`;
  const titled = TITLED.exec(text);
  if (titled !== null) return capitalise(titled[0]);
  const named = NAMED_AFTER.exec(text);
  if (
    named?.[1] !== undefined &&
    !NOT_A_NAME.test(named[1]) &&
    !/^(?:I|I'm|My|\p{Lu}{2,})$/u.test(named[1])
  ) {
    const name = named[1].replace(/['’]s$/, "");
    const nameAt = named.index + named[0].length - named[1].length;
    const isPlace =
      ON_THE_WAY.test(text.slice(0, nameAt)) ||
      PLACE_NEXT.test(text.slice(nameAt + named[1].length));
    return isPlace || isDayOrLanguage(name) ? null : name;
  }
  return null;
}

/** "email to whole team" */
const WHOLE_GROUP =
  /^((?:whole|entire) (?:team|family|class|group|office|department|company|staff|crew|school|band|neighborhood))$/i;

function fromContact(contacted: string): string | null {
  const phrase = contacted
    .trim()
    .replace(/(?<=\S\s\S+(?:\s\S+)?)\s+(?:for|about)\s.*$/i, "")
    .replace(/(?<=\S)\s+back$/i, "")
    .replace(
      /(?<=^(?:the|my|our)\s+\S+(?:\s\S+)?)\s+(?:e-?mail|message|text|letter|invite|invitation|request|survey)$/i,
      "",
    )
    .replace(
      /'s\s+(?:\w+\s+)?(?:e-?mails?|messages?|texts?|letters?|calls?|dms?|invitation|question)$/i,
      "",
    )
    // "my friend's text" lost its text above.
    .replace(/(?<=\S)['’]s$/, "");
  if (
    phrase !== contacted.trim() &&
    !/\sback$/i.test(contacted) &&
    /^(?:the|an?)\s/i.test(phrase) &&
    !SOMEONE.test(phrase)
  )
    return null;
  const role = ALONE.exec(phrase);
  if (role?.[1] !== undefined) {
    const word = /^(?:hr|it|gp)$/i.test(role[1]) ? role[1].toUpperCase() : role[1].toLowerCase();
    if (word === "HR" || word === "IT") return word;
    return FAMILY_ALONE.test(role[1]) && !/^the\s/i.test(phrase) ? `your ${word}` : `the ${word}`;
  }
  if (/^(?:my|our|the|his|her|their|some|a|an)\s/i.test(phrase)) {
    return phrase.split(" ").length <= 5 ? keepName(phrase).replace(/^an?\s/i, "the ") : null;
  }
  const [, group] = WHOLE_GROUP.exec(phrase) ?? [];
  if (group !== undefined) return `the ${group.toLowerCase()}`;
  const words = phrase.split(" ");
  const first = words[0] ?? "";
  // "email to whole team": two words in small letters are no name.
  if (words.length === 2 && words.every((word) => /^\p{Ll}/u.test(word))) return null;
  if (words.length > 2 || !NAME.test(first) || NOT_A_NAME.test(first) || /ing$|^i'/i.test(first))
    return null;
  return words.map(capitalise).join(" ");
}

function keepName(text: string): string {
  return toSecondPerson(text.trim()).replace(/^(?:Your|The)\b/, (word) => word.toLowerCase());
}

function isDayOrLanguage(word: string): boolean {
  return (
    isProperWord(word.toLowerCase().replace(/(?<=day)s$/, "")) ||
    /^(?:Mr|Mrs|Dr|The|My)$/.test(word)
  );
}
