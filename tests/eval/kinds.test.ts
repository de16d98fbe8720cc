import { expect, test } from "vitest";
import { ARCHETYPES } from "@/lib/decisions/planner/archetypes/all";
import { LIBRARY } from "@/lib/decisions/planner/library/library";
import { SITUATIONS } from "@/lib/decisions/planner/situations/all";
import { outcomeOf, readPhrasings } from "./kinds";

const phrasings = readPhrasings();

test("each phrasing is one kind's that there is, and stands there once", () => {
  const kinds = new Set([
    ...[...ARCHETYPES, ...LIBRARY].map(({ id }) => id),
    ...SITUATIONS.map(({ id }) => `situation-${id}`),
  ]);
  expect(phrasings.filter(({ kind }) => !kinds.has(kind))).toEqual([]);
  expect(new Set(phrasings.map(({ text }) => text)).size).toBe(phrasings.length);
  expect(phrasings.every(({ text }) => /^\S.*\S$/.test(text))).toBe(true);
});

test("other words for a kind find it or its family as often as they did, and another no oftener", () => {
  const outcomes = phrasings.filter((_, at) => at % 7 === 0).map(outcomeOf);
  const share = (name: string) =>
    outcomes.filter((outcome) => outcome === name).length / outcomes.length;
  expect(share("its kind")).toBeGreaterThanOrEqual(0.28);
  expect(share("its kind") + share("its family")).toBeGreaterThanOrEqual(0.38);
  expect(share("another kind") + share("another family")).toBeLessThanOrEqual(0.4);
}, 180_000);
