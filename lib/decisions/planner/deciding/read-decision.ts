import { readOptions } from "@/lib/decisions/options/read-options";
import {
  type Decision,
  DOUBTED,
  pairOf,
  questionOf,
} from "@/lib/decisions/planner/deciding/decision";
import { readDoings, readPair } from "@/lib/decisions/planner/deciding/doing-pairs";
import { ownWords } from "@/lib/decisions/planner/deciding/own-words";
import { partTold } from "@/lib/decisions/planner/deciding/told-beside";
import { verblessPair } from "@/lib/decisions/planner/deciding/verbless-pairs";
import { numberIn } from "@/lib/decisions/planner/words/numbers";
import { shorten } from "@/lib/decisions/planner/words/wording";
import { capitalise } from "@/lib/text";

const DECISION =
  /^(?:(?:so|ok|hi|hey|please|um+)[\s,]+)*(?:should (?:i|we)\b|whether to\b|(?:help me |i (?:need|have|want) to |trying to |i'm trying to )?(?:decide|choose|pick|figure out)\s+(?:between|whether|if|which|on whether)\b|(?:i )?(?:can't|cant|cannot|don't know how to|need help to|help me) (?:decide|choose|pick)\b|(?:i'm |im |i am )?(?:torn|stuck|undecided) between\b|(?:i'm |im |i am )?(?:unsure|not sure|undecided|wondering|debating|don't know|idk) (?:whether|if (?:i|we) should|about whether)\b|i (?:don't know|dont know) (?:whether|if (?:i|we) should)\b|make (?:a decision|up my mind) (?:about|on)\b|is it (?:worth|better|time|a good idea)\b|would it be (?:better|worth)\b|do (?:i|we) (?!know\b)\w+(?=[^?]*(?:\?|\sor\s))|do (?:i|we) tell\b|do (?:i|we) (?:go|take|buy|sell|keep|stay|leave|say yes|quit|move|accept|cancel|sign|give|let|report|apply|invite|return|try|back|block|forgive|lend|confess|dob|press charges|push|adopt|foster|marry|circumcise|christen|bapti[sz]e|convert|speak|attend|lodge|hire|rent|renew|switch|confront|divorce|volunteer|retire|euthanise|fly|visit|start|spend|travel|drive|book|ask|see|put|stop|drop|change|wait|fix|end|call|text|send|join|bring|bother)\b(?! to know\b)|is it (?:mad|crazy|silly|rude|wrong|too late|too early|selfish) (?:if i|for me to|to)\b|am i (?:mad|wrong|crazy|selfish|too old|too young) to\b|which of\b|which (?:one )?(?:should|is better)\b|what if i\b)/i;
const ANYWHERE =
  /(?:^|[.!?,;]\s+|\b(?:so|and|but)\s+)((?:should (?:i|we)|is it worth|torn between|do (?:i|we) (?:let|back|confront|confess|forgive|renew|tell|keep|sell|buy|repair|lodge|invite|report|lend)|(?:i )?(?:can't|cant|cannot) (?:decide|make up my mind))\b[^.!?]*\??)/i;
/** "they've offered me the post. i can't decide.": what is to be decided was told before. */
const BARE =
  /^(?:i )?(?:can't|cant|cannot) (?:decide|make up my mind)(?:\s+(?:at all|yet|on it))?\W*$/i;
/** "between the two nurseries, one is near but …": so many answers, of which none is named by an "or". */
const AMONG =
  /\bbetween\s+(?:the\s+|these\s+|my\s+)?(?:\d|two|three|four|several|some|different)\b(?!.*\sor\s)/i;
const QUESTION_LEAD =
  /^.*?\b(?:should (?:i|we)(?: just| really| even)?|between|whether (?:i should |we should |to |or not to )?|if (?:i|we) should|is it (?:better|worth(?: it)?|time|a good idea)(?: (?:to|for me to))?|is it (?:mad|crazy|silly|rude|wrong|too late|too early|selfish) (?:for me )?to|am i (?:mad|wrong|crazy|selfish|too old|too young) to|would it be (?:better|worth it|worth)(?: to)?|do (?:i|we)(?: really)?(?: (?:need|want) to)?|which (?:one )?should i \w+[:,]?|which is better[:,]?|what if i|(?:decide|choose|pick)(?: on)?)\s+/i;

const WHICH =
  /^(?:help me |i (?:need|have|want) to |can't |i can't )?(?:decide|choose|pick|figure out)\s+(?:on\s+)?(?:which|what|where|who|whom|when|how)\b/i;

/** Reads a choice between options, in one line or in several, or null. */
export function readChoice(text: string): Decision | null {
  return withoutTold(text, choiceIn);
}

/** What is read without what is told behind the question; all that was typed is read where nothing is found so. */
function withoutTold(text: string, read: (said: string) => Decision | null): Decision | null {
  const { asked, told } = partTold(text);
  const decision = told === null ? null : read(asked);
  return told === null || decision === null ? read(text) : { ...decision, told };
}

function choiceIn(text: string): Decision | null {
  if (DECISION.test(text) && AMONG.test(text)) {
    const named = namedAmong(text);
    if (named !== null) return { question: asWhole(text), options: named, open: false };
    const isPair = /\bbetween\s+(?:the\s+|these\s+|my\s+)?(?:2|two)\b/i.test(text);
    const options = isPair ? ["the first one", "the second one"] : [];
    const [asked = text] = text.split(/,(?!\d)|:\s/);
    return { question: questionOf(asked), options, open: !isPair };
  }
  const read = readOptions(text) ?? readCounted(text);
  if (read === null) return null;
  const most = read.options.length > 4 ? 45 : 70;
  const told = read.options
    .map((option) => option.replace(TOLD_BEHIND_ANSWER, ""))
    .filter(
      (option, at, all) => at < all.length - 1 || at < LEAST_ANSWERS || !isToldBehind(option),
    );
  const options = withoutSharedEnd(told).map((option) => ownWords(shorten(option, most)));
  const question = read.question.replace(/\?$/, "");
  return { question: ownWords(shorten(`${question}?`, 140)), options, open: false };
}

/** "between two flats: one near, one cheap", "2 colleges, one is close and the other pays": what they are stands behind. */
const AMONG_NAMED =
  /\bbetween\s+(?:(?:the|these|my)\s+)?([2-6]|two|three|four|five|six)\s[^:,?\n]{2,60}(?::\s+|,\s+(?=one\b))([^\n]+)$/i;
const ONE_OF_THEM = /^(?:(?:and|but|while)\s+)?(?:the other|the one|another|one)(?:\s+one)?\s+/i;

/** The question with the answers behind its colon, which are told of none. */
function asWhole(text: string): string {
  return ownWords(capitalise(shorten(text.replace(/[\s.?!]+$/, ""), 140)));
}

/** The answers that a count opens, each by its own words; null unless there are as many as were counted. */
function namedAmong(text: string): string[] | null {
  const [, count = "", row = ""] = AMONG_NAMED.exec(text) ?? [];
  const expected = numberIn(count);
  const said = row.replace(/[\s.?!]+$/, "");
  const parts = said.split(
    /\s*(?:[;.]\s|,(?!\d))\s*(?:(?:and|or|but)\s+)?|\s+(?:and|but|while)\s+(?=the other\b)/i,
  );
  const all = parts.flatMap((part, at) =>
    at === parts.length - 1 && parts.length < expected ? part.split(/\s+(?:and|or)\s+/i) : [part],
  );
  return all.length === expected ? all.map((part) => shorten(nameOfOne(part), 70)) : null;
}

/** "one cheap and far" is "the cheap and far one", "the other is new" "the one that is new". */
function nameOfOne(part: string): string {
  const told = part.replace(ONE_OF_THEM, "");
  if (told === part) return ownWords(part);
  const [first = ""] = told.split(" ");
  if (/^(?:with|in|near|on|at|by|from|for|without|close|next|that|which|who)$/i.test(first)) {
    return `the one ${told}`;
  }
  const isVerb = /^(?:has|gave|offered|accepted|promised|wanted|\p{L}*[^s]s)$/iu;
  if (isVerb.test(first)) return `the one that ${told}`;
  // "cheap and far" describes, "quiet student" and "friend from school" name.
  const isDescribed =
    / and /.test(told) || !told.includes(" ") || /^(?:very|too|more|really)\s/.test(told);
  return isDescribed ? `the ${told} one` : `the ${told}`;
}

/** "which of 3 phone contracts: 12 a month, 18 a month, 25 with a handset": what the colon opens. */
function readCounted(text: string): { question: string; options: string[] } | null {
  const [, question, row] =
    /^((?:which|what) (?:one )?of (?:the |these |my |our )?[^:?\n]{3,60})[:?]\s+([^\n]+)$/i.exec(
      text,
    ) ?? [];
  const options = (row ?? "")
    .replace(/[\s.?!]+$/, "")
    .split(/\s*[,;]\s*(?:or\s+)?|\s+or\s+/i)
    .filter((option) => option !== "");
  const isRow = options.length >= 2 && options.length <= 6;
  return question === undefined || !isRow ? null : { question: `${question}?`, options };
}

/** What stands before or behind a question and is no part of it: "weigh up: …", "…, no idea". */
const AROUND =
  /^(?:weigh(?:ing)? up|decide|decision|question|dilemma)\s*:\s*|[,\s]+(?:and\s+)?(?:no idea|(?:i'?m\s+)?not sure|idk|who|help|thoughts|can'?t decide|cant choose)\W*$/gi;
/** "dog or no dog". */
const ANY_AT_ALL = /^(?:an?\s+)?(\p{L}+(?: \p{L}+){0,2}) or no \1(?=\W*$|,)/iu;
/** "tell them by friday if im taking the job": the answer is still open. */
const TELL_IF =
  /\b(?:tell|let) (?:them|him|her|everyone|work) (?:know )?(?:by [\w ]{3,15} )?(?:if|whether) (?:i'm|im|i am|i|we're|we) (?!can\b|have\b|need\b)([^.,;!?]{4,60})/i;
/** "my ex wants to be friends, should I": what is asked was told before. */
const ASKED_BEHIND = /^(?<told>[^.;?!]{8,90}),\s*should (?:i|we)\W*$/i;
/** "my sister wants me to come to Crete, £740, not sure I want to": an invitation that is in doubt. */
const WANTED_OF_ME =
  /^(?:my |our )?[\p{L}'-]+(?: [\p{L}'-]+)? (?:wants|asked|has asked|invited|has invited|'d like|would like) (?:me|us) to (?<wanted>[^,.;?!]{3,70})(?=[,.;?!].*\b(?:not (?:\w+ )?sure|unsure|undecided|can't decide|(?:don't|dont) know (?:if|whether)|torn|in two minds|should (?:i|we)\b))/iu;
/** A meal or an outfit is put together, not weighed. */
const MEAL = /\bwhat to (?:eat|cook|make|have|wear|order)\b/i;

/** As `readChoice`, and reads what is to be weighed ("should I …?") or found ("decide which …"). */
export function readDecision(typed: string): Decision | null {
  return withoutTold(typed.replace(AROUND, ""), decisionIn);
}

function decisionIn(text: string): Decision | null {
  const choice = choiceIn(text);
  if (choice !== null) return choice;
  const pair = readPair(text);
  if (pair !== null) return pair;
  const verbless = verblessPair(text);
  if (verbless !== null) return pairOf(verbless.asked, verbless.one, verbless.other);
  const doings = readDoings(text);
  if (doings !== null) return doings;
  if (MEAL.test(text)) return null;
  const toldBefore = ASKED_BEHIND.exec(text)?.groups?.told;
  if (toldBefore !== undefined) {
    return {
      question: `${capitalise(toldBefore)}: should I say yes?`,
      options: ["say yes"],
      open: false,
    };
  }
  const invited = WANTED_OF_ME.exec(text)?.groups?.wanted;
  if (invited !== undefined) {
    const option = ownWords(shorten(invited, 70));
    return { question: `Should I ${option}?`, options: [option], open: false };
  }
  const [, open] = TELL_IF.exec(text) ?? [];
  if (open !== undefined) return pairOf(`${open} or not`, open.trim(), "not now");
  const [, thing] = ANY_AT_ALL.exec(text) ?? [];
  if (thing !== undefined) return pairOf(text, thing, `no ${thing}`);
  const inner = DECISION.test(text) ? text : (ANYWHERE.exec(text)?.[1] ?? DOUBTED.exec(text)?.[0]);
  if (
    /^(?:figure|find|work) out (?:if|whether)\b.*\b(?:afford|owed?|entitled|eligible|allowed|insured|covered|due)\b/i.test(
      text,
    )
  ) {
    return null;
  }
  if (inner === undefined || /^(?:how|what should|where)/i.test(text)) return null;
  if (/^should i (?:start|begin|go about)\b.*\bfirst\b/i.test(inner)) return null;
  const isAmong =
    /\bbetween\s+(?:the\s+|these\s+|my\s+)?(?:\d|two|three|four|several|some|different)\b/i.test(
      inner,
    );
  if (isAmong || WHICH_OF.test(inner))
    return { question: questionOf(inner), options: [], open: true };
  if (
    (WHICH.test(inner) || /^make (?:a decision|up my mind)/i.test(inner)) &&
    !/\sor\s|\bwhether\b/i.test(inner)
  ) {
    return { question: questionOf(inner), options: [], open: true };
  }
  if (BARE.test(inner)) {
    const [told = text] = text.split(/(?<=[.!?])\s+/);
    return { question: questionOf(told), options: [], open: false };
  }
  const sentence = inner.split(/(?<=[?!])\s+|(?<=[a-z]{3}\.)\s+/)[0] ?? inner;
  const said = weighedIn(sentence.replace(QUESTION_LEAD, ""));
  const weighed = ONLY_IT.test(said) ? (WISHED.exec(text)?.[1] ?? said) : said;
  return {
    question:
      ONLY_IT.test(said) && weighed !== said ? `Should I ${weighed}?` : questionOf(sentence),
    options: weighed === "" ? [] : [ownWords(weighed)],
    open: false,
  };
}

/** "we want to get a second cat but …, should we do it": what is asked about was told before. */
const ONLY_IT = /^(?:just )?(?:do it|do that|go for it|go ahead|say yes)$/i;
const WISHED =
  /\b(?:want|would like|'d like|wants us|wants me|hope|plan|offered) to ([^,.;?!]{4,45}?)(?=\s+(?:but|because|and|although|though)\b|[,.;?!])/i;

/** "which of 3 job offers" leaves the answers to be listed. */
const WHICH_OF =
  /^which of (?:the |these |my |our )?(?:\d+|two|three|four|five|six|several|all)\b(?!.*\sor\s)/i;

/** "…, lease ends on 30 September", "…, I've got 4 grand saved": told behind the last answer. */
const TOLD_BEHIND_ANSWER =
  /(?:,(?!\d)\s*|\s+[-–]\s+)(?:(?:but|and|as|because)\s+)?(?:(?:i|i'm|im|i've|ive|i'd|i'll|we|we're|we've|we'd|we'll|he|he's|she|she's|they|they're|it|it's|its|my|our|there|there's|both)\b|(?:the\s)?(?:\p{L}+\s){1,2}(?:ends?|is|are|expires?|starts?|runs|closes|costs?|needs?|goes)\b|(?:\p{L}+\s)?(?:due|deadline|budget)\b|have to (?:answer|decide)\b).*$/iu;

const LEAST_ANSWERS = 2;

/** "…, open enrollment ends December 15" stands in a row of answers and is none. */
function isToldBehind(option: string): boolean {
  const isSum =
    /^(?:about |under |max |budget )?[$£€]\d[\d,.]*(?:k\b)?(?: (?:for|in|total|max|each|a head)\b.*)?$/i.test(
      option,
    );
  return isSum || `, ${option}`.replace(TOLD_BEHIND_ANSWER, "") === "";
}

/** "Aetna by Friday", "Portugal for our honeymoon": until when and what for is said once, behind the last answer. */
const SHARED_END =
  /\s+(?:(?:by|before) (?:tomorrow|tonight|next \p{L}+|the \d\S*|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\p{Lu}\p{Ll}+ \d\S*)|for (?:health |car |home )?insurance|for (?:my|our|his|her|their|the) (?:\p{L}+(?:'s)? )?(?:birthday|honeymoon|anniversary|vacation|holidays?|trip|wedding|kids|weekend)|(?<!\bthe\s)(?<=\S\s)first)$/iu;

function withoutSharedEnd(options: readonly string[]): string[] {
  const last = options.at(-1) ?? "";
  const others = options.slice(0, -1);
  const isOnce = !others.some((option) => /\s(?:by|before|for)\s/i.test(option));
  return isOnce ? [...others, last.replace(SHARED_END, "")] : [...options];
}

function weighedIn(text: string): string {
  const cleaned = text
    .replace(/[\s.?!]+$/, "")
    .replace(/,?\s*\b(?:or not|instead|(?<!\b(?:who|that|never|always)\b.*)first)$/i, "")
    .replace(/^(?:to|i should)\s+/i, "");
  return shorten(cleaned.trim(), 70);
}
