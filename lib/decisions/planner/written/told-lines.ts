import { tidyTime } from "@/lib/decisions/planner/reading/time-words";
import { SURE_WEEKDAY } from "@/lib/decisions/planner/words/weekdays";
import type { PlanLine } from "@/lib/decisions/planner/written/archetype";
import { cutToSize, STEP_COUNTS } from "@/lib/decisions/planner/written/sizes";

const NUMBER_WORDS = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty";
/** "£480", "6.15", "7pm", "30mg", "nine". */
const NUMBER = `(?:[£$€]?\\p{N}[\\p{N}.,:]*\\p{L}{0,3}|${NUMBER_WORDS})`;
/** What stands in a phrase for any word of a sort, with the name under which the step may say which it was. */
const SORTS: Readonly<Record<string, { name: string; pattern: string }>> = {
  "#": { name: "number", pattern: NUMBER },
  WEEKDAY: {
    name: "weekday",
    pattern: SURE_WEEKDAY,
  },
  MONTH: {
    name: "month",
    pattern:
      "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|aug|sept?|oct|nov|dec)",
  },
};
/** Up to four words between two others. */
const FEW_WORDS = "(?:\\S+ ){0,4}?";
const PHRASE = /^(?:[a-z0-9]+\*?|#|WEEKDAY|MONTH)(?: (?:[a-z0-9]+\*?|#|WEEKDAY|MONTH|\.\.))*$/;
const WORD = /[£$€]?\p{N}+(?:[.,:]\p{N}+)*\p{L}*|\p{L}+/gu;

/**
 * What a phrase list of a plan's "?" line finds in `spokenWords`: alternatives separated by "|", whole words,
 * "print*" with any ending, ".." for up to four words, "#" for a number, "WEEKDAY" and "MONTH" for the name of
 * one. The first of a sort is its group: `number`, `weekday` or `month`.
 * @throws Error when a phrase is of another form
 */
export function readPhrases(phrases: string): RegExp[] {
  return phrases.split("|").map((listed) => {
    const phrase = listed.trim();
    if (!PHRASE.test(phrase)) throw new Error(`A plan has a phrase that nobody types: ${phrase}`);
    // As in `spokenWords`: "cp2000" is typed as two.
    const all = phrase.replace(/(?<=[a-z])(?=\d)/g, " ").split(" ");
    const words = all.map((word, at) => {
      if (word === "..") return FEW_WORDS;
      const sort = SORTS[word];
      if (sort !== undefined) {
        return at === all.indexOf(word) ? `(?<${sort.name}>${sort.pattern}) ` : `${sort.pattern} `;
      }
      return word.endsWith("*") ? `${word.slice(0, -1)}\\p{L}* ` : `${word} `;
    });
    // "six of ten units" tells of six.
    const start = all[0] === "#" ? "(?<! of (?:the |my )?)" : "";
    return new RegExp(`(?<= )${start}${words.join("")}`, "u");
  });
}

/** The words of a text in small letters without marks, a space before and behind each; "I'll" is no "ill". */
export function spokenWords(text: string): string {
  const written = text
    .toLowerCase()
    .replace(/['’]ll\b/g, " will")
    .replace(/['’]/g, "");
  const words = written.match(WORD) ?? [];
  return ` ${words.join(" ")} `;
}

/**
 * A written plan for somebody's own words: what they tell takes the place of the line that it changes, and
 * what they did already is left out as long as the longer sizes keep their least number of steps.
 */
export function linesToldBy(lines: readonly PlanLine[], text: string): readonly PlanLine[] {
  if (lines.every(({ told, done }) => told.length === 0 && done.length === 0)) return lines;
  const words = spokenWords(text);
  const isDone = ({ done }: PlanLine) => done.some((phrase) => phrase.test(words));
  return linesLeft(
    lines.map((line) => (isDone(line) ? line : lineToldBy(line, words))),
    isDone,
  );
}

/**
 * The lines without those that are done, the first ones first, as long as every size has steps enough; where
 * the nudge loses one, the next line takes its place in it.
 */
export function linesLeft(
  lines: readonly PlanLine[],
  isDone: (line: PlanLine) => boolean,
): readonly PlanLine[] {
  let left = lines;
  for (const line of lines.filter(isDone)) {
    const without = line.within === "all" ? withNudge(left, line) : left;
    const rest = without.filter((one) => one !== line);
    const isEnough = (["steady", "tiny"] as const).every(
      (size) => cutToSize(rest, size).length >= STEP_COUNTS[size].least,
    );
    const nudges = [left, rest].map((some) => cutToSize(some, "nudge").length);
    if (isEnough && nudges[0] === nudges[1]) left = rest;
  }
  return left;
}

/** The lines with the one behind this in the nudge, too, or the one before it. */
function withNudge(lines: readonly PlanLine[], line: PlanLine): readonly PlanLine[] {
  const at = lines.indexOf(line);
  const after = lines.findIndex((one, index) => index > at && one.within === "longer");
  const next =
    after < 0 ? lines.findLastIndex((one, index) => index < at && one.within === "longer") : after;
  return lines.map((one, index) => (index === next ? { ...one, within: "all" } : one));
}

const MOVES_SUM = /\btransfer of \{#\}/;
/** "on $2,900 a month": what comes in is not put aside. */
const LIVED_ON = / (?:on|makes?|making|earns?|earning|home) (?:about |around |only |just )?$/;

function lineToldBy(line: PlanLine, words: string): PlanLine {
  for (const { says, minutes, text, smaller } of line.told) {
    const isMoved = MOVES_SUM.test(text);
    const found = says
      .map((phrase) => phrase.exec(words))
      .filter((told) => told !== null)
      .find(({ index }) => !(isMoved && LIVED_ON.test(words.slice(0, index))));
    if (found === undefined) continue;
    const { number = "", weekday = "", month = "" } = found.groups ?? {};
    const named = (template: string) =>
      template
        .replaceAll("{#}", number)
        .replaceAll("{weekday}", tidyTime(weekday))
        .replaceAll("{month}", tidyTime(month));
    return {
      ...line,
      spare: false,
      answers: found[0].trim(),
      told: [],
      minutes,
      text: named(text),
      smaller: smaller.map((step) => ({ ...step, text: named(step.text) })),
      parts: [],
    };
  }
  return line;
}
