import { expect, test } from "vitest";
import { splitAdded, splitJoined, splitOwned } from "@/lib/decisions/planner/reading/joined-goals";

test("the pace at which a list is worked off is no second goal", () => {
  expect(splitJoined("make a list of repairs and fix one thing a week")).toBeNull();
  expect(splitJoined("make a list of repairs and find a plumber")).not.toBeNull();
});

test("what is done with the thing of the first order is no second goal", () => {
  expect(splitJoined("buy a domain name and set up an email with it")).toBeNull();
  expect(splitJoined("file my W-4 and direct deposit forms")).toBeNull();
});

test("a story of two sentences before a wish is no goal beside it", () => {
  const story =
    "I was laid off in March. My boss will be a reference, and I want to send five letters.";
  expect(splitAdded(story)).toBeNull();
  expect(splitAdded("I have to renew my lease, and book the cat in.")).toEqual([
    "I have to renew my lease",
    "book the cat in",
  ]);
});

test("what is begun or stopped in two words is the first of two goals", () => {
  expect(splitAdded("start running and quit smoking")).toEqual(["start running", "quit smoking"]);
  expect(splitAdded("stop drinking and lose weight")).toEqual(["stop drinking", "lose weight"]);
});

test("two things of one's own under one verb may be two goals", () => {
  expect(splitOwned("work on my novel and my guitar")).toEqual([
    "work on my novel",
    "work on my guitar",
  ]);
  expect(splitOwned("clean the kitchen and the hall")).toBeNull();
  expect(splitJoined("exercise and eat better")).toEqual(["exercise", "eat better"]);
});

test("a doing that its noun names is a goal of its own", () => {
  expect(splitJoined("organize the pantry and meal prep for the week")).toEqual([
    "organize the pantry",
    "meal prep for the week",
  ]);
});

test("what is stopped is a goal beside another, and “mine” is what was named before", () => {
  expect(splitJoined("stop drinking and fix my sleep")).toEqual(["stop drinking", "fix my sleep"]);
  expect(splitJoined("get my son's passport and renew mine")).toEqual([
    "get my son's passport",
    "renew my passport",
  ]);
});

test.each([
  "apply for WIC, 20 weeks pregnant and work days",
  "apply for LIHEAP before december, need my moms pay stubs and heating bill",
  "find a daycare and work nights",
])("what is told of oneself is no second goal: %j", (typed) => {
  expect(splitJoined(typed)).toBeNull();
});

test("whoever is to learn the first is to learn the second, too", () => {
  const typed = "get my dog to stop barking and sleep through the night";
  expect(splitJoined(typed)?.[1]).toBe("get my dog to sleep through the night");
  expect(splitJoined("train my puppy to sit and buy a crate")?.[1]).toBe("buy a crate");
});

test("what is told behind two things of one's own stands beside the second", () => {
  expect(splitOwned("get my GED and my drivers license, no car")).toEqual([
    "get my GED",
    "get my drivers license, no car",
  ]);
});
