import { expect, test } from "vitest";
import type { SubStep } from "@/lib/checklists/types";
import { readTyped, typedStepOf } from "./typed-step";

const step: SubStep = {
  id: "sink",
  text: "Clear the sink",
  completed: false,
  priority: false,
  manual: false,
  minutes: 5,
  deferredUntil: null,
};

test.each([
  ["nothing changed", {}, {}],
  ["spaces around it alone", { text: "  Clear the sink " }, {}],
  ["another text", { text: "Empty\nthe sink" }, { text: "Empty the sink" }],
  ["other minutes", { minutes: " 12 " }, { minutes: 12 }],
  ["no minutes any more", { minutes: "" }, { minutes: null }],
  ["the most minutes", { minutes: "1440" }, { minutes: 1_440 }],
])("%s", (_, typed, edit) => {
  expect(readTyped({ ...typedStepOf(step), ...typed }, step)).toEqual(edit);
});

test.each([
  ["no text", { text: " \u200b " }, "text", "Please enter a task description before saving."],
  ["too much text", { text: "x".repeat(501) }, "text", "A task can have at most 500 characters."],
  ...["0", "1441", "-5", "1.5", "soon", "12345"].map(
    (minutes) =>
      [
        `minutes: ${minutes}`,
        { minutes },
        "minutes",
        "Minutes must be a whole number from 1 to 1440.",
      ] as const,
  ),
] as const)("refuses %s", (_, typed, field, message) => {
  expect(readTyped({ ...typedStepOf(step), ...typed }, step)).toEqual({ field, message });
});
