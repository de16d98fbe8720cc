import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { LIBRARY } from "@/lib/decisions/planner/library/library";
import type { PlanSize } from "@/lib/decisions/planner/types";
import { parsePlan } from "@/lib/decisions/planner/written/archetype";
import { planBreaches } from "@/lib/decisions/planner/written/plan-rules";
import { judgeByRules } from "@/lib/safety/check/check-text";
import { GOALS } from "@/tests/fixtures/goals";
import {
  DISCLOSURES,
  IDIOMS,
  INJECTIONS,
  MARKED_UP,
  OTHER_LANGUAGES,
  VAGUE_INPUTS,
} from "@/tests/fixtures/hard-inputs";
import { processorTimes } from "@/tests/unit/processor-time";

const SIZES: readonly PlanSize[] = ["nudge", "steady", "tiny"];

/** The texts of a plan's steps; fails when the goal was not planned. */
function stepsOf(goal: string, size: PlanSize = "steady"): string[] {
  const answer = answerGoal({ inputText: goal, size });
  if (answer.kind === "clarify") throw new Error(`Not planned: ${goal}: ${answer.message}`);
  return answer.steps.map((step) => step.text);
}

function questionOf(goal: string): string {
  const answer = answerGoal({ inputText: goal, size: "steady" });
  if (answer.kind === "plan") throw new Error(`Planned as ${answer.source}: ${goal}`);
  return answer.message;
}

describe("every goal of the collection", () => {
  test("is taken for what it is", () => {
    const taken = GOALS.map(({ goal }) => {
      const answer = answerGoal({ inputText: goal, size: "steady" });
      return { goal, kind: answer.kind === "clarify" ? "clarify" : answer.source };
    });
    expect(taken).toEqual(GOALS);
  });

  test.each(SIZES)("keeps every rule of a good plan in the size %s", (size) => {
    const breaches = GOALS.flatMap(({ goal }) => {
      const answer = answerGoal({ inputText: goal, size });
      if (answer.kind === "clarify") return [];
      return planBreaches(answer.steps, size).map((breach) => ({ goal, ...breach }));
    });
    expect(breaches).toEqual([]);
  });

  test.each(SIZES)("finds its money and its named people again in the size %s", (size) => {
    // What was lost, what one invoice of several was for and what a flight cost change no step.
    const goals = GOALS.filter(
      ({ kind, goal }) => kind !== "clarify" && !/^lost £|hasn't paid|cancelled flight/.test(goal),
    );
    const lost = goals.flatMap(({ goal }) => {
      const plan = stepsOf(goal, size).join(" ");
      const told = goal.match(
        /[$£€]\d[\d,.]*\d|\b(?:Sarah|Priya|Lena|Tom|Chen|Tokyo|Rome|Berlin)\b/gi,
      );
      return (told ?? []).filter((word) => !plan.toLowerCase().includes(word.toLowerCase()));
    });
    expect(lost).toEqual([]);
  });
});

describe("the person's own words", () => {
  test.each([
    ["clean the kitchen before Saturday", "before Saturday"],
    ["renew my passport by june 3", "June 3"],
    ["learn spanish in 6 months on $200", "in 6 months"],
    ["learn spanish in 6 months on $200", "$200"],
    ["find a new job without a car", "the distance you can travel"],
    ["clean my kitchen before my sister arrives", "before your sister arrives"],
    ["apologise to my mum for missing her birthday", "missing her birthday"],
    ["practice violin 20 minutes a day", "20 minutes a day"],
    ["fix my mother's birdbath", "your mother's birdbath"],
    [
      "plan my daughter's 7th birthday party for 15 kids under $300",
      "your daughter's 7th birthday",
    ],
    ["save £5,000 for a house deposit by december 2027", "£5,000 by December 2027"],
    ["write an essay but I keep getting distracted by my phone", "phone in another room"],
  ])("of %j turn up as %j", (goal, words) => {
    expect(stepsOf(goal).join("\n")).toContain(words);
  });

  test("are spoken to the person, never as the person", () => {
    const plan = stepsOf("fix my grandmother's radio that I broke").join("\n");
    expect(plan.replace(/“[^”]*”/g, "")).not.toMatch(/\b(?:my|I|me)\b/);
  });

  test("of a list stay as they are, every one of them", () => {
    // In a nudge three things are the three steps, in the plan's own words.
    for (const size of ["steady", "tiny"] as const) {
      const plan = stepsOf("buy milk, call mum, fix bike", size).join("\n").toLowerCase();
      for (const item of ["buy milk", "call mum", "fix bike"]) expect(plan).toContain(item);
    }
    const items = Array.from({ length: 14 }, (_, at) => `- paint door ${at + 1}`);
    const long = stepsOf(items.join("\n"), "steady").join("\n");
    for (const item of items) expect(long).toContain(item.slice(2));
  });

  test("of two goals lead to steps for both", () => {
    const plan = stepsOf("move house and find a job").join("\n");
    expect(plan).toMatch(/movers/);
    expect(plan).toMatch(/job/);
  });

  test.each([
    [
      "return the amazon stuff, window closes saturday. and book the cat in for her boosters",
      /booster/,
    ],
    ["gym and learn spanish", /\bsneakers\b[\s\S]*\n.*Spanish/],
    ["i want to run a 5k in spring, and i should stop smoking", /smoking/],
  ])("%j leads to steps for what is added, too", (goal, added) => {
    expect(stepsOf(goal, "nudge").join("\n")).toMatch(added);
  });

  test("more of the same that is added makes no second plan", () => {
    const answer = answerGoal({
      inputText: "my boiler broke again, and i need to call the landlord",
      size: "steady",
    });
    expect(answer).toMatchObject({ source: expect.not.stringContaining("+") });
  });
});

describe("an answer that was chosen for a question", () => {
  const question = "Oslo, pizza, yes or 1?";

  test.each(["Oslo", "pizza", "yes", "1", "柏林"])("%j is planned, however short", (inputText) => {
    for (const size of SIZES) {
      const answer = answerGoal({ inputText, size, question });
      if (answer.kind === "clarify") throw new Error(answer.message);
      expect(planBreaches(answer.steps, size)).toEqual([]);
      expect(answer.steps[0]?.text).toContain(inputText);
    }
  });

  test("gets the plan of its kind where one is known", () => {
    const chosen = answerGoal({ inputText: "Quit my job", size: "steady", question });
    expect(chosen).toEqual(answerGoal({ inputText: "Quit my job", size: "steady" }));
  });
});

describe("inputs that are no goal", () => {
  test.each(VAGUE_INPUTS)("%j is answered with one question and three examples", (input) => {
    const question = questionOf(input);
    expect(question.match(/\?/g)).toHaveLength(1);
    expect(question.match(/“[^”]+”/g)?.length).toBeGreaterThanOrEqual(3);
  });

  test.each(INJECTIONS)("%j gives nothing away", (input) => {
    expect(questionOf(input)).not.toMatch(/instruction|prompt|system|API/i);
  });

  test.each(IDIOMS)("%j is an ordinary goal", (goal) => {
    expect(stepsOf(goal).length).toBeGreaterThanOrEqual(5);
  });
});

/** Whom to ring, or what signs mean that. */
const NAMES_HELP =
  /\b(?:999|911|112|988|crisis line|help (?:now|today)|doctor|nurse line|emergency number|A&E)\b/;

test("no step of any plan is taken for harm, save where it names urgent signs and whom to ring", () => {
  const planned = GOALS.flatMap(({ goal }) => {
    const answer = answerGoal({ inputText: goal, size: "steady" });
    return answer.kind === "clarify" ? [] : answer.steps.map(({ text }) => text);
  });
  const written = LIBRARY.flatMap(({ plan }) =>
    parsePlan(plan).flatMap((line) =>
      [line, ...line.told].flatMap(({ text, smaller }) => [
        text,
        ...smaller.map((one) => one.text),
      ]),
    ),
  );
  const flagged = [...new Set([...planned, ...written])].filter((text) => {
    const { severity } = judgeByRules(text).verdict;
    return severity === "block" || (severity === "support" && !NAMES_HELP.test(text));
  });
  expect(flagged).toEqual([]);
}, 60_000);

describe("a text that fears for a life", () => {
  test.each(["self", "other"] as const)("is answered with the next hour: %s", (care) => {
    for (const size of SIZES) {
      const answer = answerGoal({ inputText: "I don't want to be alive anymore", size, care });
      if (answer.kind === "clarify") throw new Error(answer.message);
      expect(planBreaches(answer.steps, size)).toEqual([]);
      expect(answer).toMatchObject({ source: "care", notice: expect.stringMatching(/\S/) });
      const plan = answer.steps.map(({ text }) => text).join(" ");
      expect(plan).toContain("findahelpline.com");
      expect(plan).not.toContain("alive");
    }
  });

  test.each(DISCLOSURES)("%j never gets a plan made of those words", (inputText) => {
    expect(answerGoal({ inputText, size: "steady", care: "self" })).toMatchObject({
      source: "care",
    });
  });

  test("that names something practical gets the plan for that", () => {
    const inputText = "find a therapist";
    expect(answerGoal({ inputText, size: "steady", care: "self" })).toEqual(
      answerGoal({ inputText, size: "steady" }),
    );
  });

  test("is beside them at once where a parent fears for their child", () => {
    const inputText = "my 15 year old doesnt want to be alive anymore";
    for (const size of ["nudge", "steady", "tiny"] as const) {
      const answer = answerGoal({ inputText, size, care: "other" });
      expect(answer.kind === "plan" && answer.steps[0]?.text).toBe(
        "Go sit beside your child now, or call if they aren't at home.",
      );
      expect(answer.kind === "plan" && planBreaches(answer.steps, size)).toEqual([]);
    }
  });
});

describe("unusual texts", () => {
  test.each(MARKED_UP)("$goal loses markup and hidden characters", ({ goal, keeps, drops }) => {
    const plan = stepsOf(goal).join(" ");
    expect(plan).toContain(keeps);
    expect(plan).not.toMatch(drops);
  });

  test.each(OTHER_LANGUAGES)(
    "%j is planned in English, with its own words and a notice",
    (goal) => {
      const answer = answerGoal({ inputText: goal, size: "steady" });
      expect(answer).toMatchObject({ kind: "plan", notice: expect.stringMatching(/English/) });
      expect(stepsOf(goal)[0]).toContain(goal);
    },
  );

  test("emoji survive, joined ones too", () => {
    expect(stepsOf("glue grandma 👩‍👩‍👧 a birdbath 🥞").join(" ")).toContain("👩‍👩‍👧");
  });

  test("whatever is typed, the answer keeps the rules or asks", () => {
    const pieces = fc.constantFrom(
      ..."my the mum and or clean write by friday in 3 weeks without a car $20 should i , . ? ! \n - “ ” [ ] { } < > 🙂 \u200b but because every day get fix buy i not stop".split(
        " ",
      ),
      "{it}",
      "[ {label} ]",
      "\n- ",
    );
    const inputs = fc.oneof(
      fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(" ")),
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.string({ unit: "grapheme", maxLength: 2_000 }),
    );
    fc.assert(
      fc.property(inputs, fc.constantFrom(...SIZES), (inputText, size) => {
        const answer = answerGoal({ inputText, size });
        if (answer.kind === "clarify") {
          expect(answer.message).toMatch(/\?/);
          return;
        }
        const structural = planBreaches(answer.steps, size).filter(({ rule }) =>
          ["count", "verb-first", "short-first-step", "minutes", "length"].includes(rule),
        );
        expect(structural).toEqual([]);
        expect(answer.steps.map(({ text }) => text).join("")).not.toMatch(/[\u200b\u202e]/);
      }),
      { numRuns: 600, seed: 20_261 },
    );
  });
});

test("the same words always give the same plan", () => {
  const request = {
    inputText: "clean the kitchen and call Sarah by Friday",
    size: "tiny",
  } as const;
  expect(answerGoal(request)).toEqual(answerGoal(request));
});

test.each([
  "I need to clean my kitchen before my sister arrives but I have no energy. ",
  "buy milk, call mum, ",
  "the car needs ",
  "in 3 weeks and so ",
  "🙂",
  "a",
])("2,000 characters of %j take less than 20 ms", (piece) => {
  const inputText = piece.repeat(2_000).slice(0, 2_000);
  const times = processorTimes(21, () => answerGoal({ inputText, size: "tiny" }));
  expect(times[10]).toBeLessThan(20);
});

test.each([
  "the things from last week",
  "that stuff about the letter",
  "sort the thing i mentioned",
])("%j points at something and gets the question", (inputText) => {
  expect(answerGoal({ inputText, size: "steady" }).kind).toBe("clarify");
});

test.each(["I'm so overwhelmed", "feel less stressed", "get up at 6", "pack fragile things"])(
  "%j says enough to be planned",
  (inputText) => {
    expect(answerGoal({ inputText, size: "steady" }).kind).toBe("plan");
  },
);

test.each(["get the twins ready for 7.45", "be out with the buggy by 9:15", "mon gp, thu bins"])(
  "%j says enough",
  (inputText) => {
    const answer = answerGoal({ inputText, size: "steady" });
    expect(answer.kind).toBe("plan");
    expect(answer.kind === "plan" && answer.source).not.toMatch(/^(?:general|verb-)/);
  },
);

describe("one goal or two", () => {
  const sourceOf = (inputText: string) => {
    const answer = answerGoal({ inputText, size: "steady" });
    return answer.kind === "plan" ? answer.source : answer.kind;
  };
  test.each([
    "Clean the kitchen before the inspection on Thursday at 10 and also finish my cover letter",
    "Fix the dripping kitchen tap and the hole in the bedroom wall without my landlord knowing",
  ])("%j are two", (text) => {
    expect(sourceOf(text)).toMatch(/^[a-z-]+\+[a-z-]+$/);
  });
  test.each([
    "find a dentist who takes Medicaid and book a check-up",
    "switch to a cheaper mobile provider and keep my number",
    "cook at home three nights a week and stop wasting money",
    "get Oscar's school uniform and book list sorted",
    "remember birthdays and appointments",
  ])("%j is one", (text) => {
    expect(sourceOf(text)).not.toContain("+");
  });
  test("a sentence that was told before is no name for a step", () => {
    const steps = stepsOf(
      "After my leave I go back to work on January 8, and I have to sort out daycare, pumping at work and my schedule.",
    );
    expect(steps.join("\n")).not.toMatch(/\(for /);
  });
  test("a row of five jobs is a list, though the first is a name alone", () => {
    expect(
      sourceOf(
        "laundry, call pharmacy about refill, mums birthday card, council rates, email Mrs Lim re parent teacher night",
      ),
    ).toBe("list");
  });
  test("what was told before a wish is no list", () => {
    expect(
      sourceOf("I was laid off on Friday, have six weeks of pay, two kids, and need to find work"),
    ).not.toBe("list");
  });
});

test("a way to a counter is one step beside the other goal, whatever lies there", () => {
  const steps = stepsOf("Book a mammogram and pick up my blood pressure meds");
  expect(steps.at(-1)).toBe("Pick up your blood pressure meds.");
  expect(steps.join(" ")).not.toMatch(/180\/120|cuff/);
});
