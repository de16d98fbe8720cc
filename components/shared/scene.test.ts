import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SCENE_NAMES } from "./scene";

const drawings = readFileSync(new URL("../../public/scenes.svg", import.meta.url), "utf8");

test("every scene has its drawing, and every drawing its scene", () => {
  const drawn = [...drawings.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn.toSorted()).toEqual(SCENE_NAMES.toSorted());
});

test("drawings take their colours from the theme alone", () => {
  const colours = [...drawings.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, value]) => value);
  expect(colours.length).toBeGreaterThan(0);
  expect(colours.filter((value) => !/^(none|var\(--[a-z-]+\))$/.test(value ?? ""))).toEqual([]);
});
