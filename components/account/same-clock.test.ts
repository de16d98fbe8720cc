import { expect, test } from "vitest";
import { isSameClock } from "./same-clock";

test.each([
  ["Asia/Kolkata", "Asia/Calcutta", true],
  ["Europe/Berlin", "Europe/Paris", true],
  ["Europe/Berlin", "Europe/London", false],
  // The same in winter alone.
  ["America/Phoenix", "America/Denver", false],
])("%s and %s: %s", (one, other, same) => {
  expect(isSameClock(one, other, new Date("2026-01-10T12:00:00Z"))).toBe(same);
  expect(isSameClock(one, other, new Date("2026-07-10T12:00:00Z"))).toBe(same);
});
