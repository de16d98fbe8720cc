import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shareContentOf } from "./content";
import { cutToWeight, postWeight } from "./post-length";

const url = "https://stepwell.example/shared/0a1b2c3d4e5f6g7h8i9j0k1l2";
const family = "👨‍👩‍👧‍👦";
const coin = (question: string, chosenOption = "Sushi") =>
  shareContentOf({ question, chosenOption, url });
const plan = (question: string) => shareContentOf({ question, chosenOption: null, url });

/** A post as X puts it together. */
function postOf({ twitter }: ReturnType<typeof shareContentOf>): number {
  const hashtags = twitter.hashtags.map((tag) => ` #${tag}`).join("");
  return postWeight(`${twitter.text} ${hashtags}`) + 23;
}

describe("what is shared", () => {
  test("a coin's choice, with the same words at every place", () => {
    const text = "“Pizza or sushi?” I flipped a coin, and it chose: Sushi";
    expect(coin("Pizza or sushi?")).toEqual({
      twitter: { text, url, hashtags: ["Stepwell"] },
      facebook: { text, url },
      linkedin: { text, url },
      whatsapp: { text: `${text}\n${url}` },
      general: { title: "A decision, shared with Stepwell", text, url },
    });
  });

  test("a plan's goal, without a choice", () => {
    expect(plan("Learn to swim").general.text).toBe(
      "I made a plan of small steps for this: “Learn to swim”",
    );
  });

  test("several lines become one", () => {
    expect(plan("- pizza\n- sushi\n\n  which?").general.text).toContain("“- pizza - sushi which?”");
  });

  test("words from right to left are kept apart, and hidden turns are taken out", () => {
    const { text } = coin("האם לעבור לברלין?", "\u202eلا").general;
    expect(text).toBe(
      "“\u2068האם לעבור לברלין?\u2069” I flipped a coin, and it chose: \u2068لا\u2069",
    );
    expect(plan("abc \u202edef \u2066ghi").general.text).toContain("“abc def ghi”");
  });
});

describe("a post on X takes it", () => {
  const long =
    "Should I move to Berlin with all of my plants and my piano or stay in Oslo? ".repeat(20);

  test.each([
    ["words", long],
    ["no spaces at all", "x".repeat(2_000)],
    ["Chinese", "我应该搬到柏林还是留在奥斯陆呢".repeat(100)],
    ["emoji", family.repeat(150)],
    ["Hebrew", "האם לעבור לברלין או להישאר? ".repeat(50)],
    ["links", "should I buy a.io or b.io or c.io or d.io? ".repeat(20)],
  ])("%s", (_, question) => {
    for (const content of [
      plan(question),
      coin(question),
      coin(question, question.slice(0, 200)),
    ]) {
      expect(postOf(content)).toBeLessThanOrEqual(280);
      expect(postOf(content)).toBeGreaterThan(200);
      expect(content.twitter.text).toContain("...");
    }
  });

  test("a long question ends after a whole word, an emoji stays whole", () => {
    const quoted = /“(.*)\.\.\.”/.exec(plan(long).twitter.text)?.[1] ?? "";
    expect(long.startsWith(`${quoted} `)).toBe(true);
    const emoji = /“(.*)\.\.\.”/u.exec(plan(family.repeat(150)).twitter.text)?.[1] ?? "";
    expect(emoji.replaceAll(family, "")).toBe("");
  });

  test("whatever is asked", () => {
    const words = fc.string({ unit: "grapheme", maxLength: 600 });
    fc.assert(
      fc.property(words, fc.option(words), (question, chosenOption) => {
        expect(postOf(shareContentOf({ question, chosenOption, url }))).toBeLessThanOrEqual(280);
      }),
      { numRuns: 300 },
    );
  });
});

describe("the weight of a post", () => {
  test.each([
    ["Hello, “world” – é", 18],
    ["e\u0301", 1],
    ["日本語", 6],
    [family, 2],
    ["🇳🇴", 2],
    ["see stepwell.example now", 4 + 23 + 4],
    ["https://stepwell.example/a/very/long/way/to/somewhere", 53],
  ])("%s", (text, weight) => {
    expect(postWeight(text)).toBe(weight);
  });

  test("a cut keeps short texts, drops a comma before the dots and never cuts a word in two", () => {
    expect(cutToWeight("one two", 7)).toBe("one two");
    expect(cutToWeight("pizza, sushi, tacos", 15)).toBe("pizza, sushi...");
    expect(cutToWeight("pizza, sushi, tacos", 17)).toBe("pizza, sushi...");
  });
});
