import { bestSentence, fromMarker } from "@/lib/decisions/planner/reading/find-wish";
import { isSomeone } from "@/lib/decisions/planner/reading/people";
import { stripOpeners } from "@/lib/decisions/planner/reading/strip-openers";
import { startsWithVerb } from "@/lib/decisions/planner/words/verbs";
import { shorten } from "@/lib/decisions/planner/words/wording";

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
/** "not eat the whole packet", "not to shout". */
const NOT_TO = /^not\s+(?:to\s+)?(?!(?:be|have|feel|get|go|let|know|forget)\b)(\p{L}+)(?=\s)/iu;
const CONTEXT_START =
  /\s*(?:,|;|\s[-–—]\s|…|\.\.+|\()?\s*\b(?:because|(?:bc|cuz|cos|coz)\b|cause (?=i\b|i'|my\b|it|the\b|we\b|they|there)|since (?=i|my|it|the|we)|so that|so (?=i\b|we\b|my\b|it\b|they\b|people\b|the\b)|so as to|in order to|although|though|even though|however|which|where(?= i)|when (?=i|my|we|it)|whenever|while (?=i|my|we|it)|if (?=i|my|we|it)|as (?=i|my|we)\b|and (?=(?:i|it|we|they|she|he|there|my|now|have been|have not|haven't|am)\b)(?!my (?:\w+ ){1,3}?(?:and|to)\b)|it's|its been|i'm|im\b|i've|i am|i have|i just|i keep|i don't|i dont|i feel|i get|i can\b|i can't|i cant|i need|i want|i hate|i never|they|there (?:is|are|were)|(?:idk|ugh|lol)\b|(?:don't|dont) know where\b|(?<=,\s*)(?:he|she|they)'(?:s|re)\b|(?<=,\s*)(?:we|i|he|she|they)\s+(?:\w{3,}ed|have|haven't|has|hasn't|never|used)\b|(?<=,\s*)(?:the |my |our )?\w+ (?:is|are|was|ends|starts|runs out|begins)\b|(?<=,\s*)(?:the|my|our|his|her) \w+ (?:do|does|has|have|wants?|says?|said|keeps?|comes?|goes|works?|thinks?|needs?|makes?|gets?|takes?|hates?|can't|won't|doesn't|don't|never|always)\b|help\b(?=\W*$)|any (?:ideas|tips|advice)|thanks?(?= ?(?:you)?[.!]*$)|please\b)/i;
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
  const earlier = before === "" ? sentences.slice(0, chosen).join(". ") : before;
  clause = NOT_WRECKED.test(after) && earlier !== "" ? earlier : namedAgain(after, earlier);
  if (before !== "") others.unshift(before);
  const isNegated = UNWANTED.test(clause);
  if (isNegated) clause = clause.replace(UNWANTED, "");
  const stripped = stripOpeners(clause);
  const avoided = NOT_TO.exec(stripped)?.[1];
  const unwanted = isNegated || avoided !== undefined;
  const opened = avoided === undefined ? stripped : stripped.replace(NOT_TO, "$1");
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

/** "my sister and I haven't spoken" tells of both. */
const WITH_ME = /^(?:my\s\S+(?:\s\S+)?|\p{Lu}\p{Ll}+)$/u;
const AND_I = /^\s*and i\b/i;

function contextStart(clause: string): number {
  const saying = SAYING.test(clause);
  for (const start of clause.matchAll(new RegExp(CONTEXT_START.source, "gi"))) {
    const isSaid = saying && start.index < SAID_WITHIN && SAID.test(start[0]);
    const isRelative =
      /\b(?:that|which|who|what|where|everything|all|thing|things|stuff|the way)$/i.test(
        clause.slice(0, start.index),
      );
    const isPair = WITH_ME.test(clause.slice(0, start.index)) && AND_I.test(start[0]);
    if (start.index >= 3 && !isSaid && !isRelative && !isPair) return start.index;
  }
  return clause.length;
}

/** "need to not mess it up" asks for nothing of its own: what is not to be spoilt stands before it. */
const NOT_WRECKED =
  /^(?:(?:i|we)\s+)?(?:really\s+|just\s+)?(?:need to|must|have to|want to|can't|cannot|don't want to)\s+(?:not\s+)?(?:mess|screw|cock|muck|ruin|blow|spoil|forget|miss|fail)\s+(?:it|this|that|them)(?:\s+up)?(?:\s+(?:again|this time))?\W*$/i;

/** Where a noun phrase at the beginning of a line ends. */
const PHRASE_ENDS =
  "is|are|was|were|has|have|had|hasn't|haven't|won't|doesn't|don't|isn't|can't|came|comes|runs|keeps|costs?|works|makes|takes|leaves|wants|says|snores|barks|expires?|ends?|needs?|stopped|broke|smells|looks|arrived|got|gets|went|goes|falls|clash\\w*|due|overdue|in|on|at|from|for|with|of|to|by|before|after|since|that|which|it|today|tomorrow|tonight|next|this|last|again|still|broken|and|\\p{L}{3,}ing|\\d\\S*";
const FIRST_NAMED = new RegExp(
  `^((?:(?:my|our|the|her|his|an?)\\s+)?(?:(?!(?:${PHRASE_ENDS})\\s)[\\p{L}'-]+\\s+){0,3}?(?!(?:${PHRASE_ENDS})\\b)[\\p{L}'-]+)(?=\\s+(?:${PHRASE_ENDS})(?=\\s|[,;.]|$)|\\s*[,;.]|\\s*$)`,
  "iu",
);
/** First words that name nothing that "it" could stand for. */
const NAMES_NOTHING =
  /^(?:i|i'\w+|im|ive|we|we're|you|he|she|they|it|its|it's|there|there's|theres|this|that|these|so|ok|and|but|if|when|because|as|not|no|can't|cant|never|just|still|keep|work|life|everything|everyone|someone|nobody|things?|today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i;
const OWN_NAMED =
  /\b((?:my|our|the|her|his)\s+(?:[\w'-]+\s+){0,2}?[\w'-]+)(?=\s+(?:(?:is|are|runs|keeps|costs?|works|has|have|hasn't|haven't|won't|was|expires?|ends?|needs?|stopped|broke|smells|looks|in|on|at|from|that|it)\b|and\s*$)|[,;.]|\s*$)/i;

/** "I bought a rowing machine in 2021": the thing that "it" stands for later. */
const GOT_A_THING =
  /^i(?:'ve)? (?:just )?(?:bought|got|have|own|inherited|was given) an? ((?:(?!and\b|that\b|which\b|but\b|lot\b|bit\b)[\w-]+ ){0,2}?(?!lot\b|bit\b)[\w-]+)(?=\s+(?:in|last|two|three|for|from|and|that|but|which|on|at|years?|months?)\b|[,.;]|\s*$)/i;

/** "my insurance runs out, want to get it under 600": "it" is the insurance, the first thing that was named. */
function namedAgain(clause: string, before: string): string {
  const bought = GOT_A_THING.exec(before)?.[1];
  const own = bought === undefined ? OWN_NAMED.exec(before)?.[1] : `the ${bought}`;
  const first = firstNamed(before) ?? own;
  if (first === undefined) return clause;
  if (isSomeone(first)) {
    const [, talk = ""] = BRINGS_UP.exec(clause) ?? [];
    return talk === "" ? clause.replace(IT_OR_THEM, () => first) : `${talk}talk to ${first}`;
  }
  return clause.replace(IT_OR_THEM, () => first);
}

/** "need to get it under 600": the word for what was named before. */
const IT_OR_THEM = /(?<=\b(?:to|must|gotta)\s+\w+\s(?:to\s\w+\s)?)(?:it|them)\b/i;
/** "my husband works 70 hours, need to bring it up": of somebody it is a talk with them. */
const BRINGS_UP =
  /^(.*?\b(?:to|must|gotta)\s+)(?:bring|raise)\s+(?:it|this|that)(?:\s+up)?(?:\s+(?:with|to)\s+(?:him|her|them))?\W*$/i;

function firstNamed(before: string): string | undefined {
  const named = FIRST_NAMED.exec(before.trim())?.[1];
  if (named === undefined || NAMES_NOTHING.test(named) || startsWithVerb(named)) return undefined;
  return /^(?:my|our|the|her|his|an?)\s/i.test(named)
    ? named.replace(/^an?\s/i, "the ")
    : `the ${lowerFirst(named)}`;
}

/** A common word at the beginning of a sentence without its capital. */
function lowerFirst(named: string): string {
  return /^\p{Lu}\p{Ll}/u.test(named) ? named.charAt(0).toLowerCase() + named.slice(1) : named;
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
      /(?<!\bfrom)\s+(?:please|pls|asap|now|soon|already|again|lol|lmao|haha|ffs|omg|ugh|somehow|properly|finally|for once|once and for all|for good|right now|at last|immediately|and stuff|or something|etc|though|tho|anyway|too|as well|(?<!night )before|after|until|when|while|if|starting|beginning|for (?:ages|months|weeks|years|so long|forever|too long)|and|but|so|or)$/gi,
      "",
    )
    .replace(/\s+(?:max|tops)$/, "")
    .replace(/["“”\s,.:;!?…-]+$/, "")
    .trim();
}
