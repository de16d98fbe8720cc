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

test.each([
  ["should I quit my band", "child-quits-hobby"],
  ["buy a piano or keep renting one", "decide-buy-or-rent"],
  ["should i move to Austin, Texas", "decide-move-for-partner"],
  ["should i invite my coworkers to my wedding", "decide-invite-or-not"],
  ["braces or invisalign for my son", "decide-adult-braces"],
])("%j is not decided by %j", (question, kind) => {
  expect(kindFor(question)).not.toBe(kind);
});

test("a question that no kind decides has none", () => {
  expect(kindFor("should I paint the moon green or blue")).toBeNull();
});
