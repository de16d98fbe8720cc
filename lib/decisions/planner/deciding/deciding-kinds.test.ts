import { expect, test } from "vitest";
import { kindToDecide } from "@/lib/decisions/planner/deciding/deciding-kinds";
import { readDecision } from "@/lib/decisions/planner/deciding/read-decision";

function kindFor(question: string): string | null {
  const decision = readDecision(question);
  return decision === null ? null : kindToDecide(question, decision);
}

test.each([
  ["should I take social security at 62 or wait", "decide-claim-social-security"],
  ["should I drop my statistics class", "decide-drop-class"],
  ["should I start ADHD meds", "decide-adhd-meds-start"],
  ["keep my horse or sell her", "decide-keep-horse"],
])("%j has a kind of its own", (question, kind) => {
  expect(kindFor(question)).toBe(kind);
});

test("a question that no kind decides has none", () => {
  expect(kindFor("should I paint the moon green or blue")).toBeNull();
});
