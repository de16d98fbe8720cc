import { expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import type { PlanSize } from "@/lib/decisions/planner/types";

function textsOf(inputText: string, size: PlanSize): string[] {
  const answer = answerGoal({ inputText, size });
  return answer.kind === "plan" ? answer.steps.map(({ text }) => text) : [];
}

test.each([
  [
    "today: email professor, print lab, finish calc hw, charge laptop, text mom back",
    [
      "Write these five things on paper under “today”, quickest first: charge laptop; text mom back; email professor; print lab; finish calc hw.",
      "Plug in the laptop.",
      "Text your mom back. After that: email professor; print lab; finish calc hw.",
    ],
  ],
  [
    "today - pay rent, call landlord, clean kitchen, buy stamps",
    [
      "Write these four things on paper under “today”, quickest first: pay rent; call landlord; clean kitchen; buy stamps.",
      "Pay the rent.",
      "Call the landlord. After that: clean kitchen; buy stamps.",
    ],
  ],
])("nothing of %j waits for another day: %j", (row, steps) => {
  expect(textsOf(row, "nudge")).toEqual(steps);
});

test.each([
  [
    "tonight: dishes, pack lunches, sign permission slip",
    "Set a time tonight for whatever is left.",
  ],
  ["tomorrow: call vet, mail rent check, gym", "Move whatever is left to the day after."],
])("%j ends in %j", (row, closing) => {
  expect(textsOf(row, "steady").at(-1)).toBe(closing);
});

test.each([
  [
    "Renew tags / schedule mammogram / find birth certificate / order new checks",
    [
      "Open your bank's app at “order checks”, and order them.",
      "Schedule the mammogram.",
      "Renew the tags on your state's DMV site.",
      "Look in the file box and the desk drawers for the birth certificate.",
    ],
  ],
  [
    "schedule colonoscopy / renew passport / order checks / find car title",
    [
      "Open your bank's app at “order checks”, and order them.",
      "Schedule the colonoscopy.",
      "Look in the file box and the desk drawers for the car title.",
      "Open travel.state.gov and start the passport renewal.",
    ],
  ],
  [
    "camp stuff - sunscreen, name labels, physical form, bug spray, new sneakers, pay balance",
    [
      "Pay the balance.",
      "Put name labels on what goes along.",
      "Fill out the first page of the physical form.",
      "Buy sunscreen, bug spray and new sneakers.",
    ],
  ],
  [
    "invoice the Hendersons, order 2x4s, call inspector, fix trailer light, quote for deck job",
    [
      "Call the inspector.",
      "Invoice the Hendersons.",
      "Order the 2x4s.",
      "Write the quote for the deck job.",
      "Fix the trailer light.",
    ],
  ],
  [
    "meeting at 2, email client, prep slides, order lunch",
    [
      "Put the meeting on your calendar at 2, with an alarm an hour before.",
      "Email the client.",
      "Order lunch.",
      "Prep the slides.",
    ],
  ],
  [
    "take dog to vet at 2, call school, gas up car, mail rent",
    ["Take the dog to the vet at 2.", "Call the school.", "Get gas.", "Mail the rent."],
  ],
  [
    "interview at 10, iron the shirt, print resume",
    [
      "Put the interview on your calendar at 10, with an alarm an hour before.",
      "Print the resume.",
      "Iron the shirt.",
    ],
  ],
  [
    "school supplies - notebooks, glue, paper towels, pay lunch balance, sign forms",
    ["Sign the forms.", "Pay the lunch balance.", "Buy notebooks, glue and paper towels."],
  ],
  [
    "buy paint, buy brushes, buy tape, call contractor",
    ["Call the contractor.", "Buy paint, brushes and tape."],
  ],
])("each item of %j begins with its first move: %j", (row, steps) => {
  const texts = textsOf(row, "steady");
  expect(texts.filter((text) => steps.includes(text))).toEqual(steps);
});

test.each([
  [
    "renew tags, schedule mammogram, call mom",
    "Find the number or the booking page for the mammogram.",
  ],
  ["pay water bill, sweep porch, text Sam", "Open the bill or the app for the water bill."],
  [
    "fix trailer light, call inspector, text Sam",
    "Fix the trailer light: just the first 10 minutes.",
  ],
  ["pack gym bag, text Sam, mail mom's birthday card", "Put the gym bag open on the bed."],
])("the row %j has the small step %j", (row, step) => {
  expect(textsOf(row, "tiny")).toContain(step);
});

test.each([
  "apply for LIHEAP before december, need my moms pay stubs and heating bill",
  "enroll kid in kindergarten, need shot records, birth certificate and proof of address",
  "file for unemployment, we need the separation letter and last pay stub",
])("what one thing needs is no list: %j", (inputText) => {
  const answer = answerGoal({ inputText, size: "steady" });
  expect(answer.kind === "plan" && answer.source).not.toBe("list");
});
