import { expect, test } from "vitest";
import { directionOf } from "./right-to-left";

test.each([
  ["Hello שלום", "ltr"],
  ["«שלום» Hello", "rtl"],
  ["12 هل", "rtl"],
  ["🎉", "ltr"],
  ["", "ltr"],
])("%j runs %s", (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
