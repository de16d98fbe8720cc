import { checkText } from "../../../lib/safety/check/check-text.ts";
import { countLetterGroups } from "../../safety/baseline.ts";
import { chanceFrom } from "../../safety/chance.ts";
import { composeText } from "../../safety/compose.ts";
import { quantile } from "../../safety/score.ts";
import { readSets } from "../../safety/texts.ts";
import type { SafetyFigure } from "./table.ts";

const TEXTS = 400;
const ROUNDS = 5;
const LONGEST = 10_000;

/** How long one check takes, in this process and warm. */
export function timeFigures(): SafetyFigure[] {
  const parts = Object.values(readSets()).flatMap((texts) => texts.map(({ text }) => text));
  const chance = chanceFrom(11);
  const texts = (length: number) =>
    Array.from({ length: TEXTS }, () => composeText(parts, length, chance));
  for (const text of texts(1_000)) checkText(text);
  const figures = [200, 2_000, LONGEST].flatMap((length) => quantiles(length, texts(length)));
  const [name, worst] = worstOf(ODD_TEXTS);
  return [
    ...figures,
    {
      name: `odd text of 10,000, the slowest: ${name}`,
      ours: worst,
      unit: "ms",
      bar: { atMost: 10 },
    },
  ];
}

function quantiles(length: number, texts: readonly string[]): SafetyFigure[] {
  const before = process.cpuUsage();
  const rounds = Array.from({ length: ROUNDS }, () => texts.map((text) => timeOf(text)));
  const { user, system } = process.cpuUsage(before);
  const worked = (user + system) / 1_000 / (ROUNDS * texts.length);
  const times = rounds.flat().sort((a, b) => a - b);
  // What the texts cost without the machine's own pauses: each at its fastest.
  const fastest = texts.map((_, index) =>
    Math.min(...rounds.map((round) => round[index] ?? Number.NaN)),
  );
  const quiet = fastest.toSorted((a, b) => a - b);
  const ofCounting = texts.map((text, index) => {
    const counted = Array.from({ length: ROUNDS }, () => timeOf(text, countLetterGroups));
    return (fastest[index] ?? Number.NaN) / Math.min(...counted);
  });
  const name = `check of ${length.toLocaleString("en")} characters`;
  const bar = length === LONGEST ? { atMost: 10 } : undefined;
  return [
    { name: `${name}, processor time, mean`, ours: worked, unit: "ms" },
    { name: `${name}, p50`, ours: quantile(times, 0.5), unit: "ms" },
    { name: `${name}, p99`, ours: quantile(times, 0.99), unit: "ms", bar },
    {
      name: `${name}, p99 of each at its fastest of ${ROUNDS}`,
      ours: quantile(quiet, 0.99),
      unit: "ms",
    },
    // A machine that is busy or slow is so for both.
    {
      name: `${name}, of counting its groups of letters, median`,
      ours: quantile(
        ofCounting.sort((a, b) => a - b),
        0.5,
      ),
      unit: "times",
    },
    { name: `${name}, worst`, ours: times.at(-1) ?? Number.NaN, unit: "ms" },
  ];
}

function timeOf(text: string, read: (text: string) => unknown = checkText): number {
  const begin = performance.now();
  read(text);
  return performance.now() - begin;
}

/** The slowest text by its median time: a pause of the machine is not the text's. */
function worstOf(texts: Readonly<Record<string, string>>): [string, number] {
  const medians = Object.entries(texts).map(([name, text]): [string, number] => {
    const times = Array.from({ length: 2 * ROUNDS + 1 }, () => timeOf(text));
    return [
      name,
      quantile(
        times.sort((a, b) => a - b),
        0.5,
      ),
    ];
  });
  return medians.reduce((slowest, one) => (one[1] > slowest[1] ? one : slowest));
}

/** A text of 10,000 characters out of one part over and over. */
function repeated(part: string): string {
  return part.repeat(Math.ceil(LONGEST / part.length)).slice(0, LONGEST);
}

/** What nobody writes and somebody will send. */
const ODD_TEXTS: Readonly<Record<string, string>> = {
  "one letter": repeated("a"),
  "one long word": repeated("killmyselftonight"),
  "spaces alone": repeated(" "),
  "line breaks": repeated("\n"),
  "letters apart": repeated("k i l l   m y s e l f   "),
  "dotted letters": repeated("k.i.l.l.m.y.s.e.l.f."),
  "combining marks": `a${repeated("\u0301")}`.slice(0, LONGEST),
  "letters with many marks": repeated("k\u0301\u0302i\u0303\u0304l\u0305l\u0306 "),
  "zero-width characters": repeated("\u200b\u200c\u200d\u2060"),
  "words cut by zero-width characters": repeated("ki\u200bll my\u200dself "),
  emoji: repeated("😀"),
  "joined emoji": repeated("👩‍👩‍👧‍👦"),
  flags: repeated("🇬🇧🇮🇪"),
  "half characters": repeated("\ud83d"),
  "Cyrillic look-alikes": repeated("кіІІ муѕеlf "),
  "mathematical letters": repeated("𝓴𝓲𝓵𝓵 𝓶𝔂𝓼𝓮𝓵𝓯 "),
  "full width": repeated("ｋｉｌｌ ｍｙｓｅｌｆ "),
  leetspeak: repeated("k1!! my53!f w4n7 70 d!3 "),
  "asterisks and slashes": repeated("*/_-.~"),
  "one sentence over and over": repeated("I want to kill myself. "),
  "one sentence without an end": repeated("I want to kill myself and "),
  "a denial without an end": repeated("I don't not never want to "),
  idioms: repeated("this deadline is killing me and I'm dying to start "),
  "question marks": repeated("why? "),
  "open quotes": repeated('"he said '),
  apostrophes: repeated("don't've'"),
  "ligatures that grow": repeated("\ufdfa"),
  "Arabic and Hebrew": repeated("أريد أن אני רוצה "),
  Chinese: repeated("我想开始新的生活"),
  numbers: repeated("1 2 3 10k 5:30 $20 "),
};
