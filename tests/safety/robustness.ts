import type { Verdict } from "../../lib/safety/types.ts";
import { chanceFrom } from "./chance.ts";
import { bury } from "./compose.ts";
import { DISTURBANCES } from "./disturbances.ts";
import type { LabelledText } from "./texts.ts";

type Check = (text: string) => Verdict;

const SEED = 2026;
const BURIED_IN = 4_000;

/** The share of texts, as they were written, that set off the alarm. */
export function alarms(texts: readonly LabelledText[], check: Check): number {
  return shareThat(texts, ({ text }) => check(text).severity !== "allow");
}

/** The share of texts that set off the alarm after each disturbance. */
export function alarmsWhenDisturbed(
  texts: readonly LabelledText[],
  check: Check,
): { name: string; share: number }[] {
  return Object.entries(DISTURBANCES).map(([name, change]) => {
    const chance = chanceFrom(SEED);
    const changed = texts.map((one) => ({ ...one, text: change(one.text, chance) }));
    return { name, share: alarms(changed, check) };
  });
}

/**
 * The share of harmful texts that are noticed among 4,000 harmless characters. An alarm counts only
 * when what led to it lies in the buried text: one about the rest has found nothing.
 */
export function alarmsWhenBuried(
  harmful: readonly LabelledText[],
  harmless: readonly LabelledText[],
  check: Check,
): number {
  const chance = chanceFrom(SEED);
  const parts = harmless.map(({ text }) => text);
  return shareThat(harmful, (one) => {
    const { text, start, end } = bury(one.text, parts, BURIED_IN, chance);
    return check(text).spans.some((span) => span.start < end && span.end > start);
  });
}

function shareThat(texts: readonly LabelledText[], holds: (one: LabelledText) => boolean): number {
  return texts.filter(holds).length / texts.length;
}
