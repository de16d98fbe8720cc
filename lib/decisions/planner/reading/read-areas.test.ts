import { expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { areaPlan } from "@/lib/decisions/planner/general/area-plans";
import { readAreas } from "@/lib/decisions/planner/reading/read-areas";
import { planBreaches } from "@/lib/decisions/planner/written/plan-rules";

test.each([
  ["Get my finances, health and house in order", ["money", "health", "home"]],
  ["Sort out my work, my money and my relationship", ["work", "money", "relationship"]],
  ["I want a better social life and a better body by summer", ["friends", "fitness"]],
  ["be a better dad and husband", ["family", "relationship"]],
  ["Everything is falling apart: job, house, marriage", ["work", "home", "relationship"]],
  ["Job, house, kids: all too much", ["work", "home", "family"]],
  ["gym, money, friends", ["fitness", "money", "friends"]],
])("%j names the parts of life %j", (text, areas) => {
  expect(readAreas(text)?.map(({ area }) => area)).toEqual(areas);
});

test.each([
  "get my garage and basement in order",
  "sort out my car and my taxes",
  "fix my marriage",
  "gym, groceries, call mom",
  "get the house and the kids ready for Thanksgiving",
  "take care of my mom and dad",
  "work and school",
  "deal with the dishes and the laundry",
])("%j names none", (text) => {
  expect(readAreas(text)).toBeNull();
});

const SETS = [
  "work on my health and my finances",
  "improve my fitness, diet and mental health",
  "goals: read, run, save, declutter",
  "my life is a mess: work, money, sleep, friends, house",
  "all of it: debt, weight, drinking",
  "better at: school, kids, screen time, paperwork",
  "better life: relationship and time for myself",
];

test("each part of life has acts of its own in every size", () => {
  for (const text of SETS) {
    const areas = readAreas(text);
    expect(areas, text).not.toBeNull();
    for (const size of ["nudge", "steady", "tiny"] as const) {
      expect(planBreaches(areaPlan(areas ?? [], size), size), text).toEqual([]);
    }
  }
});

test("a broad wish is planned area by area", () => {
  const inputText = "Get my finances, health and house in order";
  const answer = answerGoal({ inputText, size: "nudge" });
  expect(answer).toMatchObject({ kind: "plan", source: "areas" });
});
