import { describe, expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { EVERYDAY_GOALS } from "@/tests/fixtures/everyday-goals";
import { NEAR_GOALS } from "@/tests/fixtures/near-goals";

function kindOf(goal: string): string {
  const answer = answerGoal({ inputText: goal, size: "steady" });
  return answer.kind === "clarify" ? answer.kind : answer.source;
}

describe("an everyday goal", () => {
  test.each(EVERYDAY_GOALS)("%j is %s", (goal, kind) => {
    expect(kindOf(goal)).toBe(kind);
  });

  test.each(NEAR_GOALS)("%j is not %s", (goal, kind) => {
    expect(kindOf(goal)).not.toBe(kind);
  });
});
