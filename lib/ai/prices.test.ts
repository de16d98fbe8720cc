import { afterEach, describe, expect, test } from "vitest";
import { env } from "@/lib/env";
import { costMicros, highestCostMicros } from "./prices";

const none = { input: 0, cacheWrite: 0, cacheRead: 0, output: 0 };

afterEach(() => {
  env().AI_PRICES = {};
});

describe("what tokens cost", () => {
  test("each kind has its price, in millionths of a dollar", () => {
    const model = "claude-sonnet-5-5";
    expect(costMicros(model, { ...none, input: 1_000_000 })).toBe(2_000_000);
    expect(costMicros(model, { ...none, cacheWrite: 1_000_000 })).toBe(2_500_000);
    expect(costMicros(model, { ...none, cacheRead: 1_000_000 })).toBe(100_000);
    expect(costMicros(model, { ...none, output: 1_000_000 })).toBe(10_000_000);
    expect(costMicros(model, none)).toBe(0);
  });

  test("is rounded up, once and not for a trace of binary fractions", () => {
    expect(costMicros("claude-haiku-5-5", { ...none, input: 1 })).toBe(1);
    expect(costMicros("claude-haiku-5-5", { ...none, input: 10, output: 2 })).toBe(2);
    expect(costMicros("claude-haiku-5-5", { ...none, input: 3, cacheRead: 70 })).toBe(1);
  });

  test("is more for all of a long prompt, where the model has such a price", () => {
    const read = { ...none, input: 60_000, cacheRead: 40_000, output: 1_000 };
    expect(costMicros("claude-haiku-5-5", read)).toBe(6_000 + 400 + 500);
    expect(costMicros("claude-haiku-5-5", { ...read, input: 60_001 })).toBe(30_001 + 2_000 + 2_500);
  });

  test("is the same under a model's dated name", () => {
    const tokens = { ...none, input: 1_000 };
    expect(costMicros("claude-haiku-4-5-20251001", tokens)).toBe(1_000);
  });

  test("of an unknown model is that of the dearest", () => {
    expect(costMicros("my-model", { ...none, input: 10, output: 10 })).toBe(600);
  });

  test("is what the configuration says", () => {
    const free = { input: 0, output: 0, cacheWrite: 0, cacheRead: 0 };
    env().AI_PRICES = { "my-model": free };
    expect(costMicros("my-model", { ...none, input: 1_000, output: 9 })).toBe(0);
  });
});

test("no call of so many tokens costs more than the highest cost", () => {
  for (const model of ["claude-sonnet-5-5", "claude-haiku-5-5", "claude-fable-5", "my-model"]) {
    const most = highestCostMicros(model, 120_000, 2_000);
    for (const kind of ["input", "cacheWrite", "cacheRead"]) {
      for (const read of [1, 99_999, 100_001, 120_000]) {
        expect(costMicros(model, { ...none, [kind]: read, output: 2_000 })).toBeLessThanOrEqual(
          most,
        );
      }
    }
  }
});
