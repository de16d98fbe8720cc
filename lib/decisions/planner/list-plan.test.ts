import { expect, test } from "vitest";
import { listPlan } from "@/lib/decisions/planner/list-plan";
import { readList } from "@/lib/decisions/planner/read-list";

test.each([
  [["buy milk, call mum, fix bike"], ["buy milk", "call mum", "fix bike"]],
  [["I need to buy milk, call mum and fix bike"], ["buy milk", "call mum", "fix bike"]],
  [
    ["- fix bike", "- email Sam"],
    ["fix bike", "email Sam"],
  ],
  [
    ["To do:", "1. laundry", "2) dishes", "[ ] rent"],
    ["laundry", "dishes", "rent"],
  ],
  [
    ["call mum", "book dentist", "pay rent"],
    ["call mum", "book dentist", "pay rent"],
  ],
  [["dishes, laundry, taxes"], ["dishes", "laundry", "taxes"]],
  [
    ["- pay rent - call Ana - return library books"],
    ["pay rent", "call Ana", "return library books"],
  ],
  [["1. fix gate 2. paint fence 3. mow lawn"], ["fix gate", "paint fence", "mow lawn"]],
  [
    [
      "I need to clean the flat, do 3 loads of laundry, buy a present for Mo and be at the station by 4, it's 11 now",
    ],
    ["clean the flat", "do 3 loads of laundry", "buy a present for Mo", "be at the station by 4"],
  ],
  [["today: dishes, laundry, call dentist"], ["dishes", "laundry", "call dentist"]],
])("%j is a list", (lines, items) => {
  expect(readList(lines)).toEqual(items);
});

test.each([
  [["buy milk, eggs and bread"]],
  [["clean the kitchen"]],
  [["my landlord is coming, the flat is a mess, and I'm tired"]],
  [["should I move, stay or wait?"]],
  [["redo my kitchen cupboards with paint, weekend project, budget $120"]],
  [["clean the kitchen, because my sister, her kids and the dog arrive"]],
])("%j is none", (lines) => {
  expect(readList(lines)).toBeNull();
});

test("what takes weeks gets ten minutes, not a tick", () => {
  const plan = listPlan(["stop smoking", "eat better", "call mum"], "steady");
  const texts = plan.map(({ text }) => text);
  expect(texts).toContain("Spend 10 minutes on “stop smoking”.");
  expect(texts).toContain("Call your mum.");
});
