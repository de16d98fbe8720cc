import { describe, expect, it } from "vitest";
import { checkText } from "../../lib/safety/check/check-text.ts";
import { countLetterGroups } from "./baseline.ts";
import { chanceFrom } from "./chance.ts";
import { composeText } from "./compose.ts";
import { alarms, alarmsWhenBuried, alarmsWhenDisturbed } from "./robustness.ts";
import { isAlarm, isHarm, judge, quantile, shareOf } from "./score.ts";
import { readSets } from "./texts.ts";

// What has been reached, less a point or two: a change of the check or of its weights that falls below
// is a step back. docs/safety.md has the figures themselves.
const FLOOR = { everything: 0.62, selfHarm: 0.59, ofPlain: 0.88 };
const CEILING = { goals: 0.003, counselling: 0.05, ofCounting: 120 };

const { goals = [], diaries = [], counselling = [], ...sets } = readSets();
const harmful = Object.values(sets)
  .flat()
  .filter(({ label }) => label !== "none");

describe("the safety check, on texts that it was never trained on", () => {
  const judged = judge(harmful, checkText);

  it("notices what it has noticed before", () => {
    const { share } = shareOf(judged, isHarm, isAlarm);
    expect(share).toBeGreaterThanOrEqual(FLOOR.everything);
  });

  it("notices self-harm as it has before", () => {
    const { share } = shareOf(judged, ({ wanted }) => wanted.category === "self_harm", isAlarm);
    expect(share).toBeGreaterThanOrEqual(FLOOR.selfHarm);
  });

  it("lets ordinary goals and counselling questions through", () => {
    expect(alarms(goals, checkText)).toBeLessThanOrEqual(CEILING.goals);
    expect(alarms(counselling, checkText)).toBeLessThanOrEqual(CEILING.counselling);
  });

  it("sees through typos and disguises", { timeout: 120_000 }, () => {
    const plain = alarms(harmful, checkText);
    const weak = alarmsWhenDisturbed(harmful, checkText).filter(
      ({ share }) => share < FLOOR.ofPlain * plain,
    );
    expect(weak).toEqual([]);
  });

  it("finds one text in a long one", { timeout: 120_000 }, () => {
    const some = harmful.filter((_, index) => index % 4 === 0);
    const found = alarmsWhenBuried(some, [...goals, ...diaries], checkText);
    expect(found).toBeGreaterThanOrEqual(FLOOR.ofPlain * alarms(some, checkText));
  });
});

describe("the time of the safety check", () => {
  it("is a small multiple of counting a text's groups of letters, at any length", {
    timeout: 120_000,
  }, () => {
    const chance = chanceFrom(5);
    const parts = [...goals, ...diaries, ...harmful].map(({ text }) => text);
    for (const length of [2_000, 10_000]) {
      const texts = Array.from({ length: 30 }, () => composeText(parts, length, chance));
      const [ours = 0, baseline = 0] = medians([checkText, countLetterGroups], texts);
      expect(ours / baseline).toBeLessThan(CEILING.ofCounting);
    }
  });
});

/** The median time of each way to read the texts, taken in turn, each text at its fastest: pauses don't count. */
function medians(ways: ((text: string) => unknown)[], texts: readonly string[]): number[] {
  const fastest = ways.map(() => texts.map(() => Number.POSITIVE_INFINITY));
  for (let round = 0; round < 6; round += 1) {
    texts.forEach((text, index) => {
      ways.forEach((read, way) => {
        const begin = performance.now();
        read(text);
        const times = fastest[way] ?? [];
        times[index] = Math.min(times[index] ?? 0, performance.now() - begin);
      });
    });
  }
  return fastest.map((times) =>
    quantile(
      times.sort((a, b) => a - b),
      0.5,
    ),
  );
}
