import { gerundVerb, isPlainVerb, participleVerb } from "@/lib/decisions/planner/words/verbs";
import { isWithin } from "@/lib/edit-distance";

/** Nouns and joints that goals are full of. Only these are recognised behind a slip of the finger. */
const GOAL_WORDS =
  `apartment appointment assignment balcony bathroom because bedroom before birthday breakfast budget
  business calendar certificate children christmas clothes deadline december dentist dissertation
  doctor driving essay exercise february finally friday furniture garage garden girlfriend
  boyfriend grandmother groceries guests guitar healthier holiday homework insurance interview january
  kitchen language landlord laundry library licence mortgage neighbour novel november october
  organised passport password presentation previous project relationship restaurant saturday schedule
  september should something spanish sunday thursday today tomorrow tonight vacation wardrobe
  wednesday wedding weekend without workout`.split(/\s+/);

const SLIPS: ReadonlyMap<string, string> = new Map(
  `racoon:raccoon racoons:raccoons hav:have roomate:roommate roomates:roommates abt:about teh:the adn:and taht:that thier:their becuase:because becasue:because befor:before wich:which
  recieve:receive definately:definitely seperate:separate tommorow:tomorrow tommorrow:tomorrow
  tomorow:tomorrow tmrw:tomorrow tmr:tomorrow wendesday:wednesday febuary:february calender:calendar
  resturant:restaurant buisness:business freind:friend freinds:friends wierd:weird neccessary:necessary
  accomodation:accommodation adress:address collegue:colleague embarassed:embarrassed untill:until
  writting:writing studing:studying geting:getting makeing:making excersise:exercise excercise:exercise
  exersize:exercise maintainance:maintenance garentee:guarantee lisence:licence liscence:licence
  choclate:chocolate labtop:laptop moeny:money mony:money hosue:house houes:house hoem:home wokr:work
  jbo:job cehck:check sotp:stop wnat:want nede:need lern:learn aply:apply jobb:job wkend:weekend wknd:weekend clena:clean claen:clean cleen:clean`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [slip = "", meant = ""] = pair.split(":");
      return [slip, meant];
    }),
);

/** Words of their own that a goal word is one letter away from. */
const ORDINARY = new Set(
  "christian christians garbage bother mother father grandfather other though thought quite quiet neighbor neighbors license licenses organized trail trial price widow window weeding gardens garden's housework paperwork".split(
    " ",
  ),
);
const SHORTEST = 5;
const LONG = 8;
/** Words further on are seldom the goal itself. */
const LONGEST_MENDED = 60;
/** After these a text has come to its verb. */
const BEFORE_VERB = /^(?:to|must|please|and|then|should|gotta|wanna|me|i|\w+ly|just|also)$/i;
const BEFORE_THING = /^(?:the|my|our|an?|his|her|some|up|out|for|to|your|all|this)$/i;

/** Mends slips of one or two letters in words that goals are made of; all other words stay as typed. */
export function mendTypos(text: string): string {
  const words = text.split(" ");
  return words
    .map((word, at) => {
      if (at >= LONGEST_MENDED) return word;
      const bare = /^[a-z]+/i.exec(word)?.[0] ?? "";
      if (bare === "" || !/^[.,!?;:…]*$/.test(word.slice(bare.length))) return word;
      const mended = mendWord(bare, isVerbPlace(words, at));
      return mended === null ? word : `${inCaseOf(bare, mended)}${word.slice(bare.length)}`;
    })
    .join(" ");
}

function isVerbPlace(words: readonly string[], at: number): boolean {
  return (
    (at === 0 || BEFORE_VERB.test(words[at - 1] ?? "")) && BEFORE_THING.test(words[at + 1] ?? "")
  );
}

function mendWord(word: string, verbPlace: boolean): string | null {
  const lower = word.toLowerCase();
  const slip = SLIPS.get(lower);
  if (slip !== undefined) return slip;
  // A capital within a text is a name.
  if (lower.length < SHORTEST || ORDINARY.has(lower) || (word !== lower && !verbPlace)) return null;
  if (isVerbForm(lower) || GOAL_WORDS.includes(lower)) return null;
  const allowed = lower.length >= LONG ? 2 : 1;
  const isNear = (known: string): boolean =>
    known[0] === lower[0] &&
    !lower.startsWith(known) &&
    !(lower.endsWith("ing") && known.endsWith("ing")) &&
    known !== `${lower}s` &&
    isWithin(lower, known, allowed);
  const verb = verbPlace ? VERBS.find(isNear) : undefined;
  if (verb !== undefined) return verb;
  return GOAL_WORDS.find(isNear) ?? null;
}

function isVerbForm(word: string): boolean {
  return isPlainVerb(word) || gerundVerb(word) !== null || participleVerb(word) !== null;
}

/** The verbs that a slip at the verb's place may have meant, the usual ones. */
const VERBS =
  `clean organise organize arrange declutter finish write learn practise practice cancel renew apply
  schedule prepare research study repair replace update reply email create build start clear paint unpack
  return submit complete improve reduce choose decide donate transfer translate register memorise revise
  apologise celebrate decorate exercise tidy`.split(/\s+/);

function inCaseOf(typed: string, mended: string): string {
  return /^\p{Lu}/u.test(typed) ? mended.charAt(0).toUpperCase() + mended.slice(1) : mended;
}
