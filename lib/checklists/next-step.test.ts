import { describe, expect, it } from "vitest";
import { part, step } from "@/tests/fixtures/steps";
import { nextStep } from "./next-step";
import type { ChecklistStep } from "./types";

const today = "2026-11-21";
const tomorrow = "2026-11-22";

/** The ids of the next step and its part. */
function next(...steps: ChecklistStep[]): (string | undefined)[] | null {
  const found = nextStep(steps, today);
  return found && [found.step.id, found.subStep?.id];
}

describe("the next step", () => {
  it("is the first open one", () => {
    expect(next(step("a", { completed: true }), step("b"), step("c"))).toEqual(["b", undefined]);
  });

  it("is a starred one before any other, starred ones in their order", () => {
    const starred = { priority: true };
    expect(next(step("a"), step("b", starred), step("c", starred))).toEqual(["b", undefined]);
    expect(next(step("a"), step("b", { ...starred, completed: true }))).toEqual(["a", undefined]);
  });

  it("is none when nothing is open, or there is nothing", () => {
    expect(next()).toBeNull();
    expect(next(step("a", { completed: true }))).toBeNull();
  });

  it("leaves out what is put off, star or not, until its day has come", () => {
    expect(next(step("a", { deferredUntil: tomorrow, priority: true }), step("b"))).toEqual([
      "b",
      undefined,
    ]);
    expect(next(step("a", { deferredUntil: today }), step("b"))).toEqual(["a", undefined]);
    expect(next(step("a", { deferredUntil: "2026-11-20" }))).toEqual(["a", undefined]);
    expect(next(step("a", { deferredUntil: tomorrow }))).toBeNull();
  });
});

describe("a step that was broken down", () => {
  it("is begun with its first open part", () => {
    const subSteps = [part("1", { completed: true }), part("2"), part("3")];
    expect(next(step("a", { subSteps }), step("b"))).toEqual(["a", "2"]);
  });

  it("comes by itself when all its parts are done", () => {
    const subSteps = [part("1", { completed: true })];
    expect(next(step("a", { subSteps }))).toEqual(["a", undefined]);
  });

  it("offers none of its parts when it is done or put off itself", () => {
    const subSteps = [part("1")];
    expect(next(step("a", { subSteps, completed: true }), step("b"))).toEqual(["b", undefined]);
    expect(next(step("a", { subSteps, deferredUntil: tomorrow }))).toBeNull();
  });

  it("passes over a part that is put off, and waits when all open ones are", () => {
    const later = part("1", { deferredUntil: tomorrow });
    expect(next(step("a", { subSteps: [later, part("2")] }))).toEqual(["a", "2"]);
    const waiting = step("a", { subSteps: [part("0", { completed: true }), later] });
    expect(next(waiting, step("b"))).toEqual(["b", undefined]);
    expect(next(waiting)).toBeNull();
  });
});
