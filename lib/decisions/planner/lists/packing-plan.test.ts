import { expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { packingPlan } from "@/lib/decisions/planner/lists/packing-plan";
import { planBreaches } from "@/lib/decisions/planner/written/plan-rules";

const THINGS = "towels sunscreen book snacks hat water radio blanket knife map lamp rope".split(
  " ",
);

test("a packing list keeps the rules for two to twelve things", () => {
  for (let count = 2; count <= THINGS.length; count += 1) {
    for (const size of ["nudge", "steady", "tiny"] as const) {
      expect(planBreaches(packingPlan(THINGS.slice(0, count), size), size)).toEqual([]);
    }
  }
});

test.each([
  "Packing list for the beach: towels, sunscreen, book, snacks",
  "pack for the hospital: robe, slippers, charger, snacks",
  "Things to pack for college: bedding, desk lamp, shower caddy, chargers",
])("what goes along is put into a bag: %j", (inputText) => {
  const answer = answerGoal({ inputText, size: "tiny" });
  const texts = answer.kind === "plan" ? answer.steps.map(({ text }) => text) : [];
  expect(texts.filter((text) => text.endsWith("into the bag."))).toHaveLength(4);
});
