import { GOAL_MAX_CHARACTERS } from "@/lib/decisions/constants";
import { capitalise } from "@/lib/text";
import { readList } from "./read-list";
import { readRow } from "./read-row";
import { readSentence } from "./read-sentence";
import { sentencesOf } from "./sentences";

/** A question with the two to six options that it is between, in the person's own words. */
export type ReadOptions = { question: string; options: string[] };

/** Nobody hides a question behind so many lines or sentences. */
const MOST_LINES = 60;
const MOST_SENTENCES = 40;
const UNSEEN = /(?!\u200C|\u200D)[\p{Cf}\p{Cc}\p{Cs}]/gu;
/** The next line goes on with the choice that this one began. */
const OPEN_LINE = /(?:^|\s)(?:or|vs\.?|versus|between|and)$|,$/i;
const GOES_ON = /^(?:or|vs\.?|versus)(?:\s|$)/i;

/**
 * Reads the options that a person hesitates between out of what they typed, at most 2,000 characters:
 * a question ("Should I move or stay?"), "A vs B", "torn between A and B", a list below a question.
 * Null for a goal, for a question with one answer to weigh ("Should I quit?"), for more than six
 * options and for whatever is not plain. Light enough to run at each key.
 */
export function readOptions(text: string): ReadOptions | null {
  if (text.length > GOAL_MAX_CHARACTERS) return null;
  const lines = linesOf(text);
  const read = readList(lines) ?? readRunning(lines);
  return read && { ...read, question: capitalise(read.question) };
}

function linesOf(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/, MOST_LINES)
    .map((line) => line.replace(/\s+/g, " ").replace(UNSEEN, "").trim())
    .filter((line) => line !== "");
}

function readRunning(lines: readonly string[]): ReadOptions | null {
  const { whole, isJoined } = joinLines(lines);
  const sentences = sentencesOf(whole, MOST_SENTENCES);
  const row = readRow(sentences);
  if (row !== null) return row;
  for (const [at, sentence] of sentences.entries()) {
    const asked = isJoined ? { ...sentence, isAsked: true } : sentence;
    const read = readSentence(asked, { before: sentences[at - 1], next: sentences[at + 1] });
    if (read !== null) return read;
  }
  return null;
}

/** Lines that an "or" joins are one; `isJoined` says that there were such lines. */
function joinLines(lines: readonly string[]): { whole: string[]; isJoined: boolean } {
  const whole: string[] = [];
  let isJoined = false;
  for (const line of lines) {
    const before = whole.at(-1);
    const isOr = GOES_ON.test(line);
    if (before !== undefined && (isOr || OPEN_LINE.test(before))) {
      whole[whole.length - 1] = `${before} ${line}`;
      isJoined ||= isOr || /\s(?:or|vs\.?|versus)$/i.test(before);
    } else whole.push(line);
  }
  return { whole, isJoined };
}
