import { expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import type { PlanSize } from "@/lib/decisions/planner/types";

function textsOf(inputText: string, size: PlanSize): string[] {
  const answer = answerGoal({ inputText, size });
  return answer.kind === "plan" ? answer.steps.map(({ text }) => text) : [];
}

function sourceOf(inputText: string): string | null {
  const answer = answerGoal({ inputText, size: "steady" });
  return answer.kind === "plan" ? answer.source : null;
}

test.each([
  ["clean bedroom, do laundry and pack for Denver by Friday", "by Friday", "Pack for Denver."],
  ["meal prep, fold clothes, clean fridge all before bed", "before bed", "Clean the fridge."],
  [
    "change sheets, start wash, wipe down bathroom (guests at 6)",
    "before the guests come at 6",
    "Wipe down the bathroom.",
  ],
  ["take out recycling, walk Max, unload dishwasher before 8", "before 8", "Walk Max."],
  ["clean kitchen, wipe counters, take out trash by 5", "by 5", "Take out the trash."],
  [
    "move: get boxes, rent uhaul, change address, clean apt by the 31st",
    "by the 31st",
    "Clean the apt.",
  ],
  [
    "baby shower: invites, games, food, favors - its in 3 weeks",
    "baby shower, in 3 weeks",
    "Buy favors.",
  ],
  [
    "todo before vacation: stop mail, water plants, board the dog, clean out fridge, pack",
    "before vacation",
    "Board the dog.",
  ],
  ["thurs - vet for Luna at 10, pick up cake, call mom", "Thursday", "Call your mom."],
  [
    "get ready for baby: wash clothes, pack hospital bag, install car seat",
    "get ready for baby",
    "Wash the clothes.",
  ],
])("what is said of all of %j stands over it: %j", (row, heading, step) => {
  const texts = textsOf(row, "steady");
  expect(texts[0]).toContain(`under “${heading}”`);
  expect(texts).toContain(step);
});

test.each([
  [
    "pick up Tyler at 3, drop Mia at dance 4:30, dinner, homework",
    [
      "Pick up Tyler at 3.",
      "Drop Mia at dance at 4:30.",
      "Make dinner.",
      "Spend 20 minutes on the homework.",
    ],
  ],
  [
    "pick up Emma at 2:45, snack, piano 4:00, dinner",
    [
      "Pick up Emma at 2:45.",
      "Eat a snack.",
      "Put the piano on your calendar at 4:00, with an alarm an hour before.",
      "Make dinner.",
    ],
  ],
  [
    "wed: meeting at 10, send invoice, gym",
    [
      "Put the meeting on your calendar on Wednesday at 10, with an alarm an hour before.",
      "Put what you need for the gym by the door.",
    ],
  ],
  [
    "gym, shower, work by 9",
    ["Put what you need for the gym by the door.", "Take a shower.", "Be at work by 9."],
  ],
  [
    "cook dinner, help Ella w homework, bath, bed by 8:30",
    ["Cook dinner.", "Help Ella with homework.", "Take a bath.", "Lights out by 8:30."],
  ],
  [
    "monday: trash out, call insurance, dentist at 2",
    [
      "Take the trash out.",
      "Call the insurance.",
      "Put the dentist on your calendar on Monday at 2, with an alarm an hour before.",
    ],
  ],
  [
    "bake cookies + frost cake + wrap gifts",
    ["Bake cookies.", "Frost the cake.", "Wrap the gifts."],
  ],
  [
    "dishes rn, then laundry, then maybe shower",
    ["Wash the dishes.", "Start one load of laundry.", "Take a shower."],
  ],
  [
    "thanksgiving list - thaw turkey, make pies, set table, pick up grandma",
    ["Thaw the turkey.", "Make pies.", "Set the table.", "Pick up your grandma."],
  ],
  [
    "fix resume; cover letter; references; apply by Sunday",
    ["Write the first three lines of the cover letter.", "Fix the resume.", "Apply by Sunday."],
  ],
])("%j keeps the order %j", (row, steps) => {
  const texts = textsOf(row, "steady");
  expect(texts.filter((text) => steps.includes(text))).toEqual(steps);
});

test("what a nudge has no room for comes after it, where the order was told", () => {
  expect(textsOf("walk dog, feed cat, water plants, then work", "nudge").at(-1)).toBe(
    "Feed the cat. After that: water plants; work.",
  );
});

test.each([
  ["finish my essay and study for chem test, both tomorrow", "essay+exam", /both/],
  [
    "fix the leaky faucet and paint the bathroom, $150 budget",
    "dripping-tap+paint-room",
    /the \$150/,
  ],
])("what is told of two goals is no third: %j", (row, source, missing) => {
  expect(sourceOf(row)).toBe(source);
  expect(textsOf(row, "steady").join(" ")).not.toMatch(missing);
});

test("a matter behind “re:” is no list's heading", () => {
  const row = "call school re: absence, pay lunch account, sign report card";
  expect(textsOf(row, "steady")[0]).not.toContain("under");
  expect(textsOf(row, "tiny").join(" ")).not.toMatch(/reports/);
});
