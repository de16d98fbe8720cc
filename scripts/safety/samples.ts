import { Chance } from "../chance.ts";
import { type Sample, sentenceFeatures } from "./learn.ts";
import { buried, withFigures, withoutMarks, withSlips, withSpacedLetters } from "./noise.ts";
import type { Group, Row } from "./rows.ts";

/** What a harmless row of each group counts for: long texts have many windows that may go wrong. */
const WEIGHT: Readonly<Record<Group, number>> = {
  goals: 2,
  diaries: 6,
  counselling: 4,
  everyday: 0.4,
  prompts: 0.7,
  "near misses": 1,
};

/** The rows as samples, and beside them copies with slips, disguises and harmless surroundings. */
export function samplesOf(rows: readonly Row[], seed: number): Sample[] {
  const chance = new Chance(seed);
  const harmless = rows
    .filter(({ label, group }) => label === "none" && (group === "goals" || group === "diaries"))
    .map(({ text }) => text.split(/(?<=[.!?])\s/)[0] ?? text);
  return rows.flatMap((row) => {
    const weight = row.label === "none" ? WEIGHT[row.group] : row.group === "prompts" ? 0.7 : 1;
    const texts = [row.text, ...copiesOf(row, harmless, chance)];
    return texts.map((text, index) => ({
      sentences: sentenceFeatures(text),
      label: row.label,
      weight: index === 0 ? weight : weight * (row.label === "none" ? 0.4 : 0.3),
    }));
  });
}

function copiesOf({ text, label, group }: Row, harmless: string[], chance: Chance): string[] {
  if (group === "everyday" && label === "none") return [];
  const slips = [withSlips(text, chance), withoutMarks(text)];
  const figures = withFigures(text, chance);
  const apart = withSpacedLetters(text, chance);
  // Harmless texts are disguised as well: else a disguise is a sign of harm by itself.
  if (label === "none") return [...slips, chance.next() < 0.25 ? figures : apart];
  return [...slips, withSlips(text, chance), figures, apart, buried(text, harmless, chance)];
}
