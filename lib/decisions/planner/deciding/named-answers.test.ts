import { expect, test } from "vitest";
import { withNamedAnswers } from "./named-answers";

const BOTH = {
  minutes: 2,
  text: "Write both places at the top of a page, with who waits in each.",
};
const OTHER = { minutes: 4, text: "Ask both of them for one thing." };

test("two answers are named where a step sets them beside each other", () => {
  const [first, second] = withNamedAnswers([BOTH, OTHER], ["stay in Leeds", "move to York"]);
  expect(first?.text).toBe(
    "Write “Stay in Leeds” and “Move to York” at the top of a page, with who waits in each.",
  );
  expect(second).toEqual(OTHER);
});

test.each([
  ["one", ["stay in Leeds"]],
  ["three", ["stay", "move", "wait"]],
  ["a sentence", ["stay", `move to a place that ${"we all have wished for ".repeat(3)}`]],
])("%s stays unnamed", (_, answers) => {
  expect(withNamedAnswers([BOTH], answers)).toEqual([BOTH]);
});
