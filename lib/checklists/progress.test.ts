import { expect, test } from "vitest";
import { progressOf } from "./progress";

test("progress is a whole percentage", () => {
  expect(progressOf(0, 0)).toEqual({ completed: 0, total: 0, percentage: 0 });
  expect(progressOf(1, 3).percentage).toBe(33);
  expect(progressOf(2, 3).percentage).toBe(67);
  expect(progressOf(8, 8).percentage).toBe(100);
});

test("it says 100 only when every step is done", () => {
  expect(progressOf(299, 300).percentage).toBe(99);
});
