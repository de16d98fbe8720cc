import { describe, expect, test } from "vitest";
import { REASONS } from "./reasons";
import { weigh } from "./second-opinion";
import type { SafetyReason, Verdict } from "./types";

const spans = [{ start: 0, end: 4 }];
const allow: Verdict = { severity: "allow", category: null, reason: null, spans: [] };
const found = (reason: SafetyReason): Verdict => ({ ...REASONS[reason], reason, spans });

function outcome(local: Verdict, opinion: SafetyReason | "none") {
  const { severity, reason } = weigh(local, opinion);
  return [severity, reason];
}

describe("a text that passed", () => {
  test.each([
    ["none", "allow", null],
    ["self_harm_ideation", "support", "self_harm_ideation"],
    ["self_harm_worry", "support", "self_harm_worry"],
    ["medical_emergency", "support", "medical_emergency"],
    ["self_harm_intent", "support", "self_harm_ideation"],
    ["threat", "support", "violent_thoughts"],
    ["hate", "allow", null],
    ["dangerous_instructions", "allow", null],
  ] as const)("called %s: %s", (opinion, severity, reason) => {
    expect(outcome(allow, opinion)).toEqual([severity, reason]);
  });
});

describe("a text with help beside it", () => {
  test.each([
    ["none", "allow", null],
    ["violent_thoughts", "support", "self_harm_ideation"],
    ["self_harm_intent", "support", "self_harm_ideation"],
  ] as const)("called %s: %s", (opinion, severity, reason) => {
    expect(outcome(found("self_harm_ideation"), opinion)).toEqual([severity, reason]);
  });
});

describe("a text that was held back", () => {
  test.each([
    ["self_harm_intent", "none", "support", "self_harm_ideation"],
    ["threat", "none", "support", "violent_thoughts"],
    ["threat", "self_harm_worry", "support", "self_harm_worry"],
    ["threat", "hate", "block", "threat"],
    ["hate", "none", "allow", null],
    ["dangerous_health", "none", "allow", null],
    ["dangerous_health", "medical_emergency", "support", "medical_emergency"],
  ] as const)("as %s, called %s: %s", (local, opinion, severity, reason) => {
    expect(outcome(found(local), opinion)).toEqual([severity, reason]);
  });
});

test("no opinion makes a block, and none moves a matter of life to nothing at once", () => {
  for (const opinion of [...(Object.keys(REASONS) as SafetyReason[]), "none"] as const) {
    expect(weigh(allow, opinion).severity).not.toBe("block");
    for (const local of ["self_harm_intent", "self_harm_method", "threat"] as const) {
      expect(weigh(found(local), opinion).severity).not.toBe("allow");
    }
  }
});
