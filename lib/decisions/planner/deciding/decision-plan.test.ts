import { expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { readDecision } from "@/lib/decisions/planner/deciding/read-decision";
import { planBreaches } from "@/lib/decisions/planner/written/plan-rules";
import { WITH_OPTIONS } from "@/tests/fixtures/questions";

test.each([
  ["Should I take the new job or stay?", ["Take the new job", "Stay"]],
  ["torn between Leeds and York on monday", ["Leeds", "York on Monday"]],
  ["should I get a dog?", ["get a dog"]],
  ["should I get a dog or not", ["Get a dog", "Don't get a dog"]],
  ["beard: keep or no", ["keep", "no"]],
  ["nursery: mornings or full days", ["mornings", "full days"]],
  ["balcony: glass or no, landlord pays half", ["glass", "no glass"]],
  [
    "my sister wants me to come to Crete in June, £740, and I'm honestly not sure I want to go",
    ["come to Crete in June"],
  ],
  ["should I work four days, I'd lose $900 a month, boss has said yes", ["work four days"]],
  ["my ex wants to be friends, should I", ["say yes"]],
  [
    "borrow £5,000 for a course or save for a year",
    ["borrow £5,000 for a course", "save for a year"],
  ],
  ["rabbit or guinea pig", ["rabbit", "guinea pig"]],
  ["extension vs moving, we're broke", ["Extension", "Moving"]],
  [
    "which of 3 gyms: 20 with pool, 15 without, 30 with classes",
    ["20 with pool", "15 without", "30 with classes"],
  ],
])("%j has the options %j", (text, options) => {
  expect(readDecision(text)?.options).toEqual(options);
});

test("a question of which one is open", () => {
  expect(readDecision("decide which phone to buy")).toMatchObject({ options: [], open: true });
});

test("which of so many is open", () => {
  expect(readDecision("which of four flats")).toMatchObject({ options: [], open: true });
});

test.each([
  "clean the kitchen",
  "how should I start my essay?",
  "find out whether the shop is open",
  "feed the cat or she cries",
  "Can I have tea or coffee?",
  "one or two new friends",
  "present for mum or dad",
  "to do: call mum or text her",
])("%j is no decision", (text) => {
  expect(readDecision(text)).toBeNull();
});

test("a list below a question is a choice, not a list of things to do", () => {
  const inputText = "Which laptop should I buy?\n- MacBook Air\n- ThinkPad\n- Dell XPS";
  const answer = answerGoal({ inputText, size: "steady" });
  expect(answer).toMatchObject({ kind: "plan", source: "decision" });
  expect(JSON.stringify(answer)).toContain("“ThinkPad”");
});

test.each(WITH_OPTIONS.map(([text]) => text))("the plan for %j keeps the rules", (inputText) => {
  for (const size of ["nudge", "steady", "tiny"] as const) {
    const answer = answerGoal({ inputText, size });
    if (answer.kind === "plan") expect(planBreaches(answer.steps, size)).toEqual([]);
  }
});

test.each([
  ["should we have kids, I'm 37 and not sure", "Should we have kids?", ["have kids"]],
  [
    "my landlord puts the rent up, do I stay or look for somewhere else, lease ends on 30 September",
    undefined,
    ["Stay", "Look for somewhere else"],
  ],
  [
    "fix my 2009 corolla for 1800 or buy another one, I've about 4 grand saved",
    "Fix my 2009 corolla for 1800 or buy another one?",
    ["fix my 2009 corolla for 1800", "buy another one"],
  ],
  [
    "we want to get a second cat but our first is grumpy, should we do it",
    "Should I get a second cat?",
    ["get a second cat"],
  ],
])("what is told behind a question is no part of it: %j", (text, question, options) => {
  const decision = readDecision(text);
  if (question !== undefined) expect(decision?.question).toBe(question);
  expect(decision?.options).toEqual(options);
});

test.each([
  ["fixed or variable mortgage, our deal ends in July", /broker|lender/],
  ["should I move in with my boyfriend after eight months", /what each gives up/],
  ["should I take my mum's car keys away", /what the car costs/],
  ["take a gap year or go straight to uni", /adviser or tutor/],
  ["do I fly home for my grandmother's 90th, tickets are €320", /way there/],
])("the question %j is sorted by what it is about", (inputText, step) => {
  const answer = answerGoal({ inputText, size: "steady" });
  expect(answer.kind === "plan" && answer.steps.map(({ text }) => text).join(" ")).toMatch(step);
});
