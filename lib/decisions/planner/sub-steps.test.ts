import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { builtInSubSteps, subStepsOf } from "@/lib/decisions/planner/sub-steps";
import type { PlanEvent, PlannedStep, StepRequest } from "@/lib/decisions/planner/types";
import { stepBreaches } from "@/lib/decisions/planner/written/plan-rules";
import { GOALS } from "@/tests/fixtures/goals";
import { INJECTIONS, MARKED_UP, VAGUE_INPUTS } from "@/tests/fixtures/hard-inputs";

function partsOf(text: string, minutes: number | null = null, goal = "Get on with it"): string[] {
  return subStepsOf({ text, minutes, goal }).map((part) => part.text);
}

function total(parts: readonly PlannedStep[]): number {
  return parts.reduce((sum, { minutes }) => sum + minutes, 0);
}

async function eventsFor(request: StepRequest, signal = new AbortController().signal) {
  const events: PlanEvent[] = [];
  for await (const event of builtInSubSteps.plan(request, signal)) events.push(event);
  return events;
}

describe("the parts of a step", () => {
  it("are those that the goal's own plan has for it", () => {
    const step = "Wash or load what is in the sink, glasses first and pans last.";
    expect(partsOf(step, 15, "Clean the kitchen before my parents visit")).toEqual([
      "Fill the sink with hot water, or empty the dishwasher's top rack.",
      "Wash or load the glasses and silverware.",
      "Wash or load the plates and bowls.",
      "Scrub the worst pan while the others soak.",
    ]);
  });

  it("are the things that the step names, after a small start", () => {
    expect(
      subStepsOf({ text: "Sign the form and send it to HR", minutes: 20, goal: "HR" }),
    ).toEqual([
      { minutes: 2, text: "Open the page, the app or the letter for it." },
      {
        minutes: 4,
        text: "Lay out what it will ask for: a card, an account or a reference number.",
      },
      { minutes: 4, text: "Sign the form." },
      { minutes: 4, text: "Save the confirmation." },
      { minutes: 6, text: "Send it to HR." },
    ]);
  });

  it("are the plan for what it is about, when the person wrote it in a few words", () => {
    expect(partsOf("Fix the weathervane")[0]).toContain("Take one clear photo of the weathervane");
  });

  it("are those of a message, however few its words are", () => {
    expect(partsOf("Text your mom back.", 3)).toEqual([
      "Open a new message to your mom.",
      "Type one line, however short.",
      "Press send before you polish it.",
    ]);
  });

  it("are a way in that fits its verb, when it is a sentence of another planner", () => {
    expect(partsOf("Call the insurance company about the hail damage on the roof.")).toEqual([
      "Put the number on your screen: the insurance company.",
      "Write down what the call is for: about the hail damage on the roof.",
      "Press call.",
      "Write down what they say, with the name of who said it.",
    ]);
  });

  it("are a way into any work for words that nobody knows, in any language", () => {
    expect(partsOf("掃除する")).toEqual([
      "Put out what you need for “掃除する”.",
      "Do the first piece of it that you see.",
      "Finish it, or write down the very next piece of it.",
    ]);
    expect(partsOf("🎉", 3)).toHaveLength(3);
  });
});

function expectSensible(parts: readonly PlannedStep[], minutes: number | null): void {
  expect(parts.length).toBeGreaterThanOrEqual(2);
  expect(parts.length).toBeLessThanOrEqual(5);
  expect(parts[0]?.minutes).toBeLessThanOrEqual(2);
  for (const part of parts) {
    expect(Number.isInteger(part.minutes)).toBe(true);
    expect(part.minutes).toBeGreaterThanOrEqual(1);
    expect(part.minutes).toBeLessThanOrEqual(1_440);
    expect(part.text).toBe(part.text.trim());
    expect(part.text.length).toBeGreaterThan(0);
    expect(part.text.length).toBeLessThanOrEqual(500);
  }
  // Each part takes a whole minute at least, so that a very short step may grow a little.
  if (minutes !== null) expect(total(parts)).toBeLessThanOrEqual(minutes + parts.length);
}

describe("whatever the step says", () => {
  it("there are two to five parts, the first of two minutes or less, within the step's time", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 500 }),
      fc.constantFrom(...VAGUE_INPUTS, ...INJECTIONS, ...MARKED_UP.map(({ goal }) => goal)),
      fc.constantFrom("<b></b>", "<script>alert(1)</script>"),
      fc.constantFrom(...GOALS.map(({ goal }) => goal.slice(0, 500))),
    );
    const minutes = fc.option(fc.integer({ min: 1, max: 1_440 }));
    fc.assert(
      fc.property(text, minutes, (words, time) => {
        expectSensible(subStepsOf({ text: words, minutes: time, goal: words }), time);
      }),
      { numRuns: 300 },
    );
  });

  it("the parts of the steps of written plans keep the rules of a plan", () => {
    for (const { goal } of GOALS.filter((_, at) => at % 5 === 0)) {
      const answer = answerGoal({ inputText: goal, size: "steady" });
      for (const step of answer.kind === "plan" ? answer.steps : []) {
        const parts = subStepsOf({ ...step, goal });
        expectSensible(parts, step.minutes);
        const breaches = parts.flatMap((part, at) => stepBreaches(part, at, "steady"));
        expect([goal, step.text, breaches]).toEqual([goal, step.text, []]);
      }
    }
  });
});

describe("the built-in planner of parts", () => {
  const request = { text: "Fix the bike", minutes: null, goal: "Ride to work" };

  it("tells them one by one, and ends quietly when the person leaves", async () => {
    expect((await eventsFor(request)).map(({ type }) => type)).toEqual(["step", "step", "step"]);
    expect(await eventsFor(request, AbortSignal.abort())).toEqual([]);
  });

  it("says once that it writes in English", async () => {
    const events = await eventsFor({ ...request, text: "Почистить велосипед" });
    expect(events[0]?.type).toBe("notice");
  });
});
