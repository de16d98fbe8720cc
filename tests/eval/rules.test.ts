import { expect, test } from "vitest";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import { secondAction } from "@/lib/decisions/planner/written/second-action";
import type { EvaluatedAnswer } from "./ask-planner";
import type { EvaluatedGoal } from "./goals";
import { ordersIn } from "./orders";
import { EVALUATION_RULES } from "./rules";

const GOAL: EvaluatedGoal = {
  text: "call mum",
  kind: "goal",
  topic: "people",
  uses: [],
  never: [],
  items: [],
};

/** What breaks one rule, for steps of five minutes each or for a whole answer. */
function breaches(
  rule: string,
  goal: Partial<EvaluatedGoal>,
  given: readonly string[] | Partial<EvaluatedAnswer>,
): string[] | undefined {
  const steps: PlannedStep[] = Array.isArray(given)
    ? given.map((text: string) => ({ text, minutes: 5 }))
    : [];
  const answer = { steps, question: null, notice: null, failure: null, milliseconds: 1 };
  const judged = {
    goal: { ...GOAL, ...goal },
    size: "steady",
    planner: "built-in",
    answer: Array.isArray(given) ? answer : { ...answer, ...given },
  } as const;
  const found = EVALUATION_RULES.find(({ name }) => name === rule);
  return found?.concerns(judged) ? found.breaches(judged) : undefined;
}

test.each([
  "Read the letter, then call the office.",
  "Open the box and take out the plates.",
  "Wash the pan; dry it.",
  "Ask Sam for the key and send Ana the photo.",
])("%j is two actions", (text) => {
  expect(secondAction(text)).not.toBeNull();
});

test.each([
  "Write down the name and number of the person.",
  "Set a timer for 10 minutes and clear the table.",
  "Count the screws, and write the number down.",
  "Write “call Ana and ask her” on a card.",
  "Go to the shed and fetch the rake.",
  "Put the plates, the cups and the forks in the sink.",
])("%j is one action", (text) => {
  expect(secondAction(text)).toBeNull();
});

test.each([
  ["Count the plates, and write the number down.", 2],
  ["Set a timer for 10 minutes and clear the table.", 2],
  ["Call the vet. Put the date in your calendar.", 2],
  ["Open the box and take out the plates.", 2],
  ["Write down the name and number of the person.", 1],
  ["Write “call Ana and ask her” on a card.", 1],
  ["Put the plates, the cups and the forks in the sink.", 1],
  ["Pay the sum, or ask for time.", 1],
])("%j gives %i orders", (text, orders) => {
  expect(ordersIn(text)).toHaveLength(orders);
});

test("the goal's own words are looked for as whole words, one of the alternatives", () => {
  const uses = ["mum|mother", "by Friday"];
  expect(breaches("own-words", { uses }, ["Call your mother by friday."])).toEqual([]);
  expect(breaches("own-words", { uses }, ["Call Mumford by Friday."])).toEqual(["mum|mother"]);
});

const SOFA = "get rid of the sofa, third floor no lift";

test.each([
  ["Take one photo of the sofa. This is to be kept in view: third floor no lift.", 1],
  ["Write three lines. It should mention this: third floor no lift.", 1],
  ["Write “get rid of the sofa” on a note for the place where you work.", 1],
  ["Write down what is happening: “get rid of the sofa”.", 1],
  ["Ask two people to carry the sofa down from the third floor.", 0],
  ["Book a collection. Ask whether they carry from a third floor with no lift.", 0],
  ["Write “get rid of the sofa” on a list, with the day on which each thing goes.", 0],
])("%j tells the goal back %i times", (text, times) => {
  expect(breaches("no-tail", { text: SOFA }, [text])).toHaveLength(times);
});

test("words that are only told back are not used", () => {
  const uses = ["third floor"];
  const told = ["Take a photo. It has to suit this: third floor no lift."];
  const used = ["Ask whether they carry from the third floor."];
  expect(breaches("own-words", { text: SOFA, uses }, told)).toEqual(uses);
  expect(breaches("own-words", { text: SOFA, uses }, used)).toEqual([]);
});

test("what was ruled out is found in any step", () => {
  const never = ["driv(?:e|ing)"];
  expect(breaches("no-wrong-turn", { never }, ["Walk there.", "Drive home."])).toHaveLength(1);
  expect(breaches("no-wrong-turn", { never }, ["Walk there."])).toEqual([]);
});

test("each item wants a step of its own", () => {
  const items = ["milk", "rent"];
  expect(breaches("own-items", { items }, ["Buy milk.", "Pay the rent."])).toEqual([]);
  expect(breaches("own-items", { items }, ["Buy milk and pay the rent."])).toEqual(items);
});

test("a vague goal wants one short question with three examples", () => {
  const question = "What would you like to get done? For example: “a”, “b” or “c”.";
  const vague = { kind: "vague" } as const;
  expect(breaches("asks-when-vague", vague, { question })).toEqual([]);
  expect(breaches("one-question", vague, { question })).toEqual([]);
  expect(breaches("one-question", vague, { question: "What? Why?" })).toHaveLength(2);
  expect(breaches("asks-when-vague", vague, ["Do it."])).toHaveLength(1);
  expect(breaches("plans-the-rest", {}, { question })).toHaveLength(1);
});

test("a decision wants a step that decides, in words other than the person's", () => {
  const decision = { kind: "decision" } as const;
  expect(breaches("steps-to-decide", decision, ["Write “choose” on a page."])).toHaveLength(1);
  expect(breaches("steps-to-decide", decision, ["Write down your answer."])).toEqual([]);
});

test("a step that names its time has that many minutes", () => {
  expect(breaches("fits-minutes", {}, ["Set a timer for 10 minutes and sweep."])).toHaveLength(1);
  expect(breaches("fits-minutes", {}, ["Set a timer for 5 minutes and sweep."])).toEqual([]);
});

test("thinking alone is nothing to see", () => {
  expect(breaches("visible", {}, ["Consider your options."])).toHaveLength(1);
  expect(breaches("visible", {}, ["List your options."])).toEqual([]);
});
