import { expect, it } from "vitest";
import { INTENT, loosely, PERSON, WHOSE } from "./people.ts";

const DEED = `${INTENT}(?:hit ${PERSON}|ruin ${WHOSE} life)`;

it("loosely names the same people, and more", () => {
  const [exact, loose] = [new RegExp(DEED), new RegExp(loosely(DEED))];
  const named = [
    "i want to hit my stupid little brother-in-law",
    "i'm going to hit him tonight",
    "i want to hit the prime minister, honestly",
    "i will ruin my boss's life",
    "i want to hit anyone else who asks",
  ];
  for (const text of named) {
    expect(exact.test(text), text).toBe(true);
    expect(loose.test(text), text).toBe(true);
  }
  expect(exact.test("i want to hit the gym")).toBe(false);
  expect(loose.test("i want to hit the gym")).toBe(true);
  expect(loose.test("i want to go home")).toBe(false);
  expect(loosely(DEED).length).toBeLessThan(DEED.length / 2);
});
