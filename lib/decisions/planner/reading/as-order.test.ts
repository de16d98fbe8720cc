import { expect, test } from "vitest";
import { asOrder } from "@/lib/decisions/planner/reading/as-order";

test.each([
  [
    "My mother's kitchen needs to be packed up by the 12th, shes moving",
    "pack up my mother's kitchen by the 12th, shes moving",
  ],
  ["my dishwasher has to be fixed before thanksgiving", "fix my dishwasher before thanksgiving"],
  [
    "subscriptions cost me $187 a month, need to get under 50",
    "lower my subscriptions to under 50",
  ],
  ["resume for warehouse job, dropped out", "write my resume for warehouse job, dropped out"],
  ["plan his 8th birthday", "plan his 8th birthday party"],
  [
    "christmas put $1,900 on my Target card, want it gone by june",
    "pay off my Target card, I owe $1,900 by june",
  ],
  ["we live on the 3rd floor and need to get a couch up there", "carry a couch upstairs"],
  [
    "got fired for attendance, what do i tell the next employer",
    "explain in an interview why I was fired for attendance",
  ],
  ["i weigh 240 and want to get under 200", "lose weight, from 240 under 200"],
  ["on call every weekend and cant relax", "cope with being on call every weekend"],
])("%j hides an order", (typed, order) => {
  expect(asOrder(typed)).toContain(order);
});

test.each([
  "she needs to be picked up at 3",
  "resume my degree in the fall",
  "plan my mom's 80th birthday",
  "my kids need to be nicer to each other",
  "get a couch for the 3rd floor",
  "i got fired today and don't know what to do",
])("%j stays as it is", (typed) => {
  expect(asOrder(typed)).toBe(typed);
});
