import { expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { readHeading } from "@/lib/decisions/planner/lists/list-heading";
import { readList } from "@/lib/decisions/planner/lists/read-list";
import { splitTail } from "@/lib/decisions/planner/lists/row-tail";

test.each([
  [
    "water plants, walk Daisy, empty dishwasher, 30 minutes before work",
    "in the 30 minutes before work",
  ],
  ["fix handle, hang towel bar, 2 hrs", "in 2 hours"],
  ["bathroom, bedroom, hallway in 90 min, mom in law on her way", "in 90 minutes"],
  ["forward mail, change license - moving may 3", "before moving on May 3"],
  ["wash the car, mow the lawn, only have sunday", "Sunday"],
  ["rent, phone bill $85, gas. have $1,020 til Friday", "with $1,020 til Friday"],
  ["study bio, email TA, exam thursday", "before the exam on Thursday"],
  ["take out recycling, pay sitter, before 8", "before 8"],
  ["dust bedroom, scrub tub, bad back so no long bending", null],
  ["get divorced and find an apartment, make 3,400 a month", null],
])("%j tells of all: %j", (row, bound) => {
  const { row: rest, bound: told } = splitTail(row);
  expect(told).toBe(bound);
  expect(row.startsWith(rest) && rest.length < row.length).toBe(true);
});

test.each([
  "make 3 pies, bake bread, no sugar",
  "call mom, buy milk, have dinner with Jo",
  "dentist, haircut, party saturday",
  "swim, lift, run 2 miles in 20 min",
  "laundry, dishes, no milk in the house",
])("what is to be done is no tail: %j", (row) => {
  expect(splitTail(row).row).toBe(row);
});

test.each([
  [
    "need to do taxes, dentist, car inspection, and my passport, been putting off all of them",
    ["do taxes", "dentist", "car inspection", "my passport"],
  ],
  [
    "unpack the suitcase, do the laundry, get groceries and pay bills, just got back from vacation and exhausted",
    ["unpack the suitcase", "do the laundry", "get groceries", "pay bills"],
  ],
  [
    "fold laundry vacuum living room clean toilet take out trash before 5pm",
    ["fold laundry", "vacuum living room", "clean toilet", "take out trash"],
  ],
  ["dishes laundry trash litter box", ["dishes", "laundry", "trash", "litter box"]],
  [
    "car stuff: wiper blades, tire pressure, wash it, find the spare key",
    ["wiper blades", "tire pressure", "wash the car", "find the spare key"],
  ],
  [
    "get the kids haircuts, new shoes and a physical before school starts aug 12",
    ["get the kids haircuts", "get the kids new shoes", "get the kids a physical"],
  ],
  [
    "vet appt for Ziggy and teacher email about Tuesday's field trip",
    ["book a vet appointment for Ziggy", "email the teacher about Tuesday's field trip"],
  ],
  [
    "notarize the form, mail it certified, make copies",
    ["notarize the form", "mail it certified", "make copies"],
  ],
  [
    "Thursday 9am vet for Max, 11 bank, 2pm call with Priya, cook dinner by 6",
    ["vet for Max at 9am", "bank at 11", "call with Priya at 2pm", "cook dinner by 6"],
  ],
  [
    "post office, pharmacy, home depot, bank closes at 1",
    ["post office", "pharmacy", "home depot", "go to the bank before 1"],
  ],
  [
    "clean garage, sell the treadmill, donate clothes, no truck",
    ["clean garage", "sell the treadmill", "donate clothes"],
  ],
])("no item of %j is lost", (row, items) => {
  expect(readList([row])).toEqual(items);
});

test.each([
  "learn spanish and get back in shape, have 30 min a day",
  "make friends and get out of the house more, new in Tampa",
  "pay my property taxes, $2,300 due in november, have half",
  "tiny kitchen, no counter space, 4 people to feed",
  "sort baby clothes 0-12 months, 8 bins, maybe want another kid",
  "burned out social worker, 34 clients on my caseload, dread every morning",
  "weed the flower beds then mulch, 6 bags",
  "fix broken water heater, call plumber",
])("%j is no list", (row) => {
  expect(readList([row])).toBeNull();
});

test("what is told behind one goal is no second one", () => {
  const inputText = "get my deposit back, painted one wall navy and have 2 cats";
  const answer = answerGoal({ inputText, size: "steady" });
  expect(answer.kind === "plan" && answer.source).toBe("end-of-tenancy");
});

test.each([
  ["mow the lawn, clean gutters and pick up dog poop this weekend", "this weekend"],
  ["pack lunches, lay out clothes, fill up the car tonight", "tonight"],
  ["cancel hulu, hbo and adobe trial before tuesday", "before Tuesday"],
  ["this weekend - shred papers, roll coins, clean out the junk drawer", "this weekend"],
  ["errands saturday: post office, pharmacy, home depot", "Saturday"],
  ["Thursday 9am vet for Max, 11 bank, 2pm call with Priya", "Thursday"],
  ["dishes, vacuum, trash, mom coming at 4", "before your mom comes at 4"],
  ["write essay, call mom, dinner with Sam tonight", undefined],
  ["do laundry, wash car, call the vet tomorrow", undefined],
])("%j is a list for %j", (row, heading) => {
  expect(readHeading(row).heading).toBe(heading);
});

test.each([
  ["mon dentist 10am, tues kids haircuts, wed call insurance", "in this order"],
  [
    "post office, pharmacy, home depot, bank closes at 1",
    "what closes first at the top: go to the bank before 1",
  ],
  [
    "get my permit, apply at 3 restaurants, open a checking account",
    "in this order: get my permit",
  ],
])("%j says in which order: %j", (row, order) => {
  const answer = answerGoal({ inputText: row, size: "steady" });
  expect(answer.kind === "plan" && answer.steps[0]?.text).toContain(order);
});
