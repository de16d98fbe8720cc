import { expect, test } from "vitest";
import { amountInWords, intervalInWords } from "./money";

test.each([
  [900, "usd", "$9"],
  [999, "usd", "$9.99"],
  [950, "usd", "$9.50"],
  [1, "usd", "$0.01"],
  [0, "eur", "€0"],
  [123_456_789, "eur", "€1,234,567.89"],
  [900, "chf", "CHF 9"],
  [900, "jpy", "¥900"],
  [15_000, "krw", "₩15,000"],
  // Counted in hundredths that nobody uses any more.
  [120_000, "isk", "ISK 1,200"],
  [3_500_000, "ugx", "UGX 35,000"],
  [5_120, "kwd", "KWD 5.120"],
  [5_000, "kwd", "KWD 5"],
])("%s of %s is %s", (amount, currency, words) => {
  // Intl sets a space that does not break after a code.
  expect(amountInWords(amount, currency).replaceAll("\u00a0", " ")).toBe(words);
});

test.each([
  ["month", 1, "per month"],
  ["year", 1, "per year"],
  ["month", 3, "every 3 months"],
  ["week", 2, "every 2 weeks"],
])("%s and %s is %s", (interval, count, words) => {
  expect(intervalInWords(interval, count)).toBe(words);
});
