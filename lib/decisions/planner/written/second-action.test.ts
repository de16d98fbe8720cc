import { expect, it } from "vitest";
import { splitActions } from "@/lib/decisions/planner/written/second-action";

const partsOf = (text: string) =>
  splitActions([{ text, minutes: 6 }], "steady").map((one) => one.text);

it("makes two steps of a step with two actions", () => {
  expect(partsOf("Wipe the sink and hang up a towel.")).toEqual([
    "Wipe the sink.",
    "Hang up a towel.",
  ]);
});

it("splits nothing that stands in quotation marks, and no quotation from its step", () => {
  const step =
    "Write the room on the box, and text one mover: “I move out by Friday. What do two people cost?”";
  expect(partsOf(step).join(" ")).toContain("“I move out by Friday. What do two people cost?”");
});
