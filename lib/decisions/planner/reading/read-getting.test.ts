import { describe, expect, test } from "vitest";
import { readGoal } from "@/lib/decisions/planner/reading/read-goal";

describe("someone who is to do something", () => {
  test.each([
    ["Get my 7 year old to sleep in her own bed", "your 7 year old", "sleep in her own bed"],
    ["get my son to do his homework", "your son", "do his homework"],
    ["train my puppy not to bite", "your puppy", "not bite"],
    ["teach my dad how to use zoom", "your dad", "use zoom"],
    ["help my mum move into a care home", "your mum", "move into a care home"],
    ["get Tom to pay me back", "Tom", "pay you back"],
  ])("%j", (goal, person, does) => {
    expect(readGoal(goal)).toMatchObject({ person, causing: { person, does } });
  });

  test.each(["get a visa to work in Canada", "get my cat to the vet", "make my flat less damp"])(
    "%j wants nobody to do anything",
    (goal) => {
      expect(readGoal(goal).causing).toBeNull();
    },
  );
});

test.each([
  ["get my ears pierced", "pierce", "my ears", true],
  ["get my grandmother's ring resized", "resize", "my grandmother's ring", true],
  ["get my meds refilled", "refill", "my meds", false],
  ["get tested for ADHD", "book", "a test", false],
  ["make an appointment to get my mole checked", "book", "my mole", false],
  ["get the stain out of the carpet", "remove", "the stain", false],
  ["get my blood pressure down", "lower", "my blood pressure", false],
  ["get my car through its MOT", "prepare", "my car", false],
  ["get my wifi to work", "fix", "my wifi", false],
  ["get my bike out of the shed", "get", "my bike", false],
  ["get my mum a hearing aid", "get", "a hearing aid", false],
  ["throw my best friend a baby shower for 25 people", "throw", "a baby shower", false],
])("%j asks to %s %j", (goal, verb, object, byOthers) => {
  expect(readGoal(goal)).toMatchObject({ verb, object, byOthers });
});
