import { expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import type { PlanSize } from "@/lib/decisions/planner/types";

function stepsOf(inputText: string, size: PlanSize) {
  const answer = answerGoal({ inputText, size });
  return answer.kind === "plan" ? answer.steps : [];
}

function textsOf(inputText: string, size: PlanSize): string[] {
  return stepsOf(inputText, size).map(({ text }) => text);
}

test.each([
  [
    "sign permission slip, pay $12 for field trip, email coach about missing practice, find his cleats",
    [
      "Sign the permission slip.",
      "Email the coach about missing practice.",
      "Pay $12 for the field trip.",
      "Find his cleats.",
    ],
  ],
  [
    "discussion post, 2 replies, quiz 4, chapter 9 reading all due sunday",
    [
      "Write 2 replies.",
      "Write the first three lines of the discussion post.",
      "Take quiz 4.",
      "Read chapter 9.",
      "Set a time by Sunday for whatever is left.",
    ],
  ],
  [
    "drink water, walk 20 min, no phone in bed",
    ["Drink water.", "Plug your phone in outside the bedroom.", "Walk for 20 minutes."],
  ],
  [
    "refill moms meds, call her dr, pick up depends",
    ["Refill your mom's meds.", "Call her doctor.", "Pick up Depends."],
  ],
  [
    "sat: clean gutters, mow, fix gate, costco run, call grandma",
    [
      "Call your grandma.",
      "Fix the gate.",
      "Clean the gutters.",
      "Mow the lawn.",
      "Go to Costco.",
      "Move whatever is left to Sunday's list.",
    ],
  ],
  [
    "move out list: patch holes, clean oven, return keys, forward mail, cancel wifi",
    [
      "Set up mail forwarding with USPS.",
      "Cancel the wifi.",
      "Clean the oven.",
      "Patch the holes.",
      "Return the keys.",
    ],
  ],
  [
    "put up shelves, hang pictures, paint the bathroom before my sister comes Friday",
    [
      "Put up the shelves.",
      "Hang the pictures.",
      "Paint the bathroom.",
      "Set a time by Friday for whatever is left.",
    ],
  ],
  [
    "party to do: order cake, blow up 20 balloons, goody bags, text the moms",
    ["Text the moms.", "Order the cake.", "Blow up the 20 balloons.", "Fill the goody bags."],
  ],
  [
    "give dog a bath, trim nails, heartworm pill, order food",
    [
      "Give the dog its heartworm pill.",
      "Trim the dog's nails.",
      "Order dog food.",
      "Give the dog a bath.",
    ],
  ],
  [
    "pick up cake, ice, chairs from church, hang banner by 4",
    [
      "Pick up the cake.",
      "Pick up ice.",
      "Pick up the chairs from church.",
      "Hang the banner.",
      "Cross out whatever can wait until after 4.",
    ],
  ],
  [
    "saturday: soccer at 9, birthday party at 1, church potluck at 5 - need gift and a side dish",
    [
      "Get a gift.",
      "Make a side dish.",
      "Put soccer on your calendar on Saturday at 9, with an alarm an hour before.",
      "Put the birthday party on your calendar on Saturday at 1, with an alarm an hour before.",
      "Put the church potluck on your calendar on Saturday at 5, with an alarm an hour before.",
    ],
  ],
  [
    "clean out rv, book campsite, get propane, fix awning",
    ["Book the campsite.", "Clean out the RV.", "Get propane.", "Fix the awning."],
  ],
  [
    "doctor stuff: physical, eye exam, skin check, dentist, all behind",
    [
      "Book the physical.",
      "Book a date for the eye exam.",
      "Book the skin check.",
      "Call the dentist for a date.",
      "Move whatever is left to tomorrow's list.",
    ],
  ],
  [
    "morning routine: meds, stretch, shower, protein breakfast, out by 7:40",
    [
      "Take your meds.",
      "Stretch.",
      "Take a shower.",
      "Make protein breakfast.",
      "Be out the door by 7:40.",
    ],
  ],
  [
    "laundry/dishes/trash/vacuum",
    ["Start one load of laundry.", "Take out the trash.", "Wash the dishes.", "Vacuum."],
  ],
  ["dog: nails, bath, heartworm", ["Trim the dog's nails.", "Give the dog a bath."]],
  ["dinner at 6, game at 8 - need snacks and a card", ["Get snacks.", "Get a card."]],
  ["pay electric, gas, and phone bills", ["Pay the phone bills."]],
  [
    "dishes, laundry, pay bills, email boss all by friday",
    ["Email the boss.", "Wash the dishes.", "Set a time by Friday for whatever is left."],
  ],
  [
    "read 20 pages, yoga, drink more water, no sugar",
    [
      "Drink a glass of water.",
      "Write “no sugar” on a note where you'll see it.",
      "Put what you need for yoga by the door.",
      "Read 20 pages.",
    ],
  ],
  [
    "bills: internet, car insurance, student loan, $84 to mom",
    [
      "Pay the internet bill.",
      "Pay the car insurance.",
      "Pay the student loan.",
      "Send your mom $84.",
    ],
  ],
  [
    "mow lawn, pull weeds, edge, water tomatoes",
    ["Water the tomatoes.", "Pull weeds.", "Edge the lawn.", "Mow the lawn."],
  ],
  [
    "vacuum car, top off washer fluid, check tires",
    ["Check the tires.", "Vacuum the car.", "Top off the washer fluid."],
  ],
  ["practice guitar, work on novel, call dad", ["Practice guitar.", "Work on the novel."]],
  ["deep clean oven, mop, dust", ["Dust.", "Mop.", "Deep clean the oven."]],
  [
    "do dishes and trash and litter and call my sister",
    ["Take out the trash.", "Scoop the litter box.", "Call your sister.", "Wash the dishes."],
  ],
  [
    "mail, voicemails, texts i never answered",
    [
      "Answer the texts.",
      "Open the mail, with a pen to mark what is asked of you.",
      "Listen to the voicemails.",
    ],
  ],
  [
    "find a plumber, get 3 quotes, fix leak",
    ["Find a plumber.", "Ask for 3 quotes.", "Fix the leak."],
  ],
  ["breast pump, bottles, diapers, wipes", ["Buy a breast pump.", "Buy bottles."]],
  ["groceries, gas, bank", ["Fill up with gas.", "Go to the bank.", "Buy groceries."]],
  [
    "Dentist / haircut / oil change / passport",
    ["Call the dentist for a date.", "Renew or apply for the passport."],
  ],
  [
    "lunches, backpacks, permission slip, snack for team",
    [
      "Sign the permission slip.",
      "Make lunches.",
      "Pack the backpacks.",
      "Buy snacks for the team.",
    ],
  ],
  ["oil, tires, inspection, wash the car", ["Book the oil change.", "Wash the car."]],
  [
    "emails, invoices, voicemail, time sheet",
    [
      "Open the invoices, to send or to pay.",
      "Listen to the voicemail.",
      "Fill in the time sheet.",
    ],
  ],
  [
    "standup, 1:1, expense report, inbox",
    [
      "Write three lines for the standup: done, next, stuck.",
      "Write down two points for your 1:1.",
    ],
  ],
  [
    "cancel hulu, spotify, audible and the gym",
    ["Cancel Hulu.", "Cancel Spotify.", "Cancel Audible.", "Cancel the gym membership."],
  ],
])("the row %j has the steps %j, in their order", (row, steps) => {
  const texts = textsOf(row, "steady");
  expect(texts.filter((text) => steps.includes(text))).toEqual(steps);
});

test("six things have all the room that there is", () => {
  const row = "hang mirror, fix door, install shelf, caulk tub, replace filter, mow";
  expect(textsOf(row, "steady")).toHaveLength(7);
  expect(textsOf(row, "steady").join(" ")).not.toMatch(/whatever is left/);
});

test.each([
  [
    "schedule mammogram, pick up lisinopril, cancel dentist friday",
    [
      "Cancel the Friday dentist appointment.",
      "Schedule the mammogram.",
      "Pick up your lisinopril.",
    ],
  ],
  [
    "dentist call, oil change, mom's birthday card",
    [
      "Find the number you need to call the dentist.",
      "Book the oil change.",
      "Buy your mom's birthday card. Then go on with “dentist call”.",
    ],
  ],
  [
    "put up shelves, hang pictures, paint the bathroom before my sister comes Friday",
    [
      "Put out what you need to put up the shelves.",
      "Hang the pictures.",
      "Paint the bathroom, before your sister comes Friday. Then go on with “put up shelves”.",
    ],
  ],
  [
    "practice piano, draw 15 min, read 10 pages",
    [
      "Draw for the first 2 of 15 minutes.",
      "Practice piano.",
      "Read 10 pages. Then go on with “draw 15 min”.",
    ],
  ],
])("three things are the three steps of a nudge: %j", (row, steps) => {
  expect(textsOf(row, "nudge")).toEqual(steps);
  expect(stepsOf(row, "nudge")[0]?.minutes).toBe(2);
});

test("minutes that were told hold, and nobody turns up who was not told of", () => {
  const steps = stepsOf("practice piano, draw 15 min, read 10 pages", "tiny");
  expect(steps).toContainEqual({ minutes: 10, text: "Draw for the first 10 of 15 minutes." });
  expect(steps).toContainEqual({ minutes: 5, text: "Draw for the last 5 of 15 minutes." });
  expect(steps.map(({ text }) => text).join(" ")).not.toMatch(/child/);
});

test("what is told of one goal is no item", () => {
  const inputText = "hike Mt Whitney in september, got the permit, never hiked above 8000 ft";
  const answer = answerGoal({ inputText, size: "steady" });
  expect(answer.kind === "plan" && answer.source).not.toBe("list");
});

test.each([
  ["fix resume, cover letter, call dad", "Open the file for “fix resume”."],
  [
    "return Jake's drill, call mom, fold laundry",
    "Put what you give back by the door, with your keys.",
  ],
  [
    "smog check, vacuum, pick up check from dad",
    "Put your bag and keys by the door, for “pick up check from dad”.",
  ],
  ["bake cookies, frost cake, wrap gifts", "Put the frosting, a knife and a plate on the table."],
  [
    "call mom, text Jen back, mail Lucas's card",
    "Put Lucas's card in an envelope with the address on it.",
  ],
  [
    "take down old photos of my ex, return his hoodie and delete his number",
    "Put what you give back by the door, with your keys.",
  ],
  [
    "sign permission slip, wash soccer uniform, pack lunch",
    "Check the pockets and the care label.",
  ],
  [
    "get my food handlers card, apply at 3 restaurants, open a checking account",
    "Open the page where you apply, for “get my food handlers card”.",
  ],
])("the row %j has the small start %j", (row, start) => {
  expect(textsOf(row, "tiny")).toContain(start);
});
