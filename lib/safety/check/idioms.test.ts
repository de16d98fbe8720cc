import { describe, expect, test } from "vitest";
import { readSets } from "../../../tests/safety/texts.ts";
import { blankIdioms, IDIOM } from "./idioms.ts";
import { normalise } from "./normalise.ts";

const words = (text: string) => blankIdioms(text).split(/\s+/).filter(Boolean).join(" ");

describe("a figure of speech", () => {
  test.each([
    ["kill my to-do list", ""],
    ["kill two birds with one stone", ""],
    ["kill it at the gym", "the gym"],
    ["she killed it", ""],
    ["this deadline is killing me", ""],
    ["my back is killing me, stretch", ", stretch"],
    ["i killed myself laughing", "i"],
    ["killing myself to finish the essay", "the essay"],
    ["kill the process on port 80", "on port 80"],
    ["i'm dying to start", "i'm start"],
    ["dying for a coffee", "a coffee"],
    ["i could die of embarrassment", "i could"],
    ["i'd rather die than do karaoke", "do karaoke"],
    ["the cake is to die for", "the cake is"],
    ["my phone keeps dying", "my"],
    ["dead tired", ""],
    ["deadlift 100", "100"],
    ["shoot my boss an email about friday", "about friday"],
    ["shoot a short film with friends", "with friends"],
    ["i shot myself in the foot", "i"],
    ["bomb the interview", ""],
    ["burn calories", ""],
    ["i burned myself on the oven", "i oven"],
    ["cut myself some slack", "slack"],
    ["cut back on sugar", "on sugar"],
    ["i cut myself shaving", "i"],
    ["hang out with jess", "with jess"],
    ["hang the mirror", ""],
    ["drowning in laundry", ""],
    ["career suicide", ""],
    ["overdosed on netflix", ""],
    ["food poisoning", ""],
    ["attack the laundry mountain", ""],
    ["roast a friend's chicken", ""],
    ["pull the plug on the campaign", "campaign"],
    ["bite the bullet", ""],
  ])("is blanked: %s", (text, left) => {
    expect(words(text)).toBe(left);
  });

  test.each([
    "kill it and then myself",
    "kill my boss tomorrow morning",
    "kill my wife and her phone",
    "i want to kill myself",
    "dying to die",
    "i'd rather die than live like this",
    "shoot my family",
    "shoot my ex at his wedding",
    "bomb the exam hall",
    "hang myself",
    "hang myself a noose",
    "cut myself",
    "cut myself with a knife",
    "overdosed on pills",
    "until it kills me",
    "jump off the bridge",
    "burn the house down",
    "poison the neighbour's dog",
  ])("hides nothing in: %s", (text) => {
    expect(blankIdioms(text)).toBe(text);
  });
});

test("positions stay as they are", () => {
  const text = "first kill my inbox, then rest";
  expect(blankIdioms(text)).toHaveLength(text.length);
  expect(blankIdioms(text).indexOf("then")).toBe(text.indexOf("then"));
});

test("blanks what one pattern of all figures finds anywhere", () => {
  const every = new RegExp(IDIOM.source, "g");
  const texts = Object.values(readSets())
    .flat()
    .map(({ text }) => normalise(text).text)
    .concat(
      "so-called friends'll, in the end: my own phone-bills are killing me. he'd kill for tea",
    );
  for (const text of texts) {
    const blanked = text.replace(every, (figure) => " ".repeat(figure.length));
    expect(blankIdioms(text)).toBe(blanked);
  }
});
