import { describe, expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";

describe("a plan is for what verb and thing say together", () => {
  test.each([
    ["get out of the choir before spring", "general-decline"],
    ["turn down the invitation to the hen do", "general-decline"],
    ["get out of the bath", "general"],
    ["ask the nursery for an extra morning", "general-request"],
    ["bring up the smell in the office with my manager", "general-request"],
    ["unfollow brands that make me spend", "general-online"],
    ["take my statement from 900 words to 500", "verb-revise"],
    ["chase the roofer who never came", "verb-contact"],
    ["scan 30 payslips for the broker", "general-copies"],
    ["work out how many tins of paint I need", "general-calculate"],
    ["mark 40 spelling tests", "general-batch"],
    ["the extractor fan hums all night", "verb-fix"],
    ["make the back door lock", "general-state"],
    ["sort a swap for my late shift", "general-matter"],
    ["sort a lift home after the operation", "general-matter"],
    ["clean out the rabbit hutch", "verb-wash"],
    ["take the jars back to the farm", "verb-errand"],
    ["take the lamp back to the shop, it flickers", "verb-return"],
    ["get a second opinion on my hip", "general"],
  ])("%j is %s", (goal, source) => {
    expect(answerGoal({ inputText: goal, size: "steady" })).toMatchObject({ source });
  });
});
