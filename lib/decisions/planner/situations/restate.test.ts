import { expect, test } from "vitest";
import { restate } from "@/lib/decisions/planner/situations/restate";

test.each([
  ["Garden before the party on Saturday", "tidy the Garden before the party on Saturday"],
  ["the kitchen today, one hour", "tidy the kitchen today, one hour"],
])("a room with a day alone is to be tidied: %j", (typed, said) => {
  expect(restate(typed)).toBe(said);
});

test.each([
  ["help my son with his homework", "get my son to do homework"],
  ["finish my lab report due Monday, havent started", "finish my lab report due Monday"],
  ["learn to speak Spanish", "learn Spanish"],
  ["learn enough French for a trip", "learn French"],
])("%j keeps whom or what it is about", (typed, said) => {
  expect(restate(typed)).toBe(said);
});

test("whoever counts the days to the movers packs", () => {
  expect(restate("I have 9 days until the movers come and I've packed two boxes")).toBe(
    "pack up the apartment",
  );
});

test("a truck that is hired for a move is part of it", () => {
  expect(restate("Rent a U-Haul and move from Austin to Denver")).toBe(
    "move from Austin to Denver",
  );
  expect(restate("rent a van and a driver")).toBe("rent a van and a driver");
});

test.each(["the kitchen tap drips before it runs", "kitchen for my aunt, she wants white"])(
  "%j stays as it is",
  (typed) => {
    expect(restate(typed)).toBe(typed);
  },
);

test("cover that runs out is to be replaced", () => {
  expect(restate("my COBRA runs out next month")).toContain(
    "enroll in a health insurance plan before COBRA ends",
  );
});
