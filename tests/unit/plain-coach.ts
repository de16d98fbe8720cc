import { expect } from "vitest";

export const UNKIND =
  /overdue|\bfailed\b|you missed|you should have|lazy|!|undefined|null|NaN|\[object|“”|\s{3}|\.\.|\?\?| ,/i;

/** Holds that a text of the coach is whole, plain and kind. */
export function isPlain(text: string): void {
  expect(text).toMatch(/^[“\p{Lu}\d][\s\S]*[.?”]$/u);
  expect(text).not.toMatch(UNKIND);
  expect(text.length).toBeLessThanOrEqual(900);
}
