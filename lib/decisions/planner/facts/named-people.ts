import { GIVEN_NAMES } from "@/lib/decisions/planner/words/given-names";
import { isProperWord } from "@/lib/decisions/planner/words/wording";
import type { DraftStep } from "@/lib/decisions/planner/written/sizes";
import { capitalise } from "@/lib/text";

/** People and animals that stand to somebody in one way: the words that tell of one, and what plans call them. */
type Role = {
  /** Each tells of one of them: "my stepson". */
  told: string;
  /** Each tells of several, or of one who is not meant: then plans keep their own word. */
  many: string;
  /** Whether one tells of them without "my", too: "get cat to the vet". */
  isPet?: boolean;
  /** What plans call one of them behind "the" or "your"; `only` names told words that alone it fits. */
  called: readonly { words: string; only?: RegExp }[];
};

const YOUNG = /^(?:baby|newborn|infant|.*\b(?:month|week)s?[ -]?old.*)$/i;
const OLDER = /^(?:teen\w*|son|daughter|step\w+|foster\w* \w+|.*\b(?:year|yr)s?[ -]?old.*)$/i;

const ROLES: readonly Role[] = [
  {
    told: "son|daughter|stepson|stepdaughter|child|kid|toddler|teen|teenager|baby|newborn|little (?:one|boy|girl)|boy|girl|(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[ -](?:year|yr|month|week)s?[ -]?old(?: (?:son|daughter|boy|girl|stepson|stepdaughter|baby))?",
    many: "sons|daughters|children|kids|twins|stepchildren|stepkids|toddlers|teens|teenagers|boys|girls|babies|(?:year|yr|month)s?[ -]?olds",
    called: [
      { words: "child|birthday child" },
      { words: "baby", only: YOUNG },
      { words: "teenager|teen", only: OLDER },
      { words: "son|daughter" },
    ],
  },
  {
    told: "husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|bf|gf|hubby|missus",
    many: "partners|husbands|wives",
    called: [{ words: "partner" }],
  },
  {
    told: "boss|manager|line manager|supervisor|team lead|head chef|ward sister",
    many: "bosses|managers|supervisors",
    called: [{ words: "boss|manager|line manager|supervisor" }],
  },
  {
    told: "friend|best friend|best mate|mate|bestie|old friend|school friend",
    many: "friends|mates",
    called: [{ words: "friend" }],
  },
  {
    told: "(?:mother|father)[ -]in[ -]law|mum|mom|mam|mummy|mommy|mother|dad|daddy|father|parent",
    many: "parents|mum and dad|mom and dad|dad and mum",
    called: [{ words: "parent" }],
  },
  {
    told: "sister|brother|stepsister|stepbrother|half-sister|half-brother|twin sister|twin brother",
    many: "sisters|brothers|siblings",
    called: [{ words: "sister|brother|sibling|brother or sister" }],
  },
  {
    told: "neighbou?r",
    many: "neighbou?rs",
    called: [{ words: "neighbou?r" }],
  },
  {
    told: "flatmate|roommate|housemate",
    many: "flatmates|roommates|housemates",
    called: [{ words: "flatmate|roommate|housemate" }],
  },
  {
    told: "colleague|co-?worker",
    many: "colleagues|co-?workers",
    called: [{ words: "colleague|co-?worker" }],
  },
  {
    told: "employee|staff member|team member|worker|trainee|intern|apprentice|replacement|new (?:hire|guy|girl|kid)",
    many: "employees|staff members|team members|workers|trainees|interns|new hires",
    called: [{ words: "employee|person|new person|trainee|team member|new hire" }],
  },
  {
    told: "client|customer",
    many: "clients|customers",
    called: [{ words: "client|customer" }],
  },
  {
    told: "dog|puppy|pup",
    isPet: true,
    many: "dogs|puppies|pups",
    called: [{ words: "dog|puppy|animal|pet" }],
  },
  {
    told: "cat|kitten",
    isPet: true,
    many: "cats|kittens",
    called: [{ words: "cat|kitten|animal|pet" }],
  },
  {
    told: "pet|hamster|rabbit|bunny|guinea pig|horse|parrot",
    many: "pets|hamsters|rabbits|bunnies|guinea pigs|horses|parrots",
    called: [
      { words: "animal|pet" },
      { words: "dog|puppy|cat|kitten", only: /^pet$/ },
      { words: "hamster|rabbit|bunny|guinea pig|horse|parrot" },
    ],
  },
];

const ADJECTIVES =
  "(?:(?:best|old|older|oldest|elder|eldest|younger|youngest|little|big|only|dear|new|lovely|poor|teenage|adult|autistic|elderly|own|current|then|school|work|first|second|middle|rescue|foster|(?:\\d{1,2}|two|three|four|five|six|eight|ten|twelve)[ -](?:week|month|year|yr)s?[ -]?old)\\s+){0,2}(?:(?!(?:old|new|late|dead|ex|former|future)\\b)\\p{Ll}+(?<!s)\\s+)?";
/** A name behind the word for somebody: "my friend Carys", "our dog, Biscuit". */
const NAME_NEXT =
  /^(?:,|,? (?:is |who is |who's )?(?:called|named))? (?!I\b)((?:(?:Dr|Mrs?|Ms|Miss|Prof)\.? )?\p{Lu}\p{Ll}[\p{L}-]*)(?=[\s,.;:!?']|$)/u;
/** Nobody to turn to. */
const GONE = "(?:late|dead|ex|former|future)[\\s-]+";

/** What stands before an animal of one's own instead of "my". */
const OF_PET = "|(?:get|take|bring|give|walk|feed|brush|bathe|groom|train|teach)(?:\\s+the)?";

type Told = { word: string; name: string | null };

/** The one whom a text tells of in a role; null where there is none, more than one, or one who is gone. */
function toldOf({ told, many, isPet = false }: Role, text: string): Told | null {
  if (new RegExp(`\\b(?:${many})\\b`, "iu").test(text)) return null;
  const mine = new RegExp(
    `\\b(?:my|our${isPet ? OF_PET : ""})\\s+(?<gone>${GONE})?${ADJECTIVES}(?<word>${told})(?![\\p{L}-]| in[ -]law)`,
    "giu",
  );
  const words = new Set(bareParent(told, text));
  const names = new Set<string>();
  for (const { 0: whole, index, groups } of text.matchAll(mine)) {
    if (groups?.gone !== undefined) return null;
    words.add((groups?.word ?? "").toLowerCase());
    const name = NAME_NEXT.exec(text.slice(index + whole.length))?.[1];
    if (isName(name)) names.add(name);
  }
  if (words.size === 0) {
    const bare = new RegExp(
      `(?<![\\p{L}'-])(?<word>${told})(?=(?:,? (?:called|named))?\\s\\p{Lu})`,
      "giu",
    );
    for (const { 0: whole, index, groups } of text.matchAll(bare)) {
      const name = NAME_NEXT.exec(text.slice(index + whole.length))?.[1];
      if (!isName(name)) continue;
      words.add((groups?.word ?? "").toLowerCase());
      names.add(name);
    }
  }
  const [word] = words;
  if (word === undefined || words.size > 1 || names.size > 1 || isGone(word, text)) return null;
  const [name = null] = names;
  return { word, name };
}

/** Whether somebody was lost, has left, or is one of several. */
function isGone(word: string, text: string): boolean {
  return new RegExp(
    `\\b(?:lost|bury|burying|buried|grieving|miss) (?:my|our) (?:\\w+ )?${word}\\b(?!'s)|\\b${word}\\b(?:'s| is| has)?(?: \\w+){0,2}? (?:died|dead|passed (?:away|on)|left me|walked out|quit|got fired|was fired)\\b|\\b(?:another|other|second|one|ex-?) ?${word}\\b`,
    "iu",
  ).test(text);
}

/** Parents are called without "my": "Dad has had a fall", "get dad to the doctor". */
const BARE_PARENTS = [
  /(?<!\b(?:my|our|her|his|their|your|a|the|be|as|being)\s)\b(Mum|Mom|Mam|Dad|Mummy|Daddy)\b/g,
  /(?:^|[.,;!?]\s+|\b(?:get|help|tell|ask|for|with|call|ring|visit|take|persuade|teach|convince|to|that|when|because|since|about|move|show|bring)\s+)(mum|mom|mam|dad)(?![\p{L}-])/gu,
];

function bareParent(told: string, text: string): string[] {
  if (!told.includes("mum")) return [];
  return BARE_PARENTS.flatMap((bare) =>
    [...text.matchAll(bare)].map(([, word = ""]) => word.toLowerCase()),
  );
}

function isName(name: string | undefined): name is string {
  return (
    name !== undefined &&
    !isProperWord(name.toLowerCase().replace(/(?<=day)s$/, "")) &&
    !/^(?:Dr|Mrs?|Ms|Miss|Prof|The|And|But|He|She|It|They|We|You|My|Our|His|Her|So|Then|Now|Also|This|That|Is|Has|Was|Wants|Says)$/.test(
      name,
    )
  );
}

/** A word behind it makes another thing of it: "the child benefit", "the dog food". */
const NO_COMPOUND =
  "(?![\\p{L}-])(?! (?:benefit|seat|lock|care|carer|support|account|ticket|minder|maintenance|protection|fare|trust|safety|food|bowl|bed|park|walker|walkers|sitter|flap|litter|carrier|tray|door|lead|poo|collar|coat|licence|licen[cs]e|passport|shampoo|school|class|classes|trainer|treats?|monitor|gate|clothes|things|group|room|bath|wipes|milk|shower|insurance|shop|toys?|rules?|polic(?:y|ies)|fees?|rent|deposits?|stores?|supplies|tags?|hair|waste|bags?|crate|kennel|run|show|daycare|boarding|hotel|area|relief|license|owners?|friendly|or|most|who|whose)\\b)";
const QUOTED = /“[^”]*”/g;

/**
 * The plan with those whom the text tells of called by what it calls them: where a plan says "the child" and
 * the text tells of "my stepson Marco", it says "Marco", or "your stepson" where no name was told. What is
 * quoted stays: it is said to somebody.
 */
export function callByName(plan: readonly DraftStep[], text: string): DraftStep[] {
  let named = [...plan];
  const all = ROLES.map((role) => ({ role, told: toldOf(role, text) }));
  const bare = all.every(({ told }) => told === null) ? bareName(plan, text) : otherRole(plan, all);
  for (const { role, told } of bare === null ? all : [bare]) {
    if (told === null) continue;
    const callee = told.name ?? `your ${spelt(told.word)}`;
    const words = role.called
      .filter(({ only }) => only?.test(told.word) ?? true)
      .flatMap((called) => called.words.split("|"))
      .filter((word) => told.name !== null || word !== told.word);
    if (words.length === 0) continue;
    named = named.map((step) => ({ ...step, text: calling(step.text, words.join("|"), callee) }));
  }
  return withDoctor(withNamesOfSeveral(named, text), text);
}

/** "my friends Mike and Jess": several of one sort, by their names. */
function withNamesOfSeveral(plan: readonly DraftStep[], text: string): DraftStep[] {
  let named = [...plan];
  for (const { many } of ROLES) {
    const all = new RegExp(
      `\\b(?:my|our)\\s(?:\\p{Ll}+\\s)?(?:${many}),?\\s(?<names>\\p{Lu}\\p{Ll}+(?:,\\s\\p{Lu}\\p{Ll}+)*,?\\s(?:and|&)\\s\\p{Lu}\\p{Ll}+)`,
      "u",
    ).exec(text)?.groups?.names;
    if (all === undefined) continue;
    const callee = all.replace("&", "and");
    named = named.map((step) => ({ ...step, text: calling(step.text, many, callee) }));
  }
  return named;
}

const DOCTOR = /\b(?:[Dd]r|[Dd]octor)\.? (\p{Lu}\p{Ll}+)(?![\p{L}-])/u;

/** "call Dr. Patel's office": the doctor whom a text names. */
function withDoctor(plan: readonly DraftStep[], text: string): DraftStep[] {
  const [, name] = DOCTOR.exec(text) ?? [];
  if (name === undefined) return [...plan];
  return plan.map((step) => ({
    ...step,
    text: step.text
      .replace(/^Call the office\b/, `Call Dr ${name}'s office`)
      .replace(/\b(?:the|your) doctor\b(?! who)/, `Dr ${name}`),
  }));
}

/** What plans call those whom one may tell of by the name alone: "help Owen with his math". */
const CALLED_ALONE: ReadonlySet<string> = new Set(["child|birthday child", "partner", "friend"]);
const SOMEBODY = new RegExp(
  `\\b(?:${ROLES.flatMap(({ told, many }) => [told, many]).join("|")}|teacher|tutor|coach|doctor|dr|mr|mrs|ms|landlord|landlady|client|customer|ex|uncle|aunt|cousin|nephew|niece|grand\\w+|nan|nana|team|family)\\b`,
  "iu",
);
const NAMED = /(?<![\p{L}'-])\p{Lu}\p{Ll}+(?![\p{L}-])/gu;

/**
 * The only one whom a text names, without a word for who that is, in the role of the only one whom the plan
 * speaks of: "sign Emma up for soccer" with a plan that says "your child"; null where either is more than one.
 */
function bareName(plan: readonly DraftStep[], text: string): { role: Role; told: Told } | null {
  const given = (text.match(NAMED) ?? []).filter((word) => GIVEN_NAMES.has(word.toLowerCase()));
  const [name, ...others] = new Set(given);
  if (name === undefined || others.length > 0 || SOMEBODY.test(text)) return null;
  const spoken = spokenOf(plan);
  const word = spoken[0]?.called[0]?.words ?? "";
  const [role] = spoken;
  if (role === undefined || spoken.length > 1 || !CALLED_ALONE.has(word)) return null;
  return { role, told: { word, name } };
}

/** The roles in which a plan speaks of somebody. */
function spokenOf(plan: readonly DraftStep[]): Role[] {
  return ROLES.filter(({ called }) => {
    const generic = genericFor(called.map(({ words }) => words).join("|"));
    return plan.some((step) => generic.test(step.text));
  });
}

const FRIEND = "friend";

/** "let my brother move in" with a plan that speaks of a friend alone: the brother in the friend's place. */
function otherRole(
  plan: readonly DraftStep[],
  all: readonly { role: Role; told: Told | null }[],
): { role: Role; told: Told } | null {
  const [one, ...others] = all.flatMap(({ told }) => (told === null ? [] : [told]));
  const [role, ...more] = spokenOf(plan);
  if (one === undefined || others.length > 0 || role === undefined || more.length > 0) return null;
  const isFriend = role.called.every(({ words }) => words === FRIEND);
  return isFriend && one.word !== FRIEND ? { role, told: one } : null;
}

/** What plans call somebody by one of these words, behind "the" or "your". */
function genericFor(words: string, flags = "u"): RegExp {
  return new RegExp(
    `(?<![\\p{L}-])(?:[Tt]he|[Yy]our) (?:${words})${NO_COMPOUND}(?! \\p{Lu})(?<owns>'s)?`,
    flags,
  );
}

/** "4 year old" and "mother in law" as they stand behind "your": "4-year-old", "mother-in-law". */
export function spelt(word: string): string {
  return word
    .replace(/\byrs?\b/, "year")
    .replace(/(?<=\w) (?=(?:year|month|week)s?\b|old\b|in[ -]law|law\b)/g, "-");
}

/** The step with somebody's own name in it; where a second mention owns something, it is "their". */
function calling(step: string, words: string, callee: string): string {
  const generic = genericFor(words, "gu");
  const quotes = [...step.matchAll(QUOTED)].map(({ index, 0: own }) => [index, index + own.length]);
  let isNamed = false;
  return step.replace(generic, (own: string, ...rest) => {
    const { owns } = rest.at(-1) as { owns?: string };
    const at = Number(rest.at(-3));
    if (quotes.some(([start = 0, end = 0]) => at >= start && at < end)) return own;
    const word = isNamed && owns ? "their" : `${callee}${owns ?? ""}`;
    isNamed = true;
    return /^[TY]/.test(own) ? capitalise(word) : word;
  });
}
