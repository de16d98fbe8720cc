import { findAim } from "@/lib/decisions/planner/find-aim";
import { readPerson } from "@/lib/decisions/planner/people";
import { type Limit, readAmount, takeLimits } from "@/lib/decisions/planner/read-limits";
import { type Deadline, takeDeadline, takeRhythm } from "@/lib/decisions/planner/read-times";
import { avoided, readService } from "@/lib/decisions/planner/reword-situation";
import { gerundOf, gerundVerb, plainVerb } from "@/lib/decisions/planner/verbs";
import { shorten, withProperCapitals } from "@/lib/decisions/planner/wording";

/** What a goal says, taken apart. Phrases are in the person's own (first-person) words. */
export type Goal = {
  /** Everything typed, as one clean line. */
  typed: string;
  /** The goal alone as a short phrase beginning with its verb where it has one: "fix the squeaky door". */
  label: string;
  /** The label, or only its subject where the label is a sentence: "my room" of "my room is a disaster". */
  short: string;
  /** Plain form of the leading verb ("learn"), or null when the goal is only a thing ("taxes"). */
  verb: string | null;
  /** The verb with its particle or light object ("clean up", "wake up"), lower case. */
  verbPhrase: string;
  /** The noun phrase that the verb acts on ("my mum's garden"), or null. */
  object: string | null;
  /** The word between verb and object ("to", "for"), or null. */
  link: string | null;
  /** The words after the object ("about the broken heating"), or null. */
  tail: string | null;
  context: string;
  obstacle: string | null;
  person: string | null;
  place: string | null;
  amount: string | null;
  deadline: Deadline | null;
  rhythm: string | null;
  limits: Limit[];
  /** True for "get my bike fixed": someone else does the work. */
  byOthers: boolean;
};

const PARTICLES = new Set([
  "up",
  "out",
  "off",
  "down",
  "away",
  "back",
  "over",
  "through",
  "together",
]);
const LINKS = new Set(
  "for to with from in on at about into onto before after during through via using by under over around near between against per across until than as like of".split(
    " ",
  ),
);
const BOUNDARIES =
  /^(?:that|who|when|where|if|so|but|because|again|asap|now|soon|properly|every|each|daily|together|myself|better|earlier|faster|more|less|enough|instead|without|while|regularly|consistently|alone|it's|is|are|was|has|next|whenever|how)$/i;
const DIRECT_CONTACT = new Set(
  "call phone text email message tell ask visit thank meet invite forgive contact confront remind surprise help support ring".split(
    " ",
  ),
);
const TALK = new Set(
  "apologise apologize reconnect talk speak reply propose respond write chat complain listen".split(
    " ",
  ),
);
const LIGHT_OBJECT =
  /^(?:make|take|book|schedule|set up|arrange|get|have|do|write|create|start|organise|organize|find)\s+(?:an?|the|some|my)?\s*(?:appointment|plan|list|progress|start|dent|schedule|arrangements|preparations|time|work|booking|system|routine)\s+(?:with|for|at|on|about|to|in|of|w|w\/)\s+/i;
/** After an -ing word these make a noun of it: "cleaning schedule", "driving test". */
const COMPOUND_NEXT =
  /^(?:schedules?|routines?|courses?|class(?:es)?|lessons?|tests?|tickets?|lists?|shoes|plans?|rooms?|habits?|machines?|gear|projects?|goals?|notes?|clubs?|groups?|partners?|supplies|budgets?|schools?|apps?|licen[cs]es?|fees?|pools?|sessions?|systems?|spots?|space|skills?|tabs?|season|party|centre|center|materials?|bag|equipment)$/i;
/** Pairs that begin like an order but name a thing. */
const NOUN_PAIR =
  /^(?:book (?:club|reports?|reviews?|shelf|shelves)|work (?:projects?|stuff|life|e?mails?|tasks?|schedule|trip|bag|stress)|study (?:group|plan|schedule)|sleep (?:schedule|routine|hygiene)|phone (?:bill|contract|addiction|calls?|case)|email (?:backlog|inbox)|water (?:bill|leak|heater)|train tickets?|test (?:results|prep)|exercise (?:routine|plan|bike)|paint job|garden (?:shed|party)|time management|travel (?:plans?|insurance|documents)|screen time|film night|plan b|budget plan|back pain|face mask|park run|share plan|school run|credit (?:score|card)|film club|dress code|exchange rate|email account|help desk|call log|process map|post office|mail pile|file cabinet|desk)\b/i;
const PLACE =
  /\b(?:in|near|around|(?:move|moving|travel|trip|trips|fly|flights?|go|tickets?|drive|relocate|visit)\s+to)\s+((?:the\s+)?(?:\p{Lu}[\p{L}'-]+)(?:\s+\p{Lu}[\p{L}'-]+)?)/u;

/** Reads a goal: verb, object, people, place, times, limits and obstacle. `text` is one clean line. */
export function readGoal(text: string): Goal {
  const calm = calmCapitals(text);
  const aim = findAim(calm);
  const wanted = aim.unwanted ? avoided(aim.core) : aim.core;
  const ends = /^(?:stop|quit|avoid|reduce|give up|cut)\b/i.test(wanted);
  const ownRhythm = ends ? { rhythm: null, rest: wanted } : takeRhythm(wanted);
  const ownLimits = takeLimits(ownRhythm.rest);
  const ownDeadline = takeDeadline(ownLimits.rest);
  const contextLimits = takeLimits(aim.context);
  const bare = trimEnds(ownDeadline.rest) || wanted;
  const service = readService(bare);
  const core = service?.core ?? bare;
  const parts = readParts(core);
  const label = withProperCapitals(shorten(plainStart(core), 80));
  const deadline = ownDeadline.deadline ?? takeDeadline(contextLimits.rest).deadline;
  const shortSpan: Limit[] =
    deadline?.kind === "span" && /minute|hour/.test(deadline.text)
      ? [{ kind: "time", span: deadline.text.replace(/^in (?:under |less than |about )?/, "") }]
      : [];
  return {
    typed: text,
    label,
    short:
      /\b(?:is|are|was|has|won't|keeps?)\b/i.test(parts.tail ?? "") && parts.verb === null
        ? (parts.object ?? label)
        : label,
    ...parts,
    context: aim.context,
    obstacle: aim.obstacle,
    person: readPerson(calm.slice(0, 700), isContact(parts) ? parts.object : null),
    place: readPlace(core),
    amount: readAmount(core),
    deadline: shortSpan.length > 0 ? null : deadline,
    rhythm: ownRhythm.rhythm ?? (ends ? null : takeRhythm(aim.context).rhythm),
    limits: [...ownLimits.limits, ...contextLimits.limits, ...shortSpan].slice(0, 3),
    byOthers: service?.byOthers ?? false,
  };
}

/** "call Sarah" and "talk to Sarah" name a person; "write an essay" and "reply by Friday" do not. */
function isContact(parts: Parts): boolean {
  if (parts.verb === null || (parts.verb === "ask" && parts.link === "for")) return false;
  return (
    DIRECT_CONTACT.has(parts.verb) ||
    (TALK.has(parts.verb) && /^(?:to|with)$/.test(parts.link ?? ""))
  );
}

type Parts = Pick<Goal, "verb" | "verbPhrase" | "object" | "link" | "tail">;

function readParts(core: string): Parts {
  const plain = plainStart(core).replace(LIGHT_OBJECT, (lead) =>
    /appointment|booking/i.test(lead) ? "book " : "plan ",
  );
  const words = plain
    .replace(/^(\w+) and (?=\w+ (?:to |the |my |all ))/i, (lead, verb: string) =>
      plainVerb(verb) === null ? lead : "",
    )
    .split(/\s+/);
  const first = (words[0] ?? "").replace(/[^\p{L}'-]/gu, "");
  const verb =
    NOUN_PAIR.test(plain) || (COMPOUND_NEXT.test(words[1] ?? "") && gerundVerb(first) !== null)
      ? null
      : plainVerb(first);
  const second = (words[1] ?? "").toLowerCase();
  const subjectFirst = /^(?:is|are|was|has|been|needs|looks)$/.test(second);
  if (verb === null || subjectFirst) {
    const { phrase, rest } = takePhrase(words);
    return { verb: null, verbPhrase: "", object: phrase, link: null, tail: rest };
  }
  let at = 1;
  let verbPhrase = verb;
  if (PARTICLES.has(second)) {
    verbPhrase = `${verb} ${second}`;
    at = 2;
  }
  let link: string | null = null;
  const next = (words[at] ?? "").toLowerCase();
  if (LINKS.has(next) && words.length > at + 1) {
    link = next;
    at += 1;
  }
  if (
    /^(?:rid|ready|hold|used|started|involved|organised|organized|fit|married|pregnant)$/i.test(
      words[at] ?? "",
    ) &&
    verb === "get"
  ) {
    verbPhrase = `${verbPhrase} ${(words[at] ?? "").toLowerCase()}`;
    at += 1;
    if (/^(?:of|for|to|with|in)$/i.test(words[at] ?? "")) at += 1;
  }
  const inner = plainVerb(words[at] ?? "");
  if (
    link === "to" &&
    /^(?:learn|practice|practise|start|begin|try)$/.test(verb) &&
    inner !== null
  ) {
    words[at] = gerundOf(inner);
  }
  const { phrase, rest } = takePhrase(words.slice(at));
  const trailing =
    rest === null ? null : PARTICLES.has(rest.toLowerCase()) ? rest.toLowerCase() : null;
  return {
    verb,
    verbPhrase: trailing !== null && verbPhrase === verb ? `${verb} ${trailing}` : verbPhrase,
    object: phrase,
    link,
    tail: trailing === null ? rest : null,
  };
}

/** The words up to the next link or clause make the noun phrase; "of" and "and" stay inside it. */
function takePhrase(words: readonly string[]): { phrase: string | null; rest: string | null } {
  let end = 0;
  for (const [at, word] of words.entries()) {
    const bare = word.toLowerCase().replace(/[^\p{L}\p{N}'-]/gu, "");
    const inside = bare === "of" && end > 0;
    if (end > 0 && !inside && (LINKS.has(bare) || BOUNDARIES.test(bare))) break;
    if (end > 0 && PARTICLES.has(bare) && end === words.length - 1) break;
    if (end > 0 && PARTICLES.has(bare) && LINKS.has((words[at + 1] ?? "").toLowerCase())) break;
    if (
      end === 0 &&
      BOUNDARIES.test(bare) &&
      !/^(?:more|less|every|each|better|next|enough)$/.test(bare)
    )
      break;
    end += 1;
    if (/[,;:.!?]$/.test(word)) break;
  }
  const phrase = trimEnds(words.slice(0, end).join(" ")).replace(
    /(?<=\S)\s+(?:online|abroad|locally|tonight)$/i,
    "",
  );
  const rest = trimEnds(words.slice(end).join(" "));
  return { phrase: phrase === "" ? null : phrase, rest: rest === "" ? null : rest };
}

/** "learning Spanish" begins "learn Spanish"; a list mark or a capital at the start goes. */
function plainStart(core: string): string {
  const [first = "", ...others] = core.split(" ");
  if (COMPOUND_NEXT.test(others[0] ?? "")) return core;
  const verb = gerundVerb(first.replace(/[^\p{L}'-]/gu, ""));
  if (verb !== null && others.length > 0 && !/^(?:is|are|was|makes)$/i.test(others[0] ?? "")) {
    return [verb, ...others].join(" ");
  }
  const keep = first.length > 1 && first === first.toUpperCase();
  const lowered = plainVerb(first) !== null || /^(?:my|the|an?|our|some|more)$/i.test(first);
  return !keep && lowered ? [first.toLowerCase(), ...others].join(" ") : core;
}

function readPlace(core: string): string | null {
  const found = PLACE.exec(withProperCapitals(core));
  return found?.[1] ?? null;
}

/** SHOUTED goals are read as if written small; short capitals such as "CV" alone do not count. */
function calmCapitals(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return letters.length > 5 && letters === letters.toUpperCase() ? text.toLowerCase() : text;
}

function trimEnds(text: string): string {
  return text
    .replace(/^[\s,.;:!?–-]+|[\s,.;:!?–-]+$/g, "")
    .replace(/\s+(?:for|to|with|by|in|on|at|and|but|so|the|a)$/i, "")
    .trim();
}
