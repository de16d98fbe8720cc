import { expect, test } from "vitest";
import { restOfTurns, TURN_MS } from "./turn-time";

test.each([
  [0, 1_000],
  [40, 960],
  [999, 1],
  [1_000, 0],
  [1_001, 499],
  [7_310, 190],
])("a result after %i ms lands %i ms later", (elapsed, rest) => {
  expect(restOfTurns(elapsed)).toBe(rest);
});

test("the coin always comes down at the end of a turn, never within the first second", () => {
  for (let elapsed = 0; elapsed < 5_000; elapsed += 7) {
    const landsAt = elapsed + restOfTurns(elapsed);
    expect(landsAt).toBeGreaterThanOrEqual(1_000);
    expect(landsAt % TURN_MS).toBe(0);
    expect(restOfTurns(elapsed)).toBeLessThanOrEqual(1_000);
  }
});
