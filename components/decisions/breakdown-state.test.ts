import { describe, expect, test } from "vitest";
import {
  type BreakdownChange,
  type BreakdownState,
  changeBreakdown,
  NO_BREAKDOWN,
} from "./breakdown-state";

const request = { inputText: "Clean the kitchen", size: "steady" as const };
const first = { text: "Open the window", minutes: 1 };
const second = { text: "Wipe the table", minutes: 5 };
const start: BreakdownChange = { type: "start", request };
const tellFirst: BreakdownChange = { type: "step", step: first };

const breakdownAfter = (...changes: BreakdownChange[]) =>
  changes.reduce<BreakdownState>(changeBreakdown, NO_BREAKDOWN);

describe("a breakdown", () => {
  test("shows steps as they come and stays open for more", () => {
    expect(breakdownAfter(start, tellFirst, { type: "step", step: second })).toMatchObject({
      phase: "working",
      steps: [first, second],
    });
  });

  test("ends with the whole plan, whatever was told on the way", () => {
    const plan = {
      success: true as const,
      tasks: [second.text],
      steps: [second],
      planner: "built-in" as const,
      notice: "Someone else wrote this.",
    };
    expect(breakdownAfter(start, tellFirst, { type: "plan", plan })).toMatchObject({
      phase: "done",
      steps: [second],
      notice: "Someone else wrote this.",
    });
  });

  test("that breaks keeps the steps and what was asked, for Retry", () => {
    const failure = { kind: "broken" as const, message: "gone" };
    expect(breakdownAfter(start, tellFirst, { type: "fail", failure })).toEqual({
      phase: "failed",
      request,
      steps: [first],
      notice: null,
      safety: null,
      failure,
    });
  });

  test("that needs clarity shows no steps", () => {
    const failure = { kind: "clarity" as const, message: "What exactly?" };
    expect(breakdownAfter(start, tellFirst, { type: "fail", failure }).steps).toEqual([]);
  });

  test("that is stopped keeps its steps; without any it never was", () => {
    expect(breakdownAfter(start, tellFirst, { type: "stop" })).toMatchObject({
      phase: "stopped",
      steps: [first],
    });
    expect(breakdownAfter(start, { type: "stop" }).phase).toBe("idle");
  });

  test("takes nothing more once it is over", () => {
    const stopped = breakdownAfter(start, tellFirst, { type: "stop" });
    expect(changeBreakdown(stopped, { type: "step", step: second })).toBe(stopped);
  });

  test("that begins anew clears what was there", () => {
    expect(breakdownAfter(start, tellFirst, start)).toEqual({
      ...NO_BREAKDOWN,
      phase: "working",
      request,
    });
    expect(breakdownAfter(start, tellFirst, { type: "reset" })).toEqual(NO_BREAKDOWN);
  });
});
