import type { ReadOptions } from "./read-options";
import { bare } from "./span";
import { tidyOptions } from "./tidy-options";

const MARK =
  /^(?:[-–—*•·▪◦‣○●□☐]\s+|\d{1,2}\s?[.):]\s+|[a-f][.)]\s+|\([a-f\d]\)\s+|\[[ x]?\]\s+|(?:\d\uFE0F?\u20E3)\s*)/i;
const NAMED = /^(?:option|choice|plan) (?:[a-f]|[1-6]|one|two|three|four|five|six)\s?[:.)–—-]\s*/i;
/** What stands above or below a list that is to be chosen from. */
const CHOOSING =
  /^(?:so |ok |please |help me |i |we |still |just )*(?:(?:can't|cant|cannot|need to|have to|want to|trying to|to) )?(?:choose|pick|decide between|deciding between|choosing between|torn between|undecided between|debating between|can't decide|cant decide)\b(?! up)|^which(?: one)?\b|\b(?:torn|undecided|choice|choose|decide|deciding|choosing) between\b|\b(?:my|the|our|two|three|four|five|six) (?:options|choices)\b|^options\b|\bshould (?:i|we)(?: either)?$|\b(?:flip|toss) a coin\b|\bor$|\bhelp me (?:choose|pick|decide)\b|\b(?:can't|cant|cannot) (?:choose|pick|decide)\b/i;
const WHICH = /\b(?:which|what|who|where|when|how)\b/i;
const WANTED = /\b(?:should|shall|better|best|rather|choose|pick|prefer|would (?:i|we))\b/i;
/** A list of things to do is none to choose from. */
const DOING = /\b(?:to-?do|tasks?|steps|chores|errands|agenda|checklist|need to do|pros|cons)\b/i;
const MOST_WORDS = 25;

/** A list that is to be chosen from: marked lines, or short ones below a question. Null for other lists. */
export function readList(lines: readonly string[]): ReadOptions | null {
  if (lines.length < 2) return readNumberedRow(lines[0] ?? "");
  return readMarked(lines, NAMED, true) ?? readMarked(lines, MARK, false) ?? readPlain(lines);
}

function readMarked(lines: readonly string[], mark: RegExp, isNamed: boolean): ReadOptions | null {
  const first = lines.findIndex((line) => mark.test(line));
  if (first < 0) return null;
  const end = lines.findIndex((line, at) => at > first && !mark.test(line));
  const items = lines.slice(first, end < 0 ? lines.length : end);
  const around = [...lines.slice(0, first), ...(end < 0 ? [] : lines.slice(end))];
  if (around.some((line) => mark.test(line))) return null;
  const joined = items.some((item, at) => at > 0 && /^or\s/i.test(item.replace(mark, "")));
  const said = around.find(asksToChoose);
  if (around.some((line) => DOING.test(line)) || !(isNamed || joined || said)) return null;
  return chosenFrom(
    said ?? around[0] ?? null,
    items.map((item) => item.replace(mark, "")),
  );
}

/** "Where should we go?" above short lines without marks. */
function readPlain([above = "", ...below]: readonly string[]): ReadOptions | null {
  if (!/[:?]$/.test(above) || DOING.test(above) || !asksToChoose(above)) return null;
  const isShort = below.every((line) => line.split(" ").length <= 10 && !/[.!?:]\s/.test(line));
  return isShort && below.length > 1 ? chosenFrom(above, below) : null;
}

/** "Which one? 1) Berlin 2) Oslo", "Option A: stay. Option B: go." */
function readNumberedRow(line: string): ReadOptions | null {
  const named = [
    ...line.matchAll(
      /\b(?:option|choice) (?:[a-f]|[1-6])(?:\s?[:)]|\s(?:is|would be)(?: to)?)\s/gi,
    ),
  ];
  const numbered = [...line.matchAll(/(?<=^|\s)\(?([1-6])[.)]\s/g)];
  const inOrder = numbered.every(([, digit], at) => Number(digit) === at + 1);
  const marks = named.length > 1 ? named : inOrder ? numbered : [];
  const [first] = marks;
  if (marks.length < 2 || !first) return null;
  const above = line.slice(0, first.index).trim();
  if (named.length < 2 && (!asksToChoose(above) || DOING.test(above))) return null;
  const items = marks.map(({ index, 0: mark }, at) => {
    const item = line.slice(index + mark.length, marks[at + 1]?.index).split(/[.!?]\s/)[0] ?? "";
    return bare(item).replace(/,?\s(?:or|and|vs)$/i, "");
  });
  return chosenFrom(above === "" ? null : above, items);
}

function asksToChoose(line: string): boolean {
  const plain = bare(line).replace(/’/g, "'");
  return CHOOSING.test(plain) || (WHICH.test(plain) && WANTED.test(plain));
}

function chosenFrom(asked: string | null, items: readonly string[]): ReadOptions | null {
  const texts = items.map((item) => bare(item).replace(/^(?:or|and)\s+/i, ""));
  if (texts.some((text) => text.split(" ").length > MOST_WORDS)) return null;
  const options = tidyOptions(texts, false);
  if (options === null) return null;
  const question = asked?.replace(/\s*:$/, "") ?? "";
  return { question: question === "" ? `${options.join(" or ")}?` : question, options };
}
