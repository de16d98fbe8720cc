import { expect, test } from "vitest";
import { forDeadline } from "@/lib/decisions/planner/facts/deadline-steps";

test.each([
  ["midnight", "11pm"],
  ["noon", "11am"],
])("what is due at %s gets an alarm and no day in the calendar", (hour, before) => {
  const { step } = forDeadline({ kind: "day", text: `before ${hour}`, day: hour }, "the report");
  expect(step.text).toBe(`Set an alarm for one hour before it: ${before}.`);
});

test.each([
  [{ kind: "day", text: "by Friday", day: "Friday" }, "You have until Friday."],
  [
    { kind: "event", text: "before the movers come Saturday", day: null },
    "It has to be done before the movers come Saturday.",
  ],
] as const)("what is due within days is said in a step: %j", (deadline, words) => {
  const { isBestSaid, said } = forDeadline(deadline, "sell my couch");
  expect(isBestSaid).toBe(true);
  expect(said.at(-1)?.words).toBe(words);
  expect(said.at(-1)?.to.test("Put your couch by a window.")).toBe(true);
});

test("the day of an event is tacked onto no step", () => {
  const { said } = forDeadline({ kind: "day", text: "on Friday", day: "Friday" }, "go on a date");
  expect(said.map(({ to }) => to.test("Open your last messages with Alex."))).not.toContain(true);
});

test("an event that was named is said with its day", () => {
  const { said } = forDeadline(
    { kind: "day", text: "on Friday", day: "Friday", event: "wedding" },
    "write a toast",
  );
  expect(said.at(-1)?.words).toBe("The wedding is on Friday.");
  expect(said.at(-1)?.to.test("Say the couple's names aloud.")).toBe(true);
});

test.each([
  [
    "Choose your first smoke-free day, and mark it on the calendar.",
    "It has to be before January 14.",
  ],
  [
    "Set up a transfer for the day after payday.",
    "so the last one comes by your birthday on January 14",
  ],
  ["Write your one reason on a note in your phone case.", "with the day below it: January 14"],
  ["Note your weight once a week; the aim is 15 pounds.", "by your birthday on January 14"],
])("a day is said where it helps: %j", (step, words) => {
  const { said } = forDeadline(
    { kind: "event", text: "by your birthday on January 14", day: "January 14" },
    null,
  );
  expect(said.find(({ to }) => to.test(step))?.words).toBe(words);
});

test.each([
  "Write down what you ate and drank yesterday on a page.",
  "Write tomorrow's worries and first task on paper before you lie down.",
])("what was, and what is felt, has no day to be done by: %j", (step) => {
  const { said } = forDeadline({ kind: "event", text: "before school starts", day: null }, null);
  expect(said.some(({ to }) => to.test(step))).toBe(false);
});

test("several events are", () => {
  const { said } = forDeadline(
    { kind: "day", text: "on Friday", day: "Friday", event: "auditions" },
    "get ready",
  );
  expect(said.at(-1)?.words).toBe("The auditions are on Friday.");
});
