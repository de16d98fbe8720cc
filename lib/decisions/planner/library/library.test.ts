import { describe, expect, test } from "vitest";
import {
  FAMILY_OF,
  isFamily,
  LIBRARY,
  QUESTION_OF,
  questionId,
} from "@/lib/decisions/planner/library/library";
import { learntModel } from "@/lib/decisions/planner/recognise/weights";

const families = LIBRARY.filter(({ id }) => isFamily(id));

describe("a family of kinds", () => {
  test("serves more than one kind", () => {
    expect(families.filter(({ serves = [] }) => serves.length < 2)).toEqual([]);
  });

  test("serves kinds that the recogniser knows, each of them in one family", () => {
    const served = families.flatMap(({ serves = [] }) => serves);
    const known = new Set(learntModel().kinds);
    expect(served.filter((kind) => !known.has(kind))).toEqual([]);
    expect(FAMILY_OF.size).toBe(served.length);
  });

  test("leaves hardly a kind out", () => {
    const without = learntModel().kinds.filter((kind) => kind !== "-" && !FAMILY_OF.has(kind));
    expect(without.length).toBeLessThan(20);
  });
});

test("a sort of question is asked about families that there are, each in one sort", () => {
  const asked = LIBRARY.filter(({ id }) => id.startsWith(questionId(""))).flatMap(
    ({ serves = [] }) => serves,
  );
  const known = new Set(families.map(({ id }) => id));
  expect(asked.filter((family) => !known.has(family))).toEqual([]);
  expect(QUESTION_OF.size).toBe(asked.length);
});
