import { HEDGES, OPENERS } from "@/lib/decisions/planner/openers";
import { rewordSituation } from "@/lib/decisions/planner/reword-situation";
import { plainVerb } from "@/lib/decisions/planner/verbs";
import { shorten } from "@/lib/decisions/planner/wording";

/** The part of a text that says what the person is after, and everything else they told. */
export type Aim = {
  /** "clean the flat", with lead-ins such as "I really need to" taken off. */
  core: string;
  /** The other sentences and clauses: reasons, worries, limits. */
  context: string;
  /** What stands in the way in the person's words, from "but …". */
  obstacle: string | null;
  /** True for "I don't want to …": the thing is to end or be avoided. */
  unwanted: boolean;
};

const UNWANTED =
  /^(?:i|we)\s+(?:really\s+)?(?:don't|dont|do not|never|no longer)\s+(?:really\s+|ever\s+)?(?:want|wanna|wish)\s+to\s+(?:keep\s+)?/i;
const SIMPLE_NEGATION =
  /^(?:i|we)\s+(?:just\s+|really\s+)?(?:can't|cannot|cant|can not|never|don't|dont|do not)\s+(?:ever\s+|even\s+)?(?=\w)/i;
const KEEP_DOING =
  /^(?:i|we)(?:'m|\s+am|\s+keep|\s+can't stop|\s+cant stop|\s+always end up)\s+(?:always\s+|constantly\s+)?(?=(\w+ing)\b)/i;

const MARKER = new RegExp(
  `\\b(?:i|we)(?:'ve| have|'d| would|'m| am)?\\s+${HEDGES}(?:been\\s+)?(?:need to|want to|wanna|gotta|got to|have to|like to|trying to|must|meaning to|meant to|supposed to|asked to|told to|settle for|putting off)\\b|\\b(?:my turn to|help me|how (?:do|can) i|my goal is)\\b|(?<=[,.;]\\s*|\\band\\s)(?:need to|gotta|have to|want to)\\b`,
  "i",
);

const BARE_WISH =
  /^(?:just |really |also |so |ok(?:ay)? )*(?:i was (?:just )?wondering|wanna|gonna|gotta|need to|want to|have to|trying to)\s/i;

const CONTEXT_START =
  /\s*(?:,|;|\s[-–—]\s|…|\.\.+|\()?\s*\b(?:because|(?:bc|cuz|cos|coz)\b|since (?=i|my|it|the|we)|so that|so (?=i\b|we\b|my\b|it\b|they\b|people\b|the\b)|so as to|in order to|although|though|even though|however|which|where(?= i)|when (?=i|my|we|it)|whenever|while (?=i|my|we|it)|if (?=i|my|we|it)|as (?=i|my|we)\b|and (?=(?:i|it|we|they|she|he|there|my|now|have been|have not|haven't|am)\b)(?!my (?:\w+ ){1,3}?(?:and|to)\b)|it's|its been|i'm|im\b|i've|i am|i have|i just|i keep|i don't|i dont|i feel|i get|i can\b|i can't|i cant|i need|i want|i hate|i never|they|there (?:is|are|were)|(?:idk|ugh|lol)\b|(?:don't|dont) know where\b|(?<=,\s*)(?:we|i|he|she|they)\s+(?:\w{3,}ed|have|haven't|has|hasn't|never|used)\b|(?<=,\s*)(?:the |my |our )?\w+ (?:is|are|was|ends|starts|runs out|begins)\b|(?<=,\s*)(?:the|my|our|his|her) \w+ (?:do|does|has|have|wants?|says?|said|keeps?|comes?|goes|works?|thinks?|needs?|makes?|gets?|takes?|hates?|can't|won't|doesn't|don't|never|always)\b|help\b(?=\W*$)|any (?:ideas|tips|advice)|thanks?(?= ?(?:you)?[.!]*$)|please\b)/i;
const BUT = /\s*(?:[,;]|\s[-–—]\s|\.\.+)?\s*\b(?:but|however|yet|except|only problem is)\b\s+/i;

/** A goal's own clause and the rest are read up to here: enough for any sentence, and quick for any text. */
const LONGEST_CLAUSE = 300;
const LONGEST_CONTEXT = 700;

/** Finds what a person is after within what they typed. */
export function findAim(text: string): Aim {
  const sentences = text.split(/(?<=[.!?…])\s+(?=\S)|\s*[\n;]\s*/).map((part) => part.trim());
  const chosen = Math.max(0, bestSentence(sentences));
  let clause = shorten(sentences[chosen] ?? text, LONGEST_CLAUSE);
  const others = sentences.filter((_, at) => at !== chosen);
  const { before, after } = fromMarker(clause);
  clause = namedAgain(after, before);
  if (before !== "") others.unshift(before);
  const unwanted = UNWANTED.test(clause);
  if (unwanted) clause = clause.replace(UNWANTED, "");
  const opened = stripOpeners(clause);
  const but = BUT.exec(opened);
  const beforeBut = but === null || but.index < 3 ? opened : opened.slice(0, but.index);
  const obstacle =
    but === null || but.index < 3 ? readObstacle(others) : opened.slice(but.index + but[0].length);
  const cutAt = contextStart(beforeBut);
  const context = [beforeBut.slice(cutAt), but === null ? "" : opened.slice(but.index), ...others]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(". ")
    .slice(0, LONGEST_CONTEXT);
  return {
    core: withMatter(trimCore(beforeBut.slice(0, cutAt)), context),
    context,
    obstacle: trimObstacle(obstacle),
    unwanted,
  };
}

/** "do it and then I don't, the tax return": the matter is named later. */
function withMatter(core: string, context: string): string {
  const [, verb = ""] = NAMELESS.exec(core) ?? [];
  const matter = verb === "" ? undefined : NAMED_LATER.exec(`${core}, ${context}`)?.[1];
  return matter === undefined ? core : `${verb} ${matter}`;
}

const NAMELESS =
  /^(do|get|start|finish|sort|sort out|face|open|send|write|sign|fix|book)\s+(?:it|this|that|the thing)\b/i;
const NAMED_LATER =
  /[,.:]\s*((?:the|my|our)\s+(?!thing\b)[\w'-]+(?:\s+(?!(?:is|are|was|has|have|keeps?|won't|and|that|which|i)\b)[\w'-]+){0,2})(?=\s*(?:[,.;]|$))/i;

/** After "tell Ana" or "find out" the clause that follows is what is told or asked, and no context. */
const SAYING =
  /^(?:tell|let|ask|say|admit|explain|convince|persuade|find out|figure out|work out|check|see|remind|warn|inform|show|promise|understand|know|confess)\b/i;
const SAID = /^\s*(?:i\b|i'|im\b|if\b|when\b|where\b|which\b|they\b|there\b|it's\b)/i;
const SAID_WITHIN = 40;

function contextStart(clause: string): number {
  const saying = SAYING.test(clause);
  for (const start of clause.matchAll(new RegExp(CONTEXT_START.source, "gi"))) {
    const isSaid = saying && start.index < SAID_WITHIN && SAID.test(start[0]);
    if (start.index >= 3 && !isSaid) return start.index;
  }
  return clause.length;
}

/** The clause that says the wish, and what was told before it. */
function fromMarker(clause: string): { before: string; after: string } {
  const whole = { before: "", after: clause };
  const opened = stripOpeners(clause);
  if (plainVerb(clause.split(/[\s,]+/)[0] ?? "") !== null && !HOLLOW.test(opened)) {
    const marker = MARKER.exec(clause);
    const head = clause.slice(0, marker?.index ?? 0);
    return marker !== null && /[,;:]\s*$|\bso\s*$/.test(head) && startsVague(head)
      ? cutAt(clause, marker.index)
      : whole;
  }
  const starts = [...clause.matchAll(new RegExp(MARKER.source, "gi"))]
    .map(({ index }) => index)
    .filter((index) => index >= 3 && !isRelative(clause.slice(0, index)));
  const wishes = [0, ...starts].map((start, at) => ({
    start,
    score: wishScore(clause.slice(start, starts[at]), 0) + (start === 0 ? 0.5 : 0) - at * 0.25,
  }));
  const best = wishes.reduce((one, other) => (other.score > one.score ? other : one));
  return best.start === 0 ? whole : cutAt(clause, best.start);
}

/** "that I have to" goes on with the thing before it. */
function isRelative(head: string): boolean {
  if (/\b(?:remembered|realised|realized|forgot|noticed)\s+(?:that\s*)?$/i.test(head)) return false;
  return /\b(?:that|what|which|how|because|if|whatever|all|everything|thing|things|where|who|says|say|said|know|knows|think|thought)\s*$/i.test(
    head,
  );
}

/** An opening word that could be a verb and is none: "work is mad, so I need to …". */
function startsVague(head: string): boolean {
  return (
    /^\S+\s+(?:is|was|has|got|went|keeps|ended|starts|ends|runs)\b/i.test(head) || head.length > 8
  );
}

function cutAt(clause: string, index: number): { before: string; after: string } {
  const before = clause.slice(0, index).replace(/[\s,;:-]+$|\b(?:so|and|but|then)\s*$/gi, "");
  return { before: before.replace(/[\s,;:-]+$/g, ""), after: clause.slice(index) };
}

/** What a voice puts between the words: "i want to, um, i guess, draw". */
const SPOKEN_PAUSE =
  /^(?:um+|uh+|er+m?|i guess|i suppose|i think|kinda|sort of|kind of)\b[\s,.]+(?=\S)/i;

function stripOpeners(clause: string): string {
  let rest = clause.trim();
  for (let round = 0; round < 8; round += 1) {
    const before = rest;
    rest = rest.replace(SPOKEN_PAUSE, "");
    for (const opener of OPENERS) {
      const next = rest.replace(opener, "").trimStart();
      if (/\p{L}{2}/u.test(next)) rest = next;
    }
    rest = rewordSituation(rest)
      .replace(
        /^(?:(?:get|be|become)\s+(?:better|good|really good)|improve)\s+at\s+(?=\w+ing\b)/i,
        "",
      )
      .replace(
        /^(?:(?:get|be|become)\s+(?:better|good|really good)|improve)\s+at\s+(?:my\s+)?/i,
        "practise ",
      )
      .replace(/^learn\s+how\s+to\s+/i, "learn to ");
    if (rest === before) break;
  }
  const keeping = KEEP_DOING.exec(rest);
  if (keeping !== null && /\s(?:keep|can'?t stop|always)/i.test(keeping[0])) {
    return `stop ${rest.slice(keeping[0].length)}`;
  }
  return rest
    .replace(/^(?:i|we)(?:'m|\s+am)\s+(?:always\s+|constantly\s+)?(?=\w+ing\b)/i, "")
    .replace(/^im\s+(?=\w+ing\b)/i, "")
    .replace(SIMPLE_NEGATION, "")
    .replace(
      /^(?:i|we)\s+(?:really\s+|just\s+)?(?:need|want|have|got|have got)\s+(?=(?:an?|the|my|some|more|new|better)\b)/i,
      (lead) => (/have|got/i.test(lead) ? "" : "get "),
    );
}

/** A sentence that tells of disorder is what is to change. */
const WRECK =
  /\b(?:my|the|our)\s+\w+\s+(?:looks? like an?|is an?)\s+(?:complete |total |absolute )?(?:bomb|tip|pigsty|dump|mess|disaster|bombsite)\b/i;

const SAYS_TO_DO =
  /^i\s+keep\s+(?:saying|telling\s+\w+)\s+(?:that\s+)?i(?:'ll|'m going to| will| should| need to)\b/i;

/** "my insurance runs out, want to get it under 600": "it" is the insurance. */
function namedAgain(clause: string, before: string): string {
  const named =
    /\b((?:my|our|the|her|his)\s+(?:[\w'-]+\s+){0,2}?[\w'-]+)(?=\s+(?:(?:is|are|runs|keeps|has|have|hasn't|haven't|won't|was|expires?|ends?|needs?|stopped|broke|smells|looks|in|on|at|from|that|it)\b|and\s*$)|[,;.]|\s*$)/i.exec(
      before,
    )?.[1];
  return named === undefined
    ? clause
    : clause.replace(/(?<=\b(?:to|must|gotta)\s+\w+\s(?:to\s\w+\s)?)(?:it|them)\b/i, named);
}

/** What a sentence asks for that is a wish in form alone: the matter stands elsewhere. */
const HOLLOW =
  /^(?:want|make|get|do|fix|stop|sort|finish|end|start|face|handle|know|remember|forget|not forget|get through|get over|deal with|figure out|sort out|be able to)\s+(?:to\s+do\s+)?(?:it|this|that|them|where|what|how|any of it|something)(?:\s+(?:stop|work|go away|happen|right|better|all|done|over with|now|anymore|like|before|and|but)\b.*|\W*)$/i;
const ASKS_WHERE =
  /^(?:where (?:do|should) i (?:even )?(?:start|begin)|what (?:do i do|now|should i do)|any (?:ideas|tips|advice)|how do i (?:even )?start)\W*$/i;
const POLITE = /^(?:hi|hello|hey|dear|thanks?|thank you|i hope (?:you|this))\b(?:\W+\S+){0,6}$/i;
/** "like 50 bucks", "can't paint": what a wish may cost, and what rules something out. */
const SUM_OR_BAN =
  /^(?:(?:like|about|around|only|max|maximum|under|roughly|maybe|budget(?: is)?|got|have)\s+)*[$£€]?\d|^(?:can't|cannot|don't|won't|no|not|without|never)\b/i;
const LONGEST_SEARCH = 12;

/** How much a sentence reads as what a person is after: a wish said outright, or a verb in its plain form. */
function wishScore(sentence: string, at: number): number {
  const firstWord = sentence.split(/[\s,]+/)[0] ?? "";
  const opened = stripOpeners(sentence);
  const wants = MARKER.test(sentence) || SAYS_TO_DO.test(sentence) || BARE_WISH.test(sentence);
  return (
    (wants ? 4 : 0) +
    (plainVerb(firstWord) !== null ? 3 : 0) +
    (/^(?:how|what|where)\b/i.test(sentence) ? 2 : 0) +
    (WRECK.test(sentence) ? 3 : 0) +
    (sentence.split(/\s+/).length > 1 ? 1 : 0) -
    (ASKS_WHERE.test(sentence) || POLITE.test(sentence) ? 6 : 0) -
    (/^(?:i|it)\b.*\b(?:it|this|that)\b/i.test(sentence) ? 2 : 0) -
    (HOLLOW.test(opened) ? 4 : 0) -
    (SUM_OR_BAN.test(sentence) ? 6 : 0) -
    (/^be (?:up|there|at|home|out|back|gone)\b/i.test(opened) ? 4 : 0) -
    (/^(?:i (?:feel|hate|don't know|am so|keep|tried)|help|ugh)/i.test(sentence) ? 2 : 0) -
    at * 0.5
  );
}

function bestSentence(sentences: readonly string[]): number {
  let best = -1;
  let bestScore = 0;
  for (const [at, sentence] of sentences.slice(0, LONGEST_SEARCH).entries()) {
    const score = wishScore(sentence, at);
    if (score > bestScore) {
      best = at;
      bestScore = score;
    }
  }
  return best;
}

function readObstacle(others: readonly string[]): string | null {
  // A number is a fact, and nothing that a small step gets around.
  const sentence = others.find(
    (part) =>
      !/\d/.test(part) &&
      /^(?:but\b|(?:i|we) (?:keep|can't|cant|don't|dont|get|always|feel|hate|never|am|have no)\b|i'm\b|im\b)/i.test(
        part,
      ),
  );
  return sentence === undefined ? null : sentence.replace(/^but\s+/i, "");
}

function trimObstacle(obstacle: string | null): string | null {
  if (obstacle === null) return null;
  const trimmed = obstacle.replace(/[\s.,;:!?…]+$/, "").trim();
  return trimmed.length < 4 ? null : trimmed;
}

function trimCore(core: string): string {
  return core
    .replace(/^["'“”\s,.:;!?*•-]+|["“”\s,.:;!?…*-]+$/g, "")
    .replace(
      /(?<!\bfrom)\s+(?:please|pls|asap|now|soon|already|again|lol|lmao|haha|ffs|omg|ugh|somehow|properly|finally|for once|once and for all|for good|right now|at last|immediately|and stuff|or something|etc|though|tho|anyway|too|as well|(?<!night )before|after|until|when|while|if|for (?:ages|months|weeks|years|so long|forever|too long)|and|but|so|or)$/gi,
      "",
    )
    .replace(/\s+(?:max|tops)$/, "")
    .replace(/["“”\s,.:;!?…-]+$/, "")
    .trim();
}
