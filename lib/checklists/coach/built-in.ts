import { cleanLine, cleanLines } from "@/lib/decisions/planner/words/clean-text";
import { isOtherLanguage } from "@/lib/decisions/planner/words/language";
import { Clause } from "./clause";
import { inFull } from "./follow-up";
import { notUnderstood } from "./not-understood";
import { readAdd, readNeeded } from "./read-add";
import { readChoice } from "./read-choice";
import { readDelegate } from "./read-delegate";
import { readDone } from "./read-done";
import { readFewer, readLots } from "./read-fewer";
import { readMerge } from "./read-merge";
import { readMinutesWish } from "./read-minutes";
import { readMove } from "./read-move";
import { readNews } from "./read-news";
import { readObstacle } from "./read-obstacle";
import { readOrder } from "./read-order";
import { readKeepOnly, readRemove } from "./read-remove";
import { readRename } from "./read-rename";
import { readScript } from "./read-script";
import { readSlip } from "./read-slip";
import { readSmaller, readSmallerInGeneral } from "./read-smaller";
import { readStar } from "./read-star";
import { readFocus, readImprove, readQuick, readStuck, readTime, readWhere } from "./read-start";
import { readTalk } from "./read-talk";
import { readWhy } from "./read-why";
import type { Coach, CoachAnswer, CoachRequest } from "./types";
import { askedBack, type Wish, type WishReader } from "./wish";

/** Clear commands; they are read before moods, so that "add: breathe when stuck" is an add. */
const COMMANDS: readonly WishReader[] = [
  readMinutesWish,
  readOrder,
  readMerge,
  readStar,
  readFewer,
  readSmaller,
  readKeepOnly,
  readAdd,
  readMove,
  readRename,
  readRemove,
];
const MOODS: readonly WishReader[] = [
  readScript,
  readNews,
  readDelegate,
  readChoice,
  readSlip,
  readWhy,
  readQuick,
  readWhere,
  readFocus,
  readTime,
  readNeeded,
  readLots,
  readStuck,
  readSmallerInGeneral,
  readImprove,
  readObstacle,
];

/** The coach that needs no key and no network: it knows the common wishes in everyday words. */
export const builtInCoach: Coach = {
  name: "built-in",
  async *answer(request: CoachRequest) {
    const answer = answerWish(request);
    yield answer.reply;
    return answer;
  },
};

const COMMAND =
  "(?:add|insert|include|remove|delete|drop|move|put|rename|reword|replace|change|split|break|swap|star|set|make|take|bring|get rid|cross)";
/** Where one command ends and the next begins: a comma, a full stop, "and", "then". */
const JOINT = new RegExp(
  `(?:[.;!,]+(?: (?:and|then|also|plus))*|(?: (?:and|then|also|plus))+) (?=(?:please |also |then |can you |could you )*(?:${COMMAND}\\b|i don't (?:need|want)\\b))`,
  "g",
);

/** Answers a message. Pure: the same message and list always give the same answer. */
export function answerWish(request: CoachRequest): CoachAnswer {
  const { message, steps } = request;
  if (steps.length === 0)
    return askedBack("There is no step here yet. Add one, and I help you on.");
  if (message.length > LONGEST_WISH) return TOO_LONG;
  const lines = cleanLines(message).map((line) => line.replace(LIST_MARK, ""));
  const written = withoutFrame(Clause.of(lines.join("; ")));
  const meant = inFull(written, request);
  if (meant !== null && typeof meant !== "string") return meant;
  const whole = meant === null ? written : Clause.of(meant);
  const about = { steps };
  const read =
    readEach(whole, about) ??
    readSentences(whole, about) ??
    readWith([...COMMANDS, ...MOODS], whole, about);
  if (read) return read;
  return isOtherLanguage(cleanLine(message)) ? OTHER_LANGUAGE : notUnderstood(whole, steps);
}

/** A step's 500 characters with a command around them. What is longer is a story, not a wish. */
const LONGEST_WISH = 700;
const TOO_LONG = askedBack(
  "That is a lot for me at once, and nothing was changed. Tell me one change in a sentence, for example “add call mom” or “step 2 is too big”.",
);

type About = Omit<Wish, "clause">;

const LIST_MARK = /^(?:[-–—*•]|\d{1,2}[.)])\s+/;

const OTHER_LANGUAGE = askedBack(
  "I understand only English so far, sorry. Try, for example: “add …”, “remove step 2” or “make it shorter”.",
);

/** Several commands in one message, when every one of them is understood. */
function readEach(whole: Clause, about: About): CoachAnswer | null {
  const answers: CoachAnswer[] = [];
  const clauses = partsOf(whole, JOINT);
  if (clauses.length < 2) return null;
  for (const clause of clauses) {
    const named = withName(clause, answers.at(-1), about.steps);
    const answer = named && readWith(COMMANDS, named, about);
    if (!answer || answer.operations.length === 0) return null;
    // "Step 5 is too big, break it down" is one wish said twice.
    const isSame = ({ operations }: CoachAnswer) =>
      JSON.stringify(operations) === JSON.stringify(answer.operations);
    if (!answers.some(isSame)) answers.push(answer);
  }
  return {
    reply: answers.map((answer) => answer.reply).join(" "),
    operations: answers.flatMap((answer) => answer.operations),
    counts: true,
  };
}

/** "… and make it 5 minutes": what the command before was about, by its number; null when it had none. */
function withName(
  clause: Clause,
  before: CoachAnswer | undefined,
  steps: Wish["steps"],
): Clause | null {
  if (!/^\S+ (?:it|that)\b/.test(clause.said)) return clause;
  const [operation] = before?.operations ?? [];
  if (!before || !operation || operation.action === "add") return before ? null : clause;
  const number = steps.findIndex(({ id }) => id === operation.id) + 1;
  return Clause.of(clause.own.replace(/\b(?:it|that)\b/i, `step ${number}`));
}

/** "This is a lot. Where do I start?": a command wins over a mood, and what comes later wins. */
function readSentences(whole: Clause, about: About): CoachAnswer | null {
  const sentences = partsOf(whole, SENTENCE);
  if (sentences.length < 2) return null;
  for (const readers of [COMMANDS, MOODS]) {
    const answers = sentences.map((sentence) => readWith(readers, sentence, about));
    const read = answers.findLast((answer) => answer?.counts);
    if (read) return read;
  }
  return null;
}

/** The first reader that understands; a question back only when none does. */
function readWith(
  readers: readonly WishReader[],
  clause: Clause,
  about: About,
): CoachAnswer | null {
  const talk = readTalk({ clause, ...about }) ?? readDone({ clause, ...about });
  if (talk) return talk;
  let question: CoachAnswer | null = null;
  for (const read of readers) {
    const answer = read({ clause, ...about });
    if (answer?.counts) return answer;
    question ??= answer;
  }
  return question;
}

/** A clause cut where the pattern matches, each part without its courtesies. */
function partsOf(whole: Clause, joint: RegExp): Clause[] {
  const cuts = [...whole.said.matchAll(joint)].filter((match) => match.index > 0);
  const starts = [0, ...cuts.map((match) => match.index + match[0].length)];
  return starts
    .map((start, index) => withoutFrame(whole.part(start, cuts[index]?.index)))
    .filter(({ said }) => said !== "");
}

const SENTENCE =
  /(?<!\b(?:dr|mr|mrs|ms|st|prof|no|nr|approx|e\.g|i\.e))[.!?]+ |, (?:so|but) | but | because /g;

const COURTESIES =
  "(?:(?:ok(?:ay)?|hi|hey|hello|well|so|um+|hmm+|actually|yes|yeah|no(?=,)|oh|and|also|then|now|please|thanks|coach|maybe|just|but|dear|sorry|ugh|argh|whoops|oops|right|alright|listen|honestly|look|omg|lol|i guess)\\b[ ,.!:;-]+)*";
const ASKING =
  "(?:(?:can|could|would|will|may) (?:you|we|i)(?: (?:help me(?: to)?|please|maybe|just|possibly|also|kindly|mind))*|(?:can|could|should) (?=the |my |step )|(?:should|shall) (?:i|we)|i think(?: that)? (?=the |my |step |it |this )|i(?:'d| would)(?: really| also)? (?:like|love|prefer|rather)(?: (?:you|me))?(?: to)?|i(?: really| also| just)? want (?:you )?to|i need you to|(?:i need to|help me(?: to)?) (?=(?:add|remove|delete|move|rename|change|split|reorder|swap|break)\\b)|i think (?:you|we|i|it) (?:should|could|can)|(?:we|you) (?:should|could|can)|let(?:'s| us| me)|is it possible to|would it be possible to|it would be (?:good|nice|great|better|cool|helpful) (?:to|if (?:you|we|i) (?:could|can)?)|do you think (?:you|we) (?:could|can)|i was wondering if (?:you|we) could)?";
const LEAD = new RegExp(
  `^[^\\p{L}\\p{N}"“'#]*${COURTESIES}${ASKING} ?(?:(?:please|maybe|just|perhaps|possibly|also|kindly|simply|first|now) )*`,
  "u",
);
const TAIL =
  /(?:[ ,.!?]+(?:please|thanks|thank you|for me|a bit|a little|ok|okay|if possible|if you can|asap|somehow|somewhere|again|too|as well|tbh|lol|right now|at all))*[^\p{L}\p{N}"”')%]*$/u;

/** The wish without the courtesies around it. */
function withoutFrame(clause: Clause): Clause {
  const tail = TAIL.exec(clause.said);
  const bare = clause.part(0, tail && tail.index > 0 ? tail.index : clause.said.length);
  const lead = LEAD.exec(bare.said)?.[0] ?? "";
  return lead.length < bare.said.length ? bare.part(lead.length) : bare;
}
