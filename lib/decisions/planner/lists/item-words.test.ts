import { expect, test } from "vitest";
import { itemStep } from "@/lib/decisions/planner/lists/list-items";
import { listPlan } from "@/lib/decisions/planner/lists/list-plan";
import { readList } from "@/lib/decisions/planner/lists/read-list";

test.each([
  ["cancel dr Patel on the 9th", "Cancel your visit with Dr. Patel on the 9th."],
  ["reschedule Dr. Lopez", "Reschedule your visit with Dr. Lopez."],
  ["call dr kim", "Call Dr. Kim."],
  ["call dr about results", "Call the doctor about results."],
  ["cancel dr appt tuesday", "Cancel the Tuesday doctor's appointment."],
  ["email coach Ruiz", "Email Coach Ruiz."],
  ["email coach about practice", "Email the coach about practice."],
  ["email prof Nguyen", "Email Prof. Nguyen."],
  ["make dentist appt for me and the kids", "Make a dentist appointment for you and the kids."],
  ["fill the inhaler", "Call the pharmacy to refill the inhaler."],
  ["refill lexapro", "Refill your Lexapro."],
  ["renew global entry", "Renew Global Entry."],
  ["math homework ch 4", "Spend 20 minutes on the math homework ch 4."],
  ["calc hw 3.2", "Spend 20 minutes on the calc homework 3.2."],
  ["history outline", "Write the first three lines of the history outline."],
  ["quiz 5 by midnight", "Take quiz 5 by midnight."],
  [
    "study 2 hrs for my permit test",
    "Study for your permit test for 25 minutes, the start of your 2 hours.",
  ],
  ["study 20 min for spanish", "Study for Spanish for 20 minutes."],
  ["essay due thurs", "Write the first three lines of the essay due Thursday."],
  ["get oil changed", "Book a date to get the oil changed."],
  ["test sump pump", "Test the sump pump."],
  ["sand and stain dresser", "Sand and stain the dresser."],
  [
    "lunch w/ client at noon",
    "Put lunch with client in your calendar at noon, with an alarm an hour before.",
  ],
  ["call aunt carol re rolls", "Call Aunt Carol re rolls."],
  ["start crockpot", "Start the crockpot."],
  ["9am haircut", "Put the haircut in your calendar at 9am, with an alarm an hour before."],
  ["buy charger", "Buy a charger."],
  ["edit chapter 3", "Edit chapter 3."],
  ["hose off deck", "Hose off the deck."],
  ["call HVAC guy", "Call the HVAC guy."],
  ["let dog out", "Let the dog out."],
  ["plants water", "Water the plants."],
  ["bed", "Make the bed."],
  ["2 loads of laundry", "Start the first of 2 loads of laundry."],
  ["kids haircuts", "Book the haircuts for the kids."],
  ["tues - kids haircuts", "Take the kids for haircuts on Tuesday."],
  ["mom's birthday $40", "Set aside $40 for your mom's birthday."],
  ["social security card", "Find the social security card."],
  ["pay stubs", "Find the pay stubs."],
  ["two bills with my address", "Find two bills with your address."],
  ["cash app or venmo the sitter", "Pay the sitter by Cash App or Venmo."],
  ["kids to school 8:15", "Take the kids to school by 8:15."],
  ["living room", "Clear or clean the living room for ten minutes."],
  ["email the landlord about the leak", "Email the landlord about the leak."],
  ["bag leaves", "Put the leaves into bags."],
  ["register car", "Register the car."],
])("the item %j is the step %j", (item, step) => {
  expect(itemStep(item, false).text).toBe(step);
});

test.each([
  ["today- shower, eat, call back doctor", ["shower", "eat", "call back doctor"]],
  ["pack for camping - tent, sleeping bags, bug spray", ["tent", "sleeping bags", "bug spray"]],
  ["dishes and laundry and trash and vacuum", ["dishes", "laundry", "trash", "vacuum"]],
  [
    "monday: gym, call landlord / tuesday: dentist at 3",
    ["Monday: gym", "Monday: call landlord", "Tuesday: dentist at 3"],
  ],
  ["rent, water bill, car insurance", ["pay rent", "pay water bill", "pay car insurance"]],
  ["xmas: wrap gifts, stockings, cards to mail", ["wrap gifts", "stockings", "mail cards"]],
  ["sand and stain the dresser, mow, call mom", ["sand and stain the dresser", "mow", "call mom"]],
])("%j is a list", (row, items) => {
  expect(readList([row])).toEqual(items);
});

test("what is said of an emergency is no start of an errand", () => {
  const begin = () => ({ minutes: 2, text: "Sit up. Call 911 if it gets worse." });
  const texts = listPlan(["polish the shoes", "test the heater"], "tiny", { begin }).map(
    ({ text }) => text,
  );
  expect(texts.join(" ")).not.toContain("911");
});

test("a title is no end of what is to be done", () => {
  const plan = listPlan(["write a letter to Mr Bell", "call mom"], "tiny");
  expect(plan.map(({ text }) => text)).toContain(
    "Get a blank page ready to write a letter to Mr. Bell.",
  );
});
