import { describe, expect, test } from "vitest";
import { linesFor } from "./crisis-lines";
import { noticeFor, WORDS } from "./messages";
import { REASONS } from "./reasons";
import type { Region } from "./region";
import type { SafetyReason, SafetySurface } from "./types";
import { PLACE_WORDS } from "./words/places";

const reasons = Object.keys(REASONS) as SafetyReason[];
const surfaces = Object.keys(PLACE_WORDS) as SafetySurface[];
const regions: Region[] = ["us", "gb", "ie", "elsewhere"];
const selfHarm = reasons.filter((reason) => REASONS[reason].category === "self_harm");

const allWords = [
  ...reasons.flatMap((reason) => WORDS[reason]),
  ...Object.values(PLACE_WORDS).flatMap(({ block, support }) => [...block, ...support]),
];

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/);
}

function notice(reason: SafetyReason, region: Region, turn = 0, surface: SafetySurface = "goal") {
  return noticeFor({ ...REASONS[reason], reason, surface, region, turn });
}

describe("every wording", () => {
  test("has variants enough: four for self-harm, three for the rest", () => {
    for (const reason of reasons) {
      const least = selfHarm.includes(reason) ? 4 : 3;
      expect(WORDS[reason].length, reason).toBeGreaterThanOrEqual(least);
    }
  });

  test("shares no sentence with another variant", () => {
    const texts = new Set(allWords);
    const sentences = [...texts].flatMap((text) => [...new Set(sentencesOf(text))]);
    const twice = sentences.filter((one, index) => sentences.indexOf(one) !== index);
    expect(twice).toEqual([]);
  });

  test.each([
    [
      "shames",
      /\b(?:ashamed|shame on|selfish|coward|sin(?:ful)?|disgusting|sick person|your fault)\b/i,
    ],
    [
      "commands feelings or makes small",
      /\b(?:just|calm down|cheer up|get over|simply|at least|it'?s only|not that bad|overreact\w*)\b/i,
    ],
    [
      "refuses to talk",
      /\b(?:can'?t|cannot|not able to|unable to|won'?t|not allowed to) (?:talk|speak|discuss|help)\b/i,
    ],
    [
      "names a method or a means",
      /\b(?:rope|noose|hang|pills?|tablets?|overdos\w*|gun|knife|blade|razor|bridge|jump|train|cut|poison|drown|gas)\b/i,
    ],
    [
      "speaks of suicide as a crime or a success",
      /\b(?:commit\w*|succe\w+|failed attempt|complet\w+ suicide)\b/i,
    ],
    [
      "promises what nobody can",
      /\b(?:we promise|everything will be|I understand exactly|guarantee)\b/i,
    ],
    ["pushes work", /\b(?:productiv\w*|deadline|overdue|back on track|get going)\b/i],
  ])("never %s", (_, pattern) => {
    expect(allWords.filter((text) => pattern.test(text))).toEqual([]);
  });

  test("is short enough to be read in distress", () => {
    for (const text of reasons.flatMap((reason) => WORDS[reason])) {
      expect(text.length, text).toBeLessThanOrEqual(420);
      for (const sentence of sentencesOf(text)) expect(sentence.length).toBeLessThanOrEqual(190);
    }
  });
});

describe.each(selfHarm)("%s", (reason) => {
  const people =
    /\b(?:friends?|family|partner|neighbour|sister|brother|relative|parent|flatmate|colleague|someone you trust|person you trust|somebody who is kind|those who love you|person close to you)\b/i;
  const professionals =
    /\b(?:doctor|therapist|counsellors?|nurse|GP|professionals?|hospital|trained (?:people|listeners?)|emergency team)\b/i;

  test.each(WORDS[reason].map((text) => [text]))("names people and professionals: %s", (text) => {
    expect(text).toMatch(people);
    expect(text).toMatch(professionals);
  });

  test.each(regions)("has someone to talk to, the nearest line first, in %s", (region) => {
    const [first] = linesFor(reason, region);
    const expected = { us: "988", gb: "116 123", ie: "116 123", elsewhere: null }[region];
    expect(first?.phone).toBe(expected);
  });
});

test("a block for one's own safety says why, and where a life may be at stake the number is named", () => {
  for (const text of [...WORDS.self_harm_intent, ...WORDS.self_harm_method]) {
    expect(text).toMatch(
      /\b(?:stop here|no further|keep this text back|nothing is made|there is none here|leave it open|stays unanswered|give no answers)\b/i,
    );
    expect(text).toContain("{emergency}");
  }
  for (const text of WORDS.medical_emergency) {
    expect(text.indexOf("{emergency}")).toBeLessThan(110);
  }
});

describe("a notice", () => {
  test("never brings a sentence of the one before, whatever the reasons and places", () => {
    for (const reason of reasons) {
      for (const surface of surfaces) {
        for (let turn = 0; turn < 13; turn += 1) {
          const one = sentencesOf(notice(reason, "us", turn, surface).safeMessage);
          const next = sentencesOf(notice(reason, "us", turn + 1, surface).safeMessage);
          expect(one.filter((sentence) => next.includes(sentence))).toEqual([]);
        }
      }
    }
  });

  test("says the emergency number of where the person is, and leaves no gap", () => {
    for (const reason of reasons) {
      for (const region of regions) {
        for (let turn = 0; turn < 4; turn += 1) {
          expect(notice(reason, region, turn).safeMessage).not.toMatch(/[{}]/);
        }
      }
    }
    expect(notice("medical_emergency", "us").safeMessage).toContain("call 911 now");
    expect(notice("medical_emergency", "gb").safeMessage).toContain("call 999 now");
    expect(notice("medical_emergency", "elsewhere").safeMessage).toContain("112");
  });

  test("says what became of the words, by where they were typed", () => {
    expect(notice("threat", "us", 0, "goal").safeMessage).toMatch(/goal is not planned/);
    expect(notice("threat", "us", 0, "journal").safeMessage).toMatch(
      /entry is not saved, and it is/,
    );
    expect(notice("threat", "us", 0, "decision").safeMessage).toMatch(/coin stays still/);
    expect(notice("self_harm_ideation", "us", 0, "journal").safeMessage).toMatch(/stays as you/);
  });
});

describe("the lines", () => {
  test.each([
    ["harassment", 0],
    ["hate", 0],
    ["sexual_content", 0],
    ["dangerous_instructions", 0],
  ] as const)("of %s are %i", (reason, count) => {
    for (const region of regions) expect(linesFor(reason, region)).toHaveLength(count);
  });

  test.each(regions)(
    "of an emergency and of a threat begin with the emergency number: %s",
    (region) => {
      for (const reason of ["medical_emergency", "threat", "violence_instructions"] as const) {
        expect(linesFor(reason, region)[0]?.href).toMatch(/^tel:(?:911|999|112)$/);
      }
    },
  );

  test("can be called, written to or opened, and say so as people read it", () => {
    for (const line of reasons.flatMap((reason) => regions.flatMap((r) => linesFor(reason, r)))) {
      expect(line.href).toMatch(/^(?:tel:\+?\d+|sms:\d+\?body=HOME|https:\/\/[\w./-]+)$/);
      expect(line.phone === null).toBe(line.href.startsWith("https:"));
      expect(line.description).toMatch(/\.$/);
    }
  });
});
