import { expect, it } from "vitest";
import type { ShownStep } from "@/components/checklists/state/shown-steps";
import { step } from "@/tests/fixtures/steps";
import { topThreeOf } from "./top-three-choice";

const starred = { priority: true };
const done = { completed: true };
const putOff = { deferredUntil: "2026-11-22" };

function chosen(...steps: ShownStep[]) {
  const { top, available, more } = topThreeOf(steps);
  const ids = (some: readonly ShownStep[]) => some.map(({ id }) => id).join("");
  return [ids(top), ids(available), more];
}

it("offers up to five open steps while nothing is starred", () => {
  const steps = [step("a", done), ..."bcdefgh".split("").map((id) => step(id))];
  expect(chosen(...steps)).toEqual(["", "bcdef", 0]);
});

it("shows the starred ones and offers the others", () => {
  expect(chosen(step("a"), step("b", starred), step("c"))).toEqual(["b", "ac", 0]);
});

it("shows three of seven, says how many more there are, and offers none", () => {
  const seven = "abcdefg".split("").map((id) => step(id, starred));
  expect(chosen(...seven, step("h"))).toEqual(["abc", "", 4]);
});

it("puts open ones first; done ones free their places", () => {
  const steps = [step("a", { ...starred, ...done }), step("b", starred), step("c")];
  expect(chosen(...steps)).toEqual(["ba", "c", 0]);
});

it("leaves out what is put off, starred or not, and what is not saved yet", () => {
  const steps = [
    step("a", { ...starred, ...putOff }),
    step("b", putOff),
    step("c", { saving: "on its way" }),
    step("d"),
  ];
  expect(chosen(...steps)).toEqual(["", "d", 0]);
});

it("is empty when there is nothing to choose", () => {
  expect(chosen()).toEqual(["", "", 0]);
  expect(chosen(step("a", done))).toEqual(["", "", 0]);
});
