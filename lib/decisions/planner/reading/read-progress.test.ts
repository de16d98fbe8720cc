import { describe, expect, test } from "vitest";
import { readProgress } from "@/lib/decisions/planner/reading/read-progress";

describe("what is told as left", () => {
  test.each([
    [
      "run the bake sale on 4 May, the hall is confirmed, still no float, no posters and no price list",
      ["float", "posters", "price list"],
    ],
    [
      "baby is due in 6 weeks, cot is here, still need clothes, a car seat and to pack the hospital bag",
      ["clothes", "car seat", "pack the hospital bag"],
    ],
    [
      "work visa, the letter is here and the English test is done, medical exam and police check are left",
      ["medical exam", "police check"],
    ],
    ["change my address, bank is done, employer, insurance are left", ["employer", "insurance"]],
    ["plan four days in Kyoto, flights are booked, no hotels yet", ["hotels"]],
    ["submit my dissertation on 2 May, only the bibliography is missing", ["bibliography"]],
    ["renew her passport, photos are done but the form isn't", ["form"]],
    ["renew the work permit, her medical is not booked yet", ["book her medical"]],
    ["host book club, I haven't read the book and have nothing to serve", ["read the book"]],
    ["take in a lodger, I haven't got any kind of agreement written", ["agreement"]],
    [
      "renovation starts on the 4th and I still haven't picked the kitchen tiles",
      ["pick the kitchen tiles"],
    ],
    [
      "my beehive comes on 20 May, the suit is bought, but there's no stand, the neighbours haven't been told",
      ["tell the neighbours", "stand"],
    ],
    [
      "wedding on 14 September, the venue is booked, but we have no caterer, no invitations and $5,500 left",
      ["caterer", "invitations"],
    ],
    ["build a raised bed, I have the wood but no saw", ["saw"]],
    ["getting married in 8 weeks, cake not ordered, photographer is paid", ["order the cake"]],
    ["best man in June, speech isn't started and I still need a suit", ["speech", "suit"]],
    ["wedding in October, invitations for 85 people haven't gone out", ["send the invitations"]],
    [
      "enrolment forms, I still need their records from Dr. Patel's office.",
      ["their records from Dr. Patel's office"],
    ],
    ["mum's 80th, restaurant is booked, need a cake and a slideshow", ["cake", "slideshow"]],
  ])("%s", (goal, left) => {
    expect(readProgress(goal).left).toEqual(left);
  });

  test.each([
    "I still need 9 more hours of CPD before September",
    "I still haven't booked it",
    "plan a trip to Rome without a car, no budget",
    "prepare a talk about bees, slides are not allowed",
    "quit my job but I have no new job yet",
    "no spreadsheets please, just help me budget",
    "clean the kitchen",
    "clean the new house before the furniture comes, no water connected yet",
  ])("nothing in %s", (goal) => {
    expect(readProgress(goal).left).toEqual([]);
  });
});

describe("what is told as done", () => {
  test.each([
    ["moving out on the 28th, van is booked but nothing is packed", [["van", "booked"]]],
    [
      "bake sale on Friday, tables and bakers are already organised",
      [
        ["tables", "organised"],
        ["bakers", "organised"],
      ],
    ],
    ["fix the tap, I've already bought the washers", [["washers", "bought"]]],
    ["apply for housing benefit, I have the form", [["form", "have"]]],
    ["open my shop: photos done, 14 products", [["photos", "done"]]],
    ["moving out, van's booked for 9am", [["van", "booked"]]],
  ])("%s", (goal, done) => {
    expect(readProgress(goal).done.map(({ thing, state }) => [thing, state])).toEqual(done);
  });

  test.each([
    "the form is half filled in",
    "the hotel is not booked yet",
    "nothing is packed",
    "once the van is booked I can pack",
    "is the flight booked?",
    "slides are almost done",
  ])("nothing in %s", (goal) => {
    expect(readProgress(`sort out the trip, ${goal}`).done).toEqual([]);
  });
});
