import { HEDGES } from "@/lib/decisions/planner/reading/openers";
import { stripOpeners } from "@/lib/decisions/planner/reading/strip-openers";
import { plainVerb } from "@/lib/decisions/planner/words/verbs";

const MARKER = new RegExp(
  `\\b(?:i|we)(?:'ve| have|'d| would|'m| am| was| were)?\\s+${HEDGES}(?:been\\s+)?(?:need to|want to|wanna|gotta|got to|have to|like to|trying to|must|meaning to|meant to|supposed to|asked to|told to|settle for|putting off)\\b|\\b(?:my turn to|help me|how (?:do|can) i|my goal is)\\b|(?<=[,.;]\\s*|\\band\\s)(?:need to|gotta|have to|want to)\\b`,
  "i",
);

const BARE_WISH =
  /^(?:just |really |also |so |ok(?:ay)? )*(?:i was (?:just )?wondering|wanna|gonna|gotta|need to|want to|have to|trying to)\s/i;

/** A sentence that tells of disorder is what is to change. */
const WRECK =
  /\b(?:my|the|our)\s+\w+\s+(?:looks? like an?|is an?)\s+(?:complete |total |absolute )?(?:bomb|tip|pigsty|dump|mess|disaster|bombsite)\b/i;

const SAYS_TO_DO =
  /^i\s+keep\s+(?:saying|telling\s+\w+)\s+(?:that\s+)?i(?:'ll|'m going to| will| should| need to)\b/i;

/** "I want one evening back": the thing that is wished for, after what was told of it. */
const WANTS_THING =
  /^(?:(?:and|so|but) )?(?:i|we)(?: (?:really|just))?(?: want| need|'d like| would like) (?:an?|one|some|more|my|the) (?!break\b|rest\b|hug\b)/i;

/** What a sentence asks for that is a wish in form alone: the matter stands elsewhere. */
const HOLLOW =
  /^(?:(?:call|see|tell|talk to) (?:someone|somebody)\W*$|(?:want|make|get|do|fix|stop|sort|finish|end|start|face|handle|know|remember|forget|not forget|get through|get over|deal with|figure out|sort out|be able to)\s+(?:to\s+do\s+)?(?:it|this|that|them|where|what|how|any of it|something)(?:\s+(?:stop|work|go away|happen|right|better|all|done|over with|now|anymore|like|before|and|but)\b.*|\W*)$)/i;
const ASKS_WHERE =
  /^(?:where (?:do|should) i (?:even )?(?:start|begin)|what (?:do i do|now|should i do)|any (?:ideas|tips|advice)|how do i (?:even )?start)\W*$/i;
const POLITE = /^(?:hi|hello|hey|dear|thanks?|thank you|i hope (?:you|this))\b(?:\W+\S+){0,6}$/i;
/** How long it has been, or that one works, is told beside a goal and is none. */
const BESIDE =
  /^(?:(?:it'?s|it has|it is|its|has) )?been (?:\d|an?\b|two|three|four|five|six|seven|over|about|like|nearly|almost|ages|weeks|months|years|forever|so long|too long)|^(?:(?:and|but) )?(?:i|we)(?:'ve)? (?:still )?(?:have|got|have got|need) to (?:work|go to work|be at work|function|carry on|keep going|be up early|get up early)(?: (?:today|tomorrow|now|all day))?\W*$/i;
/** "like 50 bucks", "can't paint": what a wish may cost, and what rules something out. */
const SUM_OR_BAN =
  /^(?:(?:like|about|around|only|max|maximum|under|roughly|maybe|budget(?: is)?|got|have)\s+)*[$£€]?\d|^(?:can't|cannot|don't|won't|no|not|without|never)\b/i;
/** "lease is up", "work has gone mad": a thing that is told of, whose name could be a verb. */
const NOUN_FIRST = /^\S+\s+(?:is|are|was|were|has|had|isn't|won't|keeps)\s/i;
const LONGEST_SEARCH = 12;

/** How much a sentence reads as what a person is after: a wish said outright, or a verb in its plain form. */
function wishScore(sentence: string, at: number): number {
  const firstWord = sentence.split(/[\s,]+/)[0] ?? "";
  const isOrder = plainVerb(firstWord) !== null && !NOUN_FIRST.test(sentence);
  const opened = stripOpeners(sentence);
  const wants = MARKER.test(sentence) || SAYS_TO_DO.test(sentence) || BARE_WISH.test(sentence);
  return (
    (wants ? 4 : 0) +
    (isOrder ? 3 : 0) +
    (!wants && WANTS_THING.test(sentence) ? 2 : 0) +
    (/^(?:how|what|where)\b/i.test(sentence) ? 2 : 0) +
    (WRECK.test(sentence) ? 3 : 0) +
    (sentence.split(/\s+/).length > 2 ? 1 : 0) -
    (ASKS_WHERE.test(sentence) || POLITE.test(sentence) ? 6 : 0) -
    (!wants && /^(?:i|it)\b.*\b(?:it|this|that)\b/i.test(sentence) ? 2 : 0) -
    (HOLLOW.test(opened) ? 4 : 0) -
    (SUM_OR_BAN.test(sentence) ? 6 : 0) -
    (BESIDE.test(sentence) ? 8 : 0) -
    (/^be (?:up|there|at|home|out|back|gone)\b/i.test(opened) ? 4 : 0) -
    (/^(?:i (?:feel|hate|don't know|am so|keep|tried)|help|ugh)/i.test(sentence) ? 2 : 0) -
    at * 0.5
  );
}

/** Which of these sentences reads most like a wish; -1 where none does. */
export function bestSentence(sentences: readonly string[]): number {
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

/** An order of three words or more. */
const NAMES_GOAL = /^\S+\s+(?!(?:is|was|has|got|went|keeps|are|were)\b)\S+\s+\S+/i;

/** The clause that says the wish, and what was told before it. */
export function fromMarker(clause: string): { before: string; after: string } {
  const whole = { before: "", after: clause };
  const opened = stripOpeners(clause);
  if (plainVerb(clause.split(/[\s,]+/)[0] ?? "") !== null && !HOLLOW.test(opened)) {
    const marker = MARKER.exec(clause);
    const head = clause.slice(0, marker?.index ?? 0);
    // "plan ten days in Italy, we would like to stay near the sea": a wish for how the goal is done.
    const isForIt = /\blike to$/i.test(marker?.[0] ?? "") && NAMES_GOAL.test(head);
    return !isForIt && marker !== null && /[,;:]\s*$|\bso\s*$/.test(head) && startsVague(head)
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
