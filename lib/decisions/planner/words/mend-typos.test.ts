import { expect, test } from "vitest";
import { mendTypos } from "@/lib/decisions/planner/words/mend-typos";

test.each([
  ["cleaan the kichen befor my mum comes", "clean the kitchen before my mum comes"],
  ["orgnaise my desk", "organise my desk"],
  ["recieve guests for easter", "receive guests for easter"],
  ["teh dog needs a bath", "the dog needs a bath"],
  ["renew my pasport tommorow", "renew my passport tomorrow"],
  ["orginize my wardrob", "organise my wardrobe"],
  ["Definately finnish my assigment tomorow", "Definitely finish my assignment tomorrow"],
  ["Lern the guitar", "Learn the guitar"],
])("%j is meant as %j", (typed, meant) => {
  expect(mendTypos(typed)).toBe(meant);
});

test.each([
  "find a carer for my mother",
  "learn finnish",
  "help a widow with the garden",
  "clear the guest room",
  "do the weeding",
  "call Weddin about the trail",
  "price my pottery",
  "write a eulogy for my grandfather",
  "fix the dripping tap",
  "meet Bridget at the library",
  "clean the garbage disposal",
  "ask our neighbors about the fence",
  "renew my driver's license",
])("%j stays as it is", (text) => {
  expect(mendTypos(text)).toBe(text);
});
