import fc from "fast-check";
import { expect, it } from "vitest";
import { processorTimes } from "@/tests/unit/processor-time";
import { normalise } from "./normalise.ts";

const plain = (text: string) => normalise(text).text;

it.each([
  ["I want to k i l l  m y s e l f", "i want to kill myself"],
  ["I w a n t t o d i e", "i want to die"],
  ["s.u.i.c.i.d.e. now", "suicide. now"],
  ["k-i-l-l him", "kill him"],
  ["k1ll mys3lf", "kill myself"],
  ["d!e, su1c1de!", "die, suicide!"],
  ["w4nt t0 d13", "want to die"],
  ["$ex", "sex"],
  ["diiiie pleeeease", "die please"],
  ["s*icide f**k", "suicide fuck"],
  ["suicdie, overdsoe", "suicide, overdose"],
  ["I want tо dіе", "i want to die"],
  ["𝓴𝓲𝓵𝓵 ᴍʏꜱᴇʟғ ｋｉｌｌ", "kill myself kill"],
  ["ki\u200bll ki\u00adll", "kill kill"],
  ["kíll mÿself", "kill myself"],
  ["I dont, I can’t", "i don't, i can't"],
])("reads %j as it is meant", (written, meant) => {
  expect(plain(written).replace(/[,.!]+(?=[,.! ]|$)/g, "")).toBe(
    meant.replace(/[,.!]+(?=[,.! ]|$)/g, ""),
  );
});

it.each([
  "2 kids, 1st place, 10k run, $50 at 5pm, 3x",
  "plan a b c",
  "covid19 h1n1 k8s mp3 b2b",
  "meditation and revenue, the prison, strike a pose, tables",
  "kill-myself me@home.com www.site.com and/or 24/7",
])("leaves %j as it is", (text) => {
  expect(plain(text)).toBe(text);
});

it("keeps one space between words and one break between lines", () => {
  expect(plain("  one\t two \n\n  three \r\n four  ")).toBe("one two\nthree\nfour");
});

const anything = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(..."aeklids01!@$*. -_'\n "), maxLength: 120 }),
);

it("names the place of every character in the text, in order", () => {
  fc.assert(
    fc.property(anything, (text) => {
      const { text: normalised, from } = normalise(text);
      expect(from.length).toBe(normalised.length);
      for (const [index, place] of from.entries()) {
        expect(place).toBeGreaterThanOrEqual(index === 0 ? 0 : (from[index - 1] ?? 0));
        expect(place).toBeLessThan(text.length);
      }
    }),
  );
});

it("changes nothing the second time", () => {
  fc.assert(
    fc.property(anything, (text) => {
      const once = plain(text);
      expect(plain(once)).toBe(once);
    }),
  );
});

it("needs time in proportion to the length, whatever the text", () => {
  for (const unit of [
    "a",
    "a ",
    ".",
    "a.",
    "\u0301",
    "\u200b",
    "🔪",
    "k1",
    "ﷺ",
    "*a",
    "a-",
    "\n",
  ]) {
    const short = timeOf(unit.repeat(10_000 / unit.length));
    const long = timeOf(unit.repeat(100_000 / unit.length));
    expect(long).toBeLessThan(40 * short + 100);
  }
});

/** The best of a few, in milliseconds. */
function timeOf(text: string): number {
  return processorTimes(5, () => normalise(text))[0] ?? Number.NaN;
}
