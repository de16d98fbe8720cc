import { describe, expect, it } from "vitest";
import { step } from "@/tests/fixtures/steps";
import { firstWaiting, stepsOn } from "./put-off";

describe("a step that was put off", () => {
  const tomorrow = "2026-11-22";
  const steps = [
    step("a"),
    step("b", { deferredUntil: tomorrow }),
    step("c", { subSteps: [step("c1", { deferredUntil: tomorrow }), step("c2")] }),
  ];

  it("waits until its day, and the list stays the same object", () => {
    expect(stepsOn(steps, "2026-11-21")).toBe(steps);
  });

  it("is back on its day and after it, part or whole; the others stay the same objects", () => {
    for (const today of [tomorrow, "2026-12-01"]) {
      const shown = stepsOn(steps, today);
      expect(shown[0]).toBe(steps[0]);
      expect(shown[1]?.deferredUntil).toBeNull();
      expect(shown[2]?.subSteps.map(({ deferredUntil }) => deferredUntil)).toEqual([null, null]);
      expect(shown[2]?.subSteps[1]).toBe(steps[2]?.subSteps[1]);
    }
  });

  it("is brought back first when it is starred, then by the plan's order", () => {
    const later = { deferredUntil: tomorrow };
    expect(firstWaiting([step("a", later), step("b", later)])?.step.id).toBe("a");
    const starred = step("b", { ...later, priority: true });
    expect(firstWaiting([step("a", later), starred])?.step.id).toBe("b");
    expect(firstWaiting([step("a", { completed: true })])).toBeNull();
  });
});
