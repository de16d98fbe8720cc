import { describe, expect, it } from "vitest";
import type { Verdict } from "../../lib/safety/types.ts";
import { bootstrap, isAlarm, isHarm, isRightSeverity, judge, quantile, shareOf } from "./score.ts";

const outcomes = (hits: number, of: number) => Array.from({ length: of }, (_, at) => at < hits);

describe("bootstrap", () => {
  it("is near the normal interval of a share", () => {
    const { low, high } = bootstrap(outcomes(300, 400));
    const reach = 1.96 * Math.sqrt((0.75 * 0.25) / 400);
    expect(Math.abs(low - (0.75 - reach))).toBeLessThan(0.01);
    expect(Math.abs(high - (0.75 + reach))).toBeLessThan(0.01);
  });

  it("narrows with more outcomes", () => {
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    expect(width(bootstrap(outcomes(750, 1_000)))).toBeLessThan(
      width(bootstrap(outcomes(75, 100))) / 2,
    );
  });

  it("is the same for the same seed", () => {
    expect(bootstrap(outcomes(5, 9))).toEqual(bootstrap(outcomes(5, 9)));
  });

  it("has no width where all outcomes are alike", () => {
    expect(bootstrap(outcomes(20, 20))).toEqual({ low: 1, high: 1 });
  });
});

describe("quantile", () => {
  it("takes the value at a place of sorted values", () => {
    const values = Array.from({ length: 100 }, (_, index) => index);
    expect([0, 0.5, 0.99, 1].map((place) => quantile(values, place))).toEqual([0, 50, 99, 99]);
  });
});

describe("shares of judged texts", () => {
  const says: Record<string, Verdict> = {
    missed: { severity: "allow", category: null, reason: null, spans: [] },
    milder: { severity: "support", category: "self_harm", reason: "self_harm_ideation", spans: [] },
    right: { severity: "block", category: "self_harm", reason: "self_harm_intent", spans: [] },
  };
  const check = (text: string) => {
    const verdict = says[text];
    if (!verdict) throw new Error(text);
    return verdict;
  };
  const judged = judge(
    [
      { text: "missed", label: "self_harm_intent", kind: "" },
      { text: "milder", label: "self_harm_intent", kind: "" },
      { text: "right", label: "self_harm_intent", kind: "" },
      { text: "right", label: "none", kind: "" },
    ],
    check,
  );

  it("counts recall among the harmful and precision among the alarms", () => {
    expect(shareOf(judged, isHarm, isAlarm)).toMatchObject({ share: 2 / 3, of: 3 });
    expect(shareOf(judged, isAlarm, isHarm)).toMatchObject({ share: 2 / 3, of: 3 });
  });

  it("asks for the very severity", () => {
    expect(shareOf(judged, isHarm, isRightSeverity)).toMatchObject({ share: 1 / 3, of: 3 });
  });

  it("has no share of nothing", () => {
    expect(shareOf([], isHarm, isAlarm)).toMatchObject({ share: Number.NaN, of: 0 });
  });
});
